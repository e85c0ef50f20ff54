package import Household
package import IntentKit

/// What became of one item of a batch.
package struct ItemResult: TransientAppEntity {
  /// How the type is called.
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Item Result"

  /// What was sent.
  @Property(title: "Input") package var input: String
  /// added, merged, reopened, unchanged, checked, unchecked, removed, ambiguous, not_found, failed.
  @Property(title: "Outcome") package var outcome: String
  /// The item it concerns.
  @Property(title: "Item") package var item: ShoppingItemEntity?
  /// A sentence.
  @Property(title: "Message") package var message: String
  /// The items it may mean.
  @Property(title: "Candidates") package var candidates: [ShoppingItemEntity]?

  /// An empty result.
  package init() {}

  /// The result of one item.
  package init(_ result: ItemOutcome) {
    input = result.input
    outcome = result.outcome.rawValue
    item = result.item.map(ShoppingItemEntity.init)
    message = result.message
    candidates = result.candidates.isEmpty ? nil : result.candidates.map(ShoppingItemEntity.init)
  }

  /// The message.
  package var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: .init(verbatim: message))
  }
}

/// What became of a batch.
package struct BatchResult: TransientAppEntity {
  /// How the type is called.
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Batch Result"

  /// One for each item, in order.
  @Property(title: "Results") package var results: [ItemResult]
  /// How many items are open now.
  @Property(title: "Open") package var openCount: Int
  /// False when the edit is kept here and not yet in the folder.
  @Property(title: "Published") package var published: Bool?
  /// Why it is not.
  @Property(title: "Reason") package var unpublishedReason: String?

  /// An empty result.
  package init() {}

  /// The result of a batch.
  package init(_ answer: Answer<ItemBatch>) {
    results = answer.value.outcomes.map(ItemResult.init)
    openCount = answer.value.openCount
    published = answer.published
    unpublishedReason = answer.unpublishedReason
  }

  /// The count.
  package var displayRepresentation: DisplayRepresentation { "Batch" }
}

/// The list.
package struct ListResult: TransientAppEntity {
  /// How the type is called.
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shopping List"

  /// The items shown.
  @Property(title: "Items") package var items: [ShoppingItemEntity]
  /// How many items are open.
  @Property(title: "Open") package var openCount: Int
  /// How many items are checked.
  @Property(title: "Checked") package var checkedCount: Int
  /// False when an edit is kept here and not yet in the folder.
  @Property(title: "Published") package var published: Bool?
  /// Why it is not.
  @Property(title: "Reason") package var unpublishedReason: String?

  /// An empty result.
  package init() {}

  /// The result of a look at the list.
  package init(_ answer: Answer<ShoppingListView>) {
    let list = answer.value
    items = list.items.map(ShoppingItemEntity.init)
    openCount = list.openCount
    checkedCount = list.checkedCount
    published = answer.published
    unpublishedReason = answer.unpublishedReason
  }

  /// The list.
  package var displayRepresentation: DisplayRepresentation { "Shopping List" }
}

/// One item after a change.
package struct ItemChangeResult: TransientAppEntity {
  /// How the type is called.
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Item Change"

  /// The item.
  @Property(title: "Item") package var item: ShoppingItemEntity
  /// False when the edit is kept here and not yet in the folder.
  @Property(title: "Published") package var published: Bool?
  /// Why it is not.
  @Property(title: "Reason") package var unpublishedReason: String?

  /// An empty result.
  package init() {}

  /// The result of a change.
  package init(_ answer: Answer<ShoppingItem>) {
    item = ShoppingItemEntity(answer.value)
    published = answer.published
    unpublishedReason = answer.unpublishedReason
  }

  /// The item.
  package var displayRepresentation: DisplayRepresentation { "Item" }
}

/// What was cleared away.
package struct ClearedResult: TransientAppEntity {
  /// How the type is called.
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cleared Items"

  /// The items that are gone.
  @Property(title: "Removed") package var removed: [ShoppingItemEntity]
  /// How many items are open.
  @Property(title: "Open") package var openCount: Int
  /// False when the edit is kept here and not yet in the folder.
  @Property(title: "Published") package var published: Bool?
  /// Why it is not.
  @Property(title: "Reason") package var unpublishedReason: String?

  /// An empty result.
  package init() {}

  /// The result of clearing.
  package init(_ answer: Answer<ClearedItems>) {
    removed = answer.value.removed.map(ShoppingItemEntity.init)
    openCount = answer.value.openCount
    published = answer.published
    unpublishedReason = answer.unpublishedReason
  }

  /// The count.
  package var displayRepresentation: DisplayRepresentation { "Cleared" }
}
