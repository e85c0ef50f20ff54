import IntentJSON

/// What every operation needs to know besides the records.
struct Surroundings: Sendable {
  let settings: HouseholdSettings
  let now: Instant
  let zone: any TimeZoneRules
  /// The present moment on the person's clock.
  let localNow: OffsetDateTime

  init(settings: HouseholdSettings, now: Instant, zone: any TimeZoneRules) {
    self.settings = settings
    self.now = now
    self.zone = zone
    localNow = zone.localTime(at: now)
  }

  var rule: DayRule { DayRule(startsAt: settings.dayStartsAt) }
  var today: LocalDate { rule.day(of: localNow) }
  var amounts: WaterAmountParser {
    WaterAmountParser(
      system: settings.units, containers: settings.containers, isImperial: settings.saysImperial,
      isUnitGuessed: settings.isUnitGuessed)
  }
  var moments: MomentParser { MomentParser(now: now, zone: zone, rule: rule) }
  var texts: WaterTexts { WaterTexts(system: settings.units, rule: rule, now: localNow) }
}

extension Surroundings {
  /// The drink that an amount and a unit mean; the usual one when neither is said, and the one
  /// before for "another one".
  func drink(
    _ amount: JSONValue?, _ unit: String?, after previous: WaterAmount?
  ) throws -> WaterAmount {
    guard let amount = amount.nonBlank else {
      return try unit.nonBlank.map { try amounts.drink(one: $0) } ?? settings.usual
    }
    if let previous, unit.nonBlank == nil, let text = amount.string, amounts.isAgain(text) {
      return previous
    }
    return try amounts.drink(amount, unit: unit.nonBlank)
  }

  /// The amount a drink gets when it is corrected; nil when it keeps its own.
  ///
  /// A bare number keeps the unit, a bare unit keeps the number.
  func drink(
    _ amount: JSONValue?, _ unit: String?, insteadOf old: WaterAmount
  ) throws -> WaterAmount? {
    guard let amount = amount.nonBlank else {
      return try unit.nonBlank.map { try amounts.drink(old.value, unit: $0) }
    }
    return try amounts.drink(amount, unit: unit.nonBlank, bareUnit: old.unitName)
  }
}
