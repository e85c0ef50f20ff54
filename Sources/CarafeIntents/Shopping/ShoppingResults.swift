public import Household
public import IntentKit

/// What became of one item of a batch.
public struct ItemResult: TransientAppEntity {
  /// How the type is called.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Item Result"

  /// What was sent.
  @Property(title: "Input") public var input: String
  /// added, merged, reopened, unchanged, checked, unchecked, removed, ambiguous, not_found, failed.
  @Property(title: "Outcome") public var outcome: String
  /// The item it concerns.
  @Property(title: "Item") public var item: ShoppingItemEntity?
  /// A sentence.
  @Property(title: "Message") public var message: String
  /// The items it may mean.
  @Property(title: "Candidates") public var candidates: [ShoppingItemEntity]?

  /// An empty result.
  public init() {}

  /// The result of one item.
  public init(_ result: ItemOutcome) {
    input = result.input
    outcome = result.outcome.rawValue
    item = result.item.map(ShoppingItemEntity.init)
    message = result.message
    candidates = result.candidates.isEmpty ? nil : result.candidates.map(ShoppingItemEntity.init)
  }

  /// The message.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: .init(verbatim: message))
  }
}

/// What became of a batch.
public struct BatchResult: TransientAppEntity {
  /// How the type is called.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Batch Result"

  /// One for each item, in order.
  @Property(title: "Results") public var results: [ItemResult]
  /// How many items are open now.
  @Property(title: "Open") public var openCount: Int
  /// False when the edit is kept here and not yet in the folder.
  @Property(title: "Published") public var published: Bool?
  /// Why it is not.
  @Property(title: "Reason") public var unpublishedReason: String?

  /// An empty result.
  public init() {}

  /// The result of a batch.
  public init(_ answer: Answer<ItemBatch>) {
    results = answer.value.outcomes.map(ItemResult.init)
    openCount = answer.value.openCount
    published = answer.published
    unpublishedReason = answer.unpublishedReason
  }

  /// The count.
  public var displayRepresentation: DisplayRepresentation { "Batch" }
}

/// The list.
public struct ListResult: TransientAppEntity {
  /// How the type is called.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shopping List"

  /// The items shown.
  @Property(title: "Items") public var items: [ShoppingItemEntity]
  /// How many items are open.
  @Property(title: "Open") public var openCount: Int
  /// How many items are checked.
  @Property(title: "Checked") public var checkedCount: Int
  /// False when an edit is kept here and not yet in the folder.
  @Property(title: "Published") public var published: Bool?
  /// Why it is not.
  @Property(title: "Reason") public var unpublishedReason: String?

  /// An empty result.
  public init() {}

  /// The result of a look at the list.
  public init(_ answer: Answer<ShoppingListView>) {
    let list = answer.value
    items = list.items.map(ShoppingItemEntity.init)
    openCount = list.openCount
    checkedCount = list.checkedCount
    published = answer.published
    unpublishedReason = answer.unpublishedReason
  }

  /// The list.
  public var displayRepresentation: DisplayRepresentation { "Shopping List" }
}

/// One item after a change.
public struct ItemChangeResult: TransientAppEntity {
  /// How the type is called.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Item Change"

  /// The item.
  @Property(title: "Item") public var item: ShoppingItemEntity
  /// False when the edit is kept here and not yet in the folder.
  @Property(title: "Published") public var published: Bool?
  /// Why it is not.
  @Property(title: "Reason") public var unpublishedReason: String?

  /// An empty result.
  public init() {}

  /// The result of a change.
  public init(_ answer: Answer<ShoppingItem>) {
    item = ShoppingItemEntity(answer.value)
    published = answer.published
    unpublishedReason = answer.unpublishedReason
  }

  /// The item.
  public var displayRepresentation: DisplayRepresentation { "Item" }
}

/// What was cleared away.
public struct ClearedResult: TransientAppEntity {
  /// How the type is called.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cleared Items"

  /// The items that are gone.
  @Property(title: "Removed") public var removed: [ShoppingItemEntity]
  /// How many items are open.
  @Property(title: "Open") public var openCount: Int
  /// False when the edit is kept here and not yet in the folder.
  @Property(title: "Published") public var published: Bool?
  /// Why it is not.
  @Property(title: "Reason") public var unpublishedReason: String?

  /// An empty result.
  public init() {}

  /// The result of clearing.
  public init(_ answer: Answer<ClearedItems>) {
    removed = answer.value.removed.map(ShoppingItemEntity.init)
    openCount = answer.value.openCount
    published = answer.published
    unpublishedReason = answer.unpublishedReason
  }

  /// The count.
  public var displayRepresentation: DisplayRepresentation { "Cleared" }
}
