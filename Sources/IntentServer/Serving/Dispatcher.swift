import IntentJSON
import Synchronization

/// Does what stands in the line, one piece of work after the other.
final class Dispatcher: Sendable {
  /// How often a watched resource is looked at, in milliseconds.
  private static let watchInterval = 500
  /// When background work is looked for after a call, in milliseconds.
  private static let settleTime = 2000

  private let session: ServerSession
  private let output: Output
  private let reception: Reception
  private let executor: ServingExecutor
  private let log: RequestLog
  private let background: (any BackgroundWork)?

  init(
    session: ServerSession, output: Output, reception: Reception, executor: ServingExecutor,
    log: RequestLog, background: (any BackgroundWork)?
  ) {
    self.session = session
    self.output = output
    self.reception = reception
    self.executor = executor
    self.log = log
    self.background = background
  }

  /// Does one piece of work; for a request that waits for a person, up to there.
  func process(_ work: Work, _ input: InputReader) async {
    switch work {
    case .request(let request, let ticket): await answer(request, ticket)
    case .batch(let messages): await answerBatch(messages)
    case .invalid(let id, let error): output.send(Reply.error(id, error, in: session.version))
    case .background: break
    }
    await lookAround(after: work, input)
  }

  private func answer(_ request: Message.Request, _ ticket: Output.Ticket) async {
    let turn = Turn()
    await run(ticket, turn) { [self] in
      if let reply = await reply(to: request, ticket, turn) { output.answer(ticket, reply) }
      // While a person was asked the line went on, and nobody looks around after this any more.
      if !turn.end() { await session.noticeChanges() }
    }
  }

  /// Works on a request in a task of its own, which a cancellation can reach; the next request waits
  /// for its end, or until it waits for a person.
  private func run(
    _ ticket: Output.Ticket, _ turn: Turn, _ work: @escaping @Sendable () async -> Void
  ) async {
    guard output.isWaiting(ticket) else { return }
    output.attach(executor.start(work), to: ticket)
    await turn.wait()
  }

  private func reply(
    to request: Message.Request, _ ticket: Output.Ticket, _ turn: Turn
  ) async -> JSONValue? {
    await log.timing(request) { await session.reply(to: request, ticket, turn: turn) }
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
    let replies = BatchReplies()
    for (message, ticket) in messages {
      switch message {
      case .request(let request):
        guard let ticket else { continue }
        if request.method == Method.initialize.rawValue {
          let error = RPCError(.invalidRequest, "\"initialize\" must not be in a batch.")
          replies.add(ticket, Reply.error(request.id, error, in: session.version))
          continue
        }
        let turn = Turn()
        await run(ticket, turn) { [self] in
          if let reply = await reply(to: request, ticket, turn) { replies.add(ticket, reply) }
          turn.end()
        }
      case .notification(let method, let params): reception.notice(method, params)
      case .response(let id, let response): session.clientRequests.resolve(id, with: response)
      case .invalid(let id, let error):
        replies.add(nil, Reply.error(id, error, in: session.version))
      case .ignored: break
      }
    }
    output.answer(replies.all)
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
    let isAlarm = if case .background = work { true } else { false }
    if isAlarm, let due = background.run() { input.setAlarm(inMilliseconds: due) }
    if isWatched {
      if background.hasNews() { await session.noticeChanges() }
      input.setAlarm(inMilliseconds: Self.watchInterval)
    } else if !isAlarm, background.isInUse {
      input.setAlarm(inMilliseconds: Self.settleTime)
    }
  }
}

/// The replies to the requests of one batch.
private final class BatchReplies: Sendable {
  private let replies = Mutex<[(Output.Ticket?, JSONValue)]>([])

  var all: [(Output.Ticket?, JSONValue)] { replies.withLock { $0 } }

  func add(_ ticket: Output.Ticket?, _ reply: JSONValue) {
    replies.withLock { $0.append((ticket, reply)) }
  }
}
