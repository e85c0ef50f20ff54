/// A string as a dictionary key by its bytes.
///
/// Swift's own string equality takes "é" and "e\u{301}" for the same; a file must not.
public struct JSONKey: Hashable, Sendable {
  /// The key as text, unescaped.
  public let string: String

  /// A key.
  public init(_ string: String) {
    self.string = string
  }

  /// Equal byte for byte.
  public static func == (left: JSONKey, right: JSONKey) -> Bool {
    left.string.hasSameBytes(as: right.string)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    var text = string
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Whether both strings are the same UTF-8 bytes.
  public func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (left, right) = (self, other)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        for index in left.indices where left[index] != right[index] { return false }
        return true
      }
    }
  }
}
