import IntentJSON
import TestSupport
import Testing

/// Random values and random damage, the same on every run.
@Suite struct JSONPropertyTests {
  @Test("10,000 random values come back equal, and by the same bytes")
  func roundTrip() throws {
    var random = SeededGenerator(seed: 8259)
    var sizes = 0
    for _ in 0..<10_000 {
      let value = JSONValue.random(depth: 3, using: &random)
      let bytes = value.bytes
      let read = try JSONValue(parsing: bytes)
      if read != value || read.bytes != bytes || read.hashValue != value.hashValue {
        Issue.record("\(value.text) came back as \(read.text)")
      }
      sizes += bytes.count
    }
    #expect(sizes > 200_000)
  }

  @Test("10,000 damaged texts are refused inside the text or read for good")
  func mutations() throws {
    var random = SeededGenerator(seed: 3629)
    var accepted = 0
    for _ in 0..<10_000 {
      var bytes = JSONValue.random(depth: 2, using: &random).bytes
      for _ in 0...Int.random(in: 0..<3, using: &random) { bytes.damage(using: &random) }
      do throws(JSONError) {
        let value = try JSONValue(parsing: bytes)
        accepted += 1
        if try JSONValue(parsing: value.bytes) != value {
          Issue.record("\(bytes) was read as \(value.text), which reads differently")
        }
      } catch {
        if !(0...bytes.count).contains(error.offset) {
          Issue.record("\(bytes) is refused outside the text: \(error)")
        }
      }
    }
    #expect((1_000..<9_000).contains(accepted), "\(accepted) of 10,000 accepted")
  }

  @Test("Equal keys among few different ones end as in a plain list of pairs")
  func duplicateKeys() throws {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<300 {
      var expected: [(key: String, value: Int)] = []
      var written: [String] = []
      for value in 0..<Int.random(in: 0...60, using: &random) {
        let key = "k\(Int.random(in: 0..<30, using: &random))"
        written.append(#""\#(key)":\#(value)"#)
        if let place = expected.firstIndex(where: { $0.key == key }) {
          expected[place].value = value
        } else {
          expected.append((key, value))
        }
      }
      let text = "{" + expected.map { #""\#($0.key)":\#($0.value)"# }.joined(separator: ",") + "}"
      #expect(try JSONValue(parsing: "{\(written.joined(separator: ","))}").text == text)
    }
  }

  @Test("Every finite floating-point value reads back the same")
  func doubles() throws {
    var random = SeededGenerator(seed: 754)
    for _ in 0..<2_000 {
      let value = Double(bitPattern: random.next())
      guard let number = JSONNumber(value) else {
        #expect(!value.isFinite)
        continue
      }
      #expect(try JSONValue(parsing: number.spelling).double == value)
    }
  }
}

extension JSONValue {
  /// A value of any kind, with at most `depth` levels.
  static func random(depth: Int, using random: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2:
      return .integer(
        Int(truncatingIfNeeded: random.next()) >> Int.random(in: 0..<64, using: &random))
    case 3: return .double(Double.random(in: -1e6...1e6, using: &random))
    case 4: return .string(randomString(using: &random))
    case 5, 6:
      return .array(
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in
          self.random(depth: depth - 1, using: &random)
        })
    default:
      return .object(
        JSONObject(
          (0..<Int.random(in: 0..<5, using: &random)).map { _ in
            (randomString(using: &random), self.random(depth: depth - 1, using: &random))
          }))
    }
  }

  private static func randomString(using random: inout SeededGenerator) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7e, 0x61...0x7a, 0...0x7f, 0x80...0x7ff, 0x2020...0x2030, 0x300...0x310,
      0x800...0xffff, 0x10000...0x10ffff,
    ]
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      let range = ranges[Int.random(in: ranges.indices, using: &random)]
      scalars.append(Unicode.Scalar(.random(in: range, using: &random)) ?? "\u{fffd}")
    }
    return String(scalars)
  }
}

extension [UInt8] {
  /// One change somewhere: a byte replaced, added, left out or doubled, or the end cut off.
  fileprivate mutating func damage(using random: inout SeededGenerator) {
    let telling = Array(#"{}[]:,"\u0-+.eE1dtfn/ "#.utf8) + [0, 0x0a, 0x80, 0xc3, 0xed, 0xff]
    let byte = telling[Int.random(in: telling.indices, using: &random)]
    let place = Int.random(in: 0...count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where place < count: self[place] = byte
    case 1 where place < count: remove(at: place)
    case 2 where place < count: insert(self[place], at: place)
    case 3 where place < count: removeLast(count - place)
    default: insert(byte, at: place)
    }
  }
}
