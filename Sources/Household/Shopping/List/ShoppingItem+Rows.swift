extension ShoppingItem {
  /// The rows to show for the records, in the order of the oldest record of each.
  ///
  /// Two devices may each have made a record of the same name. Their open ones add up; a bought one
  /// adds no quantity to an open one (nothing bought is added back); notes and sections are kept.
  package static func rows(of records: some Sequence<ShoppingItem>) -> [ShoppingItem] {
    var rows: [ShoppingItem] = []
    var places: [ItemName: Int] = [:]
    for record in records {
      let name = record.folded
      if let place = places[name], !name.isBlank {
        rows[place].join(record)
      } else {
        places[name] = rows.count
        rows.append(record)
      }
    }
    return rows
  }

  private mutating func join(_ record: ShoppingItem) {
    recordIDs += record.recordIDs
    switch (isChecked, record.isChecked) {
    case (true, false): quantities = record.quantities
    case (false, true): break
    case (true, true), (false, false): quantities.add(record.quantities)
    }
    isChecked = isChecked && record.isChecked
    if record.note != nil { note = ItemNote.joined([note, record.note]) }
    if section == nil, record.section != nil { section = record.section }
  }
}
