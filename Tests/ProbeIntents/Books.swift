public import IntentKit
import Synchronization

public enum Genre: String, AppEnum, CaseIterable {
  case novel, essay
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
  public static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
    .novel: DisplayRepresentation(title: "A Novel", synonyms: ["fiction"]), .essay: "An Essay",
  ]
}

/// An entity whose id is no declared property.
public struct BookEntity: IndexedEntity {
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Book", numericFormat: "Books")
  public static let defaultQuery = BookQuery()
  public let id: Int
  @Property(title: "Title") public var title: String
  @Property(title: "Genre") public var genre: Genre
  @Property(title: "Note") public var note: String?
  public var displayRepresentation: DisplayRepresentation { "\(title)" }

  public init(id: Int, title: String, genre: Genre = .novel) {
    self.id = id
    self.title = title
    self.genre = genre
  }
}

public struct BookQuery: EntityStringQuery, EnumerableEntityQuery {
  @Dependency var shelf: Shelf
  public init() {}
  public func entities(for ids: [Int]) async throws -> [BookEntity] {
    shelf.books.filter { ids.contains($0.id) }
  }
  public func entities(matching text: String) async throws -> [BookEntity] {
    shelf.books.filter { $0.title.lowercased().contains(text.lowercased()) }
  }
  public func allEntities() async throws -> [BookEntity] { shelf.books }
  public func suggestedEntities() async throws -> [BookEntity] { Array(shelf.books.prefix(2)) }
}

/// The data behind the intents.
public final class Shelf: Sendable {
  private let storage: Mutex<[BookEntity]>
  private let runs = Mutex(0)

  public init(_ titles: [String] = ["Emma", "Dune", "Dune Messiah"]) {
    storage = Mutex(titles.enumerated().map { BookEntity(id: $0.offset + 1, title: $0.element) })
  }

  public var books: [BookEntity] { storage.withLock { $0 } }
  /// How many tools have run to their end.
  public var runCount: Int { runs.withLock { $0 } }
  public func noteRun() { runs.withLock { $0 += 1 } }

  public func add(_ title: String) -> BookEntity {
    storage.withLock { books in
      let book = BookEntity(id: (books.map(\.id).max() ?? 0) + 1, title: title)
      books.append(book)
      return book
    }
  }
  public func remove(_ id: Int) { storage.withLock { $0.removeAll { $0.id == id } } }
}
