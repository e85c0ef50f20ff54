import IntentJSON

/// The words after a subcommand, told apart: options, their values, and the rest.
///
/// `--name value` and `--name=value` mean the same; what follows a bare `--` is no option.
struct Options {
  /// The words that are no options, in their order.
  private(set) var words: [String] = []
  private var values: [String: String] = [:]
  private let usage: String

  /// Tells the arguments of a subcommand apart.
  ///
  /// - Parameters:
  ///   - arguments: What follows the subcommand.
  ///   - flags: The options that stand alone.
  ///   - valued: The options that have a value.
  ///   - usage: The sentence that says what is accepted; every error ends with it.
  /// - Throws: What is not among them.
  init(
    _ arguments: [String], flags: [String] = [], valued: [String] = [], usage: String
  ) throws(UsageError) {
    self.usage = usage
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word != "--" else {
        words += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        words.append(word)
        continue
      }
      let name = String(word.prefix { $0 != "=" })
      let attached = name == word ? nil : String(word.dropFirst(name.count + 1))
      if flags.contains(name), attached == nil {
        values[name] = ""
      } else if valued.contains(name) {
        guard let value = attached ?? rest.popFirst() else { throw error("\(name) has no value.") }
        guard values.updateValue(value, forKey: name) == nil else {
          throw error("\(name) is given twice.")
        }
      } else {
        throw error("\"\(word.cutShort)\" is not understood.")
      }
    }
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// One of the choices that an option has; nil when it was not given.
  func choice<Choice: RawRepresentable<String>>(_ name: String) throws(UsageError) -> Choice? {
    guard let value = values[name] else { return nil }
    guard let choice = Choice(rawValue: value) else {
      throw error("\(name) cannot be \"\(value.cutShort)\".")
    }
    return choice
  }

  /// That there are no more words than these.
  func endAfter(_ count: Int) throws(UsageError) {
    if words.count > count { throw error("\"\(words[count].cutShort)\" is too much.") }
  }

  /// What is wrong, and then what is accepted.
  func error(_ problem: String) -> UsageError { UsageError("\(problem) \(usage)") }
}
