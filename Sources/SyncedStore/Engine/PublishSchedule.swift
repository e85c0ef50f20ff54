/// When the store may write without being asked, so that devices come to rest.
///
/// All times are nanoseconds of the file system's clock.
struct PublishSchedule: Sendable {
  /// Whether an edit that a person made here waits to be published.
  var hasUserEdit = false
  /// Why the last attempt to publish failed.
  var problem: String?
  /// When publishing is to be tried.
  private(set) var due: Int?
  /// Until when writing is left to the person, since another program keeps undoing what is written.
  private var backoff: Int?
  private var nextBackoff = firstBackoff
  private var lastWrite: Int?
  private var flips: [Int] = []

  private static let second = 1_000_000_000
  /// How long a damaged or missing file is left alone.
  static let patience = 60 * second
  /// How old a temporary file must be to have been left by a process that died.
  ///
  /// One that lives needs it for milliseconds; should it lose it, it makes another.
  static let temporaryAge = 5 * second
  /// How long an edit that nobody understood is kept aside.
  static let asideAge = 30 * 86_400 * second
  private static let spacing = 10 * second
  private static let flipLimit = 3
  /// How long the first backoff is; each further one is twice as long, up to the longest.
  ///
  /// It ends, since a service that dropped an edit three times looks like a program that fights.
  private static let firstBackoff = 600 * second
  private static let longestBackoff = 86_400 * second

  /// Notes a version that somebody else wrote.
  ///
  /// One that says less than was written here, and nothing new, is a sign of a program that undoes
  /// what is written.
  mutating func noteForeignVersion(holdsState: Bool, isNews: Bool, at now: Int) {
    if holdsState { return notePublished() }
    if isNews {
      flips = []
      backoff = nil
      return
    }
    guard let lastWrite, now - lastWrite < 60 * Self.second else { return }
    flips = flips.filter { now - $0 < 60 * Self.second } + [now]
    guard flips.count >= Self.flipLimit else { return }
    flips = []
    backoff = now + nextBackoff
    nextBackoff = min(nextBackoff * 2, Self.longestBackoff)
  }

  /// Until when nothing is written unasked because of a fight; nil when there is none.
  func backoff(at now: Int) -> Int? {
    backoff.flatMap { $0 > now ? $0 : nil }
  }

  /// Notes that a person made an edit here.
  mutating func noteUserEdit() {
    hasUserEdit = true
    backoff = nil
    nextBackoff = Self.firstBackoff
    flips = []
  }

  /// Notes that the file says everything.
  mutating func notePublished() {
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
  mutating func publishTime(at now: Int, wait: Int) -> Int {
    if let due { return due }
    let earliest = lastWrite.map { $0 + Self.spacing } ?? now
    let time = max(now + wait, earliest)
    due = time
    return time
  }
}
