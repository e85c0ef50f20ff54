import CarafeIntents
import IntentJSON
import IntentKit
import Testing

/// Carafe's declarations as a whole.
@Suite struct ProductTests {
  @Test func `the declarations have no fault`() {
    #expect(Product.catalogue.problems == [])
  }

  @Test func `F80 prompts and titles of ours have no mark that is escaped`() {
    let catalogue = Product.catalogue
    let texts =
      catalogue.shortcuts.map { $0.phrase(with: [:]) } + catalogue.entities.map(\.pluralTitle)
    #expect(texts.count > 10)
    for text in texts { #expect(text.visibleText.inert.hasSameBytes(as: text)) }
  }
}
