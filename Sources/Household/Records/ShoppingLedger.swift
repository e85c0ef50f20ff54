import SyncedStore

/// The list as rows, and what is remembered of past items.
///
/// Reading a record and folding its name is the costly part, so both are kept for as long as the
/// record stays the same.
struct ShoppingLedger: Sendable {
  private struct Known {
    let newest: Stamp
    let isDeleted: Bool
    let item: ShoppingItem?
    let requests: [RequestKey]
  }

  private var known: [String: Known] = [:]
  private var shown: (generation: Int, rows: [ShoppingItem])?

  /// The rows of a view; a look at the same state again costs nothing.
  mutating func rows(_ view: StoreView) -> [ShoppingItem] {
    if let shown, shown.generation == view.generation { return shown.rows }
    let rows = rows(view.records(in: HouseholdSchema.shopping))
    shown = (view.generation, rows)
    return rows
  }

  /// The rows of the records that are not deleted, in the order of the oldest record of each.
  mutating func rows(_ records: [StoreRecord]) -> [ShoppingItem] {
    ShoppingItem.rows(of: records.compactMap { look(at: $0).item })
  }

  /// The section that each name was last in, deleted and checked items too; records oldest first.
  mutating func sections(_ records: [StoreRecord]) -> SectionMemory {
    SectionMemory(records.compactMap { look(at: $0).item })
  }

  /// The keys of the calls that made or changed the records.
  mutating func requests(_ records: [StoreRecord]) -> [RequestKey] {
    records.flatMap { look(at: $0).requests }
  }

  private mutating func look(at record: StoreRecord) -> Known {
    if let same = known[record.id], same.newest == record.newest,
      same.isDeleted == record.isDeleted
    {
      return same
    }
    let new = Known(
      newest: record.newest, isDeleted: record.isDeleted, item: ShoppingItem(record),
      requests: RequestKey.keys(in: record))
    known[record.id] = new
    return new
  }
}
