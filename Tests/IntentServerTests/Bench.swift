import Foundation
import IntentJSON
import IntentKit
import ProbeIntents
import Synchronization
import Testing

@testable import IntentServer

/// A session whose output goes into a pipe that the test reads.
final class Bench: Sendable {
  let session: ServerSession
  let output: Output
  let shelf: Shelf
  private let reader: FileHandle
  private let writer: FileHandle
  private let unread = Mutex<[UInt8]>([])

  init(
    shelf: Shelf = Shelf(), patience: Duration = .seconds(60),
    language: LocalizedStringTable = .english
  ) {
    let pipe = Pipe()
    reader = pipe.fileHandleForReading
    writer = pipe.fileHandleForWriting
    _ = fcntl(reader.fileDescriptor, F_SETFL, O_NONBLOCK)
    output = Output(descriptor: writer.fileDescriptor)
    self.shelf = shelf
    session = ServerSession(
      catalogue: Probe.catalogue(language: language), dependencies: Probe.dependencies(shelf),
      output: output, patience: patience)
  }

  /// Everything that was written since this was last asked.
  func written() -> [JSONValue] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var lines: [JSONValue] = []
    while true {
      let count = read(reader.fileDescriptor, &chunk, chunk.count)
      guard count > 0 else { break }
      unread.withLock { $0 += chunk[..<count] }
    }
    unread.withLock { unread in
      while let newline = unread.firstIndex(of: 10) {
        if let line = try? JSONValue(parsing: unread[..<newline]) { lines.append(line) }
        unread.removeSubrange(...newline)
      }
    }
    return lines
  }

  /// The next message that is written, within half a minute; counted, since the tests share their threads.
  func nextWritten() async throws -> JSONValue? {
    for _ in 0..<6_000 {
      if let line = written().first { return line }
      try await Task.sleep(for: .milliseconds(5))
    }
    return nil
  }

  /// The whole reply to a request; nil when there is none yet.
  func reply(
    _ method: String, _ params: JSONObject = [:], id: RequestID = .integer(1)
  ) async -> JSONValue? {
    let request = Message.Request(id: id, method: method, params: params)
    let reply = await session.reply(to: request, session.requests.open(id))
    return reply.flatMap { try? JSONValue(parsing: $0) }
  }

  /// A handshake, of which some clients leave out the last part.
  func handshake(
    _ version: String = "2025-11-25", _ capabilities: JSONObject = [:], isWhole: Bool = true
  ) async -> JSONValue? {
    defer { if isWhole { session.notice("notifications/initialized", [:]) } }
    return await reply(
      "initialize",
      [
        "protocolVersion": .string(version), "capabilities": .object(capabilities),
        "clientInfo": ["name": "test", "version": "1"],
      ])
  }
}

/// A version, and how to make a request in it.
struct Era: CustomTestStringConvertible {
  let version: String
  var isModern: Bool { version == "2026-07-28" }
  var testDescription: String { version }

  static let all = ProtocolVersion.all.map { Era(version: $0.name) }
  static let handshakes = all.filter { !$0.isModern }
  static let modern = Era(version: "2026-07-28")

  /// A bench that has begun with this version.
  func bench(_ capabilities: JSONObject = [:], patience: Duration = .seconds(60)) async -> Bench {
    let bench = Bench(patience: patience)
    if !isModern { _ = await bench.handshake(version, capabilities) }
    return bench
  }

  func params(_ params: JSONObject = [:], _ capabilities: JSONObject = [:]) -> JSONObject {
    guard isModern else { return params }
    var params = params
    params["_meta"] = [
      "io.modelcontextprotocol/protocolVersion": .string(version),
      "io.modelcontextprotocol/clientCapabilities": .object(capabilities),
    ]
    return params
  }
}
