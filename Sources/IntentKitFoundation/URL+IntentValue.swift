public import IntentJSON
public import IntentKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension URL: _IntentValue {
  /// The schema of a string; some clients choke on the format `uri`.
  public static var argumentSchema: JSONObject { ["type": "string"] }

  /// An address with its scheme.
  ///
  /// - Throws: ``ArgumentError`` for anything else.
  public static func value(from argument: JSONValue, for name: String) throws -> URL {
    if case .string(let text) = argument, let url = URL(string: text.trimmed), url.scheme != nil {
      return url
    }
    throw ArgumentError(name, "must be an address such as https://example.com", got: argument)
  }

  /// The whole address as it was given.
  public var json: JSONValue? { .string(absoluteString) }
  /// The whole address as it was given.
  public var displayText: String { absoluteString }
}
