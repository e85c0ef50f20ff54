import IntentJSON
import IntentKit
import ProbeIntents
import Testing

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
      (["book": "Emma", "day": "Monday"], "Read Emma on Monday"),
      (["book": "Walden", "day": "Monday", "genre": "essay"], "Study Walden on Monday"),
      (["book": "Walden", "genre": "An Essay"], "Study Walden"),
      (["book": "50%@"], "Read 50%@ 100%"),
    ] as [(JSONObject, String?)]) func conditions(_ arguments: JSONObject, _ line: String?)
    async throws
  {
    #expect(try await IntentCall.summary(of: ScheduleIntent.self, arguments: arguments) == line)
  }

  @Test func anEntityIsReadByItsName() async throws {
    let line = try await IntentContext.$current.withValue(
      IntentContext(dependencies: Probe.dependencies())
    ) { try await IntentCall.summary(of: DeleteIntent.self, arguments: ["book": 2]) }
    #expect(line == "Delete Dune")
  }
}
