import SyncedStore

/// The list as rows, and what is remembered of past items.
///
/// Reading a record and folding its name is the costly part, so both are kept for as long as the
/// record stays the same.
struct ShoppingLedger: Sendable {
  /// A class, since a look at a long list hands each of them on.
  private final class Known: Sendable {
    let newest: Stamp
    let isDeleted: Bool
    let item: ShoppingItem?
    let requests: [RequestKey]

    init(_ record: StoreRecord) {
      newest = record.newest
      isDeleted = record.isDeleted
      item = ShoppingItem(record)
      requests = RequestKey.keys(in: record)
    }
  }

  private var known: [String: Known] = [:]
  private var shown: (generation: Int, rows: [ShoppingItem])?

  /// The rows of a view; a look at the same state again costs nothing.
  ///
  /// They are in the order of the oldest record of each; records that are deleted have none.
  mutating func rows(_ view: StoreView) -> [ShoppingItem] {
    rows(view.generation) { view.records(in: HouseholdSchema.shopping) }
  }

  /// The rows with the edits of a write so far.
  mutating func rows(_ transaction: StoreTransaction) -> [ShoppingItem] {
    rows(transaction.generation) { transaction.records(in: HouseholdSchema.shopping) }
  }

  private mutating func rows(
    _ generation: Int?, of records: () -> [StoreRecord]
  ) -> [ShoppingItem] {
    if let shown, shown.generation == generation { return shown.rows }
    let rows = ShoppingItem.rows(of: records().map { look(at: $0) }.lazy.compactMap(\.item))
    if let generation { shown = (generation, rows) }
    return rows
  }

  /// The section that each name was last in, deleted and checked items too; records oldest first.
  mutating func sections(_ records: [StoreRecord]) -> SectionMemory {
    SectionMemory(records.map { look(at: $0) }.lazy.compactMap(\.item))
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
    let new = Known(record)
    known[record.id] = new
    return new
  }
}
