import Testing

@testable import Household

/// What another computer wrote, seen from here whichever call comes first.
@Suite struct ForeignChangeTests {
  let home: TestHousehold

  init() throws {
    home = try TestHousehold()
  }

  @Test(arguments: ["list", "add", "settings", "history", "day", "news", "none"])
  func `A drink logged elsewhere counts, whatever was called in between`(call: String) throws {
    try home.log("250 ml")
    let other = home.otherComputer()
    _ = try other.logWater(amount: "333 ml", unit: nil, at: nil, requestID: nil)
    switch call {
    case "list": _ = try home.household.list(includingChecked: false, section: nil)
    case "add": try home.add("milk")
    case "settings": try home.set(usual: "300 ml")
    case "history": _ = try home.household.history(days: 3)
    case "day": _ = try home.household.entries(on: home.household.day(named: "today"))
    case "news": _ = home.household.stateNumber()
    default: break
    }
    #expect(try home.household.todaysWater().value.progress.today.total.milliliters == 583)
    _ = try other.addItems(["bread"], section: nil, requestID: nil)
    #expect(home.household.stateNumber() != nil)
    #expect(try home.household.items(includingChecked: false).map(\.name).contains("bread"))
  }
}
