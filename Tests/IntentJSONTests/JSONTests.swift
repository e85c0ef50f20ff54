import IntentJSON
import Testing

@Test func integersKeepTheirDigits() throws {
  #expect(try JSONValue(parsing: "9007199254740993").text == "9007199254740993")
}
