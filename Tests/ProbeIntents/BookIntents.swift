public import IntentKit

public struct ListIntent: AppIntent, MCPAnnotated {
  public static let title: LocalizedStringResource = "List Books"
  public static let description = IntentDescription("Lists the books.")
  public static let annotations = ToolAnnotations.readOnly
  @Dependency var shelf: Shelf
  public init() {}
  public func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<
    [BookEntity]
  > {
    shelf.noteRun()
    return .result(
      value: shelf.books, dialog: "\(shelf.books.map(\.title).joined(separator: ", "))")
  }
}

public struct AddIntent: AppIntent {
  public static let title: LocalizedStringResource = "Add Book"
  public static let description = IntentDescription("Adds a book.")
  @Parameter(title: "Title", description: "Its title.") public var name: String
  @Dependency var shelf: Shelf
  public init() {}
  public func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<
    BookEntity
  > {
    let book = shelf.add(name)
    return .result(value: book, dialog: "\(book.title) added.")
  }
}

public struct DeleteIntent: AppIntent {
  public static let title: LocalizedStringResource = "Delete Book"
  public static let description = IntentDescription("Deletes a book.")
  @Parameter(title: "Book", description: "Its id or title.") var book: BookEntity
  @Dependency var shelf: Shelf
  public static var parameterSummary: some ParameterSummary { Summary("Delete \(\.$book)") }
  public init() {}
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: .go)
    shelf.remove(book.id)
    return .result(dialog: "\(book.title) deleted.")
  }
}

/// Asks twice: for a value and for a yes.
public struct RenameIntent: AppIntent {
  public static let title: LocalizedStringResource = "Rename Book"
  public static let description = IntentDescription("Renames a book.")
  @Parameter(title: "Book", description: "Its id or title.") var book: BookEntity
  @Parameter(
    title: "Name", description: "The new title.", requestValueDialog: "What is the new title?")
  var name: String
  public init() {}
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Call \(book.title) \"\(name)\"?")
    return .result(dialog: "\(book.title) is now called \(name).")
  }
}

public struct PickIntent: AppIntent {
  public static let title: LocalizedStringResource = "Pick"
  public static let description = IntentDescription("Picks a book of those there are.")
  @Parameter(title: "Book", description: "Its id or title.") var book: BookEntity?
  @Dependency var shelf: Shelf
  public init() {}
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    let picked = try await $book.requestDisambiguation(among: shelf.books)
    let end = try await requestChoice(between: [
      IntentChoiceOption(title: "Read"), IntentChoiceOption(title: "Burn"),
    ])
    return .result(dialog: "\(end.title) \(picked.title).")
  }
}

public struct MaybeIntent: AppIntent {
  public static let title: LocalizedStringResource = "Maybe"
  public static let description = IntentDescription("Gives a book, or none.")
  @Parameter(title: "Book", description: "Its id or title.") var book: BookEntity?
  public init() {}
  public func perform() async throws -> some IntentResult & ReturnsValue<BookEntity?> {
    .result(value: book)
  }
}
