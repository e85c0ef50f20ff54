import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How many requests may stand in line before reading stops, so that a client that sends faster than
/// it is served fills its own pipe and not our memory.
final class Backlog: Sendable {
  /// The most that may stand in line.
  private static let limit = 512

  private struct State {
    var count = 0
    var isAwaited = false
  }

  private let input: Int32
  private let bell: Bell
  private let executor: ServingExecutor
  private let state = Mutex(State())

  /// A backlog for what is read from an open file descriptor by a thread that `bell` wakes.
  init(input: Int32, bell: Bell, executor: ServingExecutor) {
    self.input = input
    self.bell = bell
    self.executor = executor
  }

  /// Whether there is one too many, so that what waits is to be run before more is read.
  var isOverfull: Bool { state.withLock { $0.count > Self.limit } }

  /// Notes one more; first waits until there is room, unless nobody else makes any, or the client has
  /// hung up: then nothing more comes than what is read already, and the end must be seen.
  func enter() {
    while !state.withLock({ state in
      state.isAwaited = state.count >= Self.limit
      if !state.isAwaited { state.count += 1 }
      return !state.isAwaited
    }) {
      let mayWait = executor.beginSleep()
      let isHungUp = mayWait && waitForRoom()
      executor.endSleep()
      if !mayWait || isHungUp { return state.withLock { $0.count += 1 } }
    }
  }

  /// Notes one less.
  func leave() {
    let isAwaited = state.withLock { state in
      state.count -= 1
      guard state.isAwaited, state.count <= Self.limit / 2 else { return false }
      state.isAwaited = false
      return true
    }
    if isAwaited { bell.ring() }
  }

  /// How long to sleep at a time, in milliseconds: macOS tells of an end only at the next look.
  private static let sleep: Int32 = 500

  /// Sleeps until the bell rings, or for a while.
  ///
  /// True when the client hung up meanwhile.
  private func waitForRoom() -> Bool {
    var descriptors = [
      pollfd(fd: bell.readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: input, events: Int16(POLLHUP), revents: 0),
    ]
    guard poll(&descriptors, 2, Self.sleep) > 0 else { return false }
    if descriptors[0].revents != 0 { bell.clear() }
    return descriptors[1].revents != 0
  }
}
