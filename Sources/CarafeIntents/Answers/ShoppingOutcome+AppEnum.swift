package import Household
package import IntentKit

extension ShoppingOutcome: AppEnum {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Outcome"
  package static let caseDisplayRepresentations: [ShoppingOutcome: DisplayRepresentation] = [
    .added: "Added",
    .merged: "Merged",
    .reopened: "Reopened",
    .unchanged: "Unchanged",
    .checked: "Checked",
    .unchecked: "Unchecked",
    .removed: "Removed",
    .ambiguous: "Ambiguous",
    .notFound: "Not Found",
    .failed: "Failed",
  ]
}
