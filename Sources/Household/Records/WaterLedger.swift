import SyncedStore

/// The drinks of the last state that was looked at, with the totals of their days.
///
/// It follows the store record by record, so that a look at today costs the same after ten years.
struct WaterLedger: Sendable {
  private var generation: Int?
  private(set) var index = DayIndex(rule: DayRule())
  private var entries: [String: WaterEntry] = [:]
  /// The records that request ids made.
  private var requests: [String: String] = [:]

  /// Brings the ledger to the state of a view.
  mutating func follow(_ view: StoreView, rule: DayRule, zone: any TimeZoneRules) {
    let isRuleNew = index.rule != rule
    if generation == view.generation, !isRuleNew { return }
    if let changed = view.changed, let generation, generation + 1 == view.generation, !isRuleNew {
      for key in changed where key.section == HouseholdSchema.water {
        update(key.id, view.record(in: key.section, id: key.id), zone)
      }
    } else {
      index = DayIndex(rule: rule)
      let records = view.records(in: HouseholdSchema.water)
      entries = [:]
      entries.reserveCapacity(records.count)
      requests = [:]
      for record in records { update(record.id, record, zone) }
    }
    generation = view.generation
  }

  /// The drinks of a day, earliest first.
  func entries(on day: LocalDate) -> [WaterEntry] {
    entries.values.filter { index.rule.day(of: $0.time) == day }
      .sorted { ($0.time, $0.id) < ($1.time, $1.id) }
  }

  func record(of requestID: String) -> String? {
    requests[requestID]
  }

  private mutating func update(_ id: String, _ record: StoreRecord?, _ zone: any TimeZoneRules) {
    if let old = entries.removeValue(forKey: id) { index.remove(old) }
    guard let record, let entry = WaterEntry(record, zone: zone) else { return }
    entries[id] = entry
    index.insert(entry)
    for key in RequestKey.keys(in: record) { requests[key.id] = id }
  }
}
