/// Where ids, process marks and waiting times come from.
package protocol StoreRandomness: Sendable {
  /// 64 random bits.
  func next() -> UInt64
}

/// The randomness of this computer.
package struct SystemRandomness: StoreRandomness {
  /// The randomness of this computer.
  package init() {}

  /// 64 random bits.
  package func next() -> UInt64 {
    UInt64.random(in: .min ... .max)
  }
}

extension StoreRandomness where Self == SystemRandomness {
  /// The randomness of this computer.
  package static var system: SystemRandomness { SystemRandomness() }
}
