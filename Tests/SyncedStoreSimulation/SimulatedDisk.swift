import IntentJSON
import SyncedStore

/// The disk of a simulated device: files in memory, with what a power loss would leave of them.
final class SimulatedDisk: Sendable {
  struct Inode {
    var data: [UInt8] = []
    /// What has been flushed.
    var durable: [UInt8] = []
    var modified = 0
    var changed = 0
    /// Grows with each change of the bytes.
    var version = 0
    var mode: UInt32 = 0o600
    /// Where it leads when it is a symbolic link.
    var target: String?
  }

  enum Fault {
    case none
    case full
    case readOnly
    case failing
  }

  /// A change of names that is not flushed yet.
  enum NameChange {
    case set(String, Int)
    case unset(String)
    case swap(String, String)
  }

  struct Descriptor {
    var path: String
    var inode: Int
    var offset = 0
    let process: Int
  }

  struct Seen: Hashable {
    let process: Int
    let inode: Int
    let version: Int
  }

  struct State {
    var inodes: [Int: Inode] = [:]
    var names: [String: Int] = [:]
    var durableNames: [String: Int] = [:]
    var unflushed: [(folder: String, change: NameChange)] = []
    var folders: Set<String> = ["/"]
    var folderTimes: [String: Int] = [:]
    var descriptors: [Int32: Descriptor] = [:]
    var locks: [Int: Int32] = [:]
    var faults: [String: Fault] = [:]
    var nextInode = 100
    var nextDescriptor: Int32 = 3
    /// How often a store put a new file in the place of each path.
    var installs: [String: Int] = [:]
    /// The versions of files that each process has read or written in full.
    var seen: Set<Seen> = []
    var linksMade = 0
    /// Bytes that a store did away with though it had never read them.
    var destroyedUnread: [String] = []
  }

  let state = Locked(State())
  let time: SimulatedTime
  /// The step of the file times in nanoseconds.
  let granularity: Int

  init(time: SimulatedTime, granularity: Int) {
    self.time = time
    self.granularity = granularity
  }

  var now: Int { time.now / granularity * granularity }

  static func folder(of path: String) -> String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  // What the sync service and other programs do to the disk, in one step each.

  func bytes(_ path: String) -> [UInt8]? {
    state.withLock { state in
      guard let inode = state.names[path].flatMap({ state.inodes[$0] }), inode.target == nil else {
        return nil
      }
      return inode.data
    }
  }

  /// Where a symbolic link leads; nil for anything else.
  func target(_ path: String) -> String? {
    state.withLock { state in state.names[path].flatMap { state.inodes[$0]?.target } }
  }

  func names(in folder: String) -> [String] {
    state.withLock { state in
      let length = folder.utf8.count + 1
      return state.names.keys.filter { path in
        path.utf8.count > length && path.utf8.starts(with: folder.utf8)
          && path.utf8.lastIndex(of: UInt8(ascii: "/"))?.utf16Offset(in: path) == length - 1
      }.map { String($0.utf8.dropFirst(length)) ?? "" }.sorted()
    }
  }

  /// Replaces a file by another with these bytes.
  func replace(_ path: String, _ bytes: [UInt8]) {
    let now = now
    state.withLock { state in
      let inode = state.newInode(now: now)
      state.inodes[inode]?.data = bytes
      state.inodes[inode]?.durable = bytes
      state.change(.set(path, inode), now: now)
      state.flush(Self.folder(of: path))
    }
  }

  /// Puts a symbolic link in the place of what is there.
  func link(_ path: String, to target: String) {
    replace(path, [])
    state.withLock { state in
      state.linksMade += 1
      if let inode = state.names[path] { state.inodes[inode]?.target = target }
    }
  }

  /// How many symbolic links were ever made.
  var linksMade: Int { state.withLock { $0.linksMade } }

  /// Writes into a file that is there.
  func overwrite(_ path: String, _ bytes: [UInt8]) {
    let now = now
    let isThere = state.withLock { state in
      guard let inode = state.names[path], state.inodes[inode]?.target == nil else { return false }
      state.inodes[inode]?.data = bytes
      state.inodes[inode]?.durable = bytes
      state.inodes[inode]?.modified = now
      state.inodes[inode]?.changed = now
      state.inodes[inode]?.version += 1
      return true
    }
    if !isThere { replace(path, bytes) }
  }

  func remove(_ path: String) {
    let now = now
    state.withLock { state in
      state.change(.unset(path), now: now)
      state.flush(Self.folder(of: path))
    }
  }

  func move(_ path: String, to other: String) {
    let now = now
    state.withLock { state in
      guard let inode = state.names[path] else { return }
      state.change(.set(other, inode), now: now)
      state.change(.unset(path), now: now)
      state.flush(Self.folder(of: path))
    }
  }

  func makeFolder(_ path: String) {
    state.withLock { state in _ = state.folders.insert(path) }
  }

  func set(_ fault: Fault, for folder: String) {
    state.withLock { $0.faults[folder] = fault }
  }

  func installs(of path: String) -> Int {
    state.withLock { $0.installs[path] ?? 0 }
  }

  func isLocked(_ path: String) -> Bool {
    state.withLock { state in state.names[path].map { state.locks[$0] != nil } ?? false }
  }

  /// What is left of a process that was killed: nothing that it held open.
  func release(process: Int) {
    state.withLock { state in
      for (number, descriptor) in state.descriptors where descriptor.process == process {
        state.locks = state.locks.filter { $0.value != number }
        state.descriptors[number] = nil
      }
    }
  }

  /// A power loss: names and bytes that were not flushed may be gone, old, cut off or zero.
  func losePower(_ randomness: SimulatedRandomness) {
    state.withLock { state in
      for folder in Set(state.unflushed.map(\.folder)).sorted() {
        let changes = state.unflushed.filter { $0.folder == folder }.map(\.change)
        for change in changes.prefix(randomness.below(changes.count + 1)) {
          State.apply(change, to: &state.durableNames)
        }
      }
      state.unflushed = []
      state.names = state.durableNames
      for inode in state.inodes.keys.sorted() {
        guard let file = state.inodes[inode], file.data != file.durable else { continue }
        let left: [UInt8] =
          switch randomness.below(4) {
          case 0: file.data
          case 1: file.durable
          case 2: [UInt8](repeating: 0, count: file.data.count)
          default: Array(file.data.prefix(randomness.below(file.data.count + 1)))
          }
        state.inodes[inode]?.data = left
        state.inodes[inode]?.durable = left
      }
      state.descriptors = [:]
      state.locks = [:]
    }
  }
}

extension SimulatedDisk.State {
  mutating func newInode(now: Int) -> Int {
    nextInode += 1
    inodes[nextInode] = SimulatedDisk.Inode(modified: now, changed: now)
    return nextInode
  }

  /// Notes that a process has read or written all of a file as it is.
  mutating func note(seen inode: Int, by process: Int) {
    guard let file = inodes[inode] else { return }
    seen.insert(.init(process: process, inode: inode, version: file.version))
  }

  /// Checks that a process which does away with a file has seen what is in it.
  mutating func checkSeen(_ path: String, by process: Int) {
    guard path.hasPrefix("/home/Sync/"), let inode = names[path], let file = inodes[inode],
      !file.data.isEmpty,
      !seen.contains(.init(process: process, inode: inode, version: file.version))
    else { return }
    destroyedUnread.append(path)
  }

  static func apply(_ change: SimulatedDisk.NameChange, to names: inout [String: Int]) {
    switch change {
    case .set(let path, let inode): names[path] = inode
    case .unset(let path): names[path] = nil
    case .swap(let one, let other): (names[one], names[other]) = (names[other], names[one])
    }
  }

  mutating func change(_ change: SimulatedDisk.NameChange, now: Int) {
    let paths: [String] =
      switch change {
      case .set(let path, let inode):
        {
          inodes[inode]?.changed = now
          return [path]
        }()
      case .unset(let path): [path]
      case .swap(let one, let other): [one, other]
      }
    Self.apply(change, to: &names)
    if case .swap = change {
      for path in paths { names[path].map { inodes[$0]?.changed = now } }
    }
    let folder = SimulatedDisk.folder(of: paths[0])
    folderTimes[folder] = now
    unflushed.append((folder, change))
  }

  mutating func flush(_ folder: String) {
    for (place, change) in unflushed where place == folder {
      Self.apply(change, to: &durableNames)
    }
    unflushed.removeAll { $0.folder == folder }
  }
}
