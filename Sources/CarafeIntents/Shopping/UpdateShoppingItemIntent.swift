import Household
package import IntentKit

/// Changes one thing on the list.
package struct UpdateShoppingItemIntent: AppIntent {
  /// The name.
  package static let title: LocalizedStringResource = "Update Shopping Item"
  /// What it does.
  package static let description = IntentDescription(
    "Changes the name, amount, note or section of one item; what is left out stays. A new name that another item has merges the two."
  )

  /// Which thing.
  @Parameter(
    title: "Item", description: "Its name or id.", requestValueDialog: "Which item?",
    requestDisambiguationDialog: "Which item is meant?")
  package var item: ShoppingItemEntity

  /// The new name.
  @Parameter(
    title: "Name",
    description: "A new name.")
  package var name: String?

  /// The new amount.
  @Parameter(
    title: "Amount",
    description: "A new amount, such as \"3 l\"; \"none\" takes it away.")
  package var amount: String?

  /// The new note.
  @Parameter(
    title: "Note",
    description: "A new note; \"none\" takes it away.")
  package var note: String?

  /// The new section.
  @Parameter(
    title: "Section",
    description: "A new section; \"none\" takes it away.")
  package var section: String?

  @Dependency private var household: Household

  /// The call in one line.
  package static var parameterSummary: some ParameterSummary {
    Summary("Change \(\.$item)")
  }

  /// An intent.
  package init() {}

  /// Changes it.
  package func perform() async throws -> some IntentResult & ProvidesDialog
    & ReturnsValue<ItemChangeResult>
  {
    let answer = try household.updateItem(
      item.id, name: name, amount: amount, note: note, section: section)
    return .result(value: ItemChangeResult(answer), dialog: answer.dialog)
  }
}
