import IntentJSON
import IntentKit
import ProbeIntents
import Testing

struct LocalizedTextTests {
  static let german = LocalizedStringTable(
    language: "de",
    translations: [
      "%@ deleted.": "%@ gelöscht.", "Delete %@": "%@ löschen", "Delete Book": "Buch löschen",
      "%@ is now called %@.": "%2$@ heißt jetzt %1$@, früher %1$@.",
      "100%% of %@": "%@ ganz (100%%)",
      "A Novel": "Ein Roman", "Declined. Nothing was changed.": "Abgelehnt.",
      "It is broken in %@ places; mend it.": "Kaputt an %@ Stellen.",
    ])

  @Test func valuesAreShownAsAPersonReadsThem() {
    let (whole, half) = (8.0, 0.5)
    let text: LocalizedStringResource = "\(whole) \(half) \(3) \(true) \("x") \([1, 2])"
    #expect(text.text() == "8 0.5 3 yes x 1, 2")
    #expect(text.key == "%@ %@ %@ %@ %@ %@")
  }

  @Test(
    arguments: [
      ("100%" as LocalizedStringResource, "100%"), ("%@", "%@"), ("100% of \("it")", "100% of it"),
      ("%d \("%@")", "%d %@"), ("\("%2$@")%", "%2$@%"), ("%\(1)%%", "%1%%"),
      ("e\("")\u{301}", "e\u{301}"), ("\("e")\u{301}%", "e\u{301}%"), ("%\u{301}\(1)", "%\u{301}1"),
      ("\("a")\("b")", "ab"), (LocalizedStringResource(verbatim: "50% %@"), "50% %@"),
    ] as [(LocalizedStringResource, String)]) func percentSignsAndMarksStayAsTheyAre(
      _ resource: LocalizedStringResource, _ text: String
    )
  {
    #expect(Array(resource.text().utf8) == Array(text.utf8))
  }

  @Test func aTranslationMayTurnTheValuesRound() {
    let resource: LocalizedStringResource = "\("Emma") is now called \("Dune")."
    #expect(resource.text(in: Self.german) == "Dune heißt jetzt Emma, früher Emma.")
    let share: LocalizedStringResource = "100% of \(5)"
    #expect(share.text(in: Self.german) == "5 ganz (100%)")
    #expect(share.text() == "100% of 5")
  }

  @Test func aTextInATextIsTranslatedWithIt() {
    let inner: LocalizedStringResource = "A Novel"
    let outer: LocalizedStringResource = "\(inner) deleted."
    #expect(outer.text(in: Self.german) == "Ein Roman gelöscht.")
    #expect(outer.text() == "A Novel deleted.")
  }

  @Test func aCallSpeaksThePersonsLanguage() async throws {
    let outcome = try await run(DeleteIntent.self, ["book": "Emma"], language: Self.german)
    #expect(outcome.text == "Emma gelöscht.")
    let genre = try await run(EchoIntent.self, ["genre": "Ein Roman"], language: Self.german)
    #expect(genre.structuredContent?["genre"] == "novel")
    let english = try await run(EchoIntent.self, ["genre": "A Novel"], language: Self.german)
    #expect(english.structuredContent?["genre"] == "novel")
    let person = ScriptedPerson(true)
    _ = try await run(
      DeleteIntent.self, ["book": "Emma"], person: person, language: Self.german)
    #expect(person.forms.first?.message == "Emma löschen?")
    #expect(errorText(ProbeError.broken(2), in: Self.german) == "Kaputt an 2 Stellen.")
  }

  @Test func aCatalogueIsDescribedInItsLanguage() {
    let catalogue = Probe.catalogue(language: Self.german)
    let titles = catalogue.entries.map(\.title)
    #expect(titles.contains("Buch löschen"))
    #expect(titles.contains("List Books"))
    #expect(Probe.catalogue().entries.map(\.title).contains("Delete Book"))
  }
}
