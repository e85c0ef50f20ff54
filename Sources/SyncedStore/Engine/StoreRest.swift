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
  /// Until when writing is left to the person, since another program keeps undoing what is written.
  private var truce: Int?
  private var nextTruce = firstTruce
  private var lastWrite: Int?
  private var flips: [Int] = []

  private static let second = 1_000_000_000
  /// How long a damaged or missing file is left alone.
  static let patience = 60 * second
  /// How old a temporary file must be to have been left by a process that died.
  ///
  /// One that lives needs it for milliseconds; should it lose it, it makes another.
  static let temporaryAge = 5 * second
  private static let spacing = 10 * second
  private static let flipLimit = 3
  /// How long the first truce is; each further one is twice as long, up to the longest.
  ///
  /// It ends, since a service that dropped an edit three times looks like a program that fights.
  private static let firstTruce = 600 * second
  private static let longestTruce = 86_400 * second

  /// Notes a version that somebody else wrote.
  ///
  /// One that says less than was written here, and nothing new, is a sign of a program that undoes
  /// what is written.
  mutating func noteForeignVersion(holdsState: Bool, isNews: Bool, at now: Int) {
    if holdsState { return noteRest() }
    if isNews {
      flips = []
      truce = nil
      return
    }
    guard let lastWrite, now - lastWrite < 60 * Self.second else { return }
    flips = flips.filter { now - $0 < 60 * Self.second } + [now]
    guard flips.count >= Self.flipLimit else { return }
    flips = []
    truce = now + nextTruce
    nextTruce = min(nextTruce * 2, Self.longestTruce)
  }

  /// Until when nothing is written unasked because of a fight; nil when there is none.
  func truce(at now: Int) -> Int? {
    truce.flatMap { $0 > now ? $0 : nil }
  }

  /// Notes that a person made an edit here.
  mutating func noteUserEdit() {
    hasUserEdit = true
    truce = nil
    nextTruce = Self.firstTruce
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
