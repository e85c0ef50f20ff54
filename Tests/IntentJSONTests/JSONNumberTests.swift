import IntentJSON
import Testing

/// Numbers keep their digits and give exact integers.
@Suite struct JSONNumberTests {
  @Test("The exact integer, or none", arguments: integers)
  func integer(spelling: String, value: Int?) throws {
    let number = try JSONValue(parsing: spelling)
    #expect(number.integer == value)
    #expect(number.text == spelling)
  }

  @Test("A long spelling costs time in its length only")
  func longSpellings() throws {
    let zeros = String(repeating: "0", count: 100_000)
    #expect(try JSONValue(parsing: "1.\(zeros)").integer == 1)
    #expect(try JSONValue(parsing: "1\(zeros)e-100000").integer == 1)
    #expect(try JSONValue(parsing: "0.\(zeros)1e100001").integer == 1)
    #expect(try JSONValue(parsing: "1.\(zeros)1").integer == nil)
    #expect(try JSONValue(parsing: "1\(zeros)").integer == nil)
    #expect(try JSONValue(parsing: "1\(zeros)").double == .infinity)
  }

  @Test("A floating-point value is written in its shortest form", arguments: doubles)
  func shortest(value: Double, spelling: String) throws {
    #expect(JSONNumber(value)?.spelling == spelling)
    #expect(JSONValue.double(value).text == spelling)
    #expect(try JSONValue(parsing: spelling).double == value)
  }

  @Test("What JSON cannot hold is no number", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) {
    #expect(JSONNumber(value) == nil)
    #expect(JSONValue.double(value) == .null)
  }

  @Test("The nearest floating-point value of a spelling", arguments: nearest)
  func double(spelling: String, value: Double) throws {
    #expect(try JSONValue(parsing: spelling).double == value)
  }

  @Test func integersAreWrittenInFull() {
    #expect(JSONNumber(Int.max).spelling == "9223372036854775807")
    #expect(JSONNumber(Int.min).spelling == "-9223372036854775808")
    #expect(JSONValue.integer(-250).text == "-250")
    #expect(JSONNumber(Int.min).integer == Int.min)
  }

  @Test func numbersAreEqualWhenSpelledAlike() throws {
    let spellings = ["1", "1.0", "1e0", "1E0", "10e-1"]
    let numbers = try spellings.map { try JSONValue(parsing: $0) }
    #expect(Set(numbers).count == spellings.count)
    #expect(JSONNumber(1.0) == JSONNumber(1))
  }

  private static let integers: [(String, Int?)] = [
    ("0", 0), ("-0", 0), ("-0.0", 0), ("0.000", 0), ("0e5", 0), ("0e-5", 0), ("-0.0e1", 0),
    ("0e99999999999999999999", 0), ("0.0E-99999999999999999999", 0),
    ("30", 30), ("30.0", 30), ("3e1", 30), ("3E+1", 30), ("300e-1", 30), ("0.3e2", 30),
    ("0.0003e5", 30), ("-30.000", -30), ("-3e1", -30), ("1e3", 1000), ("1.5e1", 15),
    ("1e0000000000000000000000003", 1000), ("1.50", nil), ("1.5", nil), ("-0.5", nil),
    ("15e-1", nil),
    ("1e-1", nil), ("0.1", nil), ("1.23e1", nil), ("1.00000000000000000000000001", nil),
    ("9007199254740991.4", nil), ("0.99999999999999999999", nil), ("1e-400", nil),
    ("9007199254740993", 9_007_199_254_740_993), ("9007199254740993.0", 9_007_199_254_740_993),
    ("9007199254740993e0", 9_007_199_254_740_993), ("-9007199254740993.0", -9_007_199_254_740_993),
    ("1e18", 1_000_000_000_000_000_000), ("1e19", nil), ("0.001e21", 1_000_000_000_000_000_000),
    ("9223372036854775807", .max), ("9223372036854775807.0", .max),
    ("9.223372036854775807e18", .max),
    ("9223372036854775808", nil), ("9223372036854775808.0", nil), ("922337203685477581e1", nil),
    ("-9223372036854775808", .min), ("-9223372036854775808.00", .min),
    ("-9223372036854775809", nil),
    ("123456789012345678901234567890", nil), ("1e400", nil), ("-1e400", nil),
    ("1e2147483647", nil), ("1e2147483648", nil), ("1.5e-2147483648", nil),
    ("1e9223372036854775807", nil), ("0.5e-9223372036854775808", nil),
    ("1e99999999999999999999", nil), ("1e-99999999999999999999", nil),
  ]

  private static let doubles: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (250, "250"), (0.1, "0.1"), (-0.5, "-0.5"),
    (0.1 + 0.2, "0.30000000000000004"), (1 / 3.0, "0.3333333333333333"), (236.588, "236.588"),
    (0.0001, "0.0001"), (0.00001, "1e-05"), (1e15, "1000000000000000"),
    (9_007_199_254_740_991, "9007199254740991"), (-9_007_199_254_740_991, "-9007199254740991"),
    (9_007_199_254_740_992, "9007199254740992.0"), (1e16, "1e+16"), (1e22, "1e+22"),
    (.leastNonzeroMagnitude, "5e-324"), (.leastNormalMagnitude, "2.2250738585072014e-308"),
    (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
  ]

  private static let nearest: [(String, Double)] = [
    ("1e400", .infinity), ("-1e400", -.infinity), ("1e-400", 0), ("-0", -0.0), ("1.0", 1),
    ("9007199254740993", 9_007_199_254_740_992), ("0.30000000000000004", 0.1 + 0.2),
    ("1e99999999999999999999", .infinity), ("1.7976931348623157e308", .greatestFiniteMagnitude),
  ]
}
