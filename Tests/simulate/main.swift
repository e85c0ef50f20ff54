import SyncedStore
import SyncedStoreSimulation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// simulate [COUNT] [FIRST] [MUTANT]: runs COUNT seeds from FIRST on and prints those that fail.
let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.compactMap { UInt64($0) }
let count = numbers.first ?? 500
let first = numbers.dropFirst().first ?? 1
let mutant = arguments.compactMap { Mutant(rawValue: $0) }.first
var failures = 0
for seed in first..<(first + count) {
  let simulation = Simulation(seed: seed, policy: mutant?.policy ?? .init())
  let problems = simulation.run()
  if !problems.isEmpty {
    failures += 1
    print("seed \(seed): \(problems.joined(separator: "; "))")
    fflush(nil)
  }
  if arguments.contains("-v") { print("seed \(seed): \(simulation.summary)") }
}
print("\(count) seeds, \(failures) failed")
exit(failures == 0 ? 0 : 1)
