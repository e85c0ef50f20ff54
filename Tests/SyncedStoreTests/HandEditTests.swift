import Foundation
import IntentJSON
import Testing

@testable import SyncedStore

/// People and naive programs that edit the file.
@Suite struct HandEditTests {
  private let play = Playground()

  private func prepared() throws -> SyncedStore {
    let store = play.store()
    try store.addItem("bread")
    try store.addItem("milk")
    try store.addWater(250)
    return store
  }

  private func removeLine(_ text: String, with part: String) -> String {
    var lines = text.components(separatedBy: "\n")
    guard let index = lines.firstIndex(where: { $0.contains(part) }) else { return text }
    let wasLast = !lines[index].hasSuffix(",")
    lines.remove(at: index)
    if wasLast, lines[index - 1].hasSuffix("},") { lines[index - 1].removeLast() }
    return lines.joined(separator: "\n")
  }

  @Test(arguments: ["bread", "milk", "250"])
  func `F47 a line that a person deletes is a deleted record on every device`(part: String) throws {
    let store = try prepared()
    try play.edit { removeLine($0, with: part) }
    let other = Playground()
    #expect(!store.items.contains(part) && !store.water.contains(Int(part) ?? 0))
    play.rest(store)
    try other.put(play.text)
    let elsewhere = other.store()
    #expect(!elsewhere.items.contains(part) && !elsewhere.water.contains(Int(part) ?? 0))
    #expect(elsewhere.items.count + elsewhere.water.count == 2)
  }

  @Test func `F48 a value that a person changes is an edit`() throws {
    let store = try prepared()
    try play.edit { $0.replacingOccurrences(of: "\"ml\":250", with: "\"ml\": 300") }
    #expect(store.water == [300])
    play.rest(store)
    #expect(play.store(stateFolder: nil).water == [300])
    try play.edit { $0.replacingOccurrences(of: "\"ml\":300", with: "\"ml\":250") }
    #expect(store.water == [250])
  }

  @Test func `F49 a line without an id is one new record, the same on two devices`() throws {
    let store = try prepared()
    let other = Playground()
    try other.put(play.text)
    let elsewhere = other.store()
    _ = try elsewhere.read()
    try play.edit { text in
      text.replacingOccurrences(of: "\"water\":[", with: "\"water\":[\n{\"ml\":333},")
    }
    try other.put(play.text)
    #expect(store.water == [250, 333])
    #expect(elsewhere.water == [250, 333])
    play.rest(store)
    other.rest(elsewhere)
    #expect(play.text == other.text)
    // The same line in the next version is another drink.
    try play.edit { text in
      text.replacingOccurrences(of: "\"water\":[", with: "\"water\":[\n{\"ml\":333},")
    }
    #expect(store.water == [250, 333, 333])
  }

  @Test func `F49 a pasted and changed line is one new record, a pasted one is none`() throws {
    let store = try prepared()
    let line = try #require(play.text.components(separatedBy: "\n").first { $0.contains("milk") })
    try play.edit { text in
      text.replacingOccurrences(
        of: line, with: line + ",\n" + line.replacingOccurrences(of: "milk", with: "eggs"))
    }
    #expect(store.items == ["bread", "eggs", "milk"])
    play.rest(store)
    let again = try #require(play.text.components(separatedBy: "\n").first { $0.contains("milk") })
    try play.edit { $0.replacingOccurrences(of: again, with: again + "\n" + again) }
    #expect(store.items == ["bread", "eggs", "milk"])
  }

  @Test func `F47 F48 F49 a thousand random edits mean the same on two devices`() throws {
    let schema = TestSchema.schema
    var random = RandomStates(seed: 49, schema: schema)
    for _ in 0..<1_000 {
      var base = StoreState(schema: schema)
      for section in [schema.sections[2], schema.sections[3]] {
        base.sections[JSONKey(section.name)] = SectionRecords()
        for number in 0..<3 {
          let id = Base32.text(bits: UInt64(number + 1), length: 10)
          base.put(random.record(section, id: id), in: section.name)
        }
      }
      let text = StoreText(base, schema: schema)
      let root = try #require(try JSONValue(parsing: text.bytes).object)
      var changed = root
      let name = random.pick(["shopping", "water"])
      var lines = root[name]?.array ?? []
      let place = random.below(lines.count)
      var line = lines[place].object ?? [:]
      let id = line["id"]?.string ?? ""
      let kind = random.below(4)
      switch kind {
      case 0: lines.remove(at: place)
      case 1:
        line["as"] = "changed"
        lines[place] = .object(line)
      case 2: lines.insert(["as": "added"], at: place)
      default:
        line["as"] = "pasted"
        lines.append(.object(line))
      }
      changed[name] = .array(lines)
      let bytes = JSONValue.object(changed).bytes
      let edit = HandEdit(root: changed, bytes: bytes, schema: schema)
      var newer = base
      _ = newer.join(random.state(), schema: schema)
      let one = edit.understood(base: base, known: base, previous: nil, schema: schema)
      let two = edit.understood(base: base, known: newer, previous: nil, schema: schema)
      let isSame =
        StoreText(one.state, schema: schema).bytes == StoreText(two.state, schema: schema).bytes
      var joined = base
      _ = joined.join(one.state, schema: schema)
      let count = joined[name].records.count - base[name].records.count
      let isMeant =
        switch kind {
        case 0: count == 0 && joined[name][id]?.isDeleted == true
        case 1: count == 0 && joined[name][id]?["as"] == "changed"
        default: count == 1
        }
      if !isSame || !isMeant { Issue.record("\(kind): \(String(decoding: bytes, as: UTF8.self))") }
    }
  }

  @Test func `An edit of an unknown version adds and changes, but deletes nothing`() throws {
    let store = try prepared()
    try FileManager.default.removeItem(
      atPath: play.stateFolder + "/" + (play.stateFiles("history").first ?? ""))
    let fresh = Playground()
    try fresh.put(removeLine(play.text, with: "bread"))
    #expect(fresh.store().items == ["milk"])
    try play.edit { text in
      removeLine(text, with: "bread").replacingOccurrences(of: "\"milk\"", with: "\"oat milk\"")
        .replacingOccurrences(of: "\"seal\":\"", with: "\"seal\":\"0")
    }
    #expect(store.items == ["bread", "oat milk"])
  }

  @Test func `A field that a person removes is cleared`() throws {
    let store = play.store()
    let id = try store.addItem("milk").result
    try store.set("note", of: id, in: "shopping", to: "oat")
    try play.edit { $0.replacingOccurrences(of: "\"note\":\"oat\",", with: "") }
    let record = try #require(try store.read().record(in: "shopping", id: id))
    #expect(record["note"] == nil && record["name"] == "milk")
  }

  @Test func `F45 what a newer version wrote comes back unchanged`() throws {
    let store = try prepared()
    let text = play.text
    let newer =
      text
      .replacingOccurrences(
        of: "\"shopping\":[",
        with:
          "\"meals\":[\n{\"id\":\"m1\",\"kcal\":1.0}\n],\n\"theme\":{\"dark\":true},\n\"shopping\":["
      )
      .replacingOccurrences(
        of: "\"ml\":250",
        with: "\"ml\":250,\"big\":9007199254740993,\"n\":\"e\u{301}\",\"c\":\"\\u00e9\"")
    try play.put(newer)
    try store.addItem("eggs")
    let root = try JSONValue(parsing: play.bytes)
    #expect(root["meals"]?.array?.first?["kcal"]?.isAlike(1) == true)
    #expect(play.text.contains("\"kcal\":1.0"))
    #expect(root["theme"]?["dark"] == true)
    let drink = try #require(root["water"]?.array?.first)
    #expect(drink["big"] == 9_007_199_254_740_993)
    #expect(drink["n"] == .string("e\u{301}"))
    #expect(drink["c"] == .string("\u{e9}"))
    #expect(root["water"]?.array?.count == 1)
  }

  @Test func `F46 a file that only newer versions may write is read, and not touched`() throws {
    let store = try prepared()
    try play.edit { $0.replacingOccurrences(of: "\"write\":1", with: "\"write\":2") }
    let text = play.text
    #expect(store.items == ["bread", "milk"])
    #expect(throws: StoreError.tooNewToWrite(path: play.file)) { try store.addItem("eggs") }
    play.rest(store)
    #expect(play.text == text)
    try play.edit { $0.replacingOccurrences(of: "\"read\":1", with: "\"read\":2") }
    #expect(throws: StoreError.tooNewToRead(path: play.file)) { try store.read() }
    #expect(throws: StoreError.tooNewToRead(path: play.file)) { try store.addItem("eggs") }
  }

  @Test func `F46 a replica that a newer version wrote is not replaced`() throws {
    let store = try prepared()
    let replica = play.stateFolder + "/" + (play.stateFiles("replica.json").first ?? "")
    let newer = play.text.replacingOccurrences(of: "\"read\":1", with: "\"read\":2")
    try Data(newer.utf8).write(to: URL(fileURLWithPath: replica))
    guard case .publishedWithoutReplica = try play.store().addItem("eggs").publication else {
      Issue.record("replaced a newer replica")
      return
    }
    #expect(try String(contentsOfFile: replica, encoding: .utf8) == newer)
    #expect(store.items == ["bread", "eggs", "milk"])
  }

  @Test func `Undo steps back in order, also in another process, and not over others' edits`()
    throws
  {
    let store = play.store()
    let milk = try store.addItem("milk", summary: "added milk").result
    _ = try store.write { transaction in
      transaction.summary = "renamed milk"
      transaction.set("name", of: milk, in: "shopping", to: "oat milk")
      transaction.set("note", of: milk, in: "shopping", to: "two")
    }
    _ = try store.write { transaction in
      transaction.summary = "removed milk"
      transaction.delete(milk, in: "shopping")
    }
    let other = play.store()
    #expect(try other.undoLast().result?.summary == "removed milk")
    #expect(store.items == ["oat milk"])
    try play.edit { $0.replacingOccurrences(of: "\"two\"", with: "\"three\"") }
    #expect(try store.undoLast().result?.summary == "renamed milk")
    let record = try #require(try store.read().record(in: "shopping", id: milk))
    #expect(record["name"] == "milk" && record["note"] == "three")
    #expect(try other.undoLast().result?.changes.first?.after == nil)
    #expect(store.items.isEmpty)
    #expect(try store.undoLast().result == nil)
  }

  @Test func `A line of the undo journal that has lost its end is no part of the next`() throws {
    try play.store().addItem("bread", summary: "added bread")
    let path = try #require(play.stateFiles("undo.jsonl").first)
    let file = "\(play.stateFolder)/\(path)"
    let journal = try String(contentsOfFile: file, encoding: .utf8)
    try String(journal.dropLast()).write(toFile: file, atomically: true, encoding: .utf8)
    let store = play.store()
    try store.addItem("milk", summary: "added milk")
    #expect(try store.undoLast().result?.summary == "added milk")
    #expect(try store.undoLast().result?.summary == "added bread")
    #expect(store.items.isEmpty)
  }

  @Test func `Undoing an edit of what somebody removed since leaves it removed`() throws {
    let here = play.store()
    let there = play.store(stateFolder: "S2")
    let milk = try here.addItem("milk", summary: "added milk").result
    _ = try there.write { transaction in
      transaction.summary = "renamed milk"
      transaction.set("name", of: milk, in: "shopping", to: "oat milk")
    }
    _ = try here.undoLast()
    #expect(try there.undoLast().result?.changes.isEmpty == true)
    #expect(here.items.isEmpty && there.items.isEmpty)
  }

  @Test func `Undoing the first goal of a day leaves the one that somebody set since`() throws {
    let store = play.store()
    let set = { (store: SyncedStore, goal: JSONValue) in
      _ = try store.write { transaction in
        transaction.summary = "set the goal"
        transaction.add(to: "goals", id: "2026-11-30", fields: [("ml", goal)])
      }
    }
    try set(store, 2000)
    try set(play.store(stateFolder: "S2"), 2500)
    _ = try store.undoLast()
    #expect(try store.read().record(in: "goals", id: "2026-11-30")?["ml"] == 2500)
    try set(store, 3000)
    _ = try store.undoLast()
    #expect(try store.read().record(in: "goals", id: "2026-11-30")?["ml"] == 2500)
  }

  /// A person or a simple app edits a version that only one of two servers has seen.
  @Test(arguments: [true, false], ["delete", "100", "1000"])
  func `F47 F48 an edit of a version that the next writer has not seen is understood by another`(
    swaps: Bool, change: String
  ) throws {
    if !swaps { play.files.fail { $0.name == "exchange" ? EINVAL : nil } }
    let knowing = play.store()
    try knowing.addWater(300)
    let other = play.store(stateFolder: "S2")
    try other.addItem("bread")
    // Neither has been told of the version that is edited now but the one that wrote it.
    let again = play.store(stateFolder: "S2")
    _ = try again.read()
    try knowing.addItem("milk")
    try play.edit { text in
      change == "delete"
        ? text.split(separator: "\n").filter { !$0.contains("300") }.joined(separator: "\n") + "\n"
        : text.replacingOccurrences(of: "\"ml\":300", with: "\"ml\":\(change)")
    }
    try again.addItem("eggs")
    play.rest(again, minutes: 1)
    #expect(play.names.count == 2)
    play.rest(knowing, minutes: 1)
    #expect(play.names == ["Carafe.json"])
    for store in [knowing, again] {
      play.rest(store, minutes: 1)
      #expect(store.water == (change == "delete" ? [] : [Int(change) ?? 0]))
      #expect(store.items == ["bread", "eggs", "milk"])
    }
  }

  @Test func `An edit that nobody understands is kept aside for a month`() throws {
    try play.store().addWater(300)
    let store = play.store()
    try play.edit { text in
      text.replacingOccurrences(of: "300", with: "400")
        .replacing(/"seal":"[0-9a-f]*"/, with: "\"seal\":\"0123456789abcdef\"")
    }
    try store.addItem("milk")
    play.rest(store)
    #expect(play.names.count == 2)
    #expect(store.report().advice.contains { $0.contains("has not seen") })
    play.files.advance(seconds: 31 * 86_400)
    play.rest(store)
    #expect(play.names == ["Carafe.json"])
  }

  @Test func `F48 saving once more without loading the file anew is one more edit`() throws {
    for second in [500, 100, 1000, 302] {
      let play = Playground()
      let store = play.store()
      try store.addWater(250)
      let loaded = play.text
      for value in [300, second, 301] {
        try play.put(loaded.replacingOccurrences(of: "\"ml\":250", with: "\"ml\":\(value)"))
        #expect(store.water == [value])
        if value != second { play.rest(store, minutes: 1) }
      }
      let other = play.store(stateFolder: "S2")
      #expect(other.water == [301])
    }
  }

  @Test func `F48 a save from an old version does not beat an edit by a server that saw it`() throws
  {
    for second in 301...320 {
      let (one, two) = (Playground(), Playground())
      let store = one.store()
      try store.addWater(250)
      let loaded = one.text
      let edit = { (value: Int) in
        loaded.replacingOccurrences(of: "\"ml\":250", with: "\"ml\":\(value)")
      }
      // A server that never saw the version: it shows the second save with the old stamp.
      try two.put(edit(second))
      let stranger = two.store()
      let id = try #require(stranger.read().records(in: "water").first).id
      try stranger.set("ml", of: id, in: "water", to: 1000)
      for text in [edit(300), edit(second)] {
        try one.put(text)
        #expect(store.water.count == 1)
      }
      try one.put(two.text)
      #expect(store.water == [1000], "second save \(second)")
    }
  }

  @Test func `F47 a file that an app loaded a hundred changes ago is understood`() throws {
    let store = play.store()
    try store.addItem("bread")
    try store.addItem("milk")
    let loaded = play.text
    for count in 1...100 { try store.addWater(count) }
    try play.put(removeLine(loaded, with: "bread"))
    #expect(store.items == ["milk"])
    #expect(store.water == Array(1...100))
    #expect(play.stateFiles("history").count == 104)
  }

  @Test
  func `Of a small file 200 versions are kept, of a large one 20, then one a day and a month`()
    throws
  {
    let store = play.store()
    for count in 1...230 { try store.addWater(count) }
    // What is too much is looked for at each sixteenth write.
    #expect((200..<216).contains(play.stateFiles("history/").count - 1))
    try store.addItem(String(repeating: "x", count: 1 << 20))
    #expect(play.stateFiles("history/").count == 20 + 1)
    for _ in 0..<70 {
      play.files.advance(seconds: 86_400)
      try store.addWater(1)
    }
    let days = 30
    let months = 2...4
    #expect(
      ((days + months.lowerBound)...(days + months.upperBound)).contains(
        play.stateFiles("history/").count))
  }

  @Test func `F49 a new line that is saved again, below others, stays as a server changed it`()
    throws
  {
    let store = play.store()
    try store.addItem("bread")
    let loaded = play.text
    let save = { (names: [String]) in
      let lines = names.map { "{\"name\":\"\($0)\"}," }.joined(separator: "\n")
      try play.put(
        loaded.replacingOccurrences(of: "\"shopping\":[", with: "\"shopping\":[\n" + lines))
    }
    try save(["tea"])
    let tea = try #require(try store.read().records(in: "shopping").first { $0["name"] == "tea" })
      .id
    try store.set("name", of: tea, in: "shopping", to: "green tea")
    try save(["coffee", "sugar", "salt", "rice", "tea"])
    let names = try store.read().records(in: "shopping").compactMap { $0["name"]?.string }
    #expect(Set(names) == ["bread", "green tea", "coffee", "sugar", "salt", "rice"])
    #expect(names.filter { $0 != "green tea" } == ["bread", "coffee", "sugar", "salt", "rice"])
  }

  @Test func `F49 a new line with an id is corrected by saving once more`() throws {
    for second in [100, 334, 1000] {
      let play = Playground()
      let store = play.store()
      try store.addWater(250)
      let loaded = play.text
      for value in [333, second, 335] {
        let line = "\"water\":[\n{\"id\":\"0123456789\",\"ml\":\(value)},"
        try play.put(loaded.replacingOccurrences(of: "\"water\":[", with: line))
        #expect(store.water == [250, value].sorted())
      }
    }
  }

  @Test func `F45 a record of an unknown kind stays as it is in a file edited by hand`() throws {
    let store = play.store()
    try store.addItem("bread")
    let recipes = "\"recipes\":[{\"id\":\"r2\",\"title\":\"Soup\"}],\n"
    try play.edit {
      $0.replacingOccurrences(of: "\"settings\":[", with: recipes + "\"settings\":[")
    }
    try store.addItem("milk")
    #expect(play.text.contains("{\"id\":\"r2\",\"title\":\"Soup\"}\n"))
  }
}
