import Testing

@testable import IntentKit

struct WireNameTests {
  struct LogWaterIntent {}
  struct OpenURLNowIntent {}
  struct ShoppingItemEntity {}
  struct Intent {}
  struct AddToDoIntent {}
  struct Water2GoIntent {}

  @Test(arguments: [
    ("LogWaterIntent" as String, LogWaterIntent.self as Any.Type, "log_water"),
    ("a run of capitals is a word", OpenURLNowIntent.self, "open_url_now"),
    ("no suffix", ShoppingItemEntity.self, "shopping_item_entity"),
    ("only a suffix stays", Intent.self, "intent"),
    ("short words", AddToDoIntent.self, "add_to_do"),
    ("a digit ends a word before a capital", Water2GoIntent.self, "water2_go"),
  ]) func toolNames(_ what: String, _ type: Any.Type, _ name: String) {
    #expect(WireName.tool(type) == name, "\(what)")
  }

  @Test func collectionNames() {
    #expect(WireName.collection(ShoppingItemEntity.self) == "shopping-item")
  }

  @Test(arguments: [
    ("amount", "amount"), ("usualAmount", "usual_amount"), ("requestID", "request_id"),
    ("dayStartsAt", "day_starts_at"), ("url", "url"), ("httpURL2", "http_url2"),
    ("already_snake", "already_snake"), ("x", "x"),
  ]) func parameterNames(_ property: String, _ name: String) {
    #expect(WireName.snakeCase(property) == name)
  }

  @Test func titlesAreWords() {
    #expect(WireName.title("usualAmount") == "Usual Amount")
  }
}
