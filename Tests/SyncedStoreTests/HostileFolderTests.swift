import Foundation
import IntentJSON
import Synchronization
import Testing

@testable import SyncedStore

/// A folder that somebody else may write too: a member of a shared folder, a service that carries
/// links, another user of the computer.
@Suite struct HostileFolderTests {
  private let play = Playground()
  private let manager = FileManager.default

  private var outside: String { play.realRoot + "/outside" }

  /// A file of the person's outside the folder.
  @discardableResult
  private func own(_ name: String, _ text: String) throws -> String {
    try manager.createDirectory(atPath: outside, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(outside)/\(name)"))
    return "\(outside)/\(name)"
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func link(_ path: String, to target: String) throws {
    try? manager.removeItem(atPath: path)
    try manager.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  /// A file of ours in a folder of the person's own.
  private func privateList() throws -> String {
    try manager.createDirectory(atPath: outside, withIntermediateDirectories: true)
    try play.store(folder: "outside").addItem("secret")
    return outside + "/Carafe.json"
  }

  @Test(arguments: [
    "", "alias ls=ls\n", "{\"id\":\"a\"}\n", "{\"format\":\"other\"}", "[1,2]", "\0\0\0\0",
    "{\"format\":\"carafe\",\"version\":1,\n\"shopping\":[\n",
  ])
  func `F75 what a link leads to stays as it is unless it is a whole file of ours`(
    content: String
  ) throws {
    let target = try own("profile", content)
    let store = play.store()
    try store.addItem("bread")
    try play.settle(store)
    try link(play.file, to: target)
    for action in [{ _ = try store.read() }, { _ = try store.addItem("$(touch x)") }] {
      #expect {
        try action()
      } throws: { error in
        "\(error)".contains(play.file) && "\(error)".contains(target)
      }
    }
    play.rest(store, minutes: 5)
    play.rest(play.store(stateFolder: "S2"), minutes: 5)
    #expect(try text(target) == content)
    #expect(try manager.contentsOfDirectory(atPath: outside) == ["profile"])
    #expect(play.stateFiles("quarantine/").isEmpty)
    let advice = store.report().advice
    #expect(advice.contains { $0.contains(play.file) && $0.contains(target) })
    try manager.removeItem(atPath: play.file)
    play.rest(store, minutes: 5)
    #expect(store.items == ["bread"])
  }

  @Test(arguments: ["outside/none/Carafe.json", "D/other.json", "missing"])
  func `F75 nothing is made through a link that leads to nothing`(target: String) throws {
    let target = play.realRoot + "/" + target
    try link(play.file, to: target)
    let store = play.store()
    #expect(throws: StoreError.self) { try store.addItem("bread") }
    play.rest(store, minutes: 5)
    #expect(play.names == ["Carafe.json"])
    #expect(!manager.fileExists(atPath: target))
    #expect(!manager.fileExists(atPath: outside))
    #expect(store.report().advice.contains { $0.contains(target) })
  }

  @Test func `F75 no folder is made through a link`() throws {
    try link(play.root + "/L", to: outside)
    let store = play.store(folder: "L")
    #expect(throws: StoreError.self) { try store.addItem("bread") }
    play.rest(store, minutes: 5)
    #expect(!manager.fileExists(atPath: outside))
  }

  @Test func `F75 a list that a link leads to is another list: it is published nowhere else`()
    throws
  {
    let list = try privateList()
    let store = play.store()
    try store.addItem("bread")
    let shared = play.bytes
    try play.settle(store)
    try link(play.file, to: list)
    #expect(try store.addItem("milk").publication == .published)
    #expect(store.items == ["milk", "secret"])
    #expect(store.report().file.path == (try SystemFiles().realPath(list)))
    try manager.removeItem(atPath: play.file)
    try play.put(String(decoding: shared, as: UTF8.self))
    try store.addItem("eggs")
    #expect(store.items == ["bread", "eggs"])
    #expect(!play.text.contains("secret"))
  }

  @Test func `F76 a copy that is a link, of either kind, is never read`() throws {
    let list = try privateList()
    let store = play.store()
    try store.addItem("bread")
    let copies = [
      "Carafe (conflicted copy x).json", "Carafe.sync-conflict-20261130-011936-HMQZNQJ.json",
      "Carafe 2.json", "~$Carafe.abcdefgh.1.tmp",
    ]
    for (number, name) in copies.enumerated() {
      let path = "\(play.folder)/\(name)"
      if number == 1 {
        try manager.linkItem(atPath: list, toPath: path)
      } else {
        try link(path, to: list)
      }
    }
    play.rest(store)
    try store.addItem("milk")
    #expect(store.items == ["bread", "milk"])
    #expect(!play.text.contains("secret"))
    #expect(play.names == (copies + ["Carafe.json"]).sorted())
    #expect(play.stateFiles("adopted/").isEmpty)
    for name in copies.prefix(3) {
      #expect(store.report().advice.contains { $0.contains(name) })
    }
    #expect(try text(list).contains("secret"))
  }

  @Test func `F76 links in the state folder lead nowhere`() throws {
    let list = try privateList()
    let notes = try own("notes", "mine")
    let store = play.store()
    try store.addItem("bread", summary: "bread")
    let replica = try #require(play.stateFiles("D-").first { $0.hasSuffix("/replica.json") })
    let state = play.stateFolder + "/" + replica.parentPath
    for name in ["undo.jsonl", "edited.json", "lock", "seen", "folder"] {
      try link("\(state)/\(name)", to: notes)
    }
    try link("\(state)/replica.json", to: list)
    let next = play.store()
    try next.addItem("milk", summary: "milk")
    try play.edit { $0.replacingOccurrences(of: "bread", with: "rye bread") }
    play.rest(next)
    #expect(next.items == ["milk", "rye bread"])
    #expect(try text(notes) == "mine")
    #expect(!play.text.contains("secret"))
    #expect(try text(list).contains("secret"))
  }

  @Test(arguments: ["", "/history", "/adopted", "/quarantine"])
  func `F77 a state folder that is a link is refused, and the reason is said`(part: String) throws {
    let store = play.store()
    try store.addItem("bread")
    let replica = try #require(play.stateFiles("D-").first { $0.hasSuffix("/replica.json") })
    let state = play.stateFolder + "/" + replica.parentPath
    try manager.createDirectory(atPath: outside, withIntermediateDirectories: true)
    try manager.moveItem(atPath: state + part, toPath: outside + "/moved")
    try link(state + part, to: outside + "/moved")
    let before = (manager.subpaths(atPath: outside) ?? []).sorted()
    let next = play.store()
    guard case .publishedWithoutReplica(let reason) = try next.addItem("milk").publication else {
      Issue.record("a link is followed")
      return
    }
    #expect(reason.contains("symbolic link"))
    play.rest(next)
    #expect((manager.subpaths(atPath: outside) ?? []).sorted() == before)
    #expect(next.report().advice.contains { $0.contains("symbolic link") })
    #expect(next.items == ["bread", "milk"])
  }

  @Test(arguments: [0o777, 0o703, 0o1777])
  func `F77 below a folder that others can change nothing is kept, without the sticky bit`(
    mode: Int
  ) throws {
    let parent = play.realRoot + "/P"
    try manager.createDirectory(atPath: parent, withIntermediateDirectories: true)
    chmod(parent, mode_t(mode))
    let store = play.store(stateFolder: "P/S")
    let publication = try store.addItem("bread").publication
    let isSafe = mode & 0o1000 != 0
    if case .publishedWithoutReplica(let reason) = publication {
      #expect(!isSafe && reason.contains("other users"))
      #expect(try manager.contentsOfDirectory(atPath: parent).isEmpty)
      #expect(store.report().advice.contains { $0.contains(parent) })
      chmod(parent, 0o700)
      #expect(try store.addItem("milk").publication == .published)
    } else {
      #expect(isSafe && publication == .published)
    }
    // It is looked at each time.
    let made = try #require(
      manager.contentsOfDirectory(atPath: parent + "/S").first { $0.hasPrefix("D-") })
    chmod("\(parent)/S/\(made)", 0o777)
    guard case .publishedWithoutReplica = try store.addItem("eggs").publication else {
      Issue.record("kept where others can write")
      return
    }
  }

  @Test(arguments: [0o6777, 0o4755, 0o666, 0o711])
  func `F78 of a mode that somebody else set only what data needs is kept`(mode: Int) throws {
    let store = play.store()
    try store.addItem("bread")
    chmod(play.file, mode_t(mode))
    try store.addItem("milk")
    let now = try manager.attributesOfItem(atPath: play.file)[.posixPermissions] as? Int
    #expect(now == mode & 0o666)
  }

  @Test func `A folder or a pipe in the place of the file is left`() throws {
    let store = play.store()
    try store.addItem("bread")
    try manager.removeItem(atPath: play.file)
    try manager.createDirectory(atPath: play.file, withIntermediateDirectories: true)
    #expect(throws: StoreError.self) { try store.addItem("milk") }
    play.rest(store, minutes: 5)
    #expect(play.names == ["Carafe.json"])
    #expect(mkfifo(play.folder + "/Carafe 2.json", 0o600) == 0)
    #expect(throws: StoreError.self) { try store.addItem("milk") }
  }

  @Test func `A file that becomes a link in the moment of the swap is put back`() throws {
    let notes = try own("notes", "mine")
    let store = play.store()
    try store.addItem("bread")
    let file = play.file
    let isDone = Mutex(false)
    play.files.before { call in
      guard call.name == "exchange", !isDone.withLock({ $0 }) else { return }
      isDone.withLock { $0 = true }
      _ = unlink(file)
      _ = symlink(notes, file)
    }
    let publication = try store.addItem("milk").publication
    play.files.mend()
    guard case .keptHere = publication else {
      Issue.record("\(publication)")
      return
    }
    #expect(try manager.destinationOfSymbolicLink(atPath: file) == notes)
    #expect(try text(notes) == "mine")
    #expect(play.names == ["Carafe.json"])
    try manager.removeItem(atPath: file)
    play.rest(store)
    #expect(store.items == ["bread", "milk"])
    #expect(play.text.contains("milk"))
  }

  @Test func `The folder that becomes a link between two calls is not written through`() throws {
    let store = play.store()
    try store.addItem("bread")
    try manager.createDirectory(atPath: outside, withIntermediateDirectories: true)
    let (folder, outside) = (play.realFolder, outside)
    play.files.before { call in
      guard call.name == "create", call.path.hasPrefix(folder + "/") else { return }
      _ = rename(folder, folder + ".away")
      _ = symlink(outside, folder)
    }
    guard case .keptHere = try store.addItem("milk").publication else {
      Issue.record("published")
      return
    }
    play.files.mend()
    #expect(try manager.contentsOfDirectory(atPath: outside).isEmpty)
    try manager.removeItem(atPath: folder)
    #expect(rename(folder + ".away", folder) == 0)
    play.rest(store)
    #expect(store.items == ["bread", "milk"])
    #expect(play.text.contains("milk"))
  }
}
