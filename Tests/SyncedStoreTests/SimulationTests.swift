import Foundation
import SyncedStore
import SyncedStoreSimulation
import Testing

/// Whole devices in simulation: see SyncedStoreSimulation.
///
/// Five hundred seeds in CI, fifty elsewhere; `scripts/simulate` runs more.
@Suite struct SimulationTests {
  private static let blocks = ProcessInfo.processInfo.environment["CI"] == nil ? 1 : 10

  @Test(arguments: 0..<blocks)
  func `Every seed keeps every promise`(block: Int) {
    for seed in UInt64(block * 50 + 1)...UInt64(block * 50 + 50) {
      let problems = Simulation(seed: seed).run()
      #expect(problems.isEmpty, "seed \(seed)")
    }
  }

  @Test(arguments: Mutant.allCases)
  func `Without one rule the simulation fails within 200 seeds (F32)`(mutant: Mutant) {
    let failing = (UInt64(1)...200).first { seed in
      !Simulation(seed: seed, policy: mutant.policy).run().isEmpty
    }
    #expect(failing != nil)
  }

  @Test func `A seed repeats itself call for call`() {
    let runs = (0..<2).map { _ in
      let simulation = Simulation(seed: 42)
      _ = simulation.run()
      return simulation.trace
    }
    #expect(runs[0] == runs[1])
  }
}
