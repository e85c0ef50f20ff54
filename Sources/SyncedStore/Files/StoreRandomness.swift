/// Where ids, process marks and waiting times come from.
public protocol StoreRandomness: Sendable {
  /// 64 random bits.
  func next() -> UInt64
}

/// The randomness of this computer.
public struct SystemRandomness: StoreRandomness {
  /// The randomness of this computer.
  public init() {}

  /// 64 random bits.
  public func next() -> UInt64 {
    UInt64.random(in: .min ... .max)
  }
}

extension StoreRandomness where Self == SystemRandomness {
  /// The randomness of this computer.
  public static var system: SystemRandomness { SystemRandomness() }
}
