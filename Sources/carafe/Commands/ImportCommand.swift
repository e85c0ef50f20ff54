import Household
import IntentKit

/// `carafe import FILE`: takes in what the file holds and is not there yet.
struct ImportCommand: Sendable {
  /// The file; `-` is standard input.
  let path: String
  let isDryRun: Bool

  init(_ arguments: [String]) throws(UsageError) {
    let options = try Options(
      arguments, flags: ["--dry-run"],
      usage: "import takes one file, or - for standard input, and --dry-run.")
    try options.endAfter(1)
    guard let path = options.words.first, !path.isEmpty else {
      throw options.error("No file is named.")
    }
    self.path = path
    isDryRun = options.has("--dry-run")
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
