import IntentKit

/// What people say to Carafe.
struct CarafeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LogWaterIntent(),
      phrases: [
        "Log water in \(.applicationName)", "Log my usual glass in \(.applicationName)",
        "I drank some water, tell \(.applicationName)",
      ], shortTitle: "Log Water", systemImageName: "drop.fill")
    AppShortcut(
      intent: CheckTodaysProgressIntent(),
      phrases: [
        "How much water is left today in \(.applicationName)",
        "Check my water in \(.applicationName)", "Am I at my water goal in \(.applicationName)",
      ], shortTitle: "Today's Water", systemImageName: "chart.bar.fill")
    AppShortcut(
      intent: AdjustGoalIntent(),
      phrases: [
        "Change my water goal in \(.applicationName)", "Set a water goal in \(.applicationName)",
        "Adjust my goal in \(.applicationName)",
      ], shortTitle: "Adjust Goal", systemImageName: "target")
    AppShortcut(
      intent: ShowHistoryIntent(),
      phrases: [
        "Show my water history in \(.applicationName)",
        "How did I do on \(\.$date) in \(.applicationName)",
        "When did I drink on \(\.$date) in \(.applicationName)",
      ], shortTitle: "Water History", systemImageName: "calendar")
    AppShortcut(
      intent: AddShoppingItemsIntent(),
      phrases: [
        "Put something on the list in \(.applicationName)",
        "Add to my shopping list in \(.applicationName)",
        "We are out of something, tell \(.applicationName)",
      ], shortTitle: "Add Items", systemImageName: "cart.badge.plus")
    AppShortcut(
      intent: ShowListIntent(),
      phrases: [
        "What is on the list in \(.applicationName)",
        "Show my shopping list in \(.applicationName)",
        "What do I need to buy, \(.applicationName)",
      ], shortTitle: "Shopping List", systemImageName: "list.bullet")
    AppShortcut(
      intent: CheckOffItemsIntent(),
      phrases: [
        "Check things off in \(.applicationName)", "I bought something, tell \(.applicationName)",
        "Tick off my list in \(.applicationName)",
      ], shortTitle: "Check Off", systemImageName: "checkmark.circle")
    AppShortcut(
      intent: UpdateShoppingItemIntent(),
      phrases: [
        "Change \(\.$item) in \(.applicationName)",
        "Change something on the list in \(.applicationName)",
        "Correct \(\.$item) on the list in \(.applicationName)",
      ], shortTitle: "Change Item", systemImageName: "pencil")
    AppShortcut(
      intent: ClearCheckedItemsIntent(),
      phrases: [
        "Clear the checked items in \(.applicationName)", "Tidy up my list in \(.applicationName)",
        "Clear what I bought in \(.applicationName)",
      ], shortTitle: "Clear Checked", systemImageName: "trash")
    AppShortcut(
      intent: UndoLastChangeIntent(),
      phrases: [
        "Undo that in \(.applicationName)", "Take that back in \(.applicationName)",
        "That was wrong, \(.applicationName)",
      ], shortTitle: "Undo", systemImageName: "arrow.uturn.backward")
  }
}
