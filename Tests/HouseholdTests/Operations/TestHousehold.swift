import IntentJSON
import TestSupport
import Foundation
import SyncedStore
import Synchronization

@testable import Household

/// A clock that a test sets.
final class TestClock: WallClock {
  private let now = Mutex(0)

  var milliseconds: Int { now.withLock { $0 } }

  init(_ time: String) {
    set(time)
  }

  func set(_ time: String) {
    let milliseconds = instant(time).milliseconds
    now.withLock { $0 = milliseconds }
  }

  func advance(seconds: Int) {
    now.withLock { $0 += seconds * 1000 }
  }
}

/// A household in a folder of its own, which goes with it.
final class TestHousehold {
  private let temporary = TemporaryFolder("folder")
  var root: URL { temporary.url }
  let clock: TestClock
  private(set) var zone: any TimeZoneRules
  let locale: String
  private(set) var household: Household

  var folder: URL { root.appending(path: "folder") }
  var file: URL { folder.appending(path: "Carafe.json") }

  init(
    at time: String = "2026-03-10T12:00:00Z", zone: any TimeZoneRules = TableZone.utc,
    locale: String = "de_DE.UTF-8"
  ) throws {
    clock = TestClock(time)
    self.zone = zone
    self.locale = locale
    household = Self.open(temporary.url, "state", clock, zone, locale)
  }

  /// A new process on this computer, perhaps in another place.
  func restart(in zone: (any TimeZoneRules)? = nil) {
    self.zone = zone ?? self.zone
    household = Self.open(temporary.url, "state", clock, self.zone, locale)
  }

  /// Another computer that sees the same folder.
  func otherComputer() -> Household {
    Self.open(root, "state-\(UUID().uuidString)", clock, zone, locale)
  }

  private static func open(
    _ root: URL, _ state: String, _ clock: TestClock, _ zone: any TimeZoneRules, _ locale: String
  ) -> Household {
    Household(
      folder: root.appending(path: "folder").path, stateFolder: root.appending(path: state).path,
      clock: clock, zone: zone, locale: locale)
  }

  // MARK: - Shorter calls

  @discardableResult
  func add(_ items: String..., section: String? = nil, id: String? = nil) throws -> ItemBatch {
    try household.addItems(items, section: section, requestID: id).value
  }

  @discardableResult
  func checkOff(_ items: String...) throws -> ItemBatch {
    try household.checkOff(items).value
  }

  @discardableResult
  func log(
    _ amount: String?, _ unit: String? = nil, at: String? = nil, id: String? = nil
  ) throws -> WaterChange {
    try household.logWater(amount: amount, unit: unit, at: at, requestID: id).value
  }

  @discardableResult
  func update(
    _ name: String, name new: String? = nil, amount: String? = nil, note: String? = nil,
    section: String? = nil
  ) throws -> Answer<ShoppingItem> {
    try household.updateItem(
      row(name).id, name: new, amount: amount.map(JSONValue.string), note: note,
      section: section)
  }

  @discardableResult
  func set(
    units: UnitSystem? = nil, usual: String? = nil, dayStartsAt: Int? = nil,
    containers: String...
  ) throws -> Answer<HouseholdSettings> {
    try household.changeSettings(
      units: units, usualAmount: usual.map(JSONValue.string), dayStartsAt: dayStartsAt,
      language: nil,
      containers: containers)
  }

  // MARK: - Looking

  /// The row of this name, open or checked; throws unless there is one.
  func row(_ name: String) throws -> ShoppingItem {
    let rows = try household.items(includingChecked: true).filter { $0.name == name }
    guard rows.count == 1 else { throw HouseholdError("\(rows.count) rows called \(name)") }
    return rows[0]
  }

  /// Every open row as a line.
  var open: [String] {
    get throws { try household.items(includingChecked: false).map(\.line) }
  }

  /// Every row as a line, checked ones with a mark.
  var all: [String] {
    get throws {
      try household.items(includingChecked: true).map { ($0.isChecked ? "✓ " : "") + $0.line }
    }
  }

  /// The total of today.
  var total: Double {
    get throws { try household.todaysWater().value.progress.today.total.milliliters }
  }

  /// The totals of the last days, by date.
  func totals(days: Int) throws -> [String: Double] {
    let logs = try household.history(days: days).value.days
    return Dictionary(uniqueKeysWithValues: logs.map { ($0.day.text, $0.total.milliliters) })
  }
}

extension ItemBatch {
  /// The outcomes in their words.
  var words: [String] { outcomes.map(\.outcome.rawValue) }
}
