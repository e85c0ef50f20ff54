/// What a product does between requests.
public protocol BackgroundWork: Sendable {
  /// Whether a request has used the data at all.
  var isInUse: Bool { get }
  /// Whether something may have changed since this was last asked; a cheap look.
  func hasNews() -> Bool
  /// Does what is due; gives the milliseconds until it wants to be called again, nil for never.
  func run() -> Int?
}
