import Foundation
import Synchronization
import Testing

@testable import SyncedStore

/// Files that are torn, gone, foreign or elsewhere.
@Suite struct ReadFaultTests {
  private let play = Playground()

  private func prepared() throws -> SyncedStore {
    let store = play.store()
    try store.addItem("bread")
    try store.addItem("milk")
    try store.addWater(250)
    return store
  }

  @Test func `F13 a file that an editor is writing is waited for`() throws {
    let store = try prepared()
    let text = play.text
    let new = text.replacingOccurrences(of: "bread", with: "rye bread")
    try play.put(String(new.prefix(new.count / 2)), inPlace: true)
    let play = play
    play.files.before { call in
      guard call.name == "sleep", play.files.slept > 500 else { return }
      try? play.put(new, inPlace: true)
    }
    #expect(store.items == ["milk", "rye bread"])
    #expect(play.names == ["Carafe.json"])
  }

  @Test(arguments: [false, true])
  func `F14 a torn file gives its whole lines and is rebuilt after a minute`(
    hasReplica: Bool
  ) throws {
    let store = try prepared()
    let text = play.text
    let torn = String(text.prefix(text.count - 60))
    try play.put(torn)
    let reader = hasReplica ? store : play.store(stateFolder: "S2")
    let items = reader.items
    #expect(items == ["bread", "milk"])
    #expect(try !reader.read().notices.isEmpty)
    guard case .keptHere = try reader.addItem("eggs").publication else {
      Issue.record("wrote over a torn file at once")
      return
    }
    #expect(play.text == torn)
    #expect(play.stateFiles("quarantine/").count == (hasReplica ? 1 : 0))
    play.rest(reader)
    #expect(play.store().items == ["bread", "eggs", "milk"])
    if hasReplica { #expect(play.store().water == [250]) }
    #expect(play.text.hasSuffix("\"}\n"))
  }

  @Test(arguments: ["", String(repeating: "\0", count: 4096)])
  func `F15 an empty or zeroed file is never a new store`(content: String) throws {
    let store = try prepared()
    try play.put(content)
    #expect(store.items == ["bread", "milk"])
    #expect(play.text == content)
    play.rest(store)
    #expect(play.store(stateFolder: nil).items == ["bread", "milk"])
  }

  @Test func `F13 what is half of one version and half of another is not believed`() throws {
    let store = play.store()
    for name in ["bread", "milk", "eggs"] { try store.addItem(name) }
    let old = play.text
    let gone = old.split(separator: "\n").filter { !$0.contains("milk") }.joined(separator: "\n")
    // As long as the old one, and whole: what stands in it is what a torn read would see.
    let (play, file) = (play, play.realFile)
    let count = Mutex(0)
    play.files.before { call in
      guard call.name == "read", call.path == file else { return }
      let isFirst = count.withLock { count in
        count += 1
        return count == 1
      }
      if !isFirst { try? play.put(old + " ", inPlace: true) }
    }
    try play.put(gone, inPlace: true)
    #expect(store.items == ["bread", "eggs", "milk"])
    #expect(count.withLock { $0 } > 1)
  }

  @Test func `F17 with no file and no edit nothing is created`() throws {
    let store = play.store()
    #expect(try store.read().records(in: "shopping").isEmpty)
    play.rest(store)
    #expect(play.names.isEmpty)
    let other = Playground()
    try other.store().addItem("bread")
    try store.addItem("milk")
    try play.put(other.text)
    #expect(store.items == ["bread", "milk"])
  }

  @Test func `F18 a file that is not downloaded is not created`() throws {
    try play.put("", as: ".Carafe.json.icloud")
    let store = play.store()
    #expect(throws: StoreError.notDownloaded(path: play.file)) { try store.read() }
    #expect(throws: StoreError.notDownloaded(path: play.file)) { try store.addItem("milk") }
    play.rest(store)
    #expect(play.names == [".Carafe.json.icloud"])
  }

  @Test func `F18 with a replica it is served, and edits wait`() throws {
    let store = try prepared()
    try FileManager.default.moveItem(
      atPath: play.file, toPath: play.folder + "/.Carafe.json.icloud")
    #expect(store.items == ["bread", "milk"])
    guard case .keptHere(let reason) = try store.addItem("eggs").publication else {
      Issue.record("created a file that is elsewhere")
      return
    }
    #expect(reason.contains("not downloaded"))
    play.rest(store)
    #expect(play.names == [".Carafe.json.icloud"])
  }

  @Test(arguments: ["{\"a\":1}", "[]", "{\"format\":\"other\",\"version\":1}", "7"])
  func `F19 a file of another program is refused and left`(content: String) throws {
    try play.put(content)
    let store = play.store()
    #expect(throws: StoreError.self) { try store.read() }
    let error = #expect(throws: StoreError.self) { try store.addItem("milk") }
    #expect(error?.description.contains(play.file) == true)
    play.rest(store)
    #expect(play.text == content)
    #expect(play.names == ["Carafe.json"])
  }

  @Test func `A file that vanished is served from the replica and rebuilt after a minute`() throws {
    let store = try prepared()
    try FileManager.default.removeItem(atPath: play.file)
    #expect(store.items == ["bread", "milk"])
    _ = store.maintain()
    #expect(play.names.isEmpty)
    play.rest(store)
    #expect(play.store(stateFolder: nil).items == ["bread", "milk"])
  }

  @Test func `A folder that vanished is not made anew`() throws {
    let store = try prepared()
    try FileManager.default.moveItem(atPath: play.folder, toPath: play.root + "/away")
    guard case .keptHere(let reason) = try play.store().addItem("eggs").publication else {
      Issue.record("made a folder where a disk belongs")
      return
    }
    #expect(reason.contains("not there"))
    play.rest(store)
    #expect(!FileManager.default.fileExists(atPath: play.folder))
    try FileManager.default.moveItem(atPath: play.root + "/away", toPath: play.folder)
    play.rest(store)
    #expect(play.store(stateFolder: nil).items == ["bread", "eggs", "milk"])
  }

  @Test func `F29 an old backup with an old time does not take records away`() throws {
    let store = play.store()
    let bread = try store.addItem("bread").result
    let backup = play.text
    _ = try store.write { $0.delete(bread, in: "shopping") }
    try store.addItem("milk")
    try play.put(backup)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: play.file)
    #expect(store.items == ["milk"])
    play.rest(store)
    #expect(play.store(stateFolder: nil).items == ["milk"])
  }

  @Test func `F28 F31 a version that the service dropped is written again`() throws {
    let store = play.store()
    try store.addItem("bread")
    let before = play.text
    try store.addItem("milk")
    try play.put(before)
    #expect(store.items == ["bread", "milk"])
    #expect(play.text == before)
    play.rest(store, minutes: 1)
    #expect(play.store(stateFolder: nil).items == ["bread", "milk"])
  }

  @Test func `EACCES is not a missing file`() throws {
    let store = try prepared()
    let file = play.realFile
    play.files.fail { $0.name == "open" && $0.path == file ? EACCES : nil }
    let fresh = play.store(stateFolder: "S3")
    #expect(throws: StoreError.unreadable(path: play.file, why: "permission denied")) {
      try fresh.read()
    }
    try play.put(play.text + " ")
    #expect(store.items == ["bread", "milk"])
    #expect(try store.read().notices.contains { $0.contains("permission denied") })
  }

  @Test func `A pipe, a folder and a huge file are refused`() throws {
    mkfifo(play.file, 0o600)
    #expect(throws: StoreError.notAFile(path: play.file)) { try play.store().read() }
    unlink(play.file)
    mkdir(play.file, 0o700)
    #expect(throws: StoreError.notAFile(path: play.file)) { try play.store().read() }
    rmdir(play.file)
    try play.put("x")
    truncate(play.file, 65 << 20)
    #expect(throws: StoreError.notAFile(path: play.file)) { try play.store().read() }
  }

  @Test func `F53 every replacement is noticed by a look, without any watch`() throws {
    let store = try prepared()
    for name in ["one", "two", "three"] {
      try play.settle(store)
      #expect(!store.looksChanged())
      try play.edit { $0.replacingOccurrences(of: "\"bread\"", with: "\"bread \(name)\"") }
      #expect(store.looksChanged())
    }
  }

  @Test func `What the store's own work found is still news to a watcher`() throws {
    let store = try prepared()
    try play.settle(store)
    #expect(!store.looksChanged())
    try play.edit { $0.replacingOccurrences(of: "\"bread\"", with: "\"rye\"") }
    _ = store.maintain()
    #expect(store.looksChanged())
    #expect(store.items == ["milk", "rye"])
  }

  @Test func `A change in place within one tick of the clock is seen`() throws {
    let store = play.store()
    try store.addItem("bread")
    for number in 0..<50 {
      let name = number % 2 == 0 ? "cream" : "bread"
      let other = number % 2 == 0 ? "bread" : "cream"
      let text = play.text.replacingOccurrences(of: "\"\(other)\"", with: "\"\(name)\"")
      try play.put(text, inPlace: true)
      #expect(store.items == [name])
      try store.addWater(number)
    }
  }

  @Test func `A read when nothing changed makes four calls and reads nothing`() throws {
    let store = try prepared()
    try play.settle(store)
    let (calls, opens) = (play.files.total, play.files.count("open"))
    _ = try store.read()
    #expect(play.files.count("open") == opens)
    #expect(play.files.total - calls <= 4)
  }

  @Test func `F51 making a store reads nothing`() {
    _ = play.store()
    #expect(play.files.total == 0)
  }
}
