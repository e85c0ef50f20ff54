package import IntentKit

// What each tool does to the world. Not part of Apple's API: an Apple build leaves this folder out.

extension LogWaterIntent: HouseholdIntent {
  package static var annotations: ToolAnnotations { .writes(destructive: false, idempotent: false) }
  /// "250 ml" is read as well.
  package static var textsDeclaredAsNumbers: Set<String> { ["amount"] }
  /// Without an amount the usual one is logged (H18).
  package static var argumentsNeverNull: Set<String> { ["amount"] }
}

extension CheckTodaysProgressIntent: HouseholdIntent {
  package static var annotations: ToolAnnotations { .readOnly }
}

extension AdjustGoalIntent: HouseholdIntent {
  package static var annotations: ToolAnnotations { .writes(destructive: false, idempotent: true) }
  /// "2.5 l" is read as well.
  package static var textsDeclaredAsNumbers: Set<String> { ["amount"] }
}

extension ShowHistoryIntent: HouseholdIntent {
  package static var annotations: ToolAnnotations { .readOnly }
}

extension UpdateWaterEntryIntent: HouseholdIntent {
  package static var annotations: ToolAnnotations { .writes(destructive: true, idempotent: true) }
  /// "250 ml" is read as well.
  package static var textsDeclaredAsNumbers: Set<String> { ["amount"] }
}

extension DeleteWaterEntryIntent: HouseholdIntent {
  /// Takes a drink away; "last" means another one the second time.
  package static var annotations: ToolAnnotations { .writes(destructive: true, idempotent: false) }
}

extension AddShoppingItemsIntent: HouseholdIntent {
  /// Adds; amounts add up.
  package static var annotations: ToolAnnotations { .writes(destructive: false, idempotent: false) }
}

extension ShowListIntent: HouseholdIntent {
  package static var annotations: ToolAnnotations { .readOnly }
}

extension CheckOffItemsIntent: HouseholdIntent {
  package static var annotations: ToolAnnotations { .writes(destructive: false, idempotent: true) }
}

extension UncheckItemsIntent: HouseholdIntent {
  package static var annotations: ToolAnnotations { .writes(destructive: false, idempotent: true) }
}

extension UpdateShoppingItemIntent: HouseholdIntent {
  /// Replaces values; after a rename the same words may mean another row.
  package static var annotations: ToolAnnotations { .writes(destructive: true, idempotent: false) }
}

extension RemoveShoppingItemsIntent: HouseholdIntent {
  package static var annotations: ToolAnnotations { .writes(destructive: true, idempotent: true) }
}

extension ClearCheckedItemsIntent: HouseholdIntent {
  package static var annotations: ToolAnnotations { .writes(destructive: true, idempotent: true) }
}

extension UndoLastChangeIntent: HouseholdIntent {
  /// Takes a change back; a second call takes back another.
  package static var annotations: ToolAnnotations { .writes(destructive: true, idempotent: false) }
}

extension ChangeSettingsIntent: HouseholdIntent {
  package static var annotations: ToolAnnotations { .writes(destructive: false, idempotent: true) }
  /// "300 ml" is read as well.
  package static var textsDeclaredAsNumbers: Set<String> { ["usual_amount"] }
}
