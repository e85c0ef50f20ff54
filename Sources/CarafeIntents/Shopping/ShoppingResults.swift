package import Household
package import IntentKit

/// What became of one item of a batch.
package struct ItemResult: TransientAppEntity {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Item Result"

  @Property(title: "Input") package var input: String
  /// added, merged, reopened, unchanged, checked, unchecked, removed, ambiguous, not_found, failed.
  @Property(title: "Outcome") package var outcome: String
  @Property(title: "Item") package var item: ShoppingItemEntity?
  @Property(title: "Message") package var message: String
  @Property(title: "Candidates") package var candidates: [ShoppingItemEntity]?

  package init() {}

  package init(_ result: ItemOutcome) {
    input = result.input
    outcome = result.outcome.rawValue
    item = result.item.map(ShoppingItemEntity.init)
    message = result.message
    candidates = result.candidates.isEmpty ? nil : result.candidates.map(ShoppingItemEntity.init)
  }

  package var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: .init(verbatim: message))
  }
}

/// What became of a batch.
package struct BatchResult: TransientAppEntity {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Batch Result"

  /// One for each item, in order.
  @Property(title: "Results") package var results: [ItemResult]
  @Property(title: "Open") package var openCount: Int

  package init() {}

  package init(_ batch: ItemBatch) {
    results = batch.outcomes.map(ItemResult.init)
    openCount = batch.openCount
  }
}

/// The list.
package struct ListResult: TransientAppEntity {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shopping List"

  @Property(title: "Items") package var items: [ShoppingItemEntity]
  @Property(title: "Open") package var openCount: Int
  @Property(title: "Checked") package var checkedCount: Int

  package init() {}

  package init(_ list: ShoppingListView) {
    items = list.items.map(ShoppingItemEntity.init)
    openCount = list.openCount
    checkedCount = list.checkedCount
  }
}

/// One item after a change.
package struct ItemChangeResult: TransientAppEntity {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Item Change"

  @Property(title: "Item") package var item: ShoppingItemEntity

  package init() {}

  package init(_ item: ShoppingItem) {
    self.item = ShoppingItemEntity(item)
  }
}

/// What was cleared away.
package struct ClearedResult: TransientAppEntity {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cleared Items"

  @Property(title: "Removed") package var removed: [ShoppingItemEntity]
  @Property(title: "Open") package var openCount: Int

  package init() {}

  package init(_ cleared: ClearedItems) {
    removed = cleared.removed.map(ShoppingItemEntity.init)
    openCount = cleared.openCount
  }
}
