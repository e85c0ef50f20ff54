import IntentJSON

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the thread does that reads: it cuts lines, parses them, hands requests to the worker, and deals
/// at once with pings, cancellations, a person's answers and what cannot be understood.
///
/// Nothing here waits for the output or for the worker.
struct Reader {
  /// How long an end may take in which nothing moves.
  private static let endPatience = Duration.milliseconds(700)
  /// How long one request may hold up the end.
  private static let workPatience = Duration.seconds(4)

  let session: ServerSession
  let output: Output
  let worker: Worker
  let log: RequestLog
  let wakeUps: WakeUpPipe

  /// Reads until the input ends or a signal asks to end, and then waits until all is answered.
  func run(_ input: Input) {
    var input = input
    while true {
      switch input.next(isTaking: worker.hasRoom && !output.isFull, output: output.waiting) {
      case .lines(let lines): take(lines)
      case .ended(let lines):
        take(lines)
        return end(isDropping: false)
      case .stopped: return end(isDropping: true)
      }
      output.writeWhatFits()
    }
  }

  /// Takes lines that came together.
  ///
  /// All are read before any request in them runs: it may be cancelled in the same breath.
  private func take(_ lines: [LineBuffer.Line]) {
    worker.add(lines.flatMap(take))
  }

  private func take(_ line: LineBuffer.Line) -> [Work] {
    switch line {
    case .tooLong(let beginning):
      return sort(
        UnreadableLine.message(beginning: Self.unmarked(beginning), limit: LineBuffer.limit))
    case .complete(let bytes):
      let bytes = Self.unmarked(bytes)
      guard bytes.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0d }) else { return [] }
      do throws(JSONError) {
        let value = try JSONValue(parsing: bytes)
        guard case .array(let elements) = value else { return sort(Message(value)) }
        return [batch(elements)]
      } catch {
        return sort(UnreadableLine.message(in: bytes, fault: error))
      }
    }
  }

  /// The bytes without the byte order mark that some clients begin with.
  private static func unmarked(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes.dropFirst(3) : bytes[...]
  }

  private func batch(_ elements: [JSONValue]) -> Work {
    .batch(
      elements.map { element in
        let message = Message(element)
        guard case .request(let request) = message else { return (message, nil) }
        return (message, session.requests.open(request.id))
      })
  }

  private func sort(_ message: Message) -> [Work] {
    switch message {
    case .request(let request) where request.isPing:
      log.note(request)
      output.send(Reply.result(request.id, [:]), waits: false)
      return []
    case .request(let request): return [.request(request, session.requests.open(request.id))]
    case .notification(let method, let params): session.notice(method, params)
    case .response(let id, let response): session.clientRequests.resolve(id, with: response)
    case .invalid(let id, let error): output.send(session.errorReply(id, error), waits: false)
    case .ignored: break
    }
    return []
  }

  /// No more input: waits for a person end, what was begun or asked is answered, and the process does
  /// not outlive it.
  private func end(isDropping: Bool) {
    session.clientRequests.close()
    worker.close(isDropping: isDropping)
    var seen = (worker.progress.steps, output.movements)
    var since = ContinuousClock.now
    while true {
      let progress = worker.progress
      if progress.hasEnded, output.waiting == nil, !output.isWriting { return }
      let moved = (progress.steps, output.movements)
      let now = ContinuousClock.now
      if moved != seen { (seen, since) = (moved, now) }
      let isAtWork = progress.isAtWork && !output.isWriting && !progress.hasEnded
      let left = (isAtWork ? Self.workPatience : Self.endPatience) - (now - since)
      if left <= .zero { _exit(0) }
      wakeUps.sleep(atMost: left, output: output.waiting)
      output.writeWhatFits()
    }
  }
}

extension Message.Request {
  /// Whether this is a ping of the versions that have one.
  var isPing: Bool { method == Method.ping.rawValue && meta[MetaKey.protocolVersion] == nil }
}
