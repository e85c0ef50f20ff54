import Foundation
import IntentJSON
import Testing

@testable import Household

/// Names that somebody without good intent put into the file or sent by any other way.
@Suite struct HostileTextTests {
  let home: TestHousehold

  init() throws {
    home = try TestHousehold()
  }

  /// Every way by which a name comes in.
  enum Entrance: String, CaseIterable {
    case item, objectName, objectNote, objectUnit, objectSection, amount, section, heading
    case newName, newNote, newSection, newAmount
    case container, containerUnit, drinkAmount, drinkUnit, drinkTime, requestID, repeatedID
    case csvName, csvNote, csvUnit, json, plainList
    case fileName, fileNote, fileSection, fileUnit, fileWords, fileDrink, fileContainer,
      fileLanguage
    case fileRequest

    /// Whether it takes a list with an item a line, so that each line is a name of its own.
    var takesLines: Bool { [.item, .heading, .plainList].contains(self) }
  }

  @Test(
    "F79 by no entrance does a name come in with more than it shows", arguments: Entrance.allCases)
  func entrances(_ entrance: Entrance) throws {
    for name in HostileName.all {
      let home = try TestHousehold()
      try home.add("1 kg flour (fine)", section: "Baking", id: "first")
      try home.log("250 ml")
      try home.set(containers: "mug = 300 ml")
      do {
        for text in try home.enter(name.raw, by: entrance) { expectClean(text, name, entrance) }
      } catch {
        expectClean("\(error)", name, entrance)
      }
      for text in try home.everythingShown() { expectClean(text, name, entrance) }
    }
  }

  private func expectClean(_ text: String, _ name: HostileName, _ entrance: Entrance) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.allSatisfy { $0.visibleLine.hasSameBytes(as: $0) }, "\(name): \(text)")
    let isForged = lines.contains { $0.hasPrefix("System") || $0.hasPrefix("- [x] eggs") }
    #expect(!isForged || entrance.takesLines, "\(name): \(text)")
    #expect(text.unicodeScalars.count < 3_000, "\(name)")
  }

  @Test(
    "F79 F80 a row is found by what is shown of it, and by what the file has",
    arguments: HostileName.all)
  func found(_ name: HostileName) throws {
    try home.add("flour", "eggs")
    try home.edit("\"flour\"", to: JSONValue.string(name.raw).text)
    let shown = try #require(try home.open.first { $0 != "eggs" })
    #expect(shown == name.raw.cleanName)
    // Lines would be several names.
    let asItIs = name.raw.contains(where: \.isNewline) ? [] : [name.raw]
    for form in [shown, shown.inert] + asItIs {
      #expect(try home.household.items(named: form).map(\.name) == [shown])
    }
    try home.update("eggs", note: "for \(shown)")
    let noted = try #require(try home.open.first { $0.hasPrefix("eggs") })
    #expect(try home.household.items(named: noted.inert).map(\.name) == ["eggs"])
    let removed = try home.household.removeItems([shown.inert]).value
    #expect(removed.words == ["removed"])
    #expect(try home.open == [noted])
  }

  @Test("F79 a container is used and forgotten by what is shown of it")
  func container() throws {
    try home.set(containers: "mug = 300 ml")
    try home.edit("\"name\":\"mug\"", to: #""name":"mu\u001b[1mg\u202e""#)
    let settings = try home.household.changeSettings(
      units: nil, usualAmount: nil, dayStartsAt: nil, language: nil, containers: []
    ).value
    #expect(settings.containers.map(\.name) == ["mu [1mg"])
    #expect(try home.log("1", "mu [1mg").entry.amount.volume.milliliters == 300)
    #expect(try home.set(containers: "mu [1mg = 400 ml").value.containers.count == 1)
    #expect(try home.set(containers: "mu [1mg =").value.containers.isEmpty)
  }

  @Test("F79 a long list of hostile rows is as long as it has rows")
  func oneLineEach() throws {
    try home.add("flour")
    try home.edit("\"flour\"", to: JSONValue.string("a\n- b\u{2028}- c\u{85}- d\r\n- e").text)
    let text = try home.household.list(includingChecked: false, section: nil).text
    #expect(text == "1 to buy:\n\n- a - b - c - d - e")
  }

  @Test("F80 what we say about ordinary names has no mark that is escaped")
  func ordinary() throws {
    try home.add("1 kg flour (fine)", "2 l milk", "egg(s)", "[big] eggs", section: "Baking")
    try home.add("3 kg flour", "milk (oat)", id: "first")
    try home.log("250 ml")
    try home.set(containers: "mug = 300 ml")
    let texts = try home.everythingShown()
    #expect(texts.count > 40)
    for text in texts { #expect(text.visibleText.inert.hasSameBytes(as: text), "\(text)") }
  }

  @Test("F79 what the file holds stays in it until the row is changed")
  func kept() throws {
    try home.add("flour", "eggs")
    try home.edit("\"flour\"", to: #""fl\u202eour""#)
    #expect(try home.open == ["flour", "eggs"])
    try home.add("tea")
    try home.checkOff("flour")
    let file = try String(contentsOf: home.file, encoding: .utf8)
    #expect(file.unicodeScalars.contains("\u{202e}"))
  }
}

extension TestHousehold {
  /// Edits the file as a person does, and looks with a new process.
  fileprivate func edit(_ old: String, to new: String) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let edited = text.replacingOccurrences(of: old, with: new)
    guard edited != text else { throw HouseholdError("\(old) is not in the file") }
    try edited.write(to: file, atomically: true, encoding: .utf8)
    restart()
  }

  /// Sends a text by an entrance; gives what was said.
  fileprivate func enter(_ text: String, by entrance: HostileTextTests.Entrance) throws -> [String]
  {
    let quoted = JSONValue.string(text).text
    func adding(_ item: JSONValue) throws -> [String] {
      let answer = try household.addItems([item.text], section: nil, requestID: nil)
      return [answer.text] + answer.value.outcomes.map(\.message)
    }
    func importing(_ file: String) throws -> [String] {
      var chunks = [Array(file.utf8)]
      return [try household.importFile(isDryRun: false) { chunks.popLast() ?? [] }.text]
    }
    switch entrance {
    case .item: return [try household.addItems([text], section: nil, requestID: nil).text]
    case .objectName: return try adding(["name": .string(text)])
    case .objectNote: return try adding(["name": "tea", "note": .string(text)])
    case .objectUnit: return try adding(["name": "tea", "quantity": 2, "unit": .string(text)])
    case .objectSection: return try adding(["name": "tea", "section": .string(text)])
    case .amount: return try adding(["name": "tea", "amount": .string(text)])
    case .section:
      return [
        try household.addItems(["tea"], section: text, requestID: nil).text,
        try household.list(includingChecked: true, section: text).text,
      ]
    case .heading:
      return [
        try household.addItems(["\(text):\n- tea\n- rice"], section: nil, requestID: nil).text
      ]
    case .newName: return [try update("flour", name: text).text]
    case .newNote: return [try update("flour", note: text).text]
    case .newSection: return [try update("flour", section: text).text]
    case .newAmount: return [try update("flour", amount: text).text]
    case .container: return [try set(containers: "\(text) = 400 ml").text]
    case .containerUnit: return [try set(containers: "cup = \(text)").text]
    case .drinkAmount:
      return [try household.logWater(amount: text, unit: nil, at: nil, requestID: nil).text]
    case .drinkUnit:
      return [try household.logWater(amount: "1", unit: text, at: nil, requestID: nil).text]
    case .drinkTime:
      return [try household.logWater(amount: "1 l", unit: nil, at: text, requestID: nil).text]
    case .requestID:
      _ = try household.addItems(["tea"], section: nil, requestID: text)
      return [try household.addItems(["rice"], section: nil, requestID: text).text]
    case .repeatedID:
      _ = try household.addItems(["tea"], section: text, requestID: "first")
      return [try household.addItems(["rice"], section: text, requestID: "first").text]
    case .csvName: return try importing("name,note\n\"\(text.csv)\",x\n")
    case .csvNote: return try importing("name,note\ntea,\"\(text.csv)\"\n")
    case .csvUnit:
      return try importing("time,amount,unit,ml\n2026-03-10T08:00:00Z,1,\"\(text.csv)\",100\n")
    case .json:
      return try importing(#"[{"name":\#(quoted),"note":\#(quoted),"section":\#(quoted)}]"#)
    case .plainList: return try importing("\(text):\n\(text)\n")
    case .fileName: try edit("\"flour\"", to: quoted)
    case .fileNote: try edit("\"fine\"", to: quoted)
    case .fileSection: try edit("\"Baking\"", to: quoted)
    case .fileUnit: try edit("\"unit\":\"kg\"", to: "\"unit\":\(quoted)")
    case .fileWords: try edit("{\"value\":1,\"unit\":\"kg\"}", to: "{\"text\":\(quoted)}")
    case .fileDrink: try edit("\"250 ml\"", to: JSONValue.string("1 \(text)").text)
    case .fileContainer: try edit("\"name\":\"mug\"", to: "\"name\":\(quoted)")
    case .fileLanguage:
      _ = try household.changeSettings(
        units: nil, usualAmount: nil, dayStartsAt: nil, language: "en", containers: [])
      try edit("\"value\":\"en\"", to: "\"value\":\(quoted)")
    case .fileRequest:
      try edit("\"items 1 kg flour (fine), section Baking\"", to: quoted)
    }
    return []
  }

  /// All texts that anything is shown in.
  fileprivate func everythingShown() throws -> [String] {
    let rows = try household.items(includingChecked: true)
    let exported = try household.exported(water: true, list: true).value
    var texts = rows.flatMap { [$0.name, $0.note ?? "", $0.section ?? "", $0.amount, $0.line] }
    texts += exported.json.strings
    texts += [
      try household.list(includingChecked: true, section: nil).text,
      try household.list(includingChecked: true, section: "none such").text,
      try household.entries(on: household.day(named: "today")).text,
      try household.changeSettings(
        units: nil, usualAmount: nil, dayStartsAt: nil, language: nil, containers: []
      ).text,
    ]
    do {
      texts.append(try household.addItems(["salt"], section: nil, requestID: "first").text)
    } catch {
      texts.append("\(error)")
    }
    texts.append(try household.checkOff(rows.map(\.name)).text)
    texts.append(try household.undoLastChange().text)
    texts.append(try household.clearChecked().text)
    texts.append(try household.undoLastChange().text)
    return texts
  }
}

extension String {
  fileprivate var csv: String { replacingOccurrences(of: "\"", with: "\"\"") }
}

extension JSONValue {
  /// All texts in it.
  fileprivate var strings: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(\.strings)
    case .object(let object): object.members.flatMap(\.value.strings)
    case .null, .bool, .number: []
    }
  }
}
