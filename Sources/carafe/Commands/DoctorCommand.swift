import Household
import SyncedStore

/// `carafe doctor`: looks for faults and says what to do.
struct DoctorCommand {
  func run() -> Int32 {
    let report = Home().household.report()
    Terminal.say(Self.text(report))
    return report.advice.isEmpty ? 0 : 1
  }

  static func text(_ report: StoreReport) -> String {
    var lines = [
      "File: \(report.file) (\(report.permissions.map { "mode \($0)" } ?? "not there yet"))",
      "State folder: \(report.stateFolder ?? "none that can be used")",
      "Records: "
        + report.counts.map { "\($0.records) \($0.section)" }.joined(separator: ", "),
      "Conflict copies: \(Self.list(report.copies))",
      "Damaged files kept: \(Self.list(report.quarantine))",
      "Edits not yet in the folder: \(report.hasUnpublishedEdits ? "yes" : "none")",
    ]
    lines += report.advice.isEmpty ? ["All is well."] : report.advice.map { "! \($0)" }
    return lines.joined(separator: "\n")
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
