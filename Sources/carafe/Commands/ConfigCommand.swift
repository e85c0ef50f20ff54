import IntentJSON
import IntentKit
import SyncedStore

/// `carafe config CLIENT`: how a client is told of this program, and with `--write` tells it.
struct ConfigCommand: Sendable {
  let client: Client
  let writes: Bool

  init(_ arguments: [String]) throws(UsageError) {
    let words = arguments.filter { $0 != "--write" }
    guard words.count == 1, let client = Client(rawValue: words[0]) else {
      let known = Client.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("config takes the name of a client (\(known)) and --write.")
    }
    self.client = client
    writes = words.count < arguments.count
  }

  func run() -> Int32 {
    let environment = ProcessEnvironment()
    let path = client.file(home: environment.home, configHome: environment.configHome)
    let configuration = ClientConfiguration(
      client: client, command: Executable.path, folder: environment.chosenFolder)
    if case .json(let key) = client.shape, writes {
      return write(configuration, under: key, to: path)
    }
    if writes { Terminal.complain("\(path) is not written by this program. Do it by hand:") }
    show(configuration, path)
    return writes ? 1 : 0
  }

  /// The configuration on standard output, what to do with it on standard error.
  private func show(_ configuration: ClientConfiguration, _ path: String) {
    Terminal.complain("Put this into \(path), beside what is there, and restart \(client.title):\n")
    Terminal.say(configuration.text)
  }

  private func write(
    _ configuration: ClientConfiguration, under key: String, to path: String
  ) -> Int32 {
    let file = ConfigurationFile(path)
    do {
      let old = try file.bytes()
      guard old != nil || file.hasFolder else {
        throw ConfigurationError("its folder is not there; start \(client.title) once")
      }
      guard let new = try configuration.merged(into: Self.parsed(old), under: key) else {
        Terminal.say("\(path) has it already; nothing was changed.")
        return 0
      }
      let backup = try file.replace(old, with: Array((PrettyJSON.text(new) + "\n").utf8))
      let kept = backup.map { " The old file is kept as \($0)." } ?? ""
      Terminal.say("Written to \(path).\(kept) Restart \(client.title).")
      return 0
    } catch {
      let reason = (error as? ConfigurationError)?.reason ?? errorText(error, in: .english)
      Terminal.complain("\(path) was left as it is: \(reason).")
      show(configuration, path)
      return 1
    }
  }

  /// The object in a file; an empty one where there is no file or nothing in it.
  private static func parsed(_ bytes: [UInt8]?) throws(ConfigurationError) -> JSONValue {
    guard let bytes, bytes.contains(where: { $0 > 0x20 }) else { return [:] }
    do throws(JSONError) {
      return try JSONValue(parsing: bytes)
    } catch {
      throw ConfigurationError("it has comments or is no valid JSON (\(error.description))")
    }
  }
}
