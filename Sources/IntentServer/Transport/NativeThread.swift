#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A thread outside Swift's pool, for code that blocks in a system call.
enum NativeThread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs `body` on a new thread.
  ///
  /// False when the system gives none.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let box = Unmanaged.passRetained(Body(run: body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(
        &thread, nil,
        { argument in
          Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
          return nil
        }, box.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(
        &thread, nil,
        { argument in
          if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
          return nil
        }, box.toOpaque())
    #endif
    if status != 0 { box.release() }
    return status == 0
  }
}
