import IntentJSON
package import SyncedStore
import Synchronization

/// One home's water and shopping list: every operation that the tools and the command line offer.
///
/// Safe from any thread; the store below takes one writer at a time.
package final class Household: Sendable {
  let store: SyncedStore
  let clock: any WallClock
  let zone: any TimeZoneRules
  let locale: LocaleUnits
  let file: String
  /// Whether the data is in use; nil before that was looked at.
  private let used = Mutex<Bool?>(nil)
  let waterLedger = Mutex(WaterLedger())
  let listLedger = Mutex(ShoppingLedger())

  /// The household whose data lies in `folder`.
  ///
  /// - Parameters:
  ///   - folder: The synced folder; it holds one file of ours.
  ///   - stateFolder: This computer's own folder for safety copies.
  ///   - home: The person's own folder; nil when it is not known.
  ///   - clock: What time it is.
  ///   - zone: The local time of the person.
  ///   - locale: Decides the units until the person chooses, such as `en_US.UTF-8`.
  package init(
    folder: String, stateFolder: String?, home: String? = nil, clock: any WallClock,
    zone: any TimeZoneRules = SystemTimeZone(), locale: String
  ) {
    store = SyncedStore(
      schema: HouseholdSchema.schema, folder: folder, stateFolder: stateFolder, home: home,
      clock: clock)
    file = "\(folder)/\(HouseholdSchema.schema.fileName)"
    self.clock = clock
    self.zone = zone
    self.locale = LocaleUnits(locale)
  }

  /// Whether anything was asked of the data yet, or something is left to do.
  package var isInUse: Bool {
    used.withLock { used in
      let isInUse = used ?? store.seemsUnfinished()
      used = isInUse
      return isInUse
    }
  }

  /// The number of the present state: it grows with each change, whoever made it.
  ///
  /// Nil while the data cannot be read.
  package func stateNumber() -> Int? { try? store.generation() }

  /// Does what the store has to do on its own; milliseconds until it wants to be called again.
  package func maintain() -> Int? { store.maintain() }

  /// The state of the store, for a person who looks for a fault.
  package func report() -> StoreReport { store.report() }

  // MARK: - Reading and changing

  /// Looks at the data and answers.
  func look<Value>(
    _ body: (StoreView, Surroundings) throws -> (Value, String)
  ) throws -> Answer<Value> {
    let view = try recordingUse { () throws(StoreError) in try store.read() }
    let (value, text) = try body(view, surroundings(view))
    let publication = view.unpublishedReason.map { Publication.keptHere(reason: $0) } ?? .unchanged
    return answer(value, text, publication, view.notices)
  }

  /// Changes the data by `body` in one write, then answers by `answer`.
  func change<Result: Sendable, Value>(
    _ body: (inout StoreTransaction, Surroundings) throws -> Result,
    answer: (Result, StoreView, Surroundings) throws -> (Value, String)
  ) throws -> Answer<Value> {
    let write = try recordingUse {
      try store.write { transaction in try body(&transaction, surroundings(transaction)) }
    }
    let (value, text) = try answer(write.result, write.view, surroundings(write.view))
    return self.answer(value, text, write.publication, write.view.notices)
  }

  /// Notes that the data is in use from now on.
  func recordingUse<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    used.withLock { $0 = true }
    return try body()
  }

  /// An answer that also says where a change is, when that is not the folder.
  func answer<Value>(
    _ value: Value, _ text: String, _ publication: Publication, _ notices: [String]
  ) -> Answer<Value> {
    var sentences = [text]
    var reason: String?
    switch publication {
    case .unchanged, .published: break
    case .keptHere(let why):
      reason = why
      sentences.append(
        "Saved on this computer, but not yet in the folder: \(Self.ended(why).visibleLine)")
    case .publishedWithoutReplica(let why):
      sentences.append(
        "No safety copy could be kept on this computer: \(Self.ended(why).visibleLine)")
    }
    return Answer(
      value: value, text: Self.joined(sentences + notices.map(\.visibleLine)),
      unpublishedReason: reason)
  }

  /// The settings and the present moment, as an operation needs them.
  func surroundings(_ records: some RecordSource) -> Surroundings {
    Surroundings(
      settings: HouseholdSettings(records, locale: locale, file: file),
      now: Instant(milliseconds: clock.milliseconds), zone: zone)
  }

  /// A reason with its full stop; some are sentences already.
  private static func ended(_ reason: String) -> String {
    reason.hasSuffix(".") ? reason : reason + "."
  }

  private static func joined(_ sentences: [String]) -> String {
    // What follows a list is no part of its last line.
    let separator = sentences.first?.contains("\n") == true ? "\n" : " "
    return sentences.filter { !$0.isEmpty }.joined(separator: separator)
  }
}
