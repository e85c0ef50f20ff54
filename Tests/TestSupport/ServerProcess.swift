package import Foundation
package import IntentJSON
import Synchronization

/// A server started as a client starts one: pipes for its three streams, and nothing else.
package final class ServerProcess: Sendable {
  /// The folder with the programs: `TEST_PROGRAMS`, such as that of a release build, or the one the
  /// build put them in beside the tests.
  package static func folder() throws -> URL {
    guard let programs else { throw Failure("The programs are not beside the tests.") }
    return programs
  }

  private static let programs = {
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

  package let processID: pid_t
  private let program: String
  private let ends: Mutex<Ends>

  /// Starts a program of this build.
  ///
  /// - Parameters:
  ///   - program: Its name.
  ///   - shell: A command to start instead, in which SERVER stands for the program.
  ///   - error: What its standard error is; below zero: closed.
  /// - Throws: When the program is not there or does not start.
  package init(_ program: String = "ProbeServer", shell: String? = nil, error: Int32 = 2) throws {
    let path = try Self.folder().appending(path: program).path
    var (input, output) = ([Int32](repeating: 0, count: 2), [Int32](repeating: 0, count: 2))
    guard pipe(&input) == 0, pipe(&output) == 0 else { throw Failure("There are no more pipes.") }
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
    close(input[0])
    close(output[1])
    guard status == 0 else {
      close(input[1])
      close(output[0])
      throw Failure("\(words[0]) does not start: \(String(cString: strerror(status))).")
    }
    self.program = program
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

  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
      self.description = description
    }
  }

  // MARK: - Bytes

  package func write(_ text: String) { write(Array(text.utf8)) }

  package func write(_ bytes: [UInt8]) {
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

  package func closeInput() {
    ends.withLock { ends in
      close(ends.input)
      ends.input = -1
    }
  }

  package func closeOutput() {
    ends.withLock { ends in
      close(ends.output)
      ends.output = -1
    }
  }

  /// Returns when there is something to read, and reads none of it.
  package func waitForOutput() throws {
    let output = ends.withLock { $0.output }
    var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, Int32(Deadline.seconds * 1000)) > 0 else {
      throw Deadline.Missed(awaited: "output of \(program)")
    }
  }

  /// The next line; nil when the output has ended.
  package func line() throws -> String? {
    while true {
      let (line, output) = ends.withLock { ends -> (String?, Int32) in
        guard let newline = ends.unread.firstIndex(of: 10) else { return (nil, ends.output) }
        let line = String(decoding: ends.unread[..<newline], as: UTF8.self)
        ends.unread.removeSubrange(...newline)
        return (line, ends.output)
      }
      if let line { return line }
      try waitForOutput()
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(output, &chunk, chunk.count)
      guard count > 0 else { return nil }
      ends.withLock { $0.unread += chunk[..<count] }
    }
  }

  // MARK: - Messages

  /// The next message; nil when the output has ended.
  package func message() throws -> JSONValue? {
    guard let line = try line() else { return nil }
    // Readers that split at every Unicode line end must see one line.
    guard line.unicodeScalars.allSatisfy({ !["\u{2028}", "\u{2029}", "\u{85}"].contains($0) })
    else { throw Failure("The message has a line end in it: \(line)") }
    return try JSONValue(parsing: line)
  }

  /// Closes the input; all messages that have not been read, up to the end of the output.
  package func rest() throws -> [JSONValue] {
    closeInput()
    var messages: [JSONValue] = []
    while let message = try message() { messages.append(message) }
    return messages
  }

  package func send(_ message: JSONValue) { write(message.text + "\n") }

  package func send(_ method: String, _ params: JSONObject = [:], id: JSONValue) {
    send(
      ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": .object(params)])
  }

  /// Takes a request back.
  package func cancel(_ id: JSONValue) {
    send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": id]])
  }

  /// The reply to a request; messages on the way are dropped.
  package func reply(
    _ method: String, _ params: JSONObject = [:], id: JSONValue = 1
  ) throws -> JSONValue {
    send(method, params, id: id)
    return try reply(to: id)
  }

  package func reply(to id: JSONValue) throws -> JSONValue {
    while let message = try message() {
      if message["id"] == id, message["method"] == nil { return message }
    }
    throw Failure("\(program) ended without a reply to \(id.text).")
  }

  @discardableResult
  package func handshake(
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

  package func signal(_ number: Int32) { kill(processID, number) }

  /// The memory that it has now, in bytes.
  package func memory() throws -> Int {
    #if os(Linux)
      let counts = try String(contentsOfFile: "/proc/\(processID)/statm", encoding: .utf8)
      let pages = counts.split(separator: " ").dropFirst().first.flatMap { Int($0) }
      let bytes = pages.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
    #else
      let said = try FinishedProcess(
        URL(filePath: "/bin/ps"), ["-o", "rss=", "-p", "\(processID)"]
      ).output
      let bytes = Int(said.trimmingCharacters(in: .whitespacesAndNewlines)).map { $0 * 1024 }
    #endif
    guard let bytes else { throw Failure("The memory of \(program) is not said.") }
    return bytes
  }

  /// The exit status, for which it is waited; -1 when it was a signal.
  package func exitStatus() throws -> Int32 {
    var status: Int32 = 0
    try Deadline.wait(for: "the end of \(program)") {
      waitpid(processID, &status, WNOHANG) == processID
    }
    let code = status & 0x7f == 0 ? (status >> 8) & 0xff : -1
    ends.withLock { $0.status = code }
    return code
  }
}
