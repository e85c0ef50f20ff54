import Synchronization

/// The thread on which requests run, in the order they came.
///
/// One may block it in a lock, on the disk or in a client that does not read; the next begins when it
/// has ended, or awaits something.
final class Worker: TaskExecutor {
  /// How much may wait before the reader takes no more, so that a client that sends faster than it is
  /// served fills its own pipe and not our memory.
  private static let limit = 512

  private struct State {
    /// The parts of tasks that can run on.
    var jobs: [UnownedJob] = []
    var queue: [Work] = []
    /// The place in the queue of what comes next.
    var head = 0
    /// The tasks that have begun and not ended.
    var tasks = 0
    var alarm: ContinuousClock.Instant?
    var isAsleep = false
    var isClosed = false
    var hasEnded = false
    var isReaderWaiting = false
    var steps = 0

    var waiting: Int { queue.count - head }

    mutating func takeWork() -> Work {
      defer {
        head += 1
        if head == queue.count || head > Worker.limit {
          queue.removeFirst(head)
          head = 0
        }
      }
      return queue[head]
    }

    mutating func next() -> Step? {
      steps += 1
      if !jobs.isEmpty {
        defer { jobs = [] }
        return .run(jobs)
      }
      if waiting > 0 { return .begin(takeWork()) }
      if isClosed && tasks == 0 { return nil }
      if let alarm, !isClosed {
        guard alarm > .now else {
          self.alarm = nil
          return .begin(.background)
        }
      }
      isAsleep = true
      return isClosed ? .awaitTheLast : .sleep(alarm)
    }
  }

  private enum Step {
    case run([UnownedJob])
    case begin(Work)
    case sleep(ContinuousClock.Instant?)
    /// Nothing more comes but the ends of tasks that await something.
    case awaitTheLast
  }

  /// How far the worker has come, for the watch on a slow end.
  struct Progress {
    let steps: Int
    /// Whether a part of a task is running now.
    let isAtWork: Bool
    /// Whether all is done, and said.
    let hasEnded: Bool
  }

  private let state = Mutex(State())
  private let wakeUps = WakeUpPipe()
  private let readerWakeUps: WakeUpPipe

  /// A worker that wakes the reader when there is room again, and at its end.
  init(wakingReader readerWakeUps: WakeUpPipe) {
    self.readerWakeUps = readerWakeUps
  }

  /// Starts a task.
  func start(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    state.withLock { $0.tasks += 1 }
    return Task(executorPreference: self) {
      await operation()
      self.wake { $0.tasks -= 1 }
    }
  }

  /// Takes a part of a task from Swift.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    wake { $0.jobs.append(job) }
  }

  /// Puts work into the queue.
  func add(_ work: [Work]) {
    if !work.isEmpty { wake { $0.queue += work } }
  }

  /// Wakes the worker for background work in so many milliseconds, in place of a later alarm.
  func setAlarm(inMilliseconds milliseconds: Int) {
    let time = ContinuousClock.now + .milliseconds(milliseconds)
    wake { state in state.alarm = min(state.alarm ?? time, time) }
  }

  /// Begins nothing more once the queue is empty; `isDropping`: not even what stands in it.
  func close(isDropping: Bool) {
    wake { state in
      state.isClosed = true
      if isDropping { (state.queue, state.head) = ([], 0) }
    }
  }

  /// Whether the reader may take more lines; if not, it is woken when it may.
  var hasRoom: Bool {
    state.withLock { state in
      state.isReaderWaiting = state.waiting >= Self.limit
      return !state.isReaderWaiting
    }
  }

  var progress: Progress {
    state.withLock { state in
      Progress(steps: state.steps, isAtWork: !state.isAsleep, hasEnded: state.hasEnded)
    }
  }

  /// What the thread does until the worker is closed and all is done; `begin` starts a piece of work,
  /// and `end` says what is left to say.
  func run(begin: (Work) -> Void, end: () -> Void) {
    while let step = state.withLock({ $0.next() }) {
      switch step {
      case .run(let jobs):
        for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
      case .begin(let work):
        begin(work)
        wakeReaderIfThereIsRoom()
      case .sleep(let alarm):
        sleep(atMost: alarm.map { $0 - .now })
      case .awaitTheLast:
        // The reader has more patience with a worker that is at work.
        readerWakeUps.wake()
        sleep(atMost: nil)
      }
    }
    end()
    state.withLock { $0.hasEnded = true }
    readerWakeUps.wake()
  }

  private func sleep(atMost time: Duration?) {
    wakeUps.sleep(atMost: time)
    state.withLock { $0.isAsleep = false }
  }

  private func wakeReaderIfThereIsRoom() {
    let isWaiting = state.withLock { state in
      guard state.isReaderWaiting, state.waiting <= Self.limit / 2 else { return false }
      state.isReaderWaiting = false
      return true
    }
    if isWaiting { readerWakeUps.wake() }
  }

  private func wake(_ change: (inout State) -> Void) {
    let isAsleep = state.withLock { state in
      change(&state)
      defer { state.isAsleep = false }
      return state.isAsleep
    }
    if isAsleep { wakeUps.wake() }
  }
}
