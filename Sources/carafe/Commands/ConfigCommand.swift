import IntentJSON
import SyncedStore

/// `carafe config CLIENT`: how a client is told of this program, and with `--write` tells it.
struct ConfigCommand: Sendable {
  let client: Client
  let writes: Bool

  init(_ arguments: [String]) throws(UsageError) {
    let known = Client.allCases.map(\.rawValue).joined(separator: ", ")
    let options = try Options(
      arguments, flags: ["--write"],
      usage: "config takes the name of a client (\(known)) and --write.")
    try options.endAfter(1)
    guard let name = options.words.first else { throw options.error("No client is named.") }
    guard let client = Client(rawValue: name.lowercased()) else {
      throw options.error("There is no client \"\(name.cutShort)\" here.")
    }
    self.client = client
    writes = options.has("--write")
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
    do throws(ConfigurationError) {
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
      Terminal.complain("\(path) was left as it is: \(error.reason).")
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
      throw ConfigurationError(
        "a comment, a comma too many or another fault at byte \(error.offset) makes it no plain JSON"
      )
    }
  }
}
