import IntentJSON
package import SyncedStore

/// Devices, processes, a sync service and a phone that work on one file, all drawn from one seed.
package final class Simulation: Sendable {
  /// One server process of a device.
  final class Slot: Sendable {
    struct Current {
      var process: SimulatedProcess
      var store: SyncedStore
      var isBusy = false
    }
    let device: Device
    let stateFolder: String
    let current: Locked<Current>

    init(device: Device, stateFolder: String, current: Current) {
      self.device = device
      self.stateFolder = stateFolder
      self.current = Locked(current)
    }
  }

  final class Device: Sendable {
    let number: Int
    let disk: SimulatedDisk
    let clock: SimulatedClock
    let isOnline = Locked(true)
    /// What the phone app there loaded or saved last.
    let loadedByPhone = Locked<[UInt8]?>(nil)

    init(number: Int, disk: SimulatedDisk, clock: SimulatedClock) {
      self.number = number
      self.disk = disk
      self.clock = clock
    }
  }

  /// What must be true in the end, as far as the edits so far say.
  struct Ledger {
    var acknowledged: [String: String] = [:]
    var deleted: Set<String> = []
    /// Whether a call that failed half-way may have deleted something.
    var isAnyDeletePossible = false
    /// Values that an editor had seen and replaced, by record.
    var replaced: [String: Set<Int>] = [:]
    /// Values that an undo wrote again.
    var restored: Set<Int> = []
    /// Whether an undo that failed half-way may have written any value again.
    var isAnyValuePossible = false
    var writesToRest: [Int] = []
    var nextValue = 1
    var nextProcess = 1
    var depth = 0
    var isCalm = false
    var trace = TraceHash()
  }

  static let folder = "/home/Sync"
  static let mainPath = folder + "/Carafe.json"
  static let schema = StoreSchema(
    format: "carafe", fileStem: "Carafe", version: 1,
    sections: [
      StoreSection(name: "goals", fields: ["ml"], hasNaturalKeys: true),
      StoreSection(
        name: "shopping", fields: ["name", "note", "checked"], hasNaturalKeys: false,
        fieldsDeleteIgnores: ["checked"]),
      StoreSection(name: "water", fields: ["ml"], hasNaturalKeys: false),
    ])

  let seed: UInt64
  let policy: StorePolicy
  let randomness: SimulatedRandomness
  let time = SimulatedTime()
  let devices: [Device]
  let service: SyncService
  let ledger = Locked(Ledger())
  let slots = Locked<[Slot]>([])

  /// A simulation of a seed, with some of the store's rules switched off if a test wants that.
  package init(seed: UInt64, policy: StorePolicy = StorePolicy()) {
    self.seed = seed
    self.policy = policy
    let randomness = SimulatedRandomness(seed: seed)
    let time = time
    self.randomness = randomness
    devices = (0..<(2 + randomness.below(3))).map { number in
      let granularity = randomness.once(in: 3) ? 1_000_000_000 : 1
      return Device(
        number: number, disk: SimulatedDisk(time: time, granularity: granularity),
        clock: SimulatedClock(time: time))
    }
    service = SyncService(
      conflicts: randomness.pick(SyncService.Conflicts.allCases) ?? .keepsCopies,
      folder: Self.folder, mainName: "Carafe.json", devices: devices.count, randomness: randomness)
    for device in devices {
      device.disk.makeFolder("/home")
      device.disk.makeFolder(Self.folder)
      if isHostile {
        HostileMember.prepare(
          device.disk, start(device, "/home/state", folder: HostileMember.privateFolder).store)
      }
      skew(device)
      let shares = randomness.once(in: 2)
      for process in 0..<(1 + randomness.below(2)) {
        let stateFolder = shares ? "/home/state" : "/home/state\(process)"
        let current = start(device, stateFolder)
        let slot = Slot(device: device, stateFolder: stateFolder, current: current)
        slots.withLock { $0.append(slot) }
      }
    }
  }

  /// Whether a member of the folder means harm, as in every fourth seed.
  var isHostile: Bool { seed % 4 == 3 }

  func start(
    _ device: Device, _ stateFolder: String, folder: String = Simulation.folder
  ) -> Slot.Current {
    let number = ledger.withLock { ledger in
      ledger.nextProcess += 1
      return ledger.nextProcess
    }
    let process = SimulatedProcess(number: number)
    let files = SimulatedFiles(
      disk: device.disk, process: process, randomness: randomness,
      between: { [weak self] call, path in self?.between(call, path, device) })
    let store = SyncedStore(
      schema: Self.schema, folder: folder, stateFolder: stateFolder, clock: device.clock,
      randomness: randomness, files: files, policy: policy)
    return Slot.Current(process: process, store: store)
  }

  func skew(_ device: Device) {
    let day = 86_400_000
    switch randomness.below(8) {
    case 0: device.clock.set(offset: 1_600 * day)
    case 1: device.clock.set(offset: -21_000 * day)
    case 2, 3: device.clock.set(offset: randomness.below(4 * day) - 2 * day)
    default: device.clock.set(offset: 0)
    }
  }

  /// Runs the seed and returns what went wrong, in sentences; none when all is as promised.
  ///
  /// Every tenth seed lives five times as long.
  package func run() -> [String] {
    for _ in 0..<(seed % 10 == 0 ? 250 : 50) {
      time.advance(milliseconds: randomness.below(400))
      act(depth: 0)
    }
    return settle()
  }

  /// The hash of every file call, to see that a seed repeats itself.
  package var trace: UInt64 { ledger.withLock { $0.trace.hash } }

  private func between(_ call: String, _ path: String, _ device: Device) {
    let depth = ledger.withLock { ledger in
      ledger.trace.add("\(device.number) \(call) \(path)\n")
      return ledger.isCalm ? Int.max : ledger.depth
    }
    time.advance(milliseconds: randomness.once(in: 20) ? 3 : 0)
    guard depth < 2, randomness.once(in: 40) else { return }
    ledger.withLock { $0.depth += 1 }
    act(depth: depth + 1)
    ledger.withLock { $0.depth -= 1 }
  }
}

/// The FNV-1a hash of a trace.
struct TraceHash {
  private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}

extension Simulation {
  /// What happened, in numbers.
  package var summary: String {
    let ledger = ledger.withLock { $0 }
    let installs = devices.map { $0.disk.installs(of: Self.mainPath) }
    return "\(devices.count) devices, \(service.conflicts), \(ledger.acknowledged.count) adds, "
      + "\(ledger.nextProcess) processes, \(installs) writes, "
      + "\(ledger.writesToRest) to rest, trace \(ledger.trace.hash)"
  }
}
