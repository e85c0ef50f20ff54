import IntentJSON
import IntentKit
import ProbeIntents

/// Runs an intent as a server would.
func run(
  _ type: any AppIntent.Type, _ arguments: JSONObject = [:],
  person: any PersonRequesting = NobodyToAsk(), shelf: Shelf = Shelf(),
  language: LocalizedStringTable = .english
) async throws -> IntentCall.Outcome {
  let context = IntentContext(
    requests: person, dependencies: Probe.dependencies(shelf), language: language)
  return try await IntentContext.$current.withValue(context) {
    try await IntentCall.run(type, arguments: arguments)
  }
}

/// The text of the error that running an intent ends with; nil when it ends well.
func failure(
  _ type: any AppIntent.Type, _ arguments: JSONObject = [:],
  person: any PersonRequesting = NobodyToAsk(), shelf: Shelf = Shelf()
) async -> String? {
  do {
    _ = try await run(type, arguments, person: person, shelf: shelf)
    return nil
  } catch {
    return errorText(error, in: .english)
  }
}
