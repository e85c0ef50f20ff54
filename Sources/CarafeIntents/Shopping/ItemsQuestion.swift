import Household

/// Items as a question names them: all of a few, the first of many.
enum ItemsQuestion {
  private static let mostNames = 10

  static func named(_ items: [ShoppingItem]) -> String {
    let names = items.prefix(mostNames).map(\.name).joined(separator: ", ")
    let more = items.count - mostNames
    return more > 0 ? "\(names) and \(more) more" : names
  }
}
