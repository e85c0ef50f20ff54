/// A system that this program runs on, as a value, so that what is said and looked for on one is
/// tested on the other.
package enum Platform: CaseIterable, Sendable {
  case macOS, linux

  /// The system of this build.
  package static var current: Platform {
    #if canImport(Darwin)
      .macOS
    #else
      .linux
    #endif
  }
}
