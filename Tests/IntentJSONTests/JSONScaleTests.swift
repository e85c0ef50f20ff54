import IntentJSON
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Time grows with the length of a text and not with its square.
///
/// Each case compares the processor time for a text with that for an eighth of it. A loaded machine
/// slows both alike, and the bound lies midway between linear and quadratic growth.
@Suite struct JSONScaleTests {
  @Test("Reading and writing take time linear in the length", arguments: texts)
  func linear(text: ScaledText) throws {
    var part: UInt64?
    // In steps, so that quadratic growth shows before it takes minutes.
    for size in [text.size / 512, text.size / 64, text.size / 8, text.size] {
      let bytes = Array(text.make(size).utf8)
      let whole = try time { try #expect(JSONValue(parsing: bytes).bytes == bytes) }
      if let part {
        try #require(
          whole < part * Self.bound, "\(part) ns for a part, \(whole) ns at size \(size)")
      }
      part = whole
    }
  }

  @Test("Nesting without end is refused at the limit, without reading on")
  func brackets() {
    for open in ["[", "{\"a\":", "[{\"a\":"] {
      let text = String(repeating: open, count: 1_000_000 / open.utf8.count)
      let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
      #expect(error?.reason == .tooDeep(limit: 128))
    }
  }

  /// For a text eight times as long: 8 is linear, 64 is quadratic.
  private static let bound: UInt64 = 24

  /// The least processor time of this thread in three runs, in nanoseconds.
  private func time(_ body: () throws -> Void) rethrows -> UInt64 {
    var least = UInt64.max
    for _ in 0..<3 {
      let start = Self.threadTime()
      try body()
      least = min(least, Self.threadTime() - start)
    }
    return max(least, 1)
  }

  private static func threadTime() -> UInt64 {
    var now = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
  }

  /// A family of texts of one shape.
  struct ScaledText: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let size: Int
    let make: @Sendable (Int) -> String
  }

  private static let texts: [ScaledText] = [
    ScaledText(testDescription: "a string of 2 MB", size: 2_000_000) {
      "\"" + String(repeating: "x", count: $0) + "\""
    },
    ScaledText(testDescription: "a string of 1 MB in three-byte characters", size: 333_333) {
      "\"" + String(repeating: "水", count: $0) + "\""
    },
    ScaledText(testDescription: "a string of 200,000 escapes", size: 200_000) {
      "\"" + String(repeating: "\\n", count: $0) + "\""
    },
    ScaledText(testDescription: "an array of 100,000 numbers", size: 100_000) {
      "[" + (0..<$0).map { "\($0)" }.joined(separator: ",") + "]"
    },
    ScaledText(testDescription: "an object of 100,000 keys", size: 100_000) {
      "{" + (0..<$0).map { #""key \#($0)":null"# }.joined(separator: ",") + "}"
    },
    ScaledText(testDescription: "a number of 500,000 digits", size: 500_000) {
      "1" + String(repeating: "0", count: $0)
    },
    ScaledText(testDescription: "60,000 small objects", size: 60_000) {
      "[" + (0..<$0).map { #"{"id":"\#($0)","ml":250}"# }.joined(separator: ",") + "]"
    },
  ]
}
