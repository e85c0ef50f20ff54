import IntentJSON
import TestSupport

@testable import SyncedStore

/// Random states whose ids, stamps and values meet often.
struct RandomStates {
  var generator: SeededGenerator
  let schema: StoreSchema

  init(seed: UInt64, schema: StoreSchema) {
    generator = SeededGenerator(seed: seed)
    self.schema = schema
  }

  mutating func below(_ limit: Int) -> Int { generator.below(limit) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { generator.pick(elements) }

  mutating func id() -> String {
    Base32.text(bits: UInt64(below(8)), length: 10)
  }

  mutating func stamp() -> Stamp {
    Stamp(
      milliseconds: 1_796_000_000_000 + below(3), count: below(3),
      node: StampNode(bits: UInt64(below(3))))
  }

  mutating func value(depth: Int = 0) -> JSONValue {
    switch below(depth > 1 ? 6 : 8) {
    case 0: .null
    case 1: .bool(below(2) == 0)
    case 2: pick([9_007_199_254_740_993, 0, -1, 250])
    case 3: (try? JSONValue(parsing: pick(["1.0", "1e3", "-0", "9007199254740993.5"]))) ?? .null
    case 4: .string(pick(["", "milk", "\u{e9}", "e\u{301}", "a\"b\\c\n\u{1}", "\u{2028}", "競合"]))
    case 5: .string("250 ml")
    case 6: .array((0..<below(3)).map { _ in value(depth: depth + 1) })
    default:
      .object(
        JSONObject((0..<below(3)).map { _ in (pick(["a", "b", "é"]), value(depth: depth + 1)) }))
    }
  }

  mutating func record(_ section: StoreSection, id: String) -> StoreRecord {
    let made = section.hasNaturalKeys ? nil : stamp()
    var content = RecordContent(id: id, made: made)
    for _ in 0..<below(5) {
      let key = pick(section.fields + ["later", "zz", "é"])
      content.set(
        .init(key: key, value: value(), stamp: below(2) == 0 ? made ?? stamp() : stamp()),
        section: section)
    }
    if below(4) == 0 { content.deleted = stamp() }
    return StoreRecord(content, section: section)
  }

  mutating func state() -> StoreState {
    var state = StoreState(schema: schema)
    if below(5) == 0 { state.header.version = 2 }
    if below(5) == 0 {
      state.header = StoreHeader(version: 1, needs: ["read": 1, "write": 2, "later": value()])
    }
    for section in schema.sections + [schema.section(named: "meals")] {
      if section.fields.isEmpty, below(2) == 0 { continue }
      var ids: Set<String> = []
      state.sections[JSONKey(section.name)] = SectionRecords()
      for _ in 0..<below(5) {
        let id = id()
        guard ids.insert(id).inserted else { continue }
        state.put(record(section, id: id), in: section.name)
      }
    }
    if below(3) == 0 { state.extras[JSONKey("later")] = .object(["x": value()]) }
    if below(3) == 0, state.sections[JSONKey("meals")] == nil {
      state.extras[JSONKey("meals")] = .string("none")
    }
    return state
  }
}
