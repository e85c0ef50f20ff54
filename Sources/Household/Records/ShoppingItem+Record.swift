import IntentJSON
import SyncedStore

extension ShoppingItem {
  /// The item of a record, its texts as names; nil for one without a name.
  init?(_ record: StoreRecord) {
    typealias Field = HouseholdSchema.Field
    guard let name = record[Field.name]?.string.cleanName else { return nil }
    self.init(
      id: record.id, name: name,
      quantities: record[Field.quantities]?.array?.compactMap(Quantity.init(json:)) ?? [],
      note: record[Field.note]?.string.cleanName,
      section: record[Field.section]?.string.cleanName,
      isChecked: record[Field.checked]?.bool ?? false)
  }

  /// The fields of this item in the file, those without a value left out.
  var fields: [(String, JSONValue)] {
    typealias Field = HouseholdSchema.Field
    var fields: [(String, JSONValue)] = [(Field.name, .string(name))]
    if let value = quantitiesValue { fields.append((Field.quantities, value)) }
    if let note { fields.append((Field.note, .string(note))) }
    if let section { fields.append((Field.section, .string(section))) }
    if isChecked { fields.append((Field.checked, true)) }
    return fields
  }

  /// The amounts as the file has them; nil for none.
  private var quantitiesValue: JSONValue? {
    quantities.isEmpty ? nil : .array(quantities.map(\.json))
  }

  /// Writes this row to its oldest record, with the request ids of all, and deletes the records it
  /// was joined from.
  func save(to transaction: inout StoreTransaction, key: RequestKey? = nil) {
    typealias Field = HouseholdSchema.Field
    let section = HouseholdSchema.shopping
    let keys = recordIDs.compactMap { transaction.record(in: section, id: $0) }
      .flatMap(RequestKey.keys)
    transaction.set(Field.name, of: id, in: section, to: .string(name))
    transaction.set(Field.quantities, of: id, in: section, to: quantitiesValue)
    transaction.set(Field.note, of: id, in: section, to: note.map(JSONValue.string))
    transaction.set(Field.section, of: id, in: section, to: self.section.map(JSONValue.string))
    transaction.set(Field.checked, of: id, in: section, to: isChecked ? true : nil)
    transaction.set(
      Field.requests, of: id, in: section, to: RequestKey.value(keys + (key.map { [$0] } ?? [])))
    for other in recordIDs where other != id { transaction.delete(other, in: section) }
  }

  /// Writes whether this row is checked to all its records.
  ///
  /// Where two devices left one record bought and one open, only the open one's amount is in the
  /// row, so the row is written as one record: else the bought amount would come back with it.
  func saveChecked(to transaction: inout StoreTransaction) {
    let section = HouseholdSchema.shopping
    let states = recordIDs.map {
      transaction.record(in: section, id: $0)?[HouseholdSchema.Field.checked]?.bool ?? false
    }
    guard Set(states).count == 1 else { return save(to: &transaction) }
    for id in recordIDs {
      transaction.set(
        HouseholdSchema.Field.checked, of: id, in: section, to: isChecked ? true : nil)
    }
  }

  /// Deletes all records of this row.
  func delete(from transaction: inout StoreTransaction) {
    for id in recordIDs { transaction.delete(id, in: HouseholdSchema.shopping) }
  }
}
