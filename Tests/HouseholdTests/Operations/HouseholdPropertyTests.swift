import IntentJSON
import TestSupport
import Testing

@testable import Household

/// Random sequences of what a person asks for, against a simple model of what must then be there.
@Suite struct HouseholdPropertyTests {
  @Test(
    "no sequence of calls loses an amount, a note or a drink but by its own delete, and undoing all of it returns to the start",
    arguments: 0..<40)
  func nothingIsLost(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let home = try TestHousehold()
    // A start that is not empty, and that cannot be undone.
    let other = home.otherComputer()
    _ = try other.addItems(["2 milk (organic)", "eggs"], section: "Dairy", requestID: nil)
    _ = try other.logWater(amount: "300 ml", unit: nil, at: nil, requestID: nil)
    let start = try Snapshot(home)
    var model = ListModel(rows: [
      "milk": .init(count: 2, notes: ["organic"]), "egg": .init(count: 0, notes: []),
    ])
    var drinks = [try home.household.recentWaterEntries(limit: 1)[0].entry.id: 300]
    for step in 0..<30 {
      home.clock.advance(seconds: 60)
      try Self.act(&random, home, &model, &drinks)
      let after = try Snapshot(home)
      #expect(try model.differences(home) == [], "seed \(seed), step \(step)")
      #expect(after.drinks.mapValues(\.milliliters) == drinks.mapValues(Double.init))
      #expect(try home.total == Double(drinks.values.reduce(0, +)))
      if random.below(10) == 0 { home.restart() }
    }
    var undone = ""
    while undone != "There is nothing to undo on this computer." {
      undone = try home.household.undoLastChange().value.summary
    }
    #expect(try Snapshot(home) == start, "seed \(seed)")
  }

  private static let names = ["milk", "egg", "rice", "crème", "tea"]
  private static let spellings = [
    "milk": ["milk", "Milk", " MILK "], "egg": ["eggs", "Egg"], "rice": ["rice"],
    "crème": ["crème", "creme", "cre\u{300}me"], "tea": ["tea", "teas"],
  ]

  private static func act(
    _ random: inout SeededGenerator, _ home: TestHousehold, _ model: inout ListModel,
    _ drinks: inout [String: Int]
  ) throws {
    let name = names[random.below(names.count)]
    let spellings = Self.spellings[name] ?? [name]
    let spelling = spellings[random.below(spellings.count)]
    let row = model.rows[name]
    switch random.below(13) {
    case 0, 1, 2:
      let count = random.below(4)
      let note = random.below(3) == 0 ? "note \(random.below(3))" : nil
      let words = (count > 0 ? "\(count) " : "") + spelling + (note.map { " (\($0))" } ?? "")
      try home.add(words, section: random.below(2) == 0 ? "Shelf \(random.below(3))" : nil)
      model.add(name, count, note)
    case 3, 4:
      guard row != nil else { return }
      try home.checkOff(spelling)
      model.rows[name]?.isChecked = true
    case 5:
      guard row?.isChecked == true else { return }
      _ = try home.household.uncheck([spelling])
      model.rows[name]?.isChecked = false
    case 6:
      guard row != nil else { return }
      _ = try home.household.removeItems([spelling])
      model.rows[name] = nil
    case 7:
      _ = try home.household.clearChecked()
      model.rows = model.rows.filter { !$0.value.isChecked }
    case 8:
      let folded = ItemName(name)
      let found = try home.household.items(includingChecked: true).first { $0.folded == folded }
      guard let found, row != nil else { return }
      let onto = names[random.below(names.count)]
      _ = try home.household.updateItem(
        found.id, name: onto, amount: nil, note: nil, section: nil)
      model.rename(name, onto)
    case 9:
      let amount = (random.below(20) + 1) * 50
      drinks[try home.log("\(amount) ml").entry.id] = amount
    case 10:
      guard let id = drinks.keys.sorted().first else { return }
      let amount = (random.below(20) + 1) * 50
      _ = try home.household.updateWaterEntry(id, amount: "\(amount)", unit: nil, at: nil)
      drinks[id] = amount
    case 11:
      guard drinks.count > 3, let id = drinks.keys.sorted().last else { return }
      _ = try home.household.deleteWaterEntry(id)
      drinks[id] = nil
    default:
      // A batch that says one name twice, with something unreadable between.
      try home.add("1 \(spelling)", "", "2 \(spelling)")
      model.add(name, 1, nil)
      model.add(name, 2, nil)
    }
  }
}

/// What must be on the list: plain counts and notes by name.
private struct ListModel {
  struct Row: Equatable {
    var count: Int
    var notes: Set<String>
    var isChecked = false
  }

  var rows: [String: Row]

  mutating func add(_ name: String, _ count: Int, _ note: String?) {
    var row = rows[name] ?? Row(count: 0, notes: [])
    // What is bought is not added to.
    row.count = row.isChecked && count > 0 ? count : row.count + count
    row.isChecked = false
    if let note { row.notes.insert(note) }
    rows[name] = row
  }

  mutating func rename(_ name: String, _ new: String) {
    guard name != new, let row = rows.removeValue(forKey: name) else { return }
    guard var other = rows[new] else { return rows[new] = row }
    if row.isChecked == other.isChecked {
      other.count += row.count
    } else if other.isChecked {
      other.count = row.count
    }
    other.isChecked = row.isChecked && other.isChecked
    other.notes.formUnion(row.notes)
    rows[new] = other
  }

  /// What the list shows otherwise.
  func differences(_ home: TestHousehold) throws -> [String] {
    let shown = try home.household.items(includingChecked: true)
    var rows = rows
    var differences: [String] = []
    for item in shown {
      let name = rows.keys.first { ItemName($0) == item.folded } ?? ""
      let notes = Set(item.note?.split(separator: "; ").map(String.init) ?? [])
      let count = item.quantities.reduce(0) { $0 + ($1.number?.numerator ?? 0) }
      let row = Row(count: count, notes: notes, isChecked: item.isChecked)
      if rows.removeValue(forKey: name) != row { differences.append("\(item.line): \(row)") }
    }
    return differences + rows.map { "missing: \($0)" }
  }
}

/// All that a person can see.
private struct Snapshot: Equatable {
  let rows: [String]
  let drinks: [String: Volume]
  let logs: [DailyLog]

  init(_ home: TestHousehold) throws {
    rows = try home.household.items(includingChecked: true).map {
      "\($0.id) \($0.line) \($0.section ?? "") \($0.isChecked)"
    }.sorted()
    drinks = Dictionary(
      uniqueKeysWithValues: try home.household.recentWaterEntries(limit: 100).map {
        ($0.entry.id, $0.entry.amount.volume)
      })
    logs = try home.household.history(days: 3).value.days
  }
}
