import Household
import IntentKit

/// What became of one item of a batch.
struct ItemResult: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Item Result"

  @Property(title: "Input") var input: String
  @Property(title: "Outcome") var outcome: ShoppingOutcome
  @Property(title: "Item") var item: ShoppingItemEntity?
  @Property(title: "Message") var message: String
  @Property(title: "Candidates") var candidates: [ShoppingItemEntity]?

  init() {}

  init(_ result: ItemOutcome) {
    input = result.input
    outcome = result.outcome
    item = result.item.map(ShoppingItemEntity.init)
    message = result.message
    candidates = result.candidates.isEmpty ? nil : result.candidates.map(ShoppingItemEntity.init)
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: .init(verbatim: message))
  }
}

/// What became of a batch.
struct BatchResult: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Batch Result"

  /// One for each item, in order.
  @Property(title: "Results") var results: [ItemResult]
  @Property(title: "Open") var openCount: Int

  init() {}

  init(_ batch: ItemBatch) {
    results = batch.outcomes.map(ItemResult.init)
    openCount = batch.openCount
  }
}

/// The list.
struct ListResult: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shopping List"

  @Property(title: "Items") var items: [ShoppingItemEntity]
  @Property(title: "Open") var openCount: Int
  @Property(title: "Checked") var checkedCount: Int

  init() {}

  init(_ list: ShoppingListView) {
    items = list.items.map(ShoppingItemEntity.init)
    openCount = list.openCount
    checkedCount = list.checkedCount
  }
}

/// One item after a change.
struct ItemChangeResult: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Item Change"

  @Property(title: "Item") var item: ShoppingItemEntity

  init() {}

  init(_ item: ShoppingItem) {
    self.item = ShoppingItemEntity(item)
  }
}

/// What was cleared away.
struct ClearedResult: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cleared Items"

  @Property(title: "Removed") var removed: [ShoppingItemEntity]
  @Property(title: "Open") var openCount: Int

  init() {}

  init(_ cleared: ClearedItems) {
    removed = cleared.removed.map(ShoppingItemEntity.init)
    openCount = cleared.openCount
  }
}
