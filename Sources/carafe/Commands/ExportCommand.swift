import Household
import IntentJSON
import IntentKit

/// `carafe export`: the drinks and the list in a form for other programs, on standard output.
struct ExportCommand: Sendable {
  enum Part: String {
    case water, list
  }

  enum Format: String {
    case csv, json
  }

  /// The part that is wanted; nil for both.
  let part: Part?
  let format: Format

  init(_ arguments: [String]) throws(UsageError) {
    let options = try Options(
      arguments, valued: ["--format"],
      usage:
        "export takes water or list, and --format csv or json; both parts together only as json.")
    try options.endAfter(1)
    let word = options.words.first
    part = word.flatMap(Part.init)
    if let word, part == nil {
      throw options.error("There is no part \"\(word.cutShort)\" to export.")
    }
    format = try options.choice("--format") ?? (part == nil ? .json : .csv)
    if part == nil, format == .csv { throw options.error("One CSV cannot hold both parts.") }
  }

  func run() -> Int32 {
    do {
      let answer = try Home().household.exported(water: part != .list, list: part != .water)
      let export = answer.value
      if !answer.text.isEmpty { Terminal.complain(answer.text) }
      switch (format, part) {
      case (.csv, .water): Terminal.write(export.waterCSV ?? "")
      case (.csv, _): Terminal.write(export.listCSV ?? "")
      case (.json, _): Terminal.say(PrettyJSON.text(export.json))
      }
      return 0
    } catch {
      Terminal.complain(errorText(error, in: .english))
      return 1
    }
  }
}
