import Household
import IntentKit

/// An intent over the household, whose arguments mean the same in every tool and so have the same
/// limits.
protocol HouseholdIntent: MCPAnnotated, ArgumentAdapting {}

extension HouseholdIntent {
  /// The limit of each text argument of Carafe, in one table.
  static func textLimit(of argument: String) -> Int? {
    switch argument {
    case "amount", "usual_amount": TextLimits.amount
    case "unit": TextLimits.unit
    case "at", "date": TextLimits.moment
    case "entry": TextLimits.entry
    case "request_id": TextLimits.requestID
    case "units", "language": TextLimits.choice
    case "containers": TextLimits.containers
    case "items": TextLimits.list
    // A new name may say the amount and a note too, as on adding.
    case "item", "name": TextLimits.item
    case "note": TextLimits.note
    case "section": TextLimits.section
    default: nil
    }
  }
}
