import Glibc
import IntentJSON
import SyncedStore

/// A process of the simulation, which may be killed between any two file calls.
final class SimulatedProcess: Sendable {
  private struct State {
    var isDead = false
    var callsToLive: Int?
  }

  let number: Int
  private let state = Locked(State())

  init(number: Int) {
    self.number = number
  }

  var isDead: Bool { state.withLock { $0.isDead } }

  func kill() {
    state.withLock { $0.isDead = true }
  }

  func kill(afterCalls calls: Int) {
    state.withLock { $0.callsToLive = calls }
  }

  /// Counts a call; false when the process is dead.
  func call() -> Bool {
    state.withLock { state in
      if let calls = state.callsToLive {
        state.callsToLive = calls - 1
        if calls <= 0 { state.isDead = true }
      }
      return !state.isDead
    }
  }
}

/// The file calls of one process on a simulated disk.
struct SimulatedFiles: StoreFiles {
  let disk: SimulatedDisk
  let process: SimulatedProcess
  let randomness: SimulatedRandomness
  /// Called before each file call: other things may happen in between, and the call is traced.
  let between: @Sendable (_ call: String, _ path: String) -> Void

  private static let dead = FileError(code: 9_999)

  private func begin(_ call: String, _ path: String = "") throws(FileError) {
    guard process.call() else {
      disk.release(process: process.number)
      throw Self.dead
    }
    between(call, path)
    guard !process.isDead else { throw Self.dead }
  }

  private func interrupt() throws(FileError) {
    if randomness.once(in: 150) { throw FileError(code: EINTR) }
  }

  func checkWritable(_ path: String) throws(FileError) {
    switch fault(path) {
    case .none, .full: break
    case .readOnly: throw FileError(code: EROFS)
    case .failing: if randomness.once(in: 2) { throw FileError(code: EIO) }
    }
  }

  private func fault(_ path: String) -> SimulatedDisk.Fault {
    disk.state.withLock { state in
      state.faults.first { path.hasPrefix($0.key + "/") || path == $0.key }?.value ?? .none
    }
  }

  func open(_ path: String, _ opening: FileOpening) throws(FileError) -> Int32 {
    try begin("open", path)
    try interrupt()
    if case .reading = opening {} else { try checkWritable(path) }
    let now = disk.now
    return try disk.state.withLock { state throws(FileError) in
      var inode = state.names[path]
      if inode.flatMap({ state.inodes[$0]?.target }) != nil { throw FileError(code: ELOOP) }
      switch opening {
      case .reading:
        if inode == nil, state.folders.contains(path) { inode = 0 }
        guard inode != nil else { throw FileError(code: ENOENT) }
      case .creating, .locking:
        if inode != nil, case .creating = opening { throw FileError(code: EEXIST) }
        guard state.folders.contains(SimulatedDisk.folder(of: path)) else {
          throw FileError(code: ENOENT)
        }
        if inode == nil {
          let new = state.newInode(now: now)
          state.change(.set(path, new), now: now)
          inode = new
        }
      }
      guard let inode else { throw FileError(code: ENOENT) }
      state.nextDescriptor += 1
      state.descriptors[state.nextDescriptor] = .init(
        path: path, inode: inode, process: process.number)
      return state.nextDescriptor
    }
  }

  func read(_ descriptor: Int32, count: Int) throws(FileError) -> [UInt8] {
    try begin("read")
    try interrupt()
    let limit = randomness.once(in: 10) ? max(count / 2, 1) : count
    return try disk.state.withLock { state throws(FileError) in
      guard let open = state.descriptors[descriptor], let file = state.inodes[open.inode] else {
        throw FileError(code: EBADF)
      }
      let part = file.data.dropFirst(open.offset).prefix(limit)
      state.descriptors[descriptor]?.offset += part.count
      if open.offset + part.count == file.data.count {
        state.note(seen: open.inode, by: process.number)
      }
      return Array(part)
    }
  }

  func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(FileError) -> Int {
    try begin("write")
    try interrupt()
    let path = disk.state.withLock { $0.descriptors[descriptor]?.path ?? "" }
    try checkWritable(path)
    var limit = randomness.once(in: 10) ? max(bytes.count / 2, 1) : bytes.count
    if case .full = fault(path) {
      guard bytes.count > 1, randomness.once(in: 2) else { throw FileError(code: ENOSPC) }
      limit = bytes.count / 2
    }
    let now = disk.now
    return try disk.state.withLock { state throws(FileError) in
      guard let open = state.descriptors[descriptor] else { throw FileError(code: EBADF) }
      state.inodes[open.inode]?.data += bytes.prefix(limit)
      state.inodes[open.inode]?.modified = now
      state.inodes[open.inode]?.changed = now
      state.inodes[open.inode]?.version += 1
      state.note(seen: open.inode, by: process.number)
      return min(limit, bytes.count)
    }
  }

  func synchronize(_ descriptor: Int32) throws(FileError) {
    try begin("synchronize")
    try interrupt()
    let path = disk.state.withLock { $0.descriptors[descriptor]?.path ?? "" }
    try checkWritable(path)
    disk.state.withLock { state in
      guard let open = state.descriptors[descriptor] else { return }
      if open.inode == 0 {
        state.flush(open.path)
      } else {
        let data = state.inodes[open.inode]?.data ?? []
        state.inodes[open.inode]?.durable = data
      }
    }
  }

  func close(_ descriptor: Int32) {
    guard !process.isDead else { return }
    disk.state.withLock { state in
      state.locks = state.locks.filter { $0.value != descriptor }
      state.descriptors[descriptor] = nil
    }
  }

  func lock(_ descriptor: Int32) throws(FileError) -> Bool {
    try begin("lock")
    try interrupt()
    return try disk.state.withLock { state throws(FileError) in
      guard let open = state.descriptors[descriptor] else { throw FileError(code: EBADF) }
      guard state.locks[open.inode] == nil else { return false }
      state.locks[open.inode] = descriptor
      return true
    }
  }

  func status(_ path: String) throws(FileError) -> FileStatus {
    try begin("status", path)
    return try disk.state.withLock { state throws(FileError) in
      if let inode = state.names[path] { return try status(inode, state) }
      guard state.folders.contains(path) else { throw FileError(code: ENOENT) }
      let time = state.folderTimes[path] ?? 0
      return FileStatus(
        kind: .folder, device: 1, inode: 1, size: 0, modified: time, changed: time, mode: 0o700,
        owner: identity, names: 1, isDataless: false)
    }
  }

  func statusBehindLinks(_ path: String) throws(FileError) -> FileStatus {
    try status(disk.target(path) ?? path)
  }

  func status(_ descriptor: Int32) throws(FileError) -> FileStatus {
    try begin("fstat")
    return try disk.state.withLock { state throws(FileError) in
      guard let open = state.descriptors[descriptor] else { throw FileError(code: EBADF) }
      return try status(open.inode, state)
    }
  }

  private func status(_ inode: Int, _ state: SimulatedDisk.State) throws(FileError) -> FileStatus {
    guard let file = state.inodes[inode] else { throw FileError(code: ENOENT) }
    return FileStatus(
      kind: file.target == nil ? .file : .link, device: 1, inode: UInt64(inode),
      size: file.data.count, modified: file.modified,
      changed: file.changed, mode: file.mode, owner: identity, names: 1, isDataless: false)
  }

  func realPath(_ path: String) throws(FileError) -> String {
    try begin("realPath", path)
    let path = disk.target(path) ?? path
    return try disk.state.withLock { state throws(FileError) in
      guard state.names[path] != nil || state.folders.contains(path) else {
        throw FileError(code: ENOENT)
      }
      return path
    }
  }

  func destination(_ link: String) throws(FileError) -> String {
    try begin("destination", link)
    guard let target = disk.target(link) else { throw FileError(code: EINVAL) }
    return target
  }

  func list(_ folder: String) throws(FileError) -> [String] {
    try begin("list", folder)
    return disk.names(in: folder)
  }

  func makeFolder(_ path: String) throws(FileError) {
    try begin("makeFolder", path)
    try checkWritable(path)
    try disk.state.withLock { state throws(FileError) in
      guard state.folders.insert(path).inserted else { throw FileError(code: EEXIST) }
    }
  }

  func rename(_ from: String, _ to: String) throws(FileError) {
    try begin("rename", to)
    try checkWritable(to)
    try move(from, to, replacing: true)
  }

  func renameNew(_ from: String, _ to: String) throws(FileError) {
    try begin("renameNew", to)
    try checkWritable(to)
    try move(from, to, replacing: false)
  }

  private func move(_ from: String, _ to: String, replacing: Bool) throws(FileError) {
    let now = disk.now
    try disk.state.withLock { state throws(FileError) in
      guard let inode = state.names[from] else { throw FileError(code: ENOENT) }
      guard replacing || state.names[to] == nil else { throw FileError(code: EEXIST) }
      state.checkSeen(to, by: process.number)
      state.change(.set(to, inode), now: now)
      state.change(.unset(from), now: now)
      state.installs[to, default: 0] += 1
    }
  }

  func exchange(_ one: String, _ other: String) throws(FileError) {
    try begin("exchange", other)
    try checkWritable(other)
    let now = disk.now
    try disk.state.withLock { state throws(FileError) in
      guard state.names[one] != nil, state.names[other] != nil else {
        throw FileError(code: ENOENT)
      }
      state.change(.swap(one, other), now: now)
      state.installs[other, default: 0] += 1
    }
  }

  func link(_ from: String, _ to: String) throws(FileError) {
    try begin("link", to)
    try checkWritable(to)
    let now = disk.now
    try disk.state.withLock { state throws(FileError) in
      guard let inode = state.names[from] else { throw FileError(code: ENOENT) }
      guard state.names[to] == nil else { throw FileError(code: EEXIST) }
      state.change(.set(to, inode), now: now)
    }
  }

  func remove(_ path: String) throws(FileError) {
    try begin("remove", path)
    try checkWritable(path)
    let now = disk.now
    try disk.state.withLock { state throws(FileError) in
      guard state.names[path] != nil else { throw FileError(code: ENOENT) }
      state.checkSeen(path, by: process.number)
      state.change(.unset(path), now: now)
    }
  }

  func copyAttributes(from path: String, to descriptor: Int32) {
    disk.state.withLock { state in
      guard let model = state.names[path].flatMap({ state.inodes[$0] }),
        let open = state.descriptors[descriptor]
      else { return }
      state.inodes[open.inode]?.mode = model.mode
    }
  }

  func time() -> Int { disk.time.now }

  func sleep(milliseconds: Int) {
    disk.time.advance(milliseconds: milliseconds)
    if process.call() { between("sleep", "") }
  }

  var identity: FileIdentity { FileIdentity(user: 0, group: 0) }
}
