import IntentJSON

@testable import Household

/// Items and amounts in words, as most tests say them.
extension Household {
  func addItems(
    _ texts: [String], section: String?, requestID: String?, progress: Progress? = nil
  ) throws -> Answer<ItemBatch> {
    try addItems(
      texts.map(JSONValue.string), section: section, requestID: requestID, progress: progress)
  }

  func checkOff(
    _ texts: [String], progress: Progress? = nil
  ) throws -> Answer<ItemBatch> {
    try checkOff(texts.map(JSONValue.string), progress: progress)
  }

  func uncheck(
    _ texts: [String], progress: Progress? = nil
  ) throws -> Answer<ItemBatch> {
    try uncheck(texts.map(JSONValue.string), progress: progress)
  }

  func removeItems(
    _ texts: [String], progress: Progress? = nil
  ) throws -> Answer<ItemBatch> {
    try removeItems(texts.map(JSONValue.string), progress: progress)
  }

  func items(toRemove texts: [String]) throws -> [ShoppingItem] {
    try items(toRemove: texts.map(JSONValue.string))
  }

  func logWater(
    amount: String?, unit: String?, at: String?, requestID: String?
  ) throws -> Answer<WaterChange> {
    try logWater(
      amount: amount.map(JSONValue.string), unit: unit, at: at, requestID: requestID)
  }

  func adjustGoal(
    to amount: String, unit: String?
  ) throws -> Answer<TodaysWater> {
    try adjustGoal(to: .string(amount), unit: unit)
  }

  func updateWaterEntry(
    _ id: String, amount: String, unit: String?, at: String?
  ) throws -> Answer<WaterChange> {
    try updateWaterEntry(id, amount: .string(amount), unit: unit, at: at)
  }

  func updateItem(
    _ id: String, name: String?, amount: String, note: String?, section: String?
  ) throws -> Answer<ShoppingItem> {
    try updateItem(id, name: name, amount: .string(amount), note: note, section: section)
  }
}

extension WaterAmountParser {
  func drink(
    _ text: String, unit: String? = nil, bareUnit: String? = nil
  ) throws(WaterAmountError) -> WaterAmount {
    try drink(.string(text), unit: unit, bareUnit: bareUnit)
  }

  func usual(_ text: String) throws(WaterAmountError) -> WaterAmount {
    try usual(.string(text))
  }

  func goal(
    _ text: String, unit: String? = nil
  ) throws(WaterAmountError) -> WaterAmount {
    try goal(.string(text), unit: unit)
  }
}
