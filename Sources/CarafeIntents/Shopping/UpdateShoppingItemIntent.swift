import Household
import IntentKit

struct UpdateShoppingItemIntent: AppIntent {
  static let title: LocalizedStringResource = "Update Shopping Item"
  static let description = IntentDescription(
    "Changes the name, amount, note or section of one item; what is left out stays. A new name that another item has merges the two."
  )

  @Parameter(
    title: "Item", description: "Its name or id.", requestValueDialog: "Which item?",
    requestDisambiguationDialog: "Which item is meant?")
  var item: ShoppingItemEntity

  @Parameter(
    title: "Name",
    description: "A new name.")
  var name: String?

  @Parameter(
    title: "Amount",
    description: "A new amount, such as \"3 l\"; \"none\" takes it away.")
  var amount: FreeText?

  @Parameter(
    title: "Note",
    description: "A new note; \"none\" takes it away.")
  var note: String?

  @Parameter(
    title: "Section",
    description: "A new section; \"none\" takes it away.")
  var section: String?

  @Dependency private var household: Household

  static var parameterSummary: some ParameterSummary {
    Summary("Change \(\.$item)")
  }

  func perform() async throws -> some AnswerResult<ItemChangeResult> {
    .answer(
      try household.updateItem(
        item.id, name: name, amount: amount?.sent, note: note, section: section),
      ItemChangeResult.init)
  }
}
