import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Which of two threads reads.
///
/// The one that has read something runs it too, and goes on reading when that was short. Only when
/// it is long at work does the other take over, so that a cancellation is seen while a tool runs. To
/// wake it for each request would cost as much as the request (measured on a virtual machine: 30 of
/// 60 µs).
final class ReadingTurn: Sendable {
  /// How often the thread that does not read looks how the other one gets on, in microseconds; at
  /// the second look at the same work it takes over.
  private static let interval: UInt32 = 5_000
  /// For how many looks nothing may be read before it sleeps.
  private static let attention = 20

  private struct State {
    var isTaken = false
    /// Counts the turns.
    var number = 0
    var isOtherAsleep = false
  }

  private let state = Mutex(State())
  private let bell = Bell()

  /// Takes the turn; false when the other thread has it.
  func take() -> Bool {
    state.withLock { state in
      defer { state.isTaken = true }
      return !state.isTaken
    }
  }

  /// Gives the turn back, to run what was read.
  func end() {
    let isOtherAsleep = state.withLock { state in
      state.isTaken = false
      state.number += 1
      defer { state.isOtherAsleep = false }
      return state.isOtherAsleep
    }
    if isOtherAsleep { bell.ring() }
  }

  /// Takes the turn when the thread that had it is long at work.
  func takeOver() {
    var last = -1
    var looks = 0
    while true {
      let (number, isTaken) = state.withLock { state in
        let isMine = !state.isTaken && state.number == last
        if isMine { state.isTaken = true }
        state.isOtherAsleep = state.isTaken && !isMine && looks >= Self.attention
        return (state.isOtherAsleep ? nil : state.number, isMine)
      }
      if isTaken { return }
      guard let number else {
        bell.wait()
        bell.clear()
        looks = 0
        continue
      }
      looks = number == last ? looks + 1 : 0
      last = number
      usleep(Self.interval)
    }
  }
}
