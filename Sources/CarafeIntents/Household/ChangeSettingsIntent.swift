import Household
import IntentKit

struct ChangeSettingsIntent: AppIntent {
  static let title: LocalizedStringResource = "Change Settings"
  static let description = IntentDescription(
    "Changes settings; without arguments it shows them and where the data lies.")

  @Parameter(title: "Units", description: "The units to answer in.")
  var units: UnitSystem?
  @Parameter(
    title: "Usual Amount",
    description: "What log_water logs when no amount is said, in the preferred unit.")
  var usualAmount: FreeText?
  @Parameter(
    title: "Day Starts At",
    description: "The hour at which a new day starts, for people who are up late.",
    inclusiveRange: (0, 23))
  var dayStartsAt: Int?
  @Parameter(
    title: "Language", description: "The language of the answers; en is the only one so far.")
  var language: String?
  @Parameter(
    title: "Containers",
    description:
      "Own containers to use as units: \"desk bottle = 675 ml\"; \"desk bottle =\" forgets one.")
  var containers: [String]?

  @Dependency private var household: Household

  func perform() async throws -> some AnswerResult<SettingsResult> {
    .answer(
      try household.changeSettings(
        units: units, usualAmount: usualAmount?.sent, dayStartsAt: dayStartsAt,
        language: language, containers: containers ?? []), SettingsResult.init)
  }
}
