import IntentJSON
import IntentKit

/// A line for each request, for somebody who looks for a fault: what it was and how long it took,
/// never what was in it.
struct RequestLog: Sendable {
  /// Takes a line; nil when nobody wants any.
  let write: (@Sendable (String) -> Void)?

  /// Runs `body`, and writes a line about it.
  func timing<Result>(_ request: Message.Request, _ body: () async -> Result) async -> Result {
    guard write != nil else { return await body() }
    let start = ContinuousClock.now
    let result = await body()
    note(request, taking: ContinuousClock.now - start)
    return result
  }

  /// Writes a line about a request that was answered.
  func note(_ request: Message.Request, taking time: Duration = .zero) {
    guard let write else { return }
    let name = request.params["name"]?.string.map { " \($0)" } ?? ""
    write("\((request.method + name).cutShort) \(time.milliseconds) ms")
  }
}
