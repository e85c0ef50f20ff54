#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension UnsafeRawBufferPointer {
  /// Whether both hold the same bytes.
  func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let left = baseAddress, let right = other.baseAddress else { return true }
    return left == right || memcmp(left, right, count) == 0
  }
}

extension [UInt8] {
  /// Whether both hold the same bytes.
  func hasSameBytes(as other: [UInt8]) -> Bool {
    withUnsafeBytes { left in other.withUnsafeBytes { left.hasSameBytes(as: $0) } }
  }
}
