import IntentKit

// What each tool does to the world. Not part of Apple's API: an Apple build leaves this folder out.

extension LogWaterIntent: HouseholdIntent {
  static var annotations: ToolAnnotations { .writes(destructive: false, idempotent: false) }
  /// "250 ml" is read as well.
  static var textsDeclaredAsNumbers: Set<String> { ["amount"] }
  /// Without an amount the usual one is logged.
  static var argumentsNeverNull: Set<String> { ["amount"] }
}

extension CheckTodaysProgressIntent: HouseholdIntent {
  static var annotations: ToolAnnotations { .readOnly }
}

extension AdjustGoalIntent: HouseholdIntent {
  static var annotations: ToolAnnotations { .writes(destructive: false, idempotent: true) }
  /// "2.5 l" is read as well.
  static var textsDeclaredAsNumbers: Set<String> { ["amount"] }
}

extension ShowHistoryIntent: HouseholdIntent {
  static var annotations: ToolAnnotations { .readOnly }
}

extension UpdateWaterEntryIntent: HouseholdIntent {
  static var annotations: ToolAnnotations { .writes(destructive: true, idempotent: true) }
  /// "250 ml" is read as well.
  static var textsDeclaredAsNumbers: Set<String> { ["amount"] }
}

extension DeleteWaterEntryIntent: HouseholdIntent {
  /// Takes a drink away; "last" means another one the second time.
  static var annotations: ToolAnnotations { .writes(destructive: true, idempotent: false) }
}

extension AddShoppingItemsIntent: HouseholdIntent {
  /// Adds; amounts add up.
  static var annotations: ToolAnnotations { .writes(destructive: false, idempotent: false) }
}

extension ShowListIntent: HouseholdIntent {
  static var annotations: ToolAnnotations { .readOnly }
}

extension CheckOffItemsIntent: HouseholdIntent {
  static var annotations: ToolAnnotations { .writes(destructive: false, idempotent: true) }
}

extension UncheckItemsIntent: HouseholdIntent {
  static var annotations: ToolAnnotations { .writes(destructive: false, idempotent: true) }
}

extension UpdateShoppingItemIntent: HouseholdIntent {
  /// Replaces values; after a rename the same words may mean another row.
  static var annotations: ToolAnnotations { .writes(destructive: true, idempotent: false) }
}

extension RemoveShoppingItemsIntent: HouseholdIntent {
  static var annotations: ToolAnnotations { .writes(destructive: true, idempotent: true) }
}

extension ClearCheckedItemsIntent: HouseholdIntent {
  static var annotations: ToolAnnotations { .writes(destructive: true, idempotent: true) }
}

extension UndoLastChangeIntent: HouseholdIntent {
  /// Takes a change back; a second call takes back another.
  static var annotations: ToolAnnotations { .writes(destructive: true, idempotent: false) }
}

extension ChangeSettingsIntent: HouseholdIntent {
  static var annotations: ToolAnnotations { .writes(destructive: false, idempotent: true) }
  /// "300 ml" is read as well.
  static var textsDeclaredAsNumbers: Set<String> { ["usual_amount"] }
}
