import IntentJSON

/// How long a result stays true, and for whom.
enum CachingHint {
  /// The same for everyone while this program is installed.
  case constant
  /// A person's data, which any call may change.
  case personal

  /// The result with the hint, in versions that have hints.
  func added(to result: JSONObject, _ version: ProtocolVersion) -> JSONObject {
    guard version.era == .stateless else { return result }
    var result = result
    switch self {
    case .constant:
      // An update of the program brings a new list; an hour is how long a client may miss it.
      result["ttlMs"] = 3_600_000
      result["cacheScope"] = "public"
    case .personal:
      result["ttlMs"] = 0
      result["cacheScope"] = "private"
    }
    return result
  }
}
