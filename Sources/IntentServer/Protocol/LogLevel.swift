/// How much a client wants to be told of; it is told nothing, but a level must be one.
enum LogLevel: String, CaseIterable {
  case debug, info, notice, warning, error, critical, alert, emergency
}
