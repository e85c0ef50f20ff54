package import IntentKit

package struct ListIntent: AppIntent, MCPAnnotated {
  package static let title: LocalizedStringResource = "List Books"
  package static let description = IntentDescription("Lists the books.")
  package static let annotations = ToolAnnotations.readOnly
  @Dependency var shelf: Shelf
  package init() {}
  package func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<
    [BookEntity]
  > {
    shelf.noteRun()
    return .result(
      value: shelf.books, dialog: "\(shelf.books.map(\.title).joined(separator: ", "))")
  }
}

package struct AddIntent: AppIntent {
  package static let title: LocalizedStringResource = "Add Book"
  package static let description = IntentDescription("Adds a book.")
  @Parameter(title: "Title", description: "Its title.") package var name: String
  @Dependency var shelf: Shelf
  package init() {}
  package func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<
    BookEntity
  > {
    let book = shelf.add(name)
    return .result(value: book, dialog: "\(book.title) added.")
  }
}

package struct DeleteIntent: AppIntent {
  package static let title: LocalizedStringResource = "Delete Book"
  package static let description = IntentDescription("Deletes a book.")
  @Parameter(title: "Book", description: "Its id or title.") package var book: BookEntity
  @Dependency var shelf: Shelf
  package static var parameterSummary: some ParameterSummary { Summary("Delete \(\.$book)") }
  package init() {}
  package func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: .go)
    shelf.remove(book.id)
    return .result(dialog: "\(book.title) deleted.")
  }
}

/// Asks twice: for a value and for a yes.
package struct RenameIntent: AppIntent {
  package static let title: LocalizedStringResource = "Rename Book"
  package static let description = IntentDescription("Renames a book.")
  @Parameter(title: "Book", description: "Its id or title.") var book: BookEntity
  @Parameter(
    title: "Name", description: "The new title.", requestValueDialog: "What is the new title?")
  var name: String
  package init() {}
  package func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Call \(book.title) \"\(name)\"?")
    return .result(dialog: "\(book.title) is now called \(name).")
  }
}

package struct PickIntent: AppIntent {
  package static let title: LocalizedStringResource = "Pick"
  package static let description = IntentDescription("Picks a book of those there are.")
  @Parameter(title: "Book", description: "Its id or title.") var book: BookEntity?
  @Dependency var shelf: Shelf
  package init() {}
  package func perform() async throws -> some IntentResult & ProvidesDialog {
    let picked = try await $book.requestDisambiguation(among: shelf.books)
    let end = try await requestChoice(between: [
      IntentChoiceOption(title: "Read"), IntentChoiceOption(title: "Burn"),
    ])
    return .result(dialog: "\(end.title) \(picked.title).")
  }
}

package struct MaybeIntent: AppIntent {
  package static let title: LocalizedStringResource = "Maybe"
  package static let description = IntentDescription("Gives a book, or none.")
  @Parameter(title: "Book", description: "Its id or title.") var book: BookEntity?
  package init() {}
  package func perform() async throws -> some IntentResult & ReturnsValue<BookEntity?> {
    .result(value: book)
  }
}
