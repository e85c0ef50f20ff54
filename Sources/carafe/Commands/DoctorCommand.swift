import Household
import IntentJSON
import SyncedStore

/// `carafe doctor`: looks for faults and says what to do.
struct DoctorCommand {
  func run() -> Int32 {
    let environment = ProcessEnvironment()
    let report = Home(environment).household.report()
    let services = SyncService.allCases.map { SyncFolders(of: $0, home: environment.home) }
    Terminal.say(Self.text(report, services, home: environment.home))
    return report.advice.isEmpty ? 0 : 1
  }

  static func text(
    _ report: StoreReport, _ services: [SyncFolders], home: String,
    on platform: Platform = .current
  ) -> String {
    var lines = [
      "Folder: \(text(report.folder))",
      // Sync services leave it readable to all, so that is a remark and no fault.
      "File: \(text(report.file))"
        + (report.file.isOpenToOthers
          ? "; other users of this computer can read it, `chmod 600` keeps it private" : ""),
      "State folder: \(report.stateFolder.map(text) ?? "none that can be used")",
      "Sync services: \(text(services))",
      "Clock: \(time(report.clock.now)); "
        + (report.clock.newestChange.map { "newest change \(time($0))" } ?? "no change yet"),
      "Records: "
        + report.counts.map { "\($0.records) \($0.section)" }.joined(separator: ", "),
      "Conflict copies: \(Self.list(report.copies))",
      "Damaged files kept: \(Self.list(report.quarantine))",
      "Edits not yet in the folder: \(report.hasUnpublishedEdits ? "yes" : "none")",
    ]
    if let remark = FolderRemarks.permission(report.folder.path, home: home, on: platform) {
      lines.append(remark)
    }
    lines += report.advice.isEmpty ? ["All is well."] : report.advice.map { "! \($0)" }
    return lines.map(\.visibleLine).joined(separator: "\n")
  }

  private static func text(_ place: StoreReport.Place) -> String {
    "\(place.path) (\(place.permissions.map { "mode \($0)" } ?? "not there yet"))"
  }

  /// The services that were found, each with its folders.
  private static func text(_ services: [SyncFolders]) -> String {
    let found = services.filter { !$0.found.isEmpty }
    guard !found.isEmpty else { return "none found" }
    return found.map { "\($0.service.title) at \($0.found.joined(separator: " and "))" }
      .joined(separator: "; ")
  }

  private static func time(_ milliseconds: Int) -> String {
    OffsetDateTime(Instant(milliseconds: milliseconds / 1000 * 1000), offset: 0).text
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
