/// What a store was made with.
struct StoreSetup: Sendable {
  let schema: StoreSchema
  let folder: String
  let stateFolder: String?
  /// The person's own folder, for what is said of a place that is denied; nil when not known.
  let home: String?
  let clock: any WallClock
  let randomness: any StoreRandomness
  let files: any StoreFiles
  let policy: StorePolicy
  /// The mark of this process in stamps and temporary names.
  let node: StampNode

  init(
    schema: StoreSchema, folder: String, stateFolder: String?, home: String? = nil,
    clock: any WallClock, randomness: any StoreRandomness, files: any StoreFiles,
    policy: StorePolicy
  ) {
    self.schema = schema
    self.folder = folder
    self.stateFolder = stateFolder
    self.home = home
    self.clock = clock
    self.randomness = randomness
    self.files = files
    self.policy = policy
    node = StampNode(bits: randomness.next())
  }

  /// The node's characters.
  var mark: String { String(decoding: node.bytes, as: UTF8.self) }

  /// A random number of nanoseconds between two numbers of milliseconds.
  func randomWait(_ range: ClosedRange<Int>) -> Int {
    let span = UInt64(range.upperBound - range.lowerBound + 1)
    return (range.lowerBound + Int(randomness.next() % span)) * 1_000_000
  }
}
