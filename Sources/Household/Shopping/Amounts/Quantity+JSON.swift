package import IntentJSON

extension Quantity {
  /// The form in the file: `{"value":1.5,"unit":"kg"}`, `{"text":"2-3"}`.
  ///
  /// A number without an exact decimal text also has `"fraction":"1/3"`, so that three thirds in the
  /// file are one, and a unit said in another language than English has `"language":"de"`.
  package var json: JSONValue {
    var object = JSONObject()
    switch value {
    case .exact(let number):
      object["value"] = .number(number.number)
      if !number.hasExactText {
        object["fraction"] = .string("\(number.numerator)/\(number.denominator)")
      }
    case .words(let words):
      object["text"] = .string(words)
    }
    if let unit { object["unit"] = .string(unit) }
    if let language { object["language"] = .string(language.rawValue) }
    return .object(object)
  }

  /// The number as it is shown, without the digits of a fraction that never ends; nil for words.
  package var shownNumber: Double? {
    number.map { $0.isWhole ? Double($0.numerator) : $0.number.double }
  }

  /// An amount from a file; nil for what is none.
  ///
  /// A `fraction` counts as long as `value` is its decimal text: someone who edits the value in the
  /// file means it.
  package init?(json: JSONValue) {
    guard let object = json.object else { return nil }
    let unit = object["unit"]?.string.cleanName
    let language = object["language"]?.string.flatMap(ShoppingUnit.Language.init)
    if case .number(let spelled)? = object["value"] {
      guard let decimal = Rational(spelled), decimal > Rational(0) else { return nil }
      let exact = object["fraction"]?.string.flatMap(Self.fraction)
      let number = exact.flatMap { $0.text == decimal.text ? $0 : nil } ?? decimal
      self.init(number, unit: unit, language: language)
    } else if let words = object["text"]?.string.cleanName {
      self.init(.words(words), unit: unit, language: language)
    } else {
      return nil
    }
  }

  /// An amount as a person may have written it into the file: an object, a number or a text.
  static func edited(_ json: JSONValue) -> [Quantity] {
    switch json {
    case .object: return Quantity(json: json).map { [$0] } ?? []
    case .number(let number):
      guard let exact = Rational(number), exact > Rational(0) else { return [] }
      return [Quantity(exact)]
    case .string(let text):
      if let read = try? [Quantity](reading: text) { return read }
      return [Quantity(.words(text.cleanName))]
    case .array(let elements): return elements.flatMap(edited)
    case .null, .bool: return []
    }
  }

  private static func fraction(_ text: String) -> Rational? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let above = Int(parts[0]), let below = Int(parts[1]) else { return nil }
    return Rational(above, over: below)
  }
}

extension [Quantity] {
  /// The form in the file: an array of amounts.
  package var json: JSONValue { .array(map(\.json)) }

  /// The amounts in a file, also in the forms in which a person writes them there: `["2 l"]`, `2`.
  package init(json: JSONValue) {
    self = Quantity.edited(json)
  }
}
