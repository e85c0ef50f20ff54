package import IntentKit

/// The declarations the tests serve: one tool for each thing a tool can do to a server.
package enum Probe {
  package static func catalogue(language: LocalizedStringTable = .english) -> Catalogue {
    Catalogue(
      name: "probe", title: "Probe", version: "1.0.0", instructions: "For tests.",
      language: language,
      intents: [
        EchoIntent.self, ListIntent.self, AddIntent.self, DeleteIntent.self, RenameIntent.self,
        PickIntent.self, MaybeIntent.self, WaitIntent.self, WorkIntent.self, CountIntent.self,
        FillIntent.self,
        PrintIntent.self, FailIntent.self, HiddenIntent.self,
        MainIntent.self,
      ],
      entities: [BookEntity.self], shortcuts: ProbeShortcuts.self)
  }

  /// Dependencies with a shelf of their own.
  package static func dependencies(_ shelf: Shelf = Shelf()) -> AppDependencyManager {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: shelf)
    return dependencies
  }
}

package struct ProbeShortcuts: AppShortcutsProvider {
  package static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: DeleteIntent(),
      phrases: [
        "Delete \(\.$book) in \(.applicationName)", "Delete a book in \(.applicationName)",
      ],
      shortTitle: "Delete a book", systemImageName: "trash")
    AppShortcut(
      intent: EchoIntent(),
      phrases: ["Echo \(\.$genre) in \(.applicationName)"], shortTitle: "Echo",
      systemImageName: "speaker")
  }
}
