import IntentJSON
import SyncedStore

/// The key of a call that may be repeated, and what the call asked for.
///
/// It is kept in the records it made, so that a repeat is known on every device and after a restart.
struct RequestKey: Hashable, Sendable {
  /// How many keys a record keeps.
  private static let kept = 5
  /// Bytes of arguments that are kept as they are.
  private static let keptBytes = 120
  /// Scalars that are kept of longer ones.
  private static let shownScalars = 60

  let id: String
  let arguments: String

  /// The key of a call; nil for a call without a request id.
  ///
  /// Long arguments are kept as their beginning and a hash: a call about 500 items would else write
  /// all of them into each of 500 records.
  init?(_ id: String?, _ arguments: [(name: String, value: String?)]) {
    guard let id = id.cleanName else { return nil }
    self.id = id
    let said = arguments.compactMap { name, value in value.nonBlank.map { "\(name) \($0)" } }
    let text = said.joined(separator: ", ")
    let kept =
      text.utf8.count <= Self.keptBytes
      ? text
      : "\(String(text.unicodeScalars.prefix(Self.shownScalars)))… (\(String(Checksum(of: text.utf8).hash, radix: 16)))"
    self.arguments = kept.cleanName
  }

  private init?(json: JSONValue) {
    guard let id = json["id"]?.string.cleanName else { return nil }
    self.id = id
    arguments = json["arguments"]?.string.cleanName ?? ""
  }

  static func keys(in record: StoreRecord) -> [RequestKey] {
    record[HouseholdSchema.Field.requests]?.array?.compactMap(RequestKey.init(json:)) ?? []
  }

  /// The value of a record's field: the last of these keys; nil for none.
  static func value(_ keys: [RequestKey]) -> JSONValue? {
    guard !keys.isEmpty else { return nil }
    return .array(
      keys.suffix(kept).map { ["id": .string($0.id), "arguments": .string($0.arguments)] })
  }

  /// Whether one of `known` is this call's key.
  ///
  /// - Throws: when one has the same id and asked for something else.
  func isRepeat(of known: [RequestKey]) throws(HouseholdError) -> Bool {
    guard let first = known.last(where: { $0.id.hasSameBytes(as: id) }) else { return false }
    guard first.arguments.hasSameBytes(as: arguments) else {
      throw HouseholdError(
        "The request_id \(id.quoted) was used for something else (\(first.arguments.cutShort)). Nothing was changed; use a new request_id."
      )
    }
    return true
  }
}
