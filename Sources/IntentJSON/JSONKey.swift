/// A string as a dictionary key by its bytes.
///
/// Swift's own string equality takes "é" and "e\u{301}" for the same; a file must not.
public struct JSONKey: Hashable, Sendable {
  /// The string.
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
    let count = utf8.count
    guard count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        for index in 0..<count where left[index] != right[index] { return false }
        return true
      }
    }
    return isSame.flatMap { $0 } ?? utf8.elementsEqual(other.utf8)
  }
}
