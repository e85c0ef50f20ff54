package import IntentKit

/// Gives back what it was given, one parameter of each type.
package struct EchoIntent: AppIntent {
  package static let title: LocalizedStringResource = "Echo"
  package static let description = IntentDescription("Gives back what it was given.")
  @Parameter(title: "Text", description: "A text.") package var text: String?
  @Parameter(title: "Count", description: "A whole number.", inclusiveRange: (-100, 100))
  var count: Int?
  @Parameter(title: "Amount", description: "A number.") var amount: Double?
  @Parameter(title: "Flag", description: "Yes or no.") var flag: Bool?
  @Parameter(title: "Genre", description: "A genre.") var genre: Genre?
  @Parameter(title: "Tags", description: "Texts.") var tags: [String]?
  @Parameter(title: "Numbers", description: "Whole numbers.", inclusiveRange: (0, 9))
  var numbers: [Int]?
  @Parameter(title: "Book", description: "A book.") var book: BookEntity?
  @Parameter(title: "Books", description: "Books.") var books: [BookEntity]?
  @Parameter(title: "Size", description: "With a default.", default: 7) var size: Int
  package init() {}

  package func perform() async throws -> some IntentResult & ReturnsValue<EchoResult> {
    var result = EchoResult()
    (result.text, result.count, result.amount, result.flag) = (text, count, amount, flag)
    (result.genre, result.tags, result.numbers) = (genre, tags, numbers)
    (result.book, result.books, result.size) = (book, books, size)
    return .result(value: result)
  }
}

package struct EchoResult: TransientAppEntity {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Echo"
  @Property(title: "Text") var text: String?
  @Property(title: "Count") var count: Int?
  @Property(title: "Amount") var amount: Double?
  @Property(title: "Flag") var flag: Bool?
  @Property(title: "Genre") var genre: Genre?
  @Property(title: "Tags") var tags: [String]?
  @Property(title: "Numbers") var numbers: [Int]?
  @Property(title: "Book") var book: BookEntity?
  @Property(title: "Books") var books: [BookEntity]?
  @Property(title: "Size") var size: Int
  package var displayRepresentation: DisplayRepresentation { "Echo" }
  package init() {}
}
