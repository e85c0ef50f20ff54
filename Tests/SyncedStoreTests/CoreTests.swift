import IntentJSON
import TestSupport
import SyncedStoreSimulation
import Testing

@testable import SyncedStore

@Suite struct CoreTests {
  private let schema = TestSchema.schema

  @Test(arguments: [
    "20261130T010405123Z.0000.k3f9a2xw", "00000000T000000000Z.0000.00000000",
    "99891231T235959999Z.9999.zzzzzzzz",
  ])
  func `A stamp keeps its text`(text: String) throws {
    #expect(try #require(Stamp(text)).text == text)
  }

  @Test(arguments: [
    "", "20261130T010405123Z.0000.K3F9A2XW", "20261130T010405123.0000.k3f9a2xw",
    "99901231T235959999Z.0000.k3f9a2xw", "20261130T010405123Z.0000.k3f9a2xwx",
    "2026-11-30T01:04:05Z.0000.k3f9a2x",
  ])
  func `What is no stamp is refused`(text: String) {
    #expect(Stamp(text) == nil)
  }

  @Test func `The time in a stamp is the time it was made`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<10_000 {
      let time = Int.random(in: 0...CivilTime.lastMillisecond, using: &random)
      let stamp = Stamp(milliseconds: time, node: StampNode(bits: random.next()))
      #expect(stamp.milliseconds == time)
      #expect(Stamp(stamp.text) == stamp)
    }
    #expect(
      Stamp(milliseconds: 0, node: StampNode(packed: 0)).text.hasPrefix("19700101T000000000Z"))
  }

  @Test func `The order of stamps is the order of their texts`() {
    var random = RandomStates(seed: 2, schema: schema)
    for _ in 0..<5_000 {
      let (left, right) = (random.stamp(), random.stamp())
      #expect((left < right) == left.text.utf8.lexicographicallyPrecedes(right.text.utf8))
    }
  }

  @Test func `A new stamp beats every stamp that it replaces`() {
    var random = RandomStates(seed: 3, schema: schema)
    for _ in 0..<5_000 {
      let old = random.stamp()
      let minter = StampMinter(
        now: Int.random(in: 0...2_000_000_000_000, using: &random.generator),
        node: StampNode(bits: random.generator.next()), randomness: .system,
        outstampsWhatItReplaces: true)
      #expect(minter.edit(after: old) > old)
    }
  }

  @Test func `Join is commutative, associative and idempotent, and never loses an id`() {
    var random = RandomStates(seed: 4, schema: schema)
    for _ in 0..<1_000 {
      let (a, b, c) = (random.state(), random.state(), random.state())
      #expect(bytes(a, b) == bytes(b, a))
      #expect(bytes(join(a, b), c) == bytes(a, join(b, c)))
      let both = join(a, b)
      #expect(bytes(both, a) == bytes(both, both))
      for (name, section) in a.sections {
        for record in section.records { #expect(both[name.string][record.id] != nil) }
      }
    }
  }

  @Test func `Join says what changed and whether the other side was whole`() {
    var random = RandomStates(seed: 5, schema: schema)
    for _ in 0..<1_000 {
      let (a, b) = (random.state(), random.state())
      var joined = a
      let outcome = joined.join(b, schema: schema)
      #expect(outcome.isChanged == (text(joined) != text(a)))
      #expect(outcome.isOtherWhole == (text(joined) == text(b)))
      for key in outcome.changed { #expect(joined[key]?.line != a[key]?.line) }
    }
  }

  @Test func `What is written is read back, and written again as the same bytes`() throws {
    var random = RandomStates(seed: 6, schema: schema)
    for _ in 0..<1_000 {
      let written = StoreText(random.state(), schema: schema)
      guard case .intact(let read, let text) = StoreReading(written.bytes, schema: schema) else {
        Issue.record("not sealed: \(String(decoding: written.bytes, as: UTF8.self))")
        return
      }
      #expect(text.checksum == written.checksum)
      #expect(StoreText(read, schema: schema, previous: text).bytes == written.bytes)
    }
  }

  @Test func `The line form and JSON give the same state`() throws {
    var random = RandomStates(seed: 7, schema: schema)
    for _ in 0..<1_000 {
      let written = StoreText(random.state(), schema: schema)
      let lines = try #require(StoreLines(written.bytes, schema: schema, mode: .strict))
      let root = try #require(try JSONValue(parsing: written.bytes).object)
      let edit = HandEdit(root: root, bytes: written.bytes, schema: schema)
      #expect(text(edit.literalState(schema)) == text(lines.state))
    }
  }

  @Test func `A field found in the line is the field read from JSON`() throws {
    var random = RandomStates(seed: 9, schema: schema)
    for _ in 0..<2_000 {
      let section = random.pick(schema.sections)
      let record = random.record(section, id: random.id())
      let object = try #require(try JSONValue(parsing: record.line).object)
      for key in section.fields + ["later", "zz", "é", "e\u{301}", "id", "none", ""] {
        let value = object[key].flatMap { $0.isNull ? nil : $0 }
        #expect(record[key] == value)
      }
    }
  }

  @Test func `A checksum goes on from the blocks that did not change`() {
    var state = StoreState(schema: schema)
    var random = RandomStates(seed: 8, schema: schema)
    var text = StoreText(state, schema: schema)
    for number in 0..<600 {
      let section = schema.sections[number % 7 == 0 ? 2 : 3]
      var content = RecordContent(id: random.id(), made: random.stamp())
      let value = JSONValue.string(String(repeating: "x", count: number))
      content.set(.init(key: "as", value: value, stamp: content.newest), section: section)
      state.put(StoreRecord(content, section: section), in: section.name)
      text = StoreText(state, schema: schema, previous: text)
      #expect(text.bytes == StoreText(state, schema: schema).bytes)
    }
  }

  private func text(_ state: StoreState) -> [UInt8] { StoreText(state, schema: schema).bytes }

  private func join(_ left: StoreState, _ right: StoreState) -> StoreState {
    var result = left
    _ = result.join(right, schema: schema)
    return result
  }

  private func bytes(_ left: StoreState, _ right: StoreState) -> [UInt8] {
    text(join(left, right))
  }
}
