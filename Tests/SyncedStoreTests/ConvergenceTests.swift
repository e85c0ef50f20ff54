import Foundation
import IntentJSON
import Testing

@testable import SyncedStore

/// Two devices, conflict copies, clocks, and other programs on the file.
@Suite struct ConvergenceTests {
  private let a = Playground()
  private let b = Playground()

  /// Brings B the file of A, as a sync service does.
  private func sync(_ from: Playground, _ to: Playground) throws {
    try to.put(from.text)
  }

  /// A conflict: both get A's file and B's version as a copy.
  private func conflict() throws {
    let copy = "Carafe.sync-conflict-20261130-011936-HMQZNQJ.json"
    let loser = b.text
    for play in [a, b] { try play.put(loser, as: copy) }
    try sync(a, b)
  }

  private func rest(_ stores: [(Playground, SyncedStore)]) {
    for (play, store) in stores { play.rest(store) }
  }

  @Test func `F21 F24 both devices take in the conflict copy and come to the same bytes`() throws {
    let (here, there) = (a.store(), b.store())
    try here.addItem("from a")
    try there.addItem("from b")
    try conflict()
    #expect(here.items == ["from a", "from b"])
    rest([(a, here), (b, there)])
    #expect(a.text == b.text)
    #expect(a.names == ["Carafe.json"] && b.names == ["Carafe.json"])
    #expect(a.stateFiles("adopted/").count == 1)
    let writes = [a, b].map { $0.files.count("exchange") }
    rest([(a, here), (b, there)])
    #expect([a, b].map { $0.files.count("exchange") } == writes)
  }

  @Test func `F22 edits survive though the service destroyed their conflict copies`() throws {
    let store = a.store()
    let ids = try (0..<14).map { number in
      let id = try store.addItem("item \(number)").result
      try a.put("{\"format\":\"carafe\",\"version\":1,\"needs\":{\"read\":1,\"write\":1}}")
      return id
    }
    a.rest(store)
    for id in ids { #expect(a.text.contains(id)) }
  }

  @Test func `F23 a copy that was edited by hand is joined and never written to`() throws {
    let store = a.store()
    try store.addItem("bread")
    let copy = a.text.replacingOccurrences(of: "bread", with: "rye bread")
    try a.put(copy, as: "Carafe.sync-conflict-20261130-011936.json")
    #expect(store.items == ["rye bread"])
    a.rest(store)
    #expect(a.names == ["Carafe.json"])
    #expect(a.text.contains("rye bread"))
  }

  @Test func `A copy stays until everything in it is in the file on disk`() throws {
    let store = a.store()
    try store.addItem("bread")
    try b.store().addItem("from b")
    let name = "Carafe.sync-conflict-20261130-011936.json"
    try a.put(b.text, as: name)
    let folder = a.realFolder
    a.files.fail { $0.name == "exchange" && $0.path.hasPrefix(folder) ? EIO : nil }
    a.rest(store)
    #expect(a.names.contains(name))
    a.files.mend()
    a.rest(store)
    #expect(a.names == ["Carafe.json"])
    #expect(a.text.contains("from b"))
  }

  @Test(arguments: [
    ("Carafe 2.json", true), ("Carafe (1).json", true), ("Carafe-LAPTOP.json", true),
    ("Carafe (versie van Sam).json", true), ("Carafe backup.json", false),
  ])
  func `A name that is not sure is taken in for its content`(
    name: String, isAdopted: Bool
  ) throws {
    let store = a.store()
    try store.addItem("bread")
    try b.store().addItem("from b")
    try a.put(b.text, as: name)
    a.rest(store)
    #expect(store.items.contains("from b") == isAdopted)
    #expect(a.names.contains(name) != isAdopted)
  }

  @Test(arguments: ["{\"a\":1}", "torn {", "[]"])
  func `A file with a copy's name and other content stays`(content: String) throws {
    let store = a.store()
    try store.addItem("bread")
    let name = "Carafe (conflicted copy 2026-11-30 103045).json"
    try a.put(content, as: name)
    a.rest(store)
    #expect(a.names.contains(name))
    #expect(store.report().copies == [name])
    #expect(!store.report().advice.isEmpty)
  }

  @Test func `F33 a reformatted file is no reason to write`() throws {
    let store = a.store()
    let id = try store.addItem("bread").result
    try store.set("note", of: id, in: "shopping", to: .double(1.5))
    let root = try JSONSerialization.jsonObject(with: Data(a.bytes))
    let pretty = try JSONSerialization.data(
      withJSONObject: root, options: [.prettyPrinted, .sortedKeys])
    try a.put(String(decoding: pretty, as: UTF8.self))
    let writes = a.files.count("exchange")
    a.rest(store)
    #expect(a.files.count("exchange") == writes)
    #expect(store.items == ["bread"])
  }

  @Test func `F33 an app that keeps undoing what is written is left alone, and that is said`()
    throws
  {
    let store = a.store()
    try store.addItem("bread")
    let old = a.text
    try store.addItem("milk")
    var writes: [Int] = []
    for _ in 0..<8 {
      try a.put(old)
      for _ in 0..<2 {
        a.files.advance(seconds: 10)
        _ = store.maintain()
      }
      writes.append(a.files.count("exchange"))
    }
    #expect(writes.suffix(3) == Array(repeating: writes[5], count: 3)[...])
    #expect(try store.read().notices.contains { $0.contains("keeps changing") })
    #expect(try store.addItem("eggs").publication == .published)
    #expect(a.text.contains("milk"))
  }

  /// A service that drops an edit three times in a minute looks like a program that fights.
  @Test func `F28 an edit that was dropped three times arrives after the backoff`() throws {
    let store = a.store()
    try store.addItem("bread")
    let old = a.text
    try store.addItem("milk")
    for _ in 0..<4 {
      try a.put(old)
      for _ in 0..<2 {
        a.files.advance(seconds: 10)
        _ = store.maintain()
      }
    }
    #expect(try store.read().notices.contains { $0.contains("keeps changing") })
    #expect(!a.text.contains("milk"))
    a.rest(store, minutes: 11)
    #expect(a.text.contains("milk"))
  }

  @Test func `F34 two devices come to rest after one write each`() throws {
    let (here, there) = (a.store(), b.store())
    try here.addItem("from a")
    try sync(a, b)
    try there.addItem("from b")
    try here.addItem("also from a")
    try sync(b, a)
    rest([(a, here)])
    try sync(a, b)
    let writes = [a, b].map { $0.files.count("exchange") + $0.files.count("renameNew") }
    rest([(a, here), (b, there)])
    #expect([a, b].map { $0.files.count("exchange") + $0.files.count("renameNew") } == writes)
    #expect(a.text == b.text)
  }

  @Test func `F35 a clock in 2031 wins only until somebody who saw it edits again`() throws {
    a.clock.milliseconds = 1_934_000_000_000
    let (here, there) = (a.store(), b.store())
    let id = try here.addWater(200).result
    try here.set("ml", of: id, in: "water", to: 250)
    try sync(a, b)
    try there.set("ml", of: id, in: "water", to: 300)
    #expect(try there.read().notices.contains { $0.contains("2031") })
    try sync(b, a)
    #expect(here.water == [300])
  }

  @Test func `F37 a clock in 1970 is warned of and refuses nothing`() throws {
    try a.store().addWater(100)
    a.clock.milliseconds = 5_000
    let store = a.store()
    let write = try store.addWater(200)
    #expect(write.view.notices.contains { $0.contains("1970") })
    #expect(store.water == [100, 200])
  }

  @Test func `F38 two fields of one record changed apart are both kept`() throws {
    let (here, there) = (a.store(), b.store())
    let id = try here.addItem("milk").result
    try sync(a, b)
    try here.set("name", of: id, in: "shopping", to: "oat milk")
    try there.set("note", of: id, in: "shopping", to: "two")
    try conflict()
    rest([(a, here), (b, there)])
    let record = try #require(try there.read().record(in: "shopping", id: id))
    #expect(record["name"] == "oat milk" && record["note"] == "two")
    #expect(a.text == b.text)
  }

  @Test(arguments: [("name", true), ("checked", false)])
  func `F40 an edit that the deleter had not seen brings the record back, a check does not`(
    field: String, isBack: Bool
  ) throws {
    let (here, there) = (a.store(), b.store())
    let id = try here.addItem("milk").result
    try sync(a, b)
    _ = try here.write { $0.delete(id, in: "shopping") }
    b.clock.milliseconds += 1_000
    try there.set(field, of: id, in: "shopping", to: field == "checked" ? true : "oat milk")
    try conflict()
    rest([(a, here), (b, there)])
    #expect(here.items == (isBack ? ["oat milk"] : []))
    #expect(there.items == here.items)
    #expect(a.text == b.text)
  }

  @Test func `F42 a record deleted long ago stays deleted when an old laptop comes back`() throws {
    let (here, old) = (a.store(), b.store())
    let id = try here.addItem("milk").result
    try sync(a, b)
    _ = try old.read()
    _ = try here.write { $0.delete(id, in: "shopping") }
    a.clock.milliseconds += 3 * 365 * 86_400_000
    try here.addItem("bread")
    b.clock.milliseconds = a.clock.milliseconds
    #expect(b.store().items == ["milk"])
    try sync(a, b)
    #expect(b.store().items == ["bread"])
    b.rest(b.store())
    #expect(b.text == a.text)
  }

  @Test func `F44 items added apart to one section have one order everywhere`() throws {
    let (here, there) = (a.store(), b.store())
    for number in 0..<5 {
      a.clock.milliseconds += 1_000
      b.clock.milliseconds = a.clock.milliseconds + 500
      try here.addItem("a\(number)")
      try there.addItem("b\(number)")
    }
    try conflict()
    rest([(a, here), (b, there)])
    let names = try here.read().records(in: "shopping").compactMap { $0["name"]?.string }
    #expect(names == (0..<5).flatMap { ["a\($0)", "b\($0)"] })
    #expect(a.text == b.text)
  }

  @Test func `F52 another server's temporary file is joined, and removed soon after`() throws {
    let store = a.store()
    try store.addItem("bread")
    try b.store().addItem("from b")
    try a.put(b.text, as: "~$Carafe.abcdefgh.7.tmp")
    try a.put("torn", as: "~$Carafe.abcdefgh.8.tmp")
    #expect(store.items == ["bread", "from b"])
    _ = store.maintain()
    #expect(a.names.count == 3)
    a.rest(store)
    #expect(a.names == ["Carafe.json"])
    #expect(a.text.contains("from b"))
  }

  @Test func `F59 a goal changed for today leaves yesterday's goal`() throws {
    let (here, there) = (a.store(), b.store())
    let goal = { (store: SyncedStore, day: String, ml: Int) in
      _ = try store.write { transaction in
        _ = transaction.add(to: "goals", id: day, fields: [("ml", .integer(ml))])
      }
    }
    try goal(here, "2026-11-29", 2_000)
    try sync(a, b)
    try goal(here, "2026-11-30", 2_500)
    try goal(there, "2026-11-29", 1_800)
    try conflict()
    rest([(a, here), (b, there)])
    let goals = try here.read().records(in: "goals").map { "\($0.id) \($0["ml"]?.integer ?? 0)" }
    #expect(goals == ["2026-11-29 1800", "2026-11-30 2500"])
    #expect(a.text == b.text)
  }

  @Test func `Whoever looks second at a new state still learns what changed in it`() throws {
    let store = a.store()
    try store.addItem("bread")
    let id = try a.store().addWater(250).result
    let first = try store.read()
    let second = try store.read()
    #expect(first.generation == second.generation)
    #expect(second.changed == first.changed)
    #expect(second.changed?.map(\.id) == [id])
  }

  @Test func `A view says what changed since the one before`() throws {
    let store = a.store()
    let first = try store.read()
    #expect(first.changed == nil)
    let id = try store.addItem("bread").result
    let second = try store.read()
    #expect(second.generation == first.generation + 1)
    #expect(second.changed?.map(\.id) == [id])
    try a.edit { $0.replacingOccurrences(of: "bread", with: "rye") }
    let third = try store.read()
    #expect(third.generation == second.generation + 1)
    #expect(third.changed == [RecordKey(section: "shopping", id: id)])
  }
}
