import IntentJSON

extension ValueReader {
  /// The reader of a type.
  static func of<Value: _IntentValue>(_ type: Value.Type) -> ValueReader {
    memory.fact(of: type) { type.reader }
  }

  /// The JSON of a value.
  static func json<Value: _IntentValue>(of value: Value) -> JSONValue? {
    let reader = of(Value.self)
    return withUnsafeBytes(of: value) { bytes in bytes.baseAddress.flatMap(reader.json) }
  }

  /// The readers of the types that most properties have, compiled for each of them.
  private static let memory = TypeMemory(
    Dictionary(
      readers { JSONValue.string($0) } + readers { JSONValue.integer($0) }
        + readers { JSONValue.double($0) } + readers { JSONValue.bool($0) },
      uniquingKeysWith: { first, _ in first }))

  /// The readers of a type, of its optional, and of the optional of that, which is how the storage of
  /// an optional property is.
  @inline(__always)
  private static func readers<Value>(
    _ json: @escaping @Sendable (Value) -> JSONValue
  ) -> [(ObjectIdentifier, ValueReader)] {
    [
      (
        ObjectIdentifier(Value.self),
        ValueReader { json($0.assumingMemoryBound(to: Value.self).pointee) }
      ),
      (
        ObjectIdentifier(Value?.self),
        ValueReader { $0.assumingMemoryBound(to: Value?.self).pointee.map(json) }
      ),
      (
        ObjectIdentifier(Value??.self),
        ValueReader { ($0.assumingMemoryBound(to: Value??.self).pointee ?? nil).map(json) }
      ),
    ]
  }
}

extension _IntentValue {
  /// Reads a copy of the value and asks it for its JSON.
  public static var reader: ValueReader {
    ValueReader { $0.assumingMemoryBound(to: Self.self).pointee.json }
  }
}
