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
  /// How many bytes the secret has that seals a question.
  public static let secretLength = 32
  /// How often a watched resource is looked at, in milliseconds.
  private static let watchInterval = 500
  /// When background work is looked for after a call, in milliseconds.
  private static let settleTime = 2000
  /// How long an end may take in which nothing moves.
  private static let endPatience = Duration.milliseconds(700)

  private let session: ServerSession
  private let output: Output
  private let background: (any BackgroundWork)?
  private let log: RequestLog
  private let line: AsyncStream<Work>
  private let reception: Reception
  private let streams: StandardStreams
  private let runner: any RequestRunner
  /// Wakes the thread that reads.
  private let bell: Bell
  /// Whether a signal asked for an end: no request is begun any more.
  private let isStopped = Locked(false)

  /// A server of what the catalogue declares.
  ///
  /// - Parameters:
  ///   - catalogue: The declarations.
  ///   - dependencies: The objects the intents ask for.
  ///   - background: What is to be done between requests, such as looking for changes.
  ///   - log: Takes a line for each request: its method, its tool and its milliseconds.
  ///   - secret: Gives ``secretLength`` random bytes, the same to every process of the product on
  ///     this computer, so that a question which one has asked is answered by another; asked for when
  ///     needed.
  public init(
    _ catalogue: Catalogue, dependencies: AppDependencyManager = .shared,
    background: (any BackgroundWork)? = nil, log: (@Sendable (String) -> Void)? = nil,
    secret: @escaping @Sendable () -> [UInt8]? = { nil }
  ) {
    self.log = RequestLog(write: log)
    // Before anything is opened that could take the place of a stream the parent left closed.
    streams = StandardStreams.take()
    bell = Bell()
    if #available(macOS 15.0, *) {
      runner = ServingExecutor(bell: bell)
    } else {
      runner = PoolRunner()
    }
    output = Output(descriptor: streams.output)
    session = ServerSession(
      catalogue: catalogue, dependencies: dependencies, output: output, secret: secret)
    self.background = background
    let (line, lineEnd) = AsyncStream.makeStream(of: Work.self)
    self.line = line
    reception = Reception(
      session: session, output: output, line: lineEnd,
      backlog: Backlog(input: streams.input, bell: bell, runner: runner))
  }

  /// Serves until the input ends or a signal asks to end.
  ///
  /// The calling thread and another one take turns in reading. On the main thread, an intent that is
  /// bound to the main actor would never run; for those there is the `async` form.
  public func serve() {
    let input = InputReader(
      descriptor: streams.input, ending: EndingSignals.watch(), bell: bell, runner: runner,
      events: InputReader.Events(
        line: { self.reception.take($0) }, isOverfull: { self.reception.backlog.isOverfull },
        alarm: { self.reception.takeAlarm() }))
    let finished = Bell()
    _ = runner.start {
      for await work in self.line {
        if self.isStopped.withLock({ $0 }) { break }
        await self.process(work, input)
        self.reception.backlog.leave()
      }
      for task in self.output.tasks { await task.value }
      self.session.closeSubscriptions()
      finished.ring()
    }
    let turn = ReadingTurn()
    _ = NativeThread.start { self.serve(input, turn, finished) }
    serve(input, turn, finished)
  }

  /// Serves until the input ends or a signal asks to end, on threads of its own.
  ///
  /// The calling thread stays free: awaited in an `async` main, intents that are bound to the main
  /// actor run.
  public func serve() async {
    await withCheckedContinuation { served in
      let serveAndReturn: @Sendable () -> Void = {
        self.serve()
        served.resume()
      }
      if !NativeThread.start(serveAndReturn) { serveAndReturn() }
    }
  }

  /// What each of the threads does: it reads, and runs what it has read.
  private func serve(_ input: InputReader, _ turn: ReadingTurn, _ finished: Bell) {
    while true {
      if !turn.take() { turn.takeOver() }
      let finding = input.read()
      turn.end()
      switch finding {
      case .more: runner.run()
      case .ended: return end(finished)
      case .stopped:
        isStopped.withLock { $0 = true }
        return end(finished)
      }
    }
  }

  /// No more input: waits end, what was begun or asked is answered, and the process does not
  /// outlive it.
  ///
  /// When one thread is long at work, the other comes here too and sees to that.
  private func end(_ finished: Bell) {
    session.clientRequests.close()
    reception.close()
    var movements = output.movements
    var limit = ContinuousClock.now + Self.endPatience
    while true {
      runner.run()
      let now = ContinuousClock.now
      if output.movements != movements {
        movements = output.movements
        limit = now + Self.endPatience
      } else if now >= limit {
        _exit(0)
      }
      if hasRung(finished, within: limit - now) { return }
    }
  }

  /// Sleeps until all is answered or something is to be run, at most for a while; true when all is
  /// answered.
  private func hasRung(_ finished: Bell, within patience: Duration) -> Bool {
    guard runner.beginSleep() else { return false }
    defer { runner.endSleep() }
    var descriptors = [
      pollfd(fd: finished.readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: bell.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    poll(&descriptors, 2, Int32(patience.milliseconds + 1))
    bell.clear()
    return descriptors[0].revents != 0
  }

  private func process(_ work: Work, _ input: InputReader) async {
    switch work {
    case .request(let request, let ticket): await answer(request, ticket)
    case .batch(let messages): await answerBatch(messages)
    case .invalid(let id, let error): output.send(Reply.error(id, error, in: session.version))
    case .background: break
    }
    await lookAround(after: work, input)
  }

  /// In a task of its own, which a cancellation can reach; the next request waits for its end, or
  /// until it waits for a person.
  private func answer(_ request: Message.Request, _ ticket: Output.Ticket) async {
    guard output.isWaiting(ticket) else { return }
    let turn = Turn()
    let task = runner.start { [self] in
      let reply = await log.timing(request) {
        await session.reply(to: request, ticket, turn: turn)
      }
      if let reply { output.answer(ticket, reply) }
      turn.end()
    }
    output.attach(task, to: ticket)
    await turn.wait()
  }

  /// Several messages in one array; their answers go out in one, and notifications get none.
  private func answerBatch(_ messages: [(Message, Output.Ticket?)]) async {
    guard session.version?.hasBatches == true, !messages.isEmpty else {
      for (_, ticket) in messages { ticket.map(output.forget) }
      let problem =
        messages.isEmpty
        ? "A batch must not be empty." : "Send one message a line; batches are not spoken here."
      return output.send(
        Reply.error(nil, RPCError(.invalidRequest, problem), in: session.version))
    }
    var replies: [(Output.Ticket?, JSONValue)] = []
    for (message, ticket) in messages {
      switch message {
      case .request(let request):
        guard let ticket, output.isWaiting(ticket) else { continue }
        if request.method == Method.initialize.rawValue {
          let error = RPCError(.invalidRequest, "\"initialize\" must not be in a batch.")
          replies.append((ticket, Reply.error(request.id, error, in: session.version)))
        } else {
          let reply = await log.timing(request) {
            await session.reply(to: request, ticket, turn: nil)
          }
          if let reply { replies.append((ticket, reply)) }
        }
      case .notification(let method, let params): reception.notice(method, params)
      case .response(let id, let response): session.clientRequests.resolve(id, with: response)
      case .invalid(let id, let error):
        replies.append((nil, Reply.error(id, error, in: session.version)))
      }
    }
    output.answer(replies)
  }

  /// Tells watchers of changes, does what is due, and says when to look again.
  ///
  /// Nothing is looked at before a first request has used the data, and no resource while nobody
  /// watches.
  private func lookAround(after work: Work, _ input: InputReader) async {
    let isWatched = !session.subscriptions.isEmpty
    guard let background else {
      // Without it only the calls of this process change anything.
      if isWatched { await session.noticeChanges() }
      return
    }
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
