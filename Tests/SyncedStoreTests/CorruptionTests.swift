import Foundation
import IntentJSON
import TestSupport
import Testing

@testable import SyncedStore

@Suite struct CorruptionTests {
  private let schema = TestSchema.schema

  private var sample: (state: StoreState, bytes: [UInt8]) {
    var random = RandomStates(seed: 11, schema: schema)
    var state = random.state()
    _ = state.join(random.state(), schema: schema)
    state.header = StoreHeader(schema: schema)
    return (state, StoreText(state, schema: schema).bytes)
  }

  /// All that a reading gives, whatever it takes the bytes for.
  private func records(_ bytes: [UInt8], known: StoreState) -> StoreState? {
    switch StoreReading(bytes, schema: schema) {
    case .intact(let state, _), .broken(let state): state
    case .edited(let edit):
      edit.understood(base: known, known: known, previous: nil, schema: schema).state
    case .foreign, .tooNew: nil
    }
  }

  @Test func `Truncated at any byte, every whole line survives`() throws {
    let (state, bytes) = sample
    for end in 0..<bytes.count {
      let cut = Array(bytes[..<end])
      guard case .broken(let saved) = StoreReading(cut, schema: schema) else {
        // Only the last line end may be missing unnoticed.
        #expect(end == bytes.count - 1)
        continue
      }
      let text = String(decoding: cut, as: UTF8.self)
      for section in schema.sections {
        for record in state[section.name].records {
          let line = String(decoding: record.line, as: UTF8.self)
          guard text.contains(line + ",\n") || text.contains(line + "\n") else { continue }
          #expect(saved[section.name][record.id]?.line == record.line)
        }
      }
      var joined = state
      #expect(!joined.join(saved, schema: schema).isChanged)
    }
  }

  @Test func `With any bit flipped, nothing crashes and nothing known is lost`() {
    let (state, bytes) = sample
    // All of them take a minute and a half, which is for CI; elsewhere each eleventh.
    let step = ProcessInfo.processInfo.environment["CI"] == nil ? 11 : 1
    for bit in stride(from: 0, to: bytes.count * 8, by: step) {
      var flipped = bytes
      flipped[bit / 8] ^= 1 << (bit % 8)
      guard let read = records(flipped, known: state) else { continue }
      var joined = state
      _ = joined.join(read, schema: schema)
      let isWhole = schema.sections.allSatisfy { section in
        state[section.name].records.allSatisfy { joined[section.name][$0.id] != nil }
      }
      if !isWhole { Issue.record("bit \(bit) lost a record") }
    }
  }

  @Test func `Zeroed or doubled stretches do not move a record into another section`() {
    let (state, bytes) = sample
    var random = SeededGenerator(seed: 12)
    for _ in 0..<500 {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = Int.random(in: start...bytes.count, using: &random)
      var damaged = bytes
      for index in start..<end { damaged[index] = 0 }
      guard start < end, case .broken(let saved) = StoreReading(damaged, schema: schema) else {
        continue
      }
      var joined = state
      #expect(!joined.join(saved, schema: schema).isChanged)
    }
  }
}
