import Foundation
import IntentJSON
import Synchronization
import Testing

/// A server started as a client starts one: pipes for its three streams, and nothing else.
final class ServerProcess: Sendable {
  /// The folder with the programs: `TEST_PROGRAMS`, such as that of a release build, or the one the
  /// build put them in beside the tests.
  static let folder = {
    let chosen = ProcessInfo.processInfo.environment["TEST_PROGRAMS"].map {
      URL(filePath: $0, directoryHint: .isDirectory)
    }
    let beside = (Bundle.allBundles.map(\.bundleURL) + [Bundle.main.executableURL])
      .compactMap { $0?.deletingLastPathComponent() }
    return ([chosen].compactMap { $0 } + beside).first {
      FileManager.default.isExecutableFile(atPath: $0.appending(path: "ProbeServer").path)
    }
  }()

  private struct Ends {
    var input: Int32
    var output: Int32
    var unread: [UInt8] = []
    var status: Int32?
  }

  let processID: pid_t
  private let ends: Mutex<Ends>

  /// Starts a program of this build.
  ///
  /// - Parameters:
  ///   - program: Its name.
  ///   - shell: A command to start instead, in which SERVER stands for the program.
  ///   - error: What its standard error is; below zero: closed.
  /// - Throws: When the program is not there or does not start.
  init(_ program: String = "ProbeServer", shell: String? = nil, error: Int32 = 2) throws {
    let folder = try #require(Self.folder, "The programs are not beside the tests.")
    let path = folder.appending(path: program).path
    var (input, output) = ([Int32](repeating: 0, count: 2), [Int32](repeating: 0, count: 2))
    try #require(pipe(&input) == 0 && pipe(&output) == 0)
    for end in [input[1], output[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input[0], 0)
    posix_spawn_file_actions_adddup2(&actions, output[1], 1)
    if error < 0 {
      posix_spawn_file_actions_addclose(&actions, 2)
    } else if error != 2 {
      posix_spawn_file_actions_adddup2(&actions, error, 2)
    }
    for end in [input[0], output[1]] { posix_spawn_file_actions_addclose(&actions, end) }
    let words = shell.map { ["/bin/sh", "-c", $0.replacing("SERVER", with: path)] } ?? [path]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var processID: pid_t = 0
    let status = posix_spawn(&processID, words[0], &actions, nil, &arguments, environ)
    try #require(status == 0)
    close(input[0])
    close(output[1])
    self.processID = processID
    ends = Mutex(Ends(input: input[1], output: output[0]))
  }

  deinit {
    ends.withLock { ends in
      if ends.status == nil {
        kill(processID, SIGKILL)
        waitpid(processID, nil, 0)
      }
      close(ends.input)
      close(ends.output)
    }
  }

  // MARK: - Bytes

  func write(_ text: String) { write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) {
    let input = ends.withLock { $0.input }
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(input, $0.baseAddress.map { $0 + sent }, bytes.count - sent)
      }
      if count <= 0 { return }
      sent += count
    }
  }

  func closeInput() {
    ends.withLock { ends in
      close(ends.input)
      ends.input = -1
    }
  }

  func closeOutput() {
    ends.withLock { ends in
      close(ends.output)
      ends.output = -1
    }
  }

  /// The next line, or nil when none comes in time or the output has ended.
  func line(within seconds: Double = 5) -> String? {
    let end = Date().addingTimeInterval(seconds)
    while true {
      let (line, output) = ends.withLock { ends -> (String?, Int32) in
        guard let newline = ends.unread.firstIndex(of: 10) else { return (nil, ends.output) }
        let line = String(decoding: ends.unread[..<newline], as: UTF8.self)
        ends.unread.removeSubrange(...newline)
        return (line, ends.output)
      }
      if let line { return line }
      var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let left = end.timeIntervalSinceNow
      guard left > 0, poll(&ready, 1, Int32(left * 1000) + 1) > 0 else { return nil }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(output, &chunk, chunk.count)
      guard count > 0 else { return nil }
      ends.withLock { $0.unread += chunk[..<count] }
    }
  }

  // MARK: - Messages

  /// The next message.
  func message(within seconds: Double = 5) throws -> JSONValue? {
    guard let line = line(within: seconds) else { return nil }
    // Readers that split at every Unicode line end must see one line.
    #expect(line.unicodeScalars.allSatisfy { !["\u{2028}", "\u{2029}", "\u{85}"].contains($0) })
    return try JSONValue(parsing: line)
  }

  func send(_ message: JSONValue) { write(message.text + "\n") }

  func send(_ method: String, _ params: JSONObject = [:], id: JSONValue) {
    send(
      ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": .object(params)])
  }

  /// The reply to a request; messages on the way are dropped.
  func reply(
    _ method: String, _ params: JSONObject = [:], id: JSONValue = 1, within seconds: Double = 5
  ) throws -> JSONValue {
    send(method, params, id: id)
    return try reply(to: id, within: seconds)
  }

  func reply(to id: JSONValue, within seconds: Double = 5) throws -> JSONValue {
    while let message = try message(within: seconds) {
      if message["id"] == id, message["method"] == nil { return message }
    }
    throw NoReply(id: id.text)
  }

  struct NoReply: Error {
    let id: String
  }

  @discardableResult
  func handshake(
    _ version: String = "2025-11-25", _ capabilities: JSONObject = [:]
  ) throws -> JSONValue {
    let reply = try reply(
      "initialize",
      [
        "protocolVersion": .string(version), "capabilities": .object(capabilities),
        "clientInfo": ["name": "test", "version": "1"],
      ], id: "handshake")
    send(["jsonrpc": "2.0", "method": "notifications/initialized"])
    return reply
  }

  // MARK: - Life

  func signal(_ number: Int32) { kill(processID, number) }

  /// The memory that it has now, in bytes.
  func memory() throws -> Int {
    #if os(Linux)
      let counts = try String(contentsOfFile: "/proc/\(processID)/statm", encoding: .utf8)
      let pages = try #require(counts.split(separator: " ").dropFirst().first.flatMap { Int($0) })
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    #else
      let (process, output) = (Process(), Pipe())
      process.executableURL = URL(filePath: "/bin/ps")
      process.arguments = ["-o", "rss=", "-p", "\(processID)"]
      process.standardOutput = output
      try process.run()
      let said = String(
        decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      return try #require(Int(said.trimmingCharacters(in: .whitespacesAndNewlines))) * 1024
    #endif
  }

  /// The exit status, and -1 when it was a signal; nil when it still runs after this time.
  func exitStatus(within seconds: Double) -> Int32? {
    let end = Date().addingTimeInterval(seconds)
    while true {
      var status: Int32 = 0
      if waitpid(processID, &status, WNOHANG) == processID {
        let code = status & 0x7f == 0 ? (status >> 8) & 0xff : -1
        ends.withLock { $0.status = code }
        return code
      }
      if Date() > end { return nil }
      usleep(2000)
    }
  }
}
