import Synchronization

/// Runs the tasks of requests on the threads that call ``run()``, which are those that read: see
/// ``ReadingTurn``.
final class ServingExecutor: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var isRunning = false
    var isReaderAsleep = false
  }

  private let bell: Bell
  private let state = Mutex(State())

  /// An executor that rings `bell` when the reading thread sleeps and must run something.
  init(bell: Bell) {
    self.bell = bell
  }

  /// Starts a task.
  func start(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    Task(executorPreference: self) { await operation() }
  }

  /// Takes a part of a task from Swift; it is run by the next ``run()``.
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

  /// Runs what waits to be run, unless another thread does.
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

  /// Whether the calling thread, which reads, may sleep until its bell rings: not while something
  /// waits that nobody runs.
  func beginSleep() -> Bool {
    state.withLock { state in
      state.isReaderAsleep = state.isRunning || state.jobs.isEmpty
      return state.isReaderAsleep
    }
  }

  /// Notes that the thread that reads is awake.
  func endSleep() {
    state.withLock { $0.isReaderAsleep = false }
  }
}
