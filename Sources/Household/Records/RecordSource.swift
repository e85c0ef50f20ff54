import SyncedStore

/// Something to read records from: a view, or a write under way.
protocol RecordSource {
  func records(in section: String) -> [StoreRecord]
  func record(in section: String, id: String, includingDeleted: Bool) -> StoreRecord?
}

extension StoreView: RecordSource {}
extension StoreTransaction: RecordSource {}
