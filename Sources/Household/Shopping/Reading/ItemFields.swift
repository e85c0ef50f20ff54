internal import IntentJSON

/// The fields of an item object under all their names.
struct ItemFields {
  var name: String?
  var quantity: JSONValue?
  var unit: String?
  var note: String?
  var section: String?

  /// Reads the fields.
  ///
  /// Null is the same as left out. What a client got as a row of the list may come back as it is:
  /// its `id`, `quantities` and `checked: false` say nothing new.
  init(_ object: JSONObject) throws(ItemError) {
    var found: [String: (key: String, value: JSONValue)] = [:]
    for member in object.members where !member.value.isNull {
      let key = LetterFolding.folded(member.key)
      guard let field = Self.names.first(where: { $0.value.contains(key) })?.key else {
        try Self.ignoring(key, member.value)
        continue
      }
      if let other = found[field], other.value != member.value {
        throw .contradiction(other.key, member.key)
      }
      found[field] = (member.key, member.value)
    }
    name = try Self.text(found["name"])
    unit = try Self.text(found["unit"])
    note = try Self.text(found["note"])
    section = try Self.text(found["section"])
    if let amount = found["quantity"] {
      switch amount.value {
      case .number, .string: quantity = amount.value
      default: throw .wrongField(amount.key, kind: amount.value.kind)
      }
    }
  }

  private static let names: [String: Set<String>] = [
    "name": ["name", "item", "title", "product"],
    "quantity": ["quantity", "amount", "qty", "count"],
    "unit": ["unit", "units"], "note": ["note", "notes", "comment", "details"],
    "section": ["section", "category", "aisle"],
  ]

  /// The name in an object, whatever its field is called; nil for none.
  static func name(in object: JSONObject) -> String? {
    let names = names(of: "name")
    return object.members.first { names.contains(LetterFolding.folded($0.key)) }?.value.string
  }

  /// The names that a field may have.
  static func names(of field: String) -> Set<String> { names[field] ?? [] }

  private static func ignoring(_ key: String, _ value: JSONValue) throws(ItemError) {
    switch key {
    case "id", "quantities": break
    case "checked" where value == .bool(false): break
    case "checked": throw .alreadyTicked("checked: true")
    default: throw .unknownField(key)
    }
  }

  private static func text(_ field: (key: String, value: JSONValue)?) throws(ItemError) -> String? {
    guard let field else { return nil }
    guard let text = field.value.string else {
      throw .wrongField(field.key, kind: field.value.kind)
    }
    return text
  }
}
