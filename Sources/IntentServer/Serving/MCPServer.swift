public import IntentKit

/// An MCP server over standard input and output, generated from a catalogue.
///
///     let catalogue = Catalogue(
///       name: "tasks", title: "Tasks", version: "1.0.0", instructions: "Keeps a list of tasks.",
///       intents: [AddTaskIntent.self])
///     await MCPServer(catalogue).serve()
///
/// It speaks every version of the protocol. It answers requests in the order they come; one whose
/// intent awaits something, such as a person's answer, holds up nobody, and a ping, a cancellation and
/// a person's answer are seen at once.
public final class MCPServer: Sendable {
  /// The number of bytes of the secret that signs what clients carry from one round of a call to the
  /// next.
  public static let secretLength = RequestState.secretLength

  private let streams: StandardStreams
  private let reader: Reader
  private let dispatcher: Dispatcher

  /// A server of what the catalogue declares; it takes standard input and output, so a later `print`
  /// goes to standard error.
  ///
  /// - Parameters:
  ///   - catalogue: The declarations.
  ///   - dependencies: The objects that the intents ask for by `@Dependency`.
  ///   - background: What is to be done between requests, such as looking for changes that another
  ///     program made; see ``BackgroundWork``.
  ///   - log: Takes a line for each request, such as `tools/call log_water 3 ms`, on any thread:
  ///     `{ FileHandle.standardError.write(Data(($0 + "\n").utf8)) }`.
  ///   - secret: Gives ``secretLength`` random bytes, the same to every process of the product on this
  ///     computer, so that a question which one has asked is answered by another, as from a file of
  ///     mode 0600; asked for at the first question. Nil: each process has a secret of its own, and a
  ///     question is answered by the process that asked it alone.
  public init(
    _ catalogue: Catalogue, dependencies: AppDependencyManager = .shared,
    background: (any BackgroundWork)? = nil, log: (@Sendable (String) -> Void)? = nil,
    secret: @escaping @Sendable () -> [UInt8]? = { nil }
  ) {
    // Before anything is opened that could take the place of a stream the parent left closed.
    streams = StandardStreams.take()
    let wakeUps = WakeUpPipe()
    let output = Output(descriptor: streams.output)
    let worker = Worker(wakingReader: wakeUps)
    let log = RequestLog(write: log)
    let session = ServerSession(
      catalogue: catalogue, dependencies: dependencies, output: output, secret: secret)
    reader = Reader(
      session: session, output: output, worker: worker, log: log, wakeUps: wakeUps)
    dispatcher = Dispatcher(
      session: session, output: output, worker: worker, log: log, background: background)
  }

  /// Serves until the input ends or a signal (SIGTERM, SIGINT, SIGHUP) asks to end, on threads of its
  /// own.
  ///
  /// The caller's thread is free meanwhile: in a `main.swift` with a top-level `await`, and in an
  /// `async` main, intents that are bound to the main actor run.
  public func serve() async {
    await withCheckedContinuation { served in
      let isStarted = NativeThread.start {
        self.serveOnThisThread()
        served.resume()
      }
      if !isStarted { served.resume() }
    }
  }

  /// Serves, and reads on the calling thread; intents that are bound to the main actor never run when
  /// that is the main one.
  package func serveOnThisThread() {
    let input = Input(
      descriptor: streams.input, ending: EndingSignals.watch(), wakeUps: reader.wakeUps)
    let isStarted = NativeThread.start {
      self.reader.worker.run(
        begin: self.dispatcher.begin, end: self.reader.session.closeSubscriptions)
    }
    if isStarted { reader.run(input) }
  }
}
