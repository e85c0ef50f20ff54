import Foundation
import SyncedStoreSimulation
import Synchronization
import Testing

@testable import SyncedStore

/// Several servers at once, and power that fails.
///
/// With real processes: scripts/storm.
@Suite struct ProcessTests {
  @Test(arguments: [true, false])
  func `F01 four servers that add at once lose nothing`(sharesState: Bool) throws {
    let play = Playground()
    let acknowledged = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { number in
      let store = play.store(stateFolder: sharesState ? "S" : "S\(number)")
      for item in 0..<40 {
        guard let write = try? store.addItem("item \(number) \(item)") else { continue }
        acknowledged.withLock { $0.append(write.result) }
      }
      _ = store.maintain()
    }
    let fresh = play.store(stateFolder: "S")
    play.rest(fresh)
    let ids = try fresh.read().records(in: "shopping").map(\.id)
    #expect(acknowledged.withLock { $0.count } == 160)
    #expect(Set(ids) == Set(acknowledged.withLock { $0 }))
    #expect(ids.count == 160)
  }

  @Test func `F05 after a power loss at any call the file is old or new, and no add is lost`() {
    for seed in UInt64(1)...40 {
      var calls = 0
      while let problems = PowerLoss.problems(afterCalls: calls, seed: seed) {
        #expect(problems.isEmpty, "seed \(seed), after \(calls) calls")
        calls += 1
      }
      #expect(calls > 25)
    }
  }
}
