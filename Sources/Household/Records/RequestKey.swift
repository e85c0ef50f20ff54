import IntentJSON
import SyncedStore

/// The key of a call that may be repeated, and what the call asked for.
///
/// It is kept in the record it made, so that a repeat is known on every device and after a restart.
struct RequestKey: Hashable, Sendable {
  /// How many keys a record keeps.
  private static let kept = 5

  let id: String
  let arguments: String

  /// The key of a call; nil for a call without a request id.
  init?(_ id: String?, arguments: [String?]) {
    guard let id = id?.trimmed, !id.isEmpty else { return nil }
    self.id = id
    self.arguments = arguments.map { $0?.trimmed ?? "" }.joined(separator: "; ")
  }

  private init?(json: JSONValue) {
    guard let id = json["id"]?.string else { return nil }
    self.id = id
    arguments = json["arguments"]?.string ?? ""
  }

  /// The keys in a record.
  static func keys(in record: StoreRecord) -> [RequestKey] {
    record[HouseholdSchema.Field.requests]?.array?.compactMap(RequestKey.init(json:)) ?? []
  }

  /// The value of a record's field with this key added.
  func added(to record: StoreRecord?) -> JSONValue {
    let keys = (record.map(Self.keys) ?? []) + [self]
    return .array(
      keys.suffix(Self.kept).map { ["id": .string($0.id), "arguments": .string($0.arguments)] })
  }

  /// Whether `other` is a repeat of this call.
  ///
  /// - Throws: when it has the same id and asks for something else.
  func isRepeated(by other: RequestKey) throws(HouseholdError) -> Bool {
    guard id.hasSameBytes(as: other.id) else { return false }
    guard arguments.hasSameBytes(as: other.arguments) else {
      throw HouseholdError(
        "The request_id \"\(id)\" was used for something else (\(arguments)). Nothing was changed; use a new request_id."
      )
    }
    return true
  }
}
