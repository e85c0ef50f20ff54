#if canImport(Darwin)
  package import os
#else
  package import Synchronization
#endif

/// A value that one thread at a time may look at.
///
/// `Mutex` of the standard library needs macOS 15, this package runs on 14; hence the system's
/// lock there.
package struct Locked<Value: Sendable>: ~Copyable, Sendable {
  #if canImport(Darwin)
    @usableFromInline package let lock: OSAllocatedUnfairLock<Value>

    /// A lock around `value`.
    @inlinable
    package init(_ value: Value) {
      lock = OSAllocatedUnfairLock(initialState: value)
    }
  #else
    @usableFromInline package let lock: Mutex<Value>

    /// A lock around `value`.
    @inlinable
    package init(_ value: Value) {
      lock = Mutex(value)
    }
  #endif

  /// Runs `body` while no other thread holds the lock.
  ///
  /// Inlinable, since a generic call across modules costs more than the lock.
  @inlinable
  package func withLock<Result: Sendable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    #if canImport(Darwin)
      let result: Swift.Result<Result, Failure> = lock.withLockUnchecked { value in
        Swift.Result { () throws(Failure) in try body(&value) }
      }
      return try result.get()
    #else
      try lock.withLock { value throws(Failure) in try body(&value) }
    #endif
  }
}
