import IntentJSON
import Synchronization

/// What a client carries from one round of a call to the next, signed so that it cannot be changed.
///
/// It holds the question, the answers of earlier rounds and the time; the MAC also covers the
/// request, so it fits no other. Another process with the same secret verifies it too.
final class RequestState: Sendable {
  /// What a round leaves for the next.
  struct Round: Equatable {
    /// The key of the question; an answer to anything else does not count.
    let asked: String
    let answers: [String: JSONObject]
  }

  /// The number of bytes in a secret.
  static let secretLength = 32
  /// How long a round may take, in milliseconds.
  static let lifetime = 600_000

  private let secret: @Sendable () -> [UInt8]?
  private let known = Mutex<[SipHash.Key]>([])

  /// A state signed with the secret that is given once the first one is made; nil: one of its own.
  init(secret: @escaping @Sendable () -> [UInt8]? = { nil }) {
    self.secret = secret
  }

  /// The text a client is to send back.
  func signed(_ round: Round, for request: JSONObject, at now: Int) -> String {
    let sorted = round.answers.sorted { $0.key < $1.key }
    let content: JSONValue = [
      "at": .integer(now), "asked": .string(round.asked),
      "answers": .object(JSONObject(sorted.map { ($0.key, .object($0.value)) })),
    ]
    let text = content.text
    return code(text, request) + text
  }

  /// The round of a text that came back.
  ///
  /// - Throws: an error when the text is not ours, belongs to another request or is too old.
  func verified(
    _ text: String, for request: JSONObject, at now: Int
  ) throws(RPCError) -> Round {
    let content = String(decoding: text.utf8.dropFirst(Self.codeLength), as: UTF8.self)
    guard text.utf8.count > Self.codeLength, text.hasPrefix(code(content, request)),
      let value = try? JSONValue(parsing: content), let time = value["at"]?.integer,
      // Either way, since somebody may have set the clock back.
      (now - time).magnitude <= Self.lifetime
    else {
      throw .invalidParams(
        "\"requestState\" is not of this request or has expired; call again without it.")
    }
    var answers: [String: JSONObject] = [:]
    for member in value["answers"]?.object?.members ?? [] {
      answers[member.key] = member.value.object
    }
    return Round(asked: value["asked"]?.string ?? "", answers: answers)
  }

  private static let digitsOfAHash = 16
  private static let codeLength = 2 * digitsOfAHash

  /// The message authentication code: the hash of the content and of what the request asks, by each half of the secret.
  private func code(_ content: String, _ request: JSONObject) -> String {
    var bytes = Array(content.utf8)
    bytes.append(0)
    JSONValue.object(request).write(to: &bytes)
    return keys.map { key in
      let digits = String(SipHash.hash(bytes, key: key), radix: 16)
      return String(repeating: "0", count: Self.digitsOfAHash - digits.count) + digits
    }.joined()
  }

  private var keys: [SipHash.Key] {
    known.withLock { known in
      if known.isEmpty { known = Self.keys(secret()) }
      return known
    }
  }

  private static func keys(_ secret: [UInt8]?) -> [SipHash.Key] {
    let length = secretLength
    guard let secret, secret.count == length else { return [.random(), .random()] }
    return [SipHash.Key(secret.prefix(length / 2)), SipHash.Key(secret.suffix(length / 2))]
  }
}
