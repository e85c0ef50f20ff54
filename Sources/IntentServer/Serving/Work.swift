import IntentJSON

/// What stands in the line of requests.
enum Work: Sendable {
  case request(Message.Request, Output.Ticket)
  /// Several messages that came in one array; a request has a ticket.
  case batch([(Message, Output.Ticket?)])
  /// Something that can only be answered with an error.
  case invalid(RequestID?, RPCError)
  case background
}
