import Foundation
import IntentJSON
import TestSupport
import Testing

/// The built program in a home of its own, run as a person or a client runs it.
final class EverydayProgram {
  private let temporary = TemporaryFolder("home", "folder")
  var root: URL { temporary.url }
  var environment: [String: String]

  init() {
    let root = temporary.url
    environment = [
      "HOME": root.appending(path: "home").path,
      "CARAFE_FOLDER": root.appending(path: "folder").path,
      "TZ": "UTC", "LANG": "de_DE.UTF-8", "CARAFE_NOW": "2026-03-10T12:00:00Z",
    ]
  }

  /// Runs a subcommand to its end.
  func run(_ arguments: String..., input: String = "") throws -> FinishedProcess {
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
  ) throws -> FinishedProcess {
    let binary = try ServerProcess.folder().appending(path: "carafe")
    guard let closed else {
      return try FinishedProcess(
        binary, arguments, environment: environment, input: input, output: output)
    }
    return try FinishedProcess(
      URL(filePath: "/bin/sh"), ["-c", "exec \"$0\" \"$@\" \(closed)>&-", binary.path] + arguments,
      environment: environment, input: input, output: output)
  }
}

extension JSONValue {
  /// What a tool's result says.
  var said: String { self["content"]?.array?.first?["text"]?.string ?? "" }
  var isFailure: Bool { self["isError"]?.bool ?? false }
}
