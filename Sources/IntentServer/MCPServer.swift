import IntentJSON
public import IntentKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An MCP server over standard input and output, generated from a catalogue.
///
/// It answers requests in the order they come. One that waits for a person holds up nobody; a
/// ping, a cancellation and a person's answer are seen at once.
public final class MCPServer: Sendable {
  private enum Work: Sendable {
    case request(Message.Request)
    case batch([JSONValue])
    case invalid(RequestID?, RPCError)
    case background
  }

  /// How often a watched resource is looked at, in milliseconds.
  private static let watchInterval = 500
  /// When background work is looked for after a call, in milliseconds.
  private static let settleTime = 2000
  /// How long an end may take without an answer leaving, in milliseconds.
  private static let endPatience = 700
  /// How long an end that a signal asks for may take, in microseconds.
  private static let signalPatience: UInt32 = 400_000

  private let session: ServerSession
  private let output: Output
  private let background: (any BackgroundWork)?
  private let queue: AsyncStream<Work>
  private let queueInput: AsyncStream<Work>.Continuation
  private let streams: StandardStreams

  /// A server of what the catalogue declares.
  ///
  /// - Parameters:
  ///   - catalogue: The declarations.
  ///   - dependencies: The objects the intents ask for.
  ///   - background: What is to be done between requests, such as looking for changes.
  public init(
    _ catalogue: Catalogue, dependencies: AppDependencyManager = .shared,
    background: (any BackgroundWork)? = nil
  ) {
    streams = StandardStreams.take()
    output = Output(descriptor: streams.output)
    session = ServerSession(catalogue: catalogue, dependencies: dependencies, output: output)
    self.background = background
    (queue, queueInput) = AsyncStream.makeStream(of: Work.self)
  }

  /// Serves until the input ends or a signal asks to end.
  public func serve() async {
    let input = InputThread(
      descriptor: streams.input,
      events: InputThread.Events(
        line: { self.read($0) }, alarm: { _ = self.queueInput.yield(.background) },
        end: { self.end() }))
    SignalThread.start {
      input.stop()
      // Also when the reading thread is held up by an output that nobody reads.
      usleep(Self.signalPatience)
      _exit(0)
    }
    input.start()
    for await work in queue { await process(work, input) }
    session.subscriptions.close()
  }

  // MARK: - On the reading thread

  private func read(_ line: LineBuffer.Line) {
    switch line {
    case .tooLong:
      queueInput.yield(
        .invalid(
          nil, RPCError(.invalidRequest, "A line is longer than \(LineBuffer.limit >> 20) MiB.")))
    case .complete(let bytes):
      var bytes = bytes[...]
      if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes = bytes.dropFirst(3) }
      guard bytes.contains(where: { ![0x20, 0x09, 0x0d].contains($0) }) else { return }
      do throws(JSONError) {
        sort(try JSONValue(parsing: bytes))
      } catch {
        queueInput.yield(.invalid(nil, RPCError(.parseError, error.description)))
      }
    }
  }

  private func sort(_ value: JSONValue) {
    if case .array(let messages) = value {
      queueInput.yield(.batch(messages))
      return
    }
    switch Message(value) {
    case .request(let request):
      output.expect(request.id)
      if request.method == Method.ping.rawValue, request.meta[MetaKey.protocolVersion] == nil {
        output.answer(request.id, Reply.result(request.id, [:]))
      } else {
        queueInput.yield(.request(request))
      }
    case .notification(let method, let params): notice(method, params)
    case .response(let id, let response): session.clientRequests.resolve(id, with: response)
    case .invalid(let id, let error): queueInput.yield(.invalid(id, error))
    }
  }

  private func notice(_ method: String, _ params: JSONObject) {
    guard method == "notifications/cancelled", let id = params["requestId"].flatMap(RequestID.init)
    else { return }
    output.cancel(id)
    session.subscriptions.cancel(id)
  }

  /// No more input: waits end, what was asked is answered, and the process does not outlive it.
  private func end() {
    session.clientRequests.close()
    queueInput.finish()
    var answered = output.answered
    while true {
      usleep(UInt32(Self.endPatience) * 1000)
      let now = output.answered
      if now == answered { _exit(0) }
      answered = now
    }
  }

  // MARK: - In the line of requests

  private func process(_ work: Work, _ input: InputThread) async {
    switch work {
    case .request(let request): await answer(request)
    case .batch(let messages): await answerBatch(messages)
    case .invalid(let id, let error):
      output.send(Reply.error(id, error, in: session.version))
    case .background: break
    }
    await lookAround(after: work, input)
  }

  private func answer(_ request: Message.Request) async {
    guard !output.isCancelled(request.id) else { return output.forget(request.id) }
    guard session.mayWait else { return await reply(to: request, turn: nil) }
    let turn = Turn()
    let task = Task {
      await reply(to: request, turn: turn)
      turn.end()
    }
    output.attach(task, to: request.id)
    await turn.wait()
  }

  private func reply(to request: Message.Request, turn: Turn?) async {
    if let reply = await session.reply(to: request, turn: turn) {
      output.answer(request.id, reply)
    }
  }

  /// Several messages in one array; their answers go out in one, and notifications get none.
  private func answerBatch(_ messages: [JSONValue]) async {
    guard session.version?.hasBatches == true, !messages.isEmpty else {
      let problem =
        messages.isEmpty
        ? "A batch must not be empty." : "Send one message a line; batches are not spoken here."
      return output.send(
        Reply.error(nil, RPCError(.invalidRequest, problem), in: session.version))
    }
    var replies: [JSONValue] = []
    for message in messages {
      switch Message(message) {
      case .request(let request) where request.method == Method.initialize.rawValue:
        replies.append(
          Reply.error(
            request.id, RPCError(.invalidRequest, "\"initialize\" must not be in a batch."),
            in: session.version))
      case .request(let request):
        if let reply = await session.reply(to: request, turn: nil) { replies.append(reply) }
      case .notification(let method, let params): notice(method, params)
      case .response(let id, let response): session.clientRequests.resolve(id, with: response)
      case .invalid(let id, let error):
        replies.append(Reply.error(id, error, in: session.version))
      }
    }
    if !replies.isEmpty { output.send(.array(replies)) }
  }

  /// Tells watchers of changes, does what is due, and says when to look again. Nothing is looked at
  /// before a first request has used the data, and no resource while nobody watches.
  private func lookAround(after work: Work, _ input: InputThread) async {
    guard let background else { return }
    let isWatched = !session.subscriptions.isEmpty
    if case .background = work {
      let due = background.run()
      if let due { input.setAlarm(inMilliseconds: due) }
    } else if !isWatched {
      if background.isInUse { input.setAlarm(inMilliseconds: Self.settleTime) }
      return
    }
    guard isWatched else { return }
    if background.hasNews() { await session.noticeChanges() }
    input.setAlarm(inMilliseconds: Self.watchInterval)
  }
}

/// What a product does between requests.
public protocol BackgroundWork: Sendable {
  /// Whether a request has used the data at all.
  var isInUse: Bool { get }
  /// Whether something may have changed since this was last asked; a cheap look.
  func hasNews() -> Bool
  /// Does what is due; gives the milliseconds until it wants to be called again, nil for never.
  func run() -> Int?
}
