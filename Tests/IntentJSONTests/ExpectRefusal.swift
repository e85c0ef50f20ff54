import IntentJSON
import Testing

/// Expects that `text` is refused for `reason` at the byte `offset`.
func expectRefusal(
  of text: some Collection<UInt8>, _ reason: JSONError.Reason, at offset: Int,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let error = #expect(throws: JSONError.self, sourceLocation: sourceLocation) {
    try JSONValue(parsing: text)
  }
  #expect(error?.reason == reason, sourceLocation: sourceLocation)
  #expect(error?.offset == offset, sourceLocation: sourceLocation)
}
