import Foundation
import IntentJSON
import TestSupport
import Testing

/// The built program in a home of its own, run as a person or a client runs it.
final class EverydayProgram {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  private let temporary = TemporaryFolder()
  var root: URL { temporary.url }
  var environment: [String: String]

  init() throws {
    environment = [
      "HOME": temporary.path("home"), "CARAFE_FOLDER": temporary.path("folder"),
      "TZ": "UTC", "LANG": "de_DE.UTF-8", "CARAFE_NOW": "2026-03-10T12:00:00Z",
    ]
    for name in ["home", "folder"] { try temporary.makeFolder(name) }
  }

  /// Runs a subcommand to its end.
  func run(_ arguments: String..., input: String = "") throws -> Outcome {
    try run(arguments, input: input)
  }

  /// Writes lines to a server, closes its input and waits for its end.
  func serve(_ lines: [JSONValue]) throws -> [JSONValue] {
    let input = lines.map { $0.text + "\n" }.joined()
    return try run([], input: input).output.split(separator: "\n").map {
      try JSONValue(parsing: String($0))
    }
  }

  /// Calls tools one after the other without waiting; gives their results.
  func call(_ calls: (String, JSONValue)...) throws -> [JSONValue] {
    try call(calls)
  }

  func call(_ calls: [(String, JSONValue)]) throws -> [JSONValue] {
    let handshake: JSONValue = [
      "jsonrpc": "2.0", "id": 0, "method": "initialize",
      "params": [
        "protocolVersion": "2025-06-18", "capabilities": [:],
        "clientInfo": ["name": "test", "version": "1"],
      ],
    ]
    let requests = calls.enumerated().map { index, call -> JSONValue in
      [
        "jsonrpc": "2.0", "id": .integer(index + 1), "method": "tools/call",
        "params": ["name": .string(call.0), "arguments": call.1],
      ]
    }
    let replies = try serve(
      [handshake, ["jsonrpc": "2.0", "method": "notifications/initialized"]] + requests)
    let byID = Dictionary(
      replies.compactMap { reply in reply["id"]?.integer.map { ($0, reply) } },
      uniquingKeysWith: { first, _ in first })
    return (1...max(calls.count, 1)).compactMap { byID[$0]?["result"] }
  }

  func write(_ text: String, to name: String) throws -> URL {
    let file = root.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  /// Runs a subcommand to its end; the output is read, or goes to `output`; the stream of the number
  /// `closed` is not there for it.
  func run(
    _ arguments: [String], input: String = "", output: FileHandle? = nil, closed: Int? = nil
  ) throws -> Outcome {
    let process = Process()
    let binary = try #require(ServerProcess.folder).appending(path: "carafe")
    process.executableURL = closed == nil ? binary : URL(filePath: "/bin/sh")
    process.arguments =
      (closed.map { ["-c", "exec \"$0\" \"$@\" \($0)>&-", binary.path] } ?? []) + arguments
    process.environment = environment
    let (stdin, stdout) = (Pipe(), Pipe())
    let errors = root.appending(path: "stderr-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    process.standardInput = stdin
    if let output { process.standardOutput = output } else { process.standardOutput = stdout }
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    // What fits a pipe, or the program may block on its output while we do on its input.
    let writer = Thread { [handle = stdin.fileHandleForWriting] in
      try? handle.write(contentsOf: Data(input.utf8))
      try? handle.close()
    }
    writer.start()
    // Ours is open still where the process has another.
    if output != nil { try stdout.fileHandleForWriting.close() }
    let said = try stdout.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: said, as: UTF8.self),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}

extension JSONValue {
  /// What a tool's result says.
  var said: String { self["content"]?.array?.first?["text"]?.string ?? "" }
  var isFailure: Bool { self["isError"]?.bool ?? false }
}
