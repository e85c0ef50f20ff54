import Foundation
import IntentJSON
import Testing

@testable import SyncedStore

/// What `carafe doctor` tells of the places, the clock and what waits.
@Suite struct ReportTests {
  private let play = Playground()

  private func advice(_ store: SyncedStore) -> String {
    store.report().advice.joined(separator: "\n")
  }

  @Test func `A new folder and a used one are well`() throws {
    #expect(play.store().report().advice.isEmpty)
    let store = play.store()
    try store.addItem("bread")
    let report = store.report()
    #expect(report.advice.isEmpty && !report.hasUnpublishedEdits)
    #expect(report.folder.path.hasSuffix("/D") && report.file.permissions == "600")
    #expect(report.stateFolder?.permissions == "700")
    #expect(report.clock.newestChange == report.clock.now)
  }

  @Test func `A folder that cannot be written is named with the reason, also by a new process`()
    throws
  {
    try play.store().addItem("bread")
    let folder = play.realFolder
    play.files.fail { call in
      ["create", "checkWritable"].contains(call.name) && call.path.hasPrefix(folder) ? EROFS : nil
    }
    #expect(advice(play.store()).contains("\(folder) cannot be written: the disk is read-only"))
    try play.store().addItem("milk")
    let report = play.store().report()
    #expect(report.hasUnpublishedEdits)
    #expect(
      report.advice.contains {
        $0.contains("on this computer only: ") && $0.contains("the disk is read-only")
      })
    play.files.mend()
    #expect(play.store().report().advice.isEmpty)
  }

  @Test func `A file that sync services made readable to all is no fault`() throws {
    try play.store().addItem("bread")
    chmod(play.file, 0o644)
    let report = play.store().report()
    #expect(report.advice.isEmpty && report.file.isOpenToOthers)
  }

  @Test func `A file that cannot be read is named once`() throws {
    try play.put("{}")
    let file = play.realFile
    play.files.fail { $0.name == "open" && $0.path == file ? EACCES : nil }
    #expect(play.store().report().advice.filter { $0.contains("cannot be read") }.count == 1)
  }

  @Test func `A state folder in the synced folder, or open to others, is warned of`() throws {
    let inside = play.store(stateFolder: "D/state")
    #expect(advice(inside).contains("lies in the synced folder"))
    for (link, target) in [("elsewhere", "D"), ("also", "D/state")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(play.root)/\(link)", withDestinationPath: target)
      let linked = play.store(stateFolder: link == "also" ? link : "\(link)/state")
      #expect(advice(linked).contains("lies in the synced folder"))
      #expect(!advice(play.store(folder: link)).contains("lies in the synced folder"))
    }
    let store = play.store()
    try store.addItem("bread")
    let state = try #require(store.report().stateFolder)
    chmod(state.path, 0o755)
    #expect(advice(store).contains("chmod 700"))
  }

  @Test func `Another program's file waits for nothing of ours`() throws {
    try play.store().addItem("bread")
    try play.put("{\"a\":1}")
    let report = play.store().report()
    #expect(!report.hasUnpublishedEdits)
    #expect(report.advice.contains { $0.contains("not a file of this program") })
  }

  @Test func `F18 a file that is not downloaded is said once`() throws {
    try play.put("", as: ".Carafe.json.icloud")
    let advice = play.store().report().advice
    #expect(advice.filter { $0.contains("not downloaded") }.count == 1)
  }

  @Test func `F37 a clock before this program was made is warned of in an empty folder too`() throws
  {
    play.clock.milliseconds = 86_400_000
    #expect(advice(play.store()).contains("1970-01-02"))
    #expect(try play.store().addItem("bread").view.notices.contains { $0.contains("1970-01-02") })
  }
}
