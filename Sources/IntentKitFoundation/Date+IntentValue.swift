public import IntentJSON
public import IntentKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Date: _IntentValue {
  /// Itself.
  public typealias ValueType = Date
  /// Itself.
  public typealias UnwrappedType = Date
  /// A text of the form of RFC 3339.
  public static var argumentSchema: JSONObject { ["type": "string", "format": "date-time"] }

  /// An instant as RFC 3339 writes it, with or without a fraction of the second.
  ///
  /// - Throws: ``ArgumentError`` for anything else; a time without a zone could be anywhere.
  public static func value(from argument: JSONValue, for name: String) throws -> Date {
    if case .string(let text) = argument {
      for style in [
        Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true),
      ] {
        if let date = try? style.parse(text.trimmed) { return date }
      }
    }
    throw ArgumentError(
      name, "must be a date and a time with their zone, such as 2026-03-03T22:15:00+01:00",
      got: argument)
  }

  /// The instant in UTC.
  public var json: JSONValue? { .string(displayText) }
  /// The instant in UTC.
  public var displayText: String { Date.ISO8601FormatStyle().format(self) }
}

extension IntentParameter where Value.ValueType == Date {
  /// A parameter of instants.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: title, description: description, default: defaultValue, range: nil,
      requestValueDialog: requestValueDialog)
  }
}
