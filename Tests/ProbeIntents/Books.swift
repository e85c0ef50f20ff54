package import IntentKit
import Synchronization

package enum Genre: String, AppEnum, CaseIterable {
  case novel, essay
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
  package static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
    .novel: DisplayRepresentation(title: "A Novel", synonyms: ["fiction"]), .essay: "An Essay",
  ]
}

/// An entity whose id is no declared property.
package struct BookEntity: IndexedEntity {
  package static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Book", numericFormat: "Books")
  package static let defaultQuery = BookQuery()
  package let id: Int
  @Property(title: "Title") package var title: String
  @Property(title: "Genre") package var genre: Genre
  @Property(title: "Note") package var note: String?
  package var displayRepresentation: DisplayRepresentation { "\(title)" }

  package init(id: Int, title: String, genre: Genre = .novel) {
    self.id = id
    self.title = title
    self.genre = genre
  }
}

package struct BookQuery: EntityStringQuery, EnumerableEntityQuery {
  @Dependency var shelf: Shelf
  package init() {}
  package func entities(for ids: [Int]) async throws -> [BookEntity] {
    shelf.books.filter { ids.contains($0.id) }
  }
  package func entities(matching text: String) async throws -> [BookEntity] {
    shelf.books.filter { $0.title.lowercased().contains(text.lowercased()) }
  }
  package func allEntities() async throws -> [BookEntity] { shelf.books }
  package func suggestedEntities() async throws -> [BookEntity] { Array(shelf.books.prefix(2)) }
}

/// The data behind the intents.
package final class Shelf: Sendable {
  private let storage: Mutex<[BookEntity]>
  private let runs = Mutex(0)

  package init(_ titles: [String] = ["Emma", "Dune", "Dune Messiah"]) {
    storage = Mutex(titles.enumerated().map { BookEntity(id: $0.offset + 1, title: $0.element) })
  }

  package var books: [BookEntity] { storage.withLock { $0 } }
  /// How many tools have run to their end.
  package var runCount: Int { runs.withLock { $0 } }
  package func noteRun() { runs.withLock { $0 += 1 } }

  package func add(_ title: String) -> BookEntity {
    storage.withLock { books in
      let book = BookEntity(id: (books.map(\.id).max() ?? 0) + 1, title: title)
      books.append(book)
      return book
    }
  }
  package func remove(_ id: Int) { storage.withLock { $0.removeAll { $0.id == id } } }
}
