import IntentJSON
import IntentKit

/// A line for each request, for somebody who looks for a fault: what it was and how long it took,
/// never what was in it.
struct RequestLog: Sendable {
  /// Takes a line; nil when nobody wants any.
  let write: (@Sendable (String) -> Void)?

  /// Runs `body`, and writes a line about it.
  func timing<Result>(_ request: Message.Request, _ body: () async -> Result) async -> Result {
    guard let write else { return await body() }
    let start = ContinuousClock.now
    let result = await body()
    let taken = ContinuousClock.now - start
    let name = request.params["name"]?.string.map { " \($0)" } ?? ""
    write("\((request.method + name).cutShort) \(taken.milliseconds) ms")
    return result
  }
}
