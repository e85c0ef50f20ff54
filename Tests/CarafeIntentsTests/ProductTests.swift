import CarafeIntents
import IntentKit
import Testing

/// Carafe's declarations as a whole.
@Suite struct ProductTests {
  @Test func `the declarations have no fault`() {
    #expect(Product.catalogue.problems == [])
  }
}
