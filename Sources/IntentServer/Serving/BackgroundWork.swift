/// What a product does between requests, such as looking whether another program changed its data.
///
/// All of it is called on the server's worker thread, never while a request runs there.
public protocol BackgroundWork: Sendable {
  /// Whether a request has used the data yet; before that nothing is done.
  var isInUse: Bool { get }
  /// Whether something may have changed since this was last asked: a cheap look, made twice a second
  /// while a client watches a resource.
  func hasNews() -> Bool
  /// Does what is due.
  ///
  /// - Returns: the milliseconds until it wants to be called again; nil for after the next request.
  func run() -> Int?
}
