public import IntentJSON

/// A fixed set of choices.
public protocol AppEnum: _IntentValue, Hashable, RawRepresentable
where
  RawValue: LosslessStringConvertible & Sendable & Hashable, ValueType == Self,
  UnwrappedType == Self
{
  /// How the type is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// How each choice is called, with the synonyms it answers to.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// A string enumeration of the raw values.
  public static var argumentSchema: JSONObject {
    ["type": "string", "enum": .array(orderedCases.map { .string(String($0.rawValue)) })]
  }

  /// The choice named by its raw value, its title or a synonym, whatever the casing.
  public static func value(from argument: JSONValue, for name: String) throws -> Self {
    if case .string(let text) = argument, let found = match(text) { return found }
    if case .number(let number) = argument, let found = match(number.spelling) { return found }
    let known = orderedCases.map { String($0.rawValue) }.joined(separator: ", ")
    throw ArgumentError(name, "must be one of \(known)", got: argument)
  }

  /// The raw value as a string.
  public var json: JSONValue? { .string(String(rawValue)) }

  /// The title.
  public var displayText: String {
    Self.caseDisplayRepresentations[self]?.title.text() ?? String(rawValue)
  }

  /// The choices in the order they were declared, or by raw value where that is not known.
  static var orderedCases: [Self] {
    if let type = Self.self as? any CaseIterable.Type, let cases = allCases(of: type) as? [Self] {
      return cases
    }
    return caseDisplayRepresentations.keys.sorted { String($0.rawValue) < String($1.rawValue) }
  }

  private static func allCases<Enumeration: CaseIterable>(of type: Enumeration.Type) -> Any {
    Array(type.allCases)
  }

  private static func match(_ text: String) -> Self? {
    let text = text.trimmed
    if let value = RawValue(text), let exact = Self(rawValue: value) { return exact }
    let wanted = text.lowercased()
    return orderedCases.first { candidate in
      let shown = caseDisplayRepresentations[candidate]
      // In the person's language and in English, which a model may have translated back to.
      let names = (shown.map { [$0.title] + $0.synonyms } ?? []).flatMap {
        [$0.text(), $0.text(in: .english)]
      }
      return ([String(candidate.rawValue)] + names).contains { $0.lowercased() == wanted }
    }
  }
}
