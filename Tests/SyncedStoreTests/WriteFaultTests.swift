import Foundation
import IntentJSON
import Synchronization
import Testing

@testable import SyncedStore

/// Faults of the disk and of processes while the store writes.
@Suite struct WriteFaultTests {
  private let play = Playground()

  @Test func `F03 an edit that was kept but not published is published at the next start`() throws {
    play.files.fail { $0.name == "exchange" ? EIO : nil }
    let first = play.store()
    try first.addItem("bread")
    let write = try first.addItem("milk")
    guard case .keptHere = write.publication else {
      Issue.record("\(write.publication)")
      return
    }
    play.files.mend()
    let second = play.store()
    play.rest(second)
    #expect(play.text.components(separatedBy: write.result).count == 2)
    #expect(second.items == ["bread", "milk"])
  }

  @Test func `F03 a new process sees from outside whether something is left to do`() throws {
    #expect(!play.store().seemsUnfinished())
    try play.store().addItem("bread")
    #expect(!play.store().seemsUnfinished())
    play.files.fail { $0.name == "exchange" ? EIO : nil }
    try play.store().addItem("milk")
    play.files.mend()
    let next = play.store()
    let opened = play.files.count("open")
    #expect(next.seemsUnfinished())
    #expect(play.files.count("open") == opened)
    play.rest(next, minutes: 1)
    #expect(!play.store().seemsUnfinished())
    try play.put(play.text, as: "Carafe (conflicted copy 2026-11-30 103045).json")
    #expect(play.store().seemsUnfinished())
  }

  @Test func `F04 what a killed server had swapped out is joined and then removed`() throws {
    let store = play.store()
    try store.addItem("bread")
    try play.edit { $0.replacingOccurrences(of: "bread", with: "rye bread") }
    let displaced = play.text
    try store.addItem("milk")
    let kept = "~$Carafe.deadbeef.1.tmp"
    let other = displaced.replacingOccurrences(of: "rye bread", with: "white bread")
    try play.put(other, as: kept)
    let next = play.store()
    #expect(next.items.contains("white bread") || next.items.contains("rye bread"))
    play.rest(next)
    #expect(play.names == ["Carafe.json"])
  }

  @Test func `F06 on a full disk the edit is kept here and published once when there is space`()
    throws
  {
    let store = play.store()
    try store.addItem("bread")
    let before = play.bytes
    let folder = play.realFolder
    play.files.fail { $0.name == "write" && $0.path.hasPrefix(folder) ? ENOSPC : nil }
    let write = try store.addItem("milk")
    #expect(
      write.publication == .keptHere(reason: "\(play.file): the disk is full"))
    #expect(play.bytes == before)
    #expect(play.names == ["Carafe.json"])
    play.files.mend()
    let next = try store.addItem("eggs")
    #expect(next.publication == .published)
    #expect(play.text.components(separatedBy: write.result).count == 2)
  }

  @Test func `F06 F50 a call that changes nothing tries again, and says while the edit waits`()
    throws
  {
    let store = play.store()
    try store.addItem("bread")
    let folder = play.realFolder
    play.files.fail { $0.name == "write" && $0.path.hasPrefix(folder) ? ENOSPC : nil }
    let id = try store.addItem("milk").result
    #expect(try store.read().unpublishedReason?.contains("full") == true)
    guard case .keptHere = try store.write({ _ in }).publication else {
      Issue.record("said nothing of the edit that waits")
      return
    }
    #expect(!play.text.contains(id))
    play.files.mend()
    #expect(try store.read().unpublishedReason == nil)
    #expect(play.text.contains(id))
    #expect(try store.write({ _ in }).publication == .unchanged)
  }

  @Test func `F03 the first edit of all is published by the next process at once`() throws {
    play.files.fail { $0.name == "renameNew" ? EIO : nil }
    let id = try play.store().addItem("bread").result
    play.files.mend()
    #expect(play.names.isEmpty)
    _ = try play.store().read()
    #expect(play.text.contains(id))
  }

  @Test func `F07 without a safety copy the edit goes to the file, and the reply says so`() throws {
    let store = play.store()
    try store.addItem("bread")
    let state = play.stateFolder
    play.files.fail { call in
      ["create", "write"].contains(call.name) && call.path.hasPrefix(state) ? ENOSPC : nil
    }
    guard case .publishedWithoutReplica(let reason) = try store.addItem("milk").publication else {
      Issue.record("not published without a replica")
      return
    }
    #expect(reason.contains("full"))
    #expect(store.items == ["bread", "milk"])
    #expect(!store.report().advice.isEmpty)
  }

  @Test func `F07 when nothing can be written the call fails and nothing changes`() throws {
    let store = play.store()
    try store.addItem("bread")
    let before = play.bytes
    play.files.fail { ["create", "write"].contains($0.name) ? EROFS : nil }
    #expect(throws: StoreError.self) { try store.addItem("milk") }
    #expect(play.bytes == before)
    #expect(store.items == ["bread"])
    play.files.mend()
    #expect(play.store().items == ["bread"])
  }

  @Test func `A store without a state folder works and says what is weaker`() throws {
    let store = play.store(stateFolder: nil)
    guard case .publishedWithoutReplica = try store.addItem("milk").publication else {
      Issue.record("not published without a replica")
      return
    }
    #expect(store.items == ["milk"])
    #expect(store.report().stateFolder == nil)
  }

  @Test func `A failed flush is not trusted: the file is written afresh`() throws {
    let store = play.store()
    try store.addItem("bread")
    let failures = Mutex(1)
    let folder = play.realFolder
    play.files.fail { call in
      guard call.name == "synchronize", call.path.hasPrefix(folder + "/") else { return nil }
      return failures.withLock { left in
        left -= 1
        return left >= 0 ? EIO : nil
      }
    }
    let creations = play.files.count("create")
    #expect(try store.addItem("milk").publication == .published)
    // The replica, and the file twice.
    #expect(play.files.count("create") - creations == 3)
  }

  @Test func `A signal keeps neither the lock from being taken nor the folder from being flushed`()
    throws
  {
    let folder = play.realFolder
    let interrupted = Mutex<Set<String>>([])
    let flushed = Mutex(0)
    play.files.before { call in
      if call.name == "synchronize", call.path == folder { flushed.withLock { $0 += 1 } }
    }
    play.files.fail { call in
      guard call.name == "openLock" || (call.name == "open" && call.path == folder) else {
        return nil
      }
      return interrupted.withLock { $0.insert(call.name).inserted } ? EINTR : nil
    }
    try play.store().addItem("bread")
    #expect(interrupted.withLock { $0 } == ["open", "openLock"])
    #expect(flushed.withLock { $0 } == 1)
    #expect(play.files.count("lock") == 1)
  }

  @Test func `F10 the mode stays, and a new file is private`() throws {
    let store = play.store()
    try store.addItem("bread")
    #expect(try mode() == 0o600)
    chmod(play.file, 0o640)
    try store.addItem("milk")
    #expect(try mode() == 0o640)
    let state = try FileManager.default.attributesOfItem(atPath: play.stateFolder)
    #expect(state[.posixPermissions] as? Int == 0o700)
  }

  private func mode() throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: play.file)[.posixPermissions] as? Int
  }

  @Test func `F12 a folder reached by two paths is one folder, and a link stays a link`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: play.root + "/L", withDestinationPath: play.folder)
    try play.store().addItem("bread")
    try play.store(folder: "L").addItem("milk")
    #expect(try FileManager.default.contentsOfDirectory(atPath: play.stateFolder).count == 1)
    #expect(play.store().items == ["bread", "milk"])
    let elsewhere = play.root + "/elsewhere"
    try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: play.file, toPath: elsewhere + "/real.json")
    try FileManager.default.createSymbolicLink(
      atPath: play.file, withDestinationPath: elsewhere + "/real.json")
    try play.store().addItem("eggs")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: play.file)
        == elsewhere + "/real.json")
    let text = try String(contentsOfFile: elsewhere + "/real.json", encoding: .utf8)
    #expect(text.contains("eggs"))
  }

  @Test func `F12 a link to a disk that is away has the state of the folder it leads to`() throws {
    let link = play.root + "/L"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "D")
    try play.store().addItem("bread")
    try FileManager.default.moveItem(atPath: play.folder, toPath: play.root + "/away")
    let write = try play.store(folder: "L").addItem("milk")
    guard case .keptHere = write.publication else {
      Issue.record("\(write.publication)")
      return
    }
    try FileManager.default.moveItem(atPath: play.root + "/away", toPath: play.folder)
    let next = play.store()
    play.rest(next)
    #expect(next.items == ["bread", "milk"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: play.stateFolder).count == 1)
  }

  @Test(arguments: [false, true])
  func `F68 a link that is turned to another folder does not mix the two`(
    oldIsGone: Bool
  ) throws {
    let link = play.root + "/L"
    let other = play.root + "/E"
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: play.folder)
    let store = play.store(folder: "L")
    try store.addItem("bread")
    try play.store(folder: "E").addItem("nails")
    try play.settle(store)
    #expect(store.items == ["bread"])
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: other)
    if oldIsGone {
      // The next thing that the store does is a write.
      try FileManager.default.removeItem(atPath: play.folder)
    } else {
      #expect(store.items == ["nails"])
    }
    try store.addItem("screws")
    #expect(store.items == ["nails", "screws"])
    #expect(play.store(folder: "E").items == ["nails", "screws"])
    let text = try String(contentsOfFile: other + "/Carafe.json", encoding: .utf8)
    #expect(!text.contains("bread"))
    if !oldIsGone {
      #expect(play.store().items == ["bread"])
      #expect(!play.text.contains("nails"))
    }
  }

  @Test func `What would be too large to be read again is not written`() throws {
    let store = play.store()
    try store.addItem("bread")
    let before = play.bytes
    let name = String(repeating: "x", count: ProbedFiles.sizeLimit)
    #expect {
      try store.addItem(name)
    } throws: { error in
      "\(error)".contains("64 MB") && "\(error)".contains("nothing was changed")
    }
    #expect(play.bytes == before)
    #expect(store.items == ["bread"])
    #expect(try store.addItem("milk").publication == .published)
  }

  @Test func `A replica that cannot be read is not replaced, since it may hold the only copy`()
    throws
  {
    try play.store().addItem("bread")
    let folder = play.realFolder
    play.files.fail { $0.name == "create" && $0.path.hasPrefix(folder) ? EROFS : nil }
    try play.store().addItem("milk")
    play.files.fail { $0.name == "open" && $0.path.hasSuffix("replica.json") ? EIO : nil }
    let store = play.store()
    guard case .publishedWithoutReplica(let reason) = try store.addItem("eggs").publication else {
      Issue.record("replaced a replica that was not read")
      return
    }
    #expect(reason.contains("cannot be read"))
    play.files.mend()
    #expect(store.items == ["bread", "eggs", "milk"])
    play.rest(store)
    #expect(play.store(stateFolder: nil).items == ["bread", "eggs", "milk"])
  }

  @Test func `F30 a version that arrives between reading and swapping is joined`() throws {
    let device = Playground()
    let there = device.store()
    try there.addItem("bread")
    try FileManager.default.copyItem(atPath: device.file, toPath: play.file)
    let here = play.store()
    #expect(here.items == ["bread"])
    try there.addItem("from there")
    let arriving = device.text
    let play = play
    play.files.before { call in
      guard call.name == "exchange" else { return }
      play.files.before { _ in }
      try? play.put(arriving)
    }
    #expect(try here.addItem("from here").publication == .published)
    #expect(here.items == ["bread", "from here", "from there"])
    #expect(play.text.contains("from there") && play.text.contains("from here"))
    #expect(play.names == ["Carafe.json"])
  }

  @Test func `A foreign file that arrives just before the swap is put back`() throws {
    let store = play.store()
    try store.addItem("bread")
    let play = play
    play.files.before { call in
      guard call.name == "exchange" else { return }
      play.files.before { _ in }
      try? play.put("{\"a\":1}")
    }
    guard case .keptHere(let reason) = try store.addItem("milk").publication else {
      Issue.record("published over a foreign file")
      return
    }
    #expect(reason.contains("not a file of this program"))
    #expect(play.text == "{\"a\":1}")
    #expect(play.names == ["Carafe.json"])
  }

  @Test func `F55 without a swap the file is renamed over under the lock`() throws {
    play.files.fail { $0.name == "exchange" ? EINVAL : nil }
    let one = play.store()
    let two = play.store()
    for number in 0..<10 { try (number % 2 == 0 ? one : two).addWater(number) }
    #expect(play.store().water == Array(0..<10))
    #expect(play.names == ["Carafe.json"])
  }

  @Test func `A lock that somebody holds for good is waited for once`() throws {
    let store = play.store()
    try store.addItem("bread")
    let path = try #require(play.stateFiles("/lock").first)
    let held = try SystemFiles().open(play.stateFolder + "/" + path, .locking)
    #expect(try SystemFiles().lock(held))
    let slept = play.files.slept
    for name in ["milk", "eggs", "rice"] { try store.addItem(name) }
    #expect((2_000..<4_000).contains(play.files.slept - slept))
    #expect(store.items == ["bread", "eggs", "milk", "rice"])
    SystemFiles().close(held)
  }

  @Test func `F57 a child process does not inherit the lock`() throws {
    try play.store().addItem("bread")
    let folder = try #require(play.stateFiles("/lock").first)
    let files = SystemFiles()
    let descriptor = try files.open(play.stateFolder + "/" + folder, .locking)
    #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
    files.close(descriptor)
  }

  @Test func `A write that changes nothing writes nothing`() throws {
    let store = play.store()
    let id = try store.addItem("bread").result
    let creations = play.files.count("create")
    let write = try store.write { $0.set("name", of: id, in: "shopping", to: "bread") }
    #expect(write.publication == .unchanged)
    struct Refusal: Error {}
    #expect(throws: Refusal.self) {
      _ = try store.write { transaction throws(Refusal) in
        transaction.set("name", of: id, in: "shopping", to: "rye")
        throw Refusal()
      }
    }
    #expect(play.files.count("create") == creations)
    #expect(store.items == ["bread"])
  }

  @Test func `The edits of one write share one stamp`() throws {
    let store = play.store()
    let id = try store.write { transaction -> String in
      let id = transaction.add(to: "shopping", fields: [("name", "milk")])
      transaction.set("note", of: id, in: "shopping", to: "oat")
      return id
    }.result
    #expect(!play.text.contains("~"))
    _ = try store.write { transaction in
      transaction.set("note", of: id, in: "shopping", to: "soy")
      transaction.set("name", of: id, in: "shopping", to: "drink")
    }
    let stamps = try #require(try JSONValue(parsing: play.bytes)["shopping"]?.array?.first?["~"])
    #expect(stamps["note"] == stamps["name"])
  }

  @Test func `One write costs four flushes: the replica, the file, and their folders`() throws {
    let store = play.store()
    try store.addItem("bread")
    let flushes = play.files.count("synchronize")
    try store.addItem("milk")
    #expect(play.files.count("synchronize") - flushes == 4)
  }

  @Test func `F50 the store keeps what a request id is kept in`() throws {
    let store = play.store()
    let add = {
      try store.write { transaction -> String in
        let known = transaction.records(in: "water").first { $0["request"] == "r1" }
        return known?.id ?? transaction.add(to: "water", fields: [("ml", 250), ("request", "r1")])
      }
    }
    #expect(try add().result == add().result)
    #expect(store.water == [250])
  }
}
