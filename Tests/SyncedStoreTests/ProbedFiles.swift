import SyncedStore
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The real files, with faults and a clock that a test can move.
final class ProbedFiles: StoreFiles {
  struct Call: Sendable {
    let name: String
    let path: String
  }

  private struct State {
    var offset = 0
    var fault: @Sendable (Call) -> Int32? = { _ in nil }
    var before: @Sendable (Call) -> Void = { _ in }
    var slept = 0
    var calls: [String: Int] = [:]
    var paths: [Int32: String] = [:]
  }

  private let state = Mutex(State())
  private let real = SystemFiles()

  /// Lets calls fail with the error numbers that `fault` returns.
  func fail(_ fault: @escaping @Sendable (Call) -> Int32?) {
    state.withLock { $0.fault = fault }
  }

  /// Lets something happen before calls.
  func before(_ action: @escaping @Sendable (Call) -> Void) {
    state.withLock { $0.before = action }
  }

  func mend() {
    state.withLock { $0.fault = { _ in nil } }
    state.withLock { $0.before = { _ in } }
  }

  func advance(seconds: Int) {
    state.withLock { $0.offset += seconds * 1_000_000_000 }
  }

  /// The milliseconds that the store has waited.
  var slept: Int { state.withLock { $0.slept } }

  func count(_ call: String) -> Int {
    state.withLock { $0.calls[call] ?? 0 }
  }

  var total: Int { state.withLock { $0.calls.values.reduce(0, +) } }

  private func check(_ name: String, _ path: String = "") throws(FileError) {
    let call = Call(name: name, path: path)
    let (fault, before) = state.withLock { state in
      state.calls[name, default: 0] += 1
      return (state.fault, state.before)
    }
    before(call)
    if let code = fault(call) { throw FileError(code: code) }
  }

  private func path(of descriptor: Int32) -> String {
    state.withLock { $0.paths[descriptor] ?? "" }
  }

  func open(_ path: String, _ opening: FileOpening) throws(FileError) -> Int32 {
    let name =
      switch opening {
      case .reading: "open"
      case .creating: "create"
      case .locking: "openLock"
      }
    try check(name, path)
    let descriptor = try real.open(path, opening)
    state.withLock { $0.paths[descriptor] = path }
    return descriptor
  }

  func read(_ descriptor: Int32, count: Int) throws(FileError) -> [UInt8] {
    try check("read", path(of: descriptor))
    return try real.read(descriptor, count: count)
  }

  func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(FileError) -> Int {
    try check("write", path(of: descriptor))
    return try real.write(descriptor, bytes)
  }

  func synchronize(_ descriptor: Int32) throws(FileError) {
    try check("synchronize", path(of: descriptor))
    try real.synchronize(descriptor)
  }

  func close(_ descriptor: Int32) { real.close(descriptor) }

  func lock(_ descriptor: Int32) throws(FileError) -> Bool {
    try check("lock", path(of: descriptor))
    return try real.lock(descriptor)
  }

  func status(_ path: String) throws(FileError) -> FileStatus {
    try check("status", path)
    return try real.status(path)
  }

  func statusBehindLinks(_ path: String) throws(FileError) -> FileStatus {
    try check("status", path)
    return try real.statusBehindLinks(path)
  }

  func status(_ descriptor: Int32) throws(FileError) -> FileStatus { try real.status(descriptor) }

  func realPath(_ path: String) throws(FileError) -> String { try real.realPath(path) }

  func destination(_ link: String) throws(FileError) -> String { try real.destination(link) }

  func list(_ folder: String) throws(FileError) -> [String] {
    try check("list", folder)
    return try real.list(folder)
  }

  func makeFolder(_ path: String) throws(FileError) {
    try check("makeFolder", path)
    try real.makeFolder(path)
  }

  func checkWritable(_ path: String) throws(FileError) {
    try check("checkWritable", path)
    try real.checkWritable(path)
  }

  func rename(_ from: String, _ to: String) throws(FileError) {
    try check("rename", to)
    try real.rename(from, to)
  }

  func renameNew(_ from: String, _ to: String) throws(FileError) {
    try check("renameNew", to)
    try real.renameNew(from, to)
  }

  func exchange(_ one: String, _ other: String) throws(FileError) {
    try check("exchange", other)
    try real.exchange(one, other)
    try check("exchanged", other)
  }

  func link(_ from: String, _ to: String) throws(FileError) {
    try check("link", to)
    try real.link(from, to)
  }

  func remove(_ path: String) throws(FileError) {
    try check("remove", path)
    try real.remove(path)
  }

  func copyAttributes(from path: String, to descriptor: Int32) {
    real.copyAttributes(from: path, to: descriptor)
  }

  func time() -> Int { real.time() + state.withLock { $0.offset } }

  /// Time passes for the store; what a test does meanwhile it does before the call.
  func sleep(milliseconds: Int) {
    state.withLock { state in
      state.slept += milliseconds
      state.offset += milliseconds * 1_000_000
    }
    try? check("sleep")
  }

  var identity: FileIdentity { real.identity }
}
