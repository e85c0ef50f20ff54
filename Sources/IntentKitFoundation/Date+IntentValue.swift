public import IntentJSON
public import IntentKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Date: _IntentValue {
  /// The schema of a string of the format `date-time` (RFC 3339).
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

  /// The instant in UTC as RFC 3339 writes it, without a fraction of the second.
  public var json: JSONValue? { .string(displayText) }
  /// The same text as in JSON.
  public var displayText: String { Date.ISO8601FormatStyle().format(self) }
}
