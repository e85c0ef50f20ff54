/// What stands in the queue between the reader and the worker.
enum Work: Sendable {
  case request(Message.Request, OpenRequests.Ticket)
  /// Several messages that came in one array; a request has a ticket.
  case batch([(Message, OpenRequests.Ticket?)])
  /// What the product does between requests.
  case background
}
