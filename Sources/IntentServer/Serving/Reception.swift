import IntentJSON
import IntentKit
import Synchronization

/// Where lines of input become messages, on the reading thread.
///
/// Requests join the line; a cancellation and an answer to a question of ours do not wait in it, and
/// a ping not for long. Nothing here waits for the output.
final class Reception: Sendable {
  /// How long a ping stands in the line, which keeps the order of replies, before it is answered
  /// past the tool that holds the line up.
  private static let pingPatience = Duration.milliseconds(50)

  let backlog: Backlog
  private let session: ServerSession
  private let output: Output
  private let line: AsyncStream<Work>.Continuation
  private let pings = Mutex<[Output.Ticket]>([])

  init(
    session: ServerSession, output: Output, line: AsyncStream<Work>.Continuation, backlog: Backlog
  ) {
    self.session = session
    self.output = output
    self.line = line
    self.backlog = backlog
  }

  /// Takes a line as it was read.
  func take(_ line: LineBuffer.Line) {
    switch line {
    case .tooLong(let beginning):
      sort(
        UnreadableLine.message(beginning: Self.unmarked(beginning), limit: LineBuffer.limit))
    case .complete(let bytes):
      let bytes = Self.unmarked(bytes)
      guard bytes.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0d }) else { return }
      do throws(JSONError) {
        sort(try JSONValue(parsing: bytes))
      } catch {
        sort(UnreadableLine.message(in: bytes, fault: error))
      }
    }
  }

  /// The bytes without the byte order mark that some clients begin with.
  private static func unmarked(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes.dropFirst(3) : bytes[...]
  }

  /// Takes the time for background work.
  func takeAlarm() {
    queue(.background)
  }

  /// Takes nothing more.
  func close() {
    line.finish()
  }

  /// Acts on a notification; those without a meaning here are dropped.
  func notice(_ method: String, _ params: JSONObject) {
    switch method {
    case NotificationMethod.initialized: session.noteInitialized()
    case NotificationMethod.cancelled:
      guard let id = params["requestId"].flatMap(RequestID.init) else { return }
      output.cancel(id)
      session.subscriptions.cancel(id)
    default: break
    }
  }

  private func queue(_ work: Work) {
    backlog.enter()
    line.yield(work)
  }

  private func sort(_ value: JSONValue) {
    guard case .array(let elements) = value else { return sort(Message(value)) }
    queue(
      .batch(
        elements.map { element in
          let message = Message(element)
          guard case .request(let request) = message else { return (message, nil) }
          return (message, output.expect(request.id))
        }))
  }

  private func sort(_ message: Message) {
    switch message {
    case .request(let request):
      let ticket = output.expect(request.id)
      queue(.request(request, ticket))
      if request.method == Method.ping.rawValue, request.meta[MetaKey.protocolVersion] == nil {
        watch(ticket)
      }
    case .notification(let method, let params): notice(method, params)
    case .response(let id, let response): session.clientRequests.resolve(id, with: response)
    case .invalid(let id, let error): queue(.invalid(id, error))
    case .ignored: break
    }
  }

  /// Answers a ping that is still in the line after its time; one that was answered is no more.
  private func watch(_ ping: Output.Ticket) {
    let isFirst = pings.withLock { pings in
      pings.append(ping)
      return pings.count == 1
    }
    guard isFirst else { return }
    Task {
      try? await Task.sleep(for: Self.pingPatience)
      let overdue = pings.withLock { pings in
        defer { pings = [] }
        return pings
      }
      for ping in overdue { output.answer(ping, Reply.result(ping.id, [:])) }
    }
  }
}
