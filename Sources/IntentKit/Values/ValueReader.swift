import IntentJSON

/// Makes the JSON of a value where it lies in memory; what it does is the kit's own.
///
/// Generic code looks up the metadata of `Optional<Value>` and the like for each value; a reader is
/// found once for a type.
public struct ValueReader: Sendable {
  private let read: @Sendable (UnsafeRawPointer) -> JSONValue?

  init(_ read: @escaping @Sendable (UnsafeRawPointer) -> JSONValue?) {
    self.read = read
  }

  /// The JSON of the value at `place`, which must be of the type the reader is for.
  func json(at place: UnsafeRawPointer) -> JSONValue? { read(place) }
}
