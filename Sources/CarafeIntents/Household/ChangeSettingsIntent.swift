import Household
package import IntentKit

/// Shows and changes the settings.
package struct ChangeSettingsIntent: AppIntent {
  /// The name.
  package static let title: LocalizedStringResource = "Change Settings"
  /// What it does.
  package static let description = IntentDescription(
    "Changes settings; without arguments it shows them and where the data lies.")

  /// The units.
  @Parameter(title: "Units", description: "The units to answer in.")
  package var units: UnitsPreference?
  /// What is logged when no amount is said.
  @Parameter(
    title: "Usual Amount",
    description: "What log_water logs when no amount is said, in the preferred unit.")
  package var usualAmount: String?
  /// The hour a day starts at.
  @Parameter(
    title: "Day Starts At",
    description: "The hour at which a new day starts, for people who are up late.",
    inclusiveRange: (0, 23))
  package var dayStartsAt: Int?
  /// The language of texts.
  @Parameter(
    title: "Language", description: "The language of the answers; en is the only one so far.")
  package var language: String?
  /// Own containers.
  @Parameter(
    title: "Containers",
    description:
      "Own containers to use as units: \"desk bottle = 675 ml\"; \"desk bottle =\" forgets one.")
  package var containers: [String]?

  @Dependency private var household: Household

  /// An intent.
  package init() {}

  /// Changes them.
  package func perform() async throws -> some IntentResult & ProvidesDialog
    & ReturnsValue<SettingsResult>
  {
    let answer = try household.changeSettings(
      units: units?.system, usualAmount: usualAmount, dayStartsAt: dayStartsAt,
      language: language, containers: containers ?? [])
    return .result(value: SettingsResult(answer), dialog: answer.dialog)
  }
}
