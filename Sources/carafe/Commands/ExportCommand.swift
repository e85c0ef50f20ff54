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
    let usage = UsageError(
      "export takes water or list, and --format csv or json; both parts together only as json.")
    var words = arguments
    if let option = words.firstIndex(of: "--format") {
      guard option + 1 < words.count, let format = Format(rawValue: words[option + 1]) else {
        throw usage
      }
      words.removeSubrange(option...(option + 1))
      self.format = format
    } else {
      format = words.isEmpty ? .json : .csv
    }
    guard words.count <= 1, !(words.isEmpty && format == .csv) else { throw usage }
    part = words.first.flatMap(Part.init)
    if part == nil, !words.isEmpty { throw usage }
  }

  func run() -> Int32 {
    do {
      let export = try Home().household.exported(water: part != .list, list: part != .water)
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
