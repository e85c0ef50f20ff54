import IntentJSON

/// How the tasks of requests get to run.
///
/// They run on the thread that has read them: see ``ReadingTurn``.
protocol RequestRunner: Sendable {
  /// Starts a task.
  func start(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never>
  /// Runs what waits to be run, unless another thread does.
  func run()
  /// Whether the calling thread, which reads, may sleep until its bell rings: not while something
  /// waits that nobody runs.
  func beginSleep() -> Bool
  /// Notes that the thread that reads is awake.
  func endSleep()
}

/// Runs tasks on the threads that call ``run()``.
@available(macOS 15.0, *)
final class ServingExecutor: TaskExecutor, RequestRunner {
  private struct State {
    var jobs: [UnownedJob] = []
    var isRunning = false
    var isReaderAsleep = false
  }

  private let bell: Bell
  private let state = Locked(State())

  /// An executor that rings `bell` when the reading thread sleeps and must run something.
  init(bell: Bell) {
    self.bell = bell
  }

  func start(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    Task(executorPreference: self) { await operation() }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let mustRing = state.withLock { state in
      state.jobs.append(job)
      guard state.isReaderAsleep, !state.isRunning else { return false }
      state.isReaderAsleep = false
      return true
    }
    if mustRing { bell.ring() }
  }

  func run() {
    var isMine = false
    while true {
      let jobs = state.withLock { [isMine] state -> [UnownedJob] in
        guard isMine || !state.isRunning else { return [] }
        state.isRunning = !state.jobs.isEmpty
        defer { state.jobs = [] }
        return state.jobs
      }
      if jobs.isEmpty { return }
      isMine = true
      for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
  }

  func beginSleep() -> Bool {
    state.withLock { state in
      state.isReaderAsleep = state.isRunning || state.jobs.isEmpty
      return state.isReaderAsleep
    }
  }

  func endSleep() {
    state.withLock { $0.isReaderAsleep = false }
  }
}

/// Runs tasks in Swift's pool, where threads of our own cannot.
struct PoolRunner: RequestRunner {
  func start(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    Task { await operation() }
  }

  func run() {}
  func beginSleep() -> Bool { true }
  func endSleep() {}
}
