public import IntentJSON
public import IntentKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension URL: _IntentValue {
  /// Itself.
  public typealias ValueType = URL
  /// Itself.
  public typealias UnwrappedType = URL
  /// A text; some clients choke on the format `uri`.
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

  /// The address.
  public var json: JSONValue? { .string(absoluteString) }
  /// The address.
  public var displayText: String { absoluteString }
}

extension IntentParameter where Value.ValueType == URL {
  /// A parameter of addresses.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: title, description: description, default: defaultValue, range: nil,
      requestValueDialog: requestValueDialog)
  }
}
