import Foundation

/// How long a test waits for what must come: long enough for a busy machine, since what comes in time
/// costs nothing.
package enum Deadline {
  package static let seconds = 30.0

  /// Returns as soon as a condition holds; `awaited` is what holds then, for the error.
  ///
  /// - Throws: `Missed` when it does not hold in time, and what the condition throws.
  package static func wait(for awaited: String, _ condition: () throws -> Bool) throws {
    let end = Date().addingTimeInterval(seconds)
    while try !condition() {
      guard Date() < end else { throw Missed(awaited: awaited) }
      Thread.sleep(forTimeInterval: 0.002)
    }
  }

  /// What was waited for did not come.
  package struct Missed: Error, CustomStringConvertible {
    let awaited: String
    package var description: String { "Waited \(Int(seconds)) s in vain for \(awaited)." }

    package init(awaited: String) {
      self.awaited = awaited
    }
  }
}
