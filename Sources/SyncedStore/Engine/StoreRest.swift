/// When the store may write without being asked, so that devices come to rest.
///
/// All times are nanoseconds of the file system's clock.
struct StoreRest: Sendable {
  /// Whether an edit that a person made here waits to be published.
  var hasUserEdit = false
  /// Why the last attempt to publish failed.
  var problem: String?
  /// When publishing is to be tried.
  private(set) var due: Int?
  /// Whether another program keeps undoing what is written here.
  private(set) var isStopped = false
  private var lastWrite: Int?
  private var flips: [Int] = []

  private static let second = 1_000_000_000
  /// How long a damaged or missing file is left alone.
  static let patience = 60 * second
  private static let spacing = 10 * second
  private static let flipLimit = 3

  /// Notes a version that somebody else wrote.
  ///
  /// One that says less than was written here, and nothing new, is a sign of a program that undoes
  /// what is written.
  mutating func noteForeignVersion(holdsState: Bool, isNews: Bool, at now: Int) {
    if holdsState { return noteRest() }
    if isNews {
      flips = []
      isStopped = false
      return
    }
    guard let lastWrite, now - lastWrite < 60 * Self.second else { return }
    flips = flips.filter { now - $0 < 60 * Self.second } + [now]
    if flips.count >= Self.flipLimit { isStopped = true }
  }

  /// Notes that a person made an edit here.
  mutating func noteUserEdit() {
    hasUserEdit = true
    isStopped = false
    flips = []
  }

  /// Notes that the file says everything.
  mutating func noteRest() {
    hasUserEdit = false
    problem = nil
    due = nil
  }

  /// Notes that publishing failed.
  mutating func noteFailure(_ reason: String, at now: Int) {
    problem = reason
    due = now + Self.patience
  }

  /// Notes that the store wrote without being asked.
  mutating func noteWrite(at now: Int) {
    lastWrite = now
  }

  /// When to publish: soon but not at once, and not at the moment when another device does.
  mutating func schedule(at now: Int, wait: Int) -> Int {
    if let due { return due }
    let earliest = lastWrite.map { $0 + Self.spacing } ?? now
    let time = max(now + wait, earliest)
    due = time
    return time
  }
}
