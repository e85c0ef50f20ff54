import IntentJSON

/// The thread that requests run on.
///
/// Swift's pool would hand a request from thread to thread at each of its steps, which costs more
/// than the request (measured on Linux: 8 system calls and half of the time of a read).
@available(macOS 15.0, *)
final class RequestThread: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var isAsleep = false
  }

  private let state = Locked(State())
  private let bell = Bell()

  /// Starts the thread; it runs until the process ends.
  ///
  /// Nil when the system gives none.
  static func started() -> RequestThread? {
    let thread = RequestThread()
    return NativeThread.start { thread.run() } ? thread : nil
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isAsleep = state.withLock { state in
      state.jobs.append(job)
      defer { state.isAsleep = false }
      return state.isAsleep
    }
    if isAsleep { bell.ring() }
  }

  private func run() {
    while true {
      let jobs = state.withLock { state in
        defer { state.jobs = [] }
        state.isAsleep = state.jobs.isEmpty
        return state.jobs
      }
      if jobs.isEmpty { bell.wait() }
      for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
  }
}

/// Starts tasks on the thread of requests, or in Swift's pool where that cannot be.
struct TaskStarter: Sendable {
  private let starting: @Sendable (@escaping @Sendable () async -> Void) -> Task<Void, Never>

  init() {
    if #available(macOS 15.0, *), let thread = RequestThread.started() {
      starting = { operation in Task(executorPreference: thread) { await operation() } }
    } else {
      starting = { operation in Task { await operation() } }
    }
  }

  /// Starts a task.
  func start(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    starting(operation)
  }
}
