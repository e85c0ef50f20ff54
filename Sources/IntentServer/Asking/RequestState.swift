import IntentJSON

/// What a client carries from one round of a call to the next, sealed so that it cannot be changed.
///
/// It holds the answers of earlier rounds and the time; the seal also covers the request, so it fits
/// no other, and its key dies with this process.
struct RequestState: Sendable {
  /// How long a round may take, in milliseconds.
  static let lifetime = 600_000

  private let key: SipHash.Key

  /// A seal with a key of its own.
  init() {
    key = SipHash.Key.random()
  }

  /// The text a client is to send back.
  func seal(_ answers: [String: JSONObject], for request: JSONObject, at now: Int) -> String {
    let sorted = answers.sorted { $0.key < $1.key }
    let content: JSONValue = [
      "at": .integer(now),
      "answers": .object(JSONObject(sorted.map { ($0.key, .object($0.value)) })),
    ]
    let text = content.text
    return mark(text, request) + text
  }

  /// The answers in a text that came back.
  ///
  /// - Throws: an error when the text is not ours, belongs to another request or is too old.
  func open(
    _ text: String, for request: JSONObject, at now: Int
  ) throws(RPCError) -> [String: JSONObject] {
    let content = String(decoding: text.utf8.dropFirst(Self.markLength), as: UTF8.self)
    guard text.utf8.count > Self.markLength, text.hasPrefix(mark(content, request)),
      let value = try? JSONValue(parsing: content), let time = value["at"]?.integer,
      (0...Self.lifetime).contains(now - time)
    else {
      throw .invalidParams(
        "\"requestState\" is not of this request or has expired; call again without it.")
    }
    var answers: [String: JSONObject] = [:]
    for member in value["answers"]?.object?.members ?? [] {
      answers[member.key] = member.value.object
    }
    return answers
  }

  private static let markLength = 16

  /// The seal: the hash of the content and of what the request asks.
  private func mark(_ content: String, _ request: JSONObject) -> String {
    var bytes = Array(content.utf8)
    bytes.append(0)
    JSONValue.object(request).write(to: &bytes)
    let digits = String(SipHash.hash(bytes, key: key), radix: 16)
    return String(repeating: "0", count: Self.markLength - digits.count) + digits
  }
}
