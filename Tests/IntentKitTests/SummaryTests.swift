import ProbeIntents
import Testing

@testable import IntentKit

struct SummaryTests {
  struct ScheduleIntent: AppIntent {
    static let title: LocalizedStringResource = "Schedule"
    @Parameter(title: "Book", description: "A book.") var book: String
    @Parameter(title: "Day", description: "A day.") var day: String?
    @Parameter(title: "Genre", description: "A genre.", default: .novel) var genre: Genre
    static var parameterSummary: some ParameterSummary {
      When(\.$day, .hasAnyValue) {
        Switch(\.$genre) {
          Case(.essay) { Summary("Study \(\.$book) on \(\.$day)") }
          DefaultCase { Summary("Read \(\.$book) on \(\.$day)") { \.$genre } }
        }
      } otherwise: {
        When(\.$genre, .equalTo, .essay) {
          Summary("Study \(\.$book)")
        } otherwise: {
          Summary("Read \(\.$book) 100%")
        }
      }
    }
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test(
    arguments: [
      ("Emma", "Monday", .novel, "Read Emma on Monday"),
      ("Walden", "Monday", .essay, "Study Walden on Monday"),
      ("Walden", nil, .essay, "Study Walden"),
      ("50%@", nil, .novel, "Read 50%@ 100%"),
    ] as [(String, String?, Genre, String)])
  func conditions(_ book: String, _ day: String?, _ genre: Genre, _ line: String) {
    let intent = ScheduleIntent()
    (intent.book, intent.day, intent.genre) = (book, day, genre)
    #expect(intent.summaryText == line)
  }

  @Test func anEntityIsReadByItsName() {
    let intent = DeleteIntent()
    intent.book = BookEntity(id: 2, title: "Dune")
    #expect(intent.summaryText == "Delete Dune")
  }
}
