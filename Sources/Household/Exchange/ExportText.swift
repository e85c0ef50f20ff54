package import IntentJSON

/// What is exported, in the forms that the import reads back.
package struct ExportText: Sendable {
  /// The drinks, earliest first; nil when they are not wanted.
  let drinks: [WaterEntry]?
  /// The rows of the list, open ones first; nil when they are not wanted.
  let items: [ShoppingItem]?

  /// The drinks as comma-separated values; nil when they are not wanted.
  package var waterCSV: String? {
    drinks.map { drinks in
      CSVText.text(
        header: ["id", "time", "amount", "unit", "ml"],
        rows: drinks.map { drink in
          [
            drink.id, drink.time.text, Self.text(drink.amount.value), drink.amount.unitName,
            Self.text(drink.amount.volume.milliliters),
          ]
        })
    }
  }

  /// The list as comma-separated values; nil when it is not wanted.
  package var listCSV: String? {
    items.map { items in
      CSVText.text(
        header: ["id", "name", "amount", "note", "section", "checked"],
        rows: items.map { item in
          [
            item.id, item.name, item.amount, item.note ?? "", item.section ?? "",
            item.isChecked ? "true" : "false",
          ]
        })
    }
  }

  /// All that is wanted as one object.
  package var json: JSONValue {
    var object: JSONObject = ["format": "carafe-export", "version": 1]
    if let drinks { object["water"] = .array(drinks.map(Self.json)) }
    if let items { object["list"] = .array(items.map(Self.json)) }
    return .object(object)
  }

  private static func json(_ drink: WaterEntry) -> JSONValue {
    [
      "id": .string(drink.id), "time": .string(drink.time.text),
      "amount": .double(drink.amount.value), "unit": .string(drink.amount.unitName),
      "ml": .double(drink.amount.volume.milliliters),
    ]
  }

  private static func json(_ item: ShoppingItem) -> JSONValue {
    var object: JSONObject = [
      "id": .string(item.id), "name": .string(item.name), "amount": .string(item.amount),
    ]
    if !item.quantities.isEmpty { object["quantities"] = .array(item.quantities.map(\.json)) }
    if let note = item.note { object["note"] = .string(note) }
    if let section = item.section { object["section"] = .string(section) }
    object["checked"] = .bool(item.isChecked)
    return .object(object)
  }

  private static func text(_ number: Double) -> String { number.text(decimals: 3) }
}
