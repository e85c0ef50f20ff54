import IntentJSON
import IntentKit

/// What the worker does with a piece of work: it starts a task, which a cancellation can reach.
struct Dispatcher: Sendable {
  /// How often a watched resource is looked at, in milliseconds.
  private static let watchInterval = 500
  /// When background work is looked for after a call, in milliseconds.
  private static let settleTime = 2000

  let session: ServerSession
  let output: Output
  let worker: Worker
  let log: RequestLog
  let background: (any BackgroundWork)?

  /// Begins a piece of work.
  func begin(_ work: Work) {
    switch work {
    case .request(let request, let ticket):
      guard session.requests.isOpen(ticket) else { return }
      let task = worker.start { [self] in
        if let reply = await reply(to: request, ticket) { session.requests.answer(ticket, reply) }
        await lookAround(isAlarm: false)
      }
      session.requests.attach({ task.cancel() }, to: ticket)
    case .batch(let messages):
      _ = worker.start { [self] in
        await answer(messages)
        await lookAround(isAlarm: false)
      }
    case .background: _ = worker.start { [self] in await lookAround(isAlarm: true) }
    }
  }

  private func reply(
    to request: Message.Request, _ ticket: OpenRequests.Ticket
  ) async -> [UInt8]? {
    await log.timing(request) { await session.reply(to: request, ticket) }
  }

  /// Several messages in one array; their answers go out in one, and notifications get none.
  private func answer(_ messages: [(Message, OpenRequests.Ticket?)]) async {
    guard session.version?.hasBatches == true, !messages.isEmpty else {
      for (_, ticket) in messages { ticket.map { _ = session.requests.close($0) } }
      let problem =
        messages.isEmpty
        ? "A batch must not be empty." : "Send one message a line; batches are not spoken here."
      return output.send(session.errorReply(nil, RPCError(.invalidRequest, problem)))
    }
    var replies: [(OpenRequests.Ticket?, [UInt8])] = []
    for (message, ticket) in messages {
      switch message {
      case .request(let request):
        guard let ticket, let reply = await batchReply(to: request, ticket) else { continue }
        replies.append((ticket, reply))
      case .notification(let method, let params): session.notice(method, params)
      case .response(let id, let response): session.clientRequests.resolve(id, with: response)
      case .invalid(let id, let error): replies.append((nil, session.errorReply(id, error)))
      case .ignored: break
      }
    }
    session.requests.answer(replies)
  }

  /// The reply to a request of a batch, from a task of its own; nil when it was cancelled.
  private func batchReply(
    to request: Message.Request, _ ticket: OpenRequests.Ticket
  ) async -> [UInt8]? {
    if request.method == Method.initialize.rawValue {
      let error = RPCError(.invalidRequest, "\"initialize\" must not be in a batch.")
      return session.errorReply(request.id, error)
    }
    guard session.requests.isOpen(ticket) else { return nil }
    let reply = Task(executorPreference: worker) { await self.reply(to: request, ticket) }
    session.requests.attach({ reply.cancel() }, to: ticket)
    return await reply.value
  }

  /// Tells watchers of changes, does what is due, and says when to look again.
  ///
  /// Nothing is looked at before a first request has used the data, and no resource while nobody
  /// watches.
  private func lookAround(isAlarm: Bool) async {
    let isWatched = !session.subscriptions.isEmpty
    guard let background else {
      // Without it only the calls of this process change anything.
      if isWatched { await session.noticeChanges() }
      return
    }
    if isAlarm, let due = background.run() { worker.setAlarm(inMilliseconds: due) }
    if isWatched {
      if background.hasNews() { await session.noticeChanges() }
      worker.setAlarm(inMilliseconds: Self.watchInterval)
    } else if !isAlarm, background.isInUse {
      worker.setAlarm(inMilliseconds: Self.settleTime)
    }
  }
}
