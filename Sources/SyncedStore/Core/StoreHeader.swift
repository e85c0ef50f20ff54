import IntentJSON

/// The first line of the file: which version wrote it, and what a program must know to use it.
struct StoreHeader: Sendable, Equatable {
  var version: Int
  /// `read` and `write`, and what newer versions may add.
  var needs: JSONObject

  init(version: Int, needs: JSONObject) {
    self.version = version
    self.needs = JSONObject(
      needs.members.sorted { Self.order($0.key, $1.key) }.map { ($0.key, $0.value) })
  }

  init(schema: StoreSchema) {
    self.init(
      version: schema.version,
      needs: ["read": .integer(schema.needsToRead), "write": .integer(schema.needsToWrite)])
  }

  var needsToRead: Int { needs["read"]?.integer ?? 0 }
  var needsToWrite: Int { needs["write"]?.integer ?? 0 }

  /// The greater of each number.
  func joined(with other: StoreHeader) -> StoreHeader {
    var needs = needs
    for member in other.needs.members {
      needs[member.key] = needs[member.key].map { Self.greater($0, member.value) } ?? member.value
    }
    return StoreHeader(version: max(version, other.version), needs: needs)
  }

  private static func greater(_ left: JSONValue, _ right: JSONValue) -> JSONValue {
    switch (left.integer, right.integer) {
    case (let a?, let b?) where a != b: a > b ? left : right
    case (.some, nil): left
    case (nil, .some): right
    default: left.bytes.lexicographicallyPrecedes(right.bytes) ? right : left
    }
  }

  private static func order(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
