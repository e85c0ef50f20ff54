import IntentJSON
import Testing

@testable import Household

@Suite struct RationalTests {
  @Test(
    "sums are exact and without dust",
    arguments: [
      ("0.1", "0.2", "0.3"), ("1.005", "0.005", "1.01"), ("999999.9", "0.1", "1000000"),
      ("0.000001", "0.000002", "0.000003"), ("0.7", "0.1", "0.8"),
    ])
  func sums(_ left: String, _ right: String, _ sum: String) throws {
    let total = try #require(number(left).adding(number(right)))
    #expect(total.text == sum)
    #expect(total.number.spelling == sum)
  }

  @Test func threeThirdsAreOne() throws {
    let third = try #require(Rational(1, over: 3))
    #expect(third.text == "0.333")
    let two = try #require(third.adding(third))
    #expect(two.text == "0.667")
    #expect(two.adding(third) == Rational(1))
  }

  @Test(arguments: [
    (1, 8, "0.125"), (1, 16, "0.0625"), (4, 2, "2"), (0, 5, "0"), (1, 7000, "0.000143"),
    (2999, 3000, "1"), (5, 3, "1.667"), (1, 3_000_000, "0"),
  ])
  func decimalText(_ above: Int, _ below: Int, _ text: String) throws {
    #expect(try #require(Rational(above, over: below)).text == text)
  }

  @Test func overflowGivesNothingInsteadOfAWrongNumber() throws {
    let large = Rational(.max)
    #expect(large.adding(Rational(1)) == nil)
    #expect(large.multiplied(by: Rational(2)) == nil)
    let fine = try #require(Rational(1, over: .max))
    let third = try #require(Rational(1, over: 3))
    #expect(fine.adding(third) == nil)
    #expect(Rational(1, over: 0) == nil)
    #expect(Rational(.min, over: 1) == nil)
    #expect(Rational(1).divided(by: Rational(0)) == nil)
    #expect(large.adding(Rational(0)) == large)
  }

  @Test func comparesWithoutOverflow() throws {
    let nearly = try #require(Rational(.max - 1, over: .max))
    #expect(nearly < Rational(1))
    #expect(Rational(.max) > Rational(.max - 1))
  }

  @Test(arguments: [
    ("2", "2"), ("2.00", "2"), ("1e3", "1000"), ("2.5e-1", "0.25"), ("0.30000000000000004", "0.3"),
    ("0.9999999", "1"), ("-1", nil), ("-0.5", nil), ("1e300", nil),
  ])
  func readsJSONNumbers(_ spelling: String, _ text: String?) throws {
    #expect(try rational(JSONValue(parsing: spelling))?.text == text)
  }

  private func rational(_ value: JSONValue) -> Rational? {
    if case .number(let number) = value { Rational(number) } else { nil }
  }

  private func number(_ text: String) throws -> Rational {
    let parts = text.split(separator: ".")
    return try #require(Rational(whole: parts[0], decimals: parts.dropFirst().first ?? ""))
  }
}
