import IntentJSON

/// The records of one section in file order, with a table of their places.
struct SectionRecords: Sendable {
  private(set) var records: [StoreRecord]
  private(set) var newest = Stamp.zero
  private var places: [JSONKey: Int]

  init() {
    records = []
    places = [:]
  }

  /// Records in any order; of equal ids the caller has left one.
  init(distinct records: [StoreRecord], areSorted: Bool) {
    self.records = areSorted ? records : records.sorted { $0.sortsBefore($1) }
    places = [:]
    indexAll()
  }

  subscript(id: String) -> StoreRecord? {
    places[JSONKey(id)].map { records[$0] }
  }

  /// Whether no id stands twice among them.
  var areDistinct: Bool { places.count == records.count }

  /// Joins a record with the one of its id.
  mutating func join(_ record: StoreRecord, section: StoreSection) {
    guard let known = self[record.id] else { return put(record) }
    let joined = known.content(section).joined(with: record.content(section), section: section)
    put(StoreRecord(joined, section: section))
  }

  /// Puts a record in, in place of the one with its id.
  mutating func put(_ record: StoreRecord) {
    let key = JSONKey(record.id)
    newest = max(newest, record.newest)
    if let place = places[key] {
      let isMoved = records[place].creation != record.creation
      records[place] = record
      if isMoved { sortAll() }
    } else if records.last.map({ $0.sortsBefore(record) }) ?? true {
      places[key] = records.count
      records.append(record)
    } else {
      records.append(record)
      sortAll()
    }
  }

  /// Puts many records in at the price of one.
  mutating func put(all changed: [StoreRecord]) {
    guard changed.count > 1 else {
      if let record = changed.first { put(record) }
      return
    }
    for record in changed {
      if let place = places[JSONKey(record.id)] {
        records[place] = record
      } else {
        records.append(record)
      }
    }
    sortAll()
  }

  private mutating func sortAll() {
    records.sort { $0.sortsBefore($1) }
    indexAll()
  }

  private mutating func indexAll() {
    places.removeAll(keepingCapacity: true)
    places.reserveCapacity(records.count)
    for (place, record) in records.enumerated() {
      places[JSONKey(record.id)] = place
      newest = max(newest, record.newest)
    }
  }
}
