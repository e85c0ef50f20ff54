import IntentJSON

@testable import Household

/// Items in words, as most tests send them.
extension Household {
  func addItems(
    _ texts: [String], section: String?, requestID: String?, progress: Progress? = nil
  ) throws -> Answer<ItemBatch> {
    try addItems(
      texts.map(JSONValue.string), section: section, requestID: requestID, progress: progress)
  }

  func checkOff(_ texts: [String], progress: Progress? = nil) throws -> Answer<ItemBatch> {
    try checkOff(texts.map(JSONValue.string), progress: progress)
  }

  func uncheck(_ texts: [String], progress: Progress? = nil) throws -> Answer<ItemBatch> {
    try uncheck(texts.map(JSONValue.string), progress: progress)
  }

  func removeItems(_ texts: [String], progress: Progress? = nil) throws -> Answer<ItemBatch> {
    try removeItems(texts.map(JSONValue.string), progress: progress)
  }

  func items(toRemove texts: [String]) throws -> [ShoppingItem] {
    try items(toRemove: texts.map(JSONValue.string))
  }
}
