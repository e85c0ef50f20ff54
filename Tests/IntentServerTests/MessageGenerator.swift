import IntentJSON
import TestSupport

@testable import IntentServer

/// Makes messages that are nearly right, the same ones for the same seed.
struct MessageGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  static let methods = [
    "initialize", "ping", "server/discover", "tools/list", "tools/call", "resources/list",
    "resources/templates/list", "resources/read", "resources/subscribe", "resources/unsubscribe",
    "prompts/list", "prompts/get", "completion/complete", "subscriptions/listen", "tasks/list",
  ]

  private static let tools: [JSONObject] = [
    ["name": "echo", "arguments": ["text": "x", "count": 5, "tags": ["a"], "book": "Emma"]],
    ["name": "list"], ["name": "add", "arguments": ["name": "Hamlet"]],
    ["name": "delete", "arguments": ["book": 1]],
    ["name": "rename", "arguments": ["book": "Dune", "name": "x"]],
    ["name": "pick", "arguments": [:]], ["name": "maybe"],
    ["name": "count", "arguments": ["steps": 2]], ["name": "fail", "arguments": ["softly": true]],
  ]

  private static let oddities: [JSONValue] = [
    .null, true, 0, -1, 9_223_372_036_854_775_807, .double(1.5), "", "null", "probe://book/1",
    "2026-07-28", "\u{0}\u{2028}é😀", [], [:], [[[]]], ["a": ["b": [:]]], "[1,2", "{\"id\":1}",
  ]

  /// A message, mutated in a few places or in none.
  mutating func message() -> JSONObject {
    let method = pick(Self.methods)
    var params = params(of: method)
    if flip(2) {
      params["_meta"] = [
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": flip(2) ? ["elicitation": [:]] : [:],
        "progressToken": 5,
      ]
    }
    var message: JSONValue = [
      "jsonrpc": "2.0", "id": .integer(random.below(50)), "method": .string(method),
      "params": .object(params),
    ]
    for _ in 0..<random.below(4) { message = mutated(message, depth: 0) }
    return message.object ?? ["message": message]
  }

  /// The bytes of a message, some of them changed.
  mutating func line() -> [UInt8] {
    var bytes = JSONValue.object(message()).bytes
    for _ in 0..<random.below(4) where !bytes.isEmpty {
      let at = random.below(bytes.count)
      switch random.below(4) {
      case 0: bytes[at] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.remove(at: at)
      case 2: bytes.insert(pick(Array("{}[]\",:\\0e-.\u{1}".utf8)), at: at)
      default: bytes.removeSubrange(at...)
      }
    }
    return bytes
  }

  private mutating func params(of method: String) -> JSONObject {
    switch method {
    case "initialize":
      [
        "protocolVersion": .string(pick(ProtocolVersion.all).name),
        "capabilities": flip(4) ? ["elicitation": [:]] : [:],
      ]
    case "tools/call": pick(Self.tools)
    case "resources/read", "resources/subscribe", "resources/unsubscribe":
      ["uri": .string(pick(["probe://book", "probe://book/1", "probe://book/%41", "x"]))]
    case "prompts/get": ["name": .string(pick(["delete", "echo"])), "arguments": ["book": "Emma"]]
    case "completion/complete":
      [
        "ref": flip(2)
          ? ["type": "ref/prompt", "name": "delete"]
          : ["type": "ref/resource", "uri": "probe://book/{id}"],
        "argument": ["name": .string(pick(["book", "id"])), "value": "d"],
      ]
    case "subscriptions/listen":
      ["notifications": ["resourceSubscriptions": ["probe://book"]]]
    default: [:]
    }
  }

  private mutating func mutated(_ value: JSONValue, depth: Int) -> JSONValue {
    switch value {
    case .object(let object) where !object.isEmpty && !(depth > 0 && flip(6)):
      var object = object
      let key = pick(object.keys)
      switch random.below(8) {
      case 0: object[key] = nil
      case 1:
        object[pick(["extra", "id", "name", "_x", "requestState", "cursor"])] = pick(Self.oddities)
      default: object[key] = mutated(object[key] ?? .null, depth: depth + 1)
      }
      return .object(object)
    case .array(let elements) where !elements.isEmpty && flip(2):
      return .array(elements.map { mutated($0, depth: depth + 1) })
    default: return depth == 0 ? value : pick(Self.oddities)
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { random.pick(elements) }

  private mutating func flip(_ sides: Int) -> Bool { random.below(sides) == 0 }
}
