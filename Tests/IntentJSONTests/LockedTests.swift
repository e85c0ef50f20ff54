import IntentJSON
import Testing

/// One thread at a time.
@Suite struct LockedTests {
  @Test func countingFromManyTasksLosesNothing() async {
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { counter.add() } }
      }
    }
    #expect(counter.total == 8_000)
  }

  @Test func anErrorPassesThroughAndTheLockIsFreeAgain() {
    let locked = Locked(1)
    let error = #expect(throws: JSONError.self) {
      try locked.withLock { (value: inout Int) throws(JSONError) in
        value = 2
        _ = try JSONValue(parsing: "")
      }
    }
    #expect(error?.reason == .unexpectedEnd)
    #expect(locked.withLock { $0 } == 2)
  }

  private final class Counter: Sendable {
    private let count = Locked(0)

    func add() { count.withLock { $0 += 1 } }

    var total: Int { count.withLock { $0 } }
  }
}
