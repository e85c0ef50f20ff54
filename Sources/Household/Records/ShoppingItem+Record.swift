import IntentJSON
import SyncedStore

extension ShoppingItem {
  /// The item of a record; nil for one without a name.
  init?(_ record: StoreRecord) {
    typealias Field = HouseholdSchema.Field
    guard let name = record[Field.name]?.string?.trimmed, !name.isEmpty else { return nil }
    self.init(
      id: record.id, name: name,
      quantities: record[Field.quantities]?.array?.compactMap(Quantity.init(json:)) ?? [],
      note: record[Field.note]?.string.flatMap { $0.trimmed.isEmpty ? nil : $0 },
      section: record[Field.section]?.string.flatMap { $0.trimmed.isEmpty ? nil : $0 },
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

  /// Writes this row to its oldest record, and deletes the records it was joined from.
  func save(to transaction: inout StoreTransaction, key: RequestKey? = nil) {
    typealias Field = HouseholdSchema.Field
    let section = HouseholdSchema.shopping
    transaction.set(Field.name, of: id, in: section, to: .string(name))
    transaction.set(Field.quantities, of: id, in: section, to: quantitiesValue)
    transaction.set(Field.note, of: id, in: section, to: note.map(JSONValue.string))
    transaction.set(Field.section, of: id, in: section, to: self.section.map(JSONValue.string))
    transaction.set(Field.checked, of: id, in: section, to: isChecked ? true : nil)
    if let key { key.note(in: id, &transaction) }
    for other in recordIDs where other != id { transaction.delete(other, in: section) }
  }
}

extension RequestKey {
  /// Adds this key to a record.
  func note(in id: String, _ transaction: inout StoreTransaction) {
    transaction.set(
      HouseholdSchema.Field.requests, of: id, in: HouseholdSchema.shopping,
      to: added(
        to: transaction.record(in: HouseholdSchema.shopping, id: id, includingDeleted: true)))
  }
}
