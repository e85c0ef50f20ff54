public import IntentKit
import Synchronization

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
  /// How long an end may take in which nothing moves.
  private static let endPatience = Duration.milliseconds(700)

  private let session: ServerSession
  private let output: Output
  private let line: AsyncStream<Work>
  private let reception: Reception
  private let dispatcher: Dispatcher
  private let streams: StandardStreams
  private let executor: ServingExecutor
  /// Wakes the thread that reads.
  private let bell: Bell
  /// Whether a signal asked for an end: no request is begun any more.
  private let isStopped = Mutex(false)

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
    // Before anything is opened that could take the place of a stream the parent left closed.
    streams = StandardStreams.take()
    bell = Bell()
    executor = ServingExecutor(bell: bell)
    output = Output(descriptor: streams.output)
    session = ServerSession(
      catalogue: catalogue, dependencies: dependencies, output: output, secret: secret)
    let (line, lineEnd) = AsyncStream.makeStream(of: Work.self)
    self.line = line
    reception = Reception(
      session: session, output: output, line: lineEnd,
      backlog: Backlog(input: streams.input, bell: bell, executor: executor))
    dispatcher = Dispatcher(
      session: session, output: output, reception: reception, executor: executor,
      log: RequestLog(write: log), background: background)
  }

  /// Serves until the input ends or a signal asks to end.
  ///
  /// The calling thread and another one take turns in reading. On the main thread, an intent that is
  /// bound to the main actor would never run; for those there is the `async` form.
  public func serve() {
    let input = InputReader(
      descriptor: streams.input, ending: EndingSignals.watch(), bell: bell, executor: executor,
      events: InputReader.Events(
        line: { self.reception.take($0) }, isOverfull: { self.reception.backlog.isOverfull },
        alarm: { self.reception.takeAlarm() }))
    let finished = Bell()
    _ = executor.start {
      for await work in self.line {
        if self.isStopped.withLock({ $0 }) { break }
        await self.dispatcher.process(work, input)
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
      case .more: executor.run()
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
      executor.run()
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
    guard executor.beginSleep() else { return false }
    defer { executor.endSleep() }
    var descriptors = [
      pollfd(fd: finished.readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: bell.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    poll(&descriptors, 2, Int32(patience.milliseconds + 1))
    bell.clear()
    return descriptors[0].revents != 0
  }
}
