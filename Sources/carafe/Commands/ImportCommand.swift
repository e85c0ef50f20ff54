import Household
import IntentKit

/// `carafe import FILE`: takes in what the file holds and is not there yet.
struct ImportCommand: Sendable {
  /// The file; `-` is standard input.
  let path: String
  let isDryRun: Bool

  init(_ arguments: [String]) throws(UsageError) {
    let words = arguments.filter { $0 != "--dry-run" }
    guard words.count == 1, let path = words.first, path == "-" || !path.hasPrefix("-") else {
      throw UsageError("import takes one file, or - for standard input, and --dry-run.")
    }
    self.path = path
    isDryRun = words.count < arguments.count
  }

  func run() -> Int32 {
    do {
      let file = try InputFile(path)
      let answer = try Home().household.importFile(isDryRun: isDryRun) { try file.next() }
      Terminal.say(answer.text)
      return answer.value.hasRead ? 0 : 1
    } catch {
      Terminal.complain(errorText(error, in: .english))
      return 1
    }
  }
}
