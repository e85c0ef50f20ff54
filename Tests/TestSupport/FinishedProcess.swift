package import Foundation
import Synchronization

/// A process that was run to its end.
package struct FinishedProcess {
  package let status: Int32
  package let output: String
  package let errors: String

  /// Runs a program to its end.
  ///
  /// Without an `environment` it has that of the tests; an `output` that is given is not read.
  ///
  /// - Throws: When it does not start, and when it has to be killed at the deadline.
  package init(
    _ program: URL, _ arguments: [String], environment: [String: String]? = nil,
    input: String = "", output: FileHandle? = nil
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let environment { process.environment = environment }
    let (stdin, stdout, folder) = (Pipe(), Pipe(), TemporaryFolder())
    let errors = folder.url.appending(path: "errors")
    try Data().write(to: errors)
    process.standardInput = stdin
    if let output { process.standardOutput = output } else { process.standardOutput = stdout }
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    // More than a pipe holds, or the program may block on its output while we do on its input.
    Thread.detachNewThread { [handle = stdin.fileHandleForWriting] in
      try? handle.write(contentsOf: Data(input.utf8))
      try? handle.close()
    }
    let hasEnded = DispatchSemaphore(value: 0)
    let wasKilled = Atomic(false)
    Thread.detachNewThread { [processID = process.processIdentifier] in
      guard hasEnded.wait(timeout: .now() + Deadline.seconds) == .timedOut else { return }
      wasKilled.store(true, ordering: .relaxed)
      kill(processID, SIGKILL)
    }
    // Ours is open still where the process has another.
    if output != nil { try stdout.fileHandleForWriting.close() }
    let said = try stdout.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    hasEnded.signal()
    guard !wasKilled.load(ordering: .relaxed) else {
      throw Deadline.Missed(
        awaited: "the end of \(program.lastPathComponent) \(arguments.joined(separator: " "))")
    }
    status = process.terminationStatus
    self.output = String(decoding: said, as: UTF8.self)
    self.errors = try String(contentsOf: errors, encoding: .utf8)
  }
}
