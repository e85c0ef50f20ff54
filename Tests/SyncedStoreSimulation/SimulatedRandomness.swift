import SyncedStore
import TestSupport
import Synchronization

/// Randomness that a seed repeats, for all parts of a simulation.
final class SimulatedRandomness: StoreRandomness {
  private let generator: Mutex<SeededGenerator>

  init(seed: UInt64) {
    generator = Mutex(SeededGenerator(seed: seed))
  }

  func next() -> UInt64 { generator.withLock { $0.next() } }

  /// A number below `limit`.
  func below(_ limit: Int) -> Int { generator.withLock { $0.below(limit) } }

  /// Whether something that happens once in `times` happens now.
  func once(in times: Int) -> Bool {
    below(times) == 0
  }

  func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}

/// The one true time of a simulation, in nanoseconds since 1970.
final class SimulatedTime: Sendable {
  private let nanoseconds = Mutex(1_796_000_000_123_456_789)

  var now: Int { nanoseconds.withLock { $0 } }

  func advance(milliseconds: Int) {
    nanoseconds.withLock { $0 += milliseconds * 1_000_000 + 7_001 }
  }
}

/// The clock of a device, which may be wrong.
final class SimulatedClock: WallClock {
  private let time: SimulatedTime
  private let offset = Mutex(0)

  init(time: SimulatedTime) {
    self.time = time
  }

  var milliseconds: Int { max(time.now / 1_000_000 + offset.withLock { $0 }, 0) }

  func set(offset milliseconds: Int) {
    offset.withLock { $0 = milliseconds }
  }
}
