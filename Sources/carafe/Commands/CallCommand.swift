import CarafeIntents
import IntentJSON
import IntentKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `carafe call TOOL …`: one tool from the command line.
struct CallCommand: Sendable {
  let tool: String
  let arguments: JSONObject
  let printsJSON: Bool

  init(_ arguments: [String]) throws(UsageError) {
    let options = try Options(
      arguments, flags: ["--json"],
      usage:
        "call takes a tool, its arguments as key=value or as one JSON object, and --json: carafe call log_water amount=8"
    )
    printsJSON = options.has("--json")
    guard let tool = options.words.first else { throw options.error("No tool is named.") }
    self.tool = tool
    self.arguments = try Self.object(options)
  }

  /// Runs it and ends the process with its status.
  func run() -> Never {
    Task { exit(await perform()) }
    while true { pause() }
  }

  private func perform() async -> Int32 {
    guard let intent = Product.catalogue.intent(named: tool) else {
      let known = Product.catalogue.entries.map(\.name).joined(separator: ", ")
      Terminal.complain("There is no tool \"\(tool.cutShort)\". The tools are \(known).")
      return 2
    }
    do {
      let outcome = try await IntentContext.$current.withValue(
        IntentContext(dependencies: Home().dependencies)
      ) { try await IntentCall.run(intent, arguments: arguments) }
      let content = outcome.structuredContent
      Terminal.say(
        printsJSON ? content.map { JSONValue.object($0).text } ?? "{}" : outcome.text)
      return 0
    } catch {
      Terminal.complain(errorText(error, in: .english))
      return 1
    }
  }

  /// One JSON object, or `key=value` pairs whose values are texts; a key given twice is an array.
  private static func object(_ options: Options) throws(UsageError) -> JSONObject {
    let words = Array(options.words.dropFirst())
    if words.count == 1, words[0].trimmed.hasPrefix("{") {
      do throws(JSONError) {
        return try JSONValue(parsing: words[0]).object ?? [:]
      } catch {
        throw options.error(error.description)
      }
    }
    var object = JSONObject()
    for word in words {
      guard let equals = word.firstIndex(of: "="), equals > word.startIndex else {
        throw options.error("\"\(word.cutShort)\" is not key=value.")
      }
      let key = String(word[..<equals])
      let value = JSONValue.string(String(word[word.index(after: equals)...]))
      switch object[key] {
      case nil: object[key] = value
      case .array(let values): object[key] = .array(values + [value])
      case let first?: object[key] = .array([first, value])
      }
    }
    return object
  }
}
