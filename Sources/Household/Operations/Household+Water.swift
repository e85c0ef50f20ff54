package import IntentJSON
import SyncedStore
import Synchronization

extension Household {
  /// Logs a drink.
  ///
  /// - Parameters:
  ///   - amount: A number or words with a unit; nil for the usual amount.
  ///   - unit: A unit's identifier or word, or a container's name; nil for the preferred unit.
  ///   - at: When, in words or digits; nil for now.
  ///   - requestID: The same one again gives the drink it logged.
  /// - Returns: the drink, and today with it.
  /// - Throws: a sentence with what is accepted.
  package func logWater(
    amount: JSONValue?, unit: String?, at: String?, requestID: String?
  ) throws -> Answer<WaterChange> {
    let key = RequestKey(
      requestID,
      [("amount", amount.nonBlank?.asSent), ("unit", unit), ("at", at)])
    let known = try key.map { try self.drink(loggedBy: $0) } ?? nil
    return try change { transaction, here -> LoggedDrink in
      if let key, let entry = try self.repeatedDrink(key, known, transaction) {
        return LoggedDrink(entry: entry, standing: .replayed)
      }
      let previous = transaction.records(in: HouseholdSchema.water).last
        .flatMap { WaterEntry($0, zone: zone) }
      let drink = try here.drink(amount, unit, after: previous?.amount)
      let time = try at.nonBlank.map { try here.moments.moment($0) } ?? here.localNow
      let id = transaction.add(
        to: HouseholdSchema.water, fields: WaterEntry.fields(drink, at: time, key: key))
      let entry = WaterEntry(id: id, time: time, amount: drink)
      transaction.summary = "Logged \(here.texts.dated(entry))"
      let isAlike = previous.map(entry.isLike) ?? false
      return LoggedDrink(entry: entry, standing: isAlike && key == nil ? .alike : .new)
    } answer: { logged, view, here in
      self.answered(logged.entry, view, here) { log in
        let sentence = here.texts.logged(logged.entry, log: log)
        return switch logged.standing {
        case .new: sentence
        case .alike: "\(sentence) \(here.texts.repeated)"
        case .replayed: "Already logged with this request_id: \(sentence)"
        }
      }
    }
  }

  /// Today against the goal.
  package func todaysWater() throws -> Answer<TodaysWater> {
    try look { view, here in
      let progress = self.progress(view, here)
      return (
        TodaysWater(progress: progress, unit: here.settings.units.displayUnit),
        here.texts.progress(progress)
      )
    }
  }

  /// Sets the goal from today on.
  ///
  /// Answers are in the units of the last goal in a unit, until the person chooses units in the
  /// settings.
  package func adjustGoal(to amount: JSONValue, unit: String?) throws -> Answer<TodaysWater> {
    try change { transaction, here in
      let goal = try here.amounts.goal(amount, unit: unit.nonBlank)
      let namesUnit = unit.nonBlank != nil || amount.string?.contains(where: \.isLetter) == true
      var fields = [(HouseholdSchema.Field.milliliters, JSONValue.double(goal.volume.milliliters))]
      if namesUnit, case .unit(let unit) = goal.measure {
        fields.append((HouseholdSchema.Field.units, .string(unit.system.rawValue)))
        if unit.system != here.settings.units, !here.settings.hasChosenUnits {
          self.keepDefaultGoal(&transaction, here)
        }
      }
      transaction.add(to: HouseholdSchema.goals, id: here.today.text, fields: fields)
      transaction.summary = "Set the goal to \(goal.text(in: here.settings.units))"
      return (goal, here.settings.units)
    } answer: { result, view, here in
      let (goal, unitsBefore) = result
      let progress = self.progress(view, here)
      let text = here.texts.goalSet(goal, progress: progress)
      return (
        TodaysWater(progress: progress, unit: here.settings.units.displayUnit),
        unitsBefore == here.settings.units ? text : "\(text) \(here.texts.newUnits)"
      )
    }
  }

  /// Changes a drink; what is nil stays.
  package func updateWaterEntry(
    _ id: String, amount: JSONValue?, unit: String?, at: String?
  ) throws -> Answer<WaterChange> {
    try change { transaction, here in
      let old = try self.entry(id, in: transaction, here)
      let drink = try here.drink(amount, unit, insteadOf: old.amount)
      let time = try at.nonBlank.map { try here.moments.moment($0, insteadOf: old.time) }
      guard drink != nil || time != nil else {
        throw HouseholdError("Say what to change: the amount, the unit or the time (at).")
      }
      let new = WaterEntry(
        id: id, time: time ?? old.time, amount: drink ?? old.amount)
      guard new != old else { return (old, new) }
      for (field, value) in WaterEntry.fields(new.amount, at: new.time, key: nil) {
        transaction.set(field, of: id, in: HouseholdSchema.water, to: value)
      }
      transaction.summary =
        "Changed \(here.texts.dated(old)) to \(here.texts.dated(new))"
      return (old, new)
    } answer: { result, view, here in
      self.answered(result.1, view, here) { log in
        result.0 == result.1
          ? here.texts.unchanged(result.1, log: log)
          : here.texts.updated(from: result.0, to: result.1, log: log)
      }
    }
  }

  /// Deletes a drink.
  package func deleteWaterEntry(_ id: String) throws -> Answer<WaterChange> {
    try change { transaction, here in
      let entry = try self.entry(id, in: transaction, here)
      transaction.delete(id, in: HouseholdSchema.water)
      transaction.summary = "Deleted \(here.texts.dated(entry))"
      return entry
    } answer: { entry, view, here in
      self.answered(entry, view, here) { log in here.texts.deleted(entry, log: log) }
    }
  }

  // MARK: - Shared steps

  /// How far today has come, in the state of a view.
  func progress(_ view: StoreView, _ here: Surroundings) -> WaterProgress {
    ledger(view, here).index.progress(today: here.today, goals: goals(view, here))
  }

  /// The ledger, brought to the state of a view.
  func ledger(_ view: StoreView, _ here: Surroundings) -> WaterLedger {
    waterLedger.withLock { ledger in
      ledger.follow(view, rule: here.rule, zone: zone)
      return ledger
    }
  }

  func goals(_ records: some RecordSource, _ here: Surroundings) -> GoalHistory {
    GoalHistory(
      records.records(in: HouseholdSchema.goals).compactMap { record in
        guard let day = LocalDate(record.id),
          let goal = record[HouseholdSchema.Field.milliliters]?.double
            .flatMap(Volume.init(milliliters:))
        else { return nil }
        return (day, goal)
      }, in: here.settings.units)
  }

  /// The answer to a change of a drink; `text` is told the day it counts for.
  private func answered(
    _ entry: WaterEntry, _ view: StoreView, _ here: Surroundings, text: (DailyLog) -> String
  ) -> (WaterChange, String) {
    let index = ledger(view, here).index
    let goals = goals(view, here)
    let day = here.rule.day(of: entry.time)
    let change = WaterChange(
      entry: entry, entryDay: day, progress: index.progress(today: here.today, goals: goals),
      unit: here.settings.units.displayUnit)
    return (change, text(index.log(on: day, goals: goals)))
  }

  private func entry(
    _ id: String, in transaction: StoreTransaction, _ here: Surroundings
  ) throws(HouseholdError) -> WaterEntry {
    guard let record = transaction.record(in: HouseholdSchema.water, id: id),
      let entry = WaterEntry(record, zone: zone)
    else { throw HouseholdError(here.texts.noEntry(id)) }
    return entry
  }

  /// The id of the drink that a call with this key logged, as far as the last look tells.
  private func drink(loggedBy key: RequestKey) throws -> String? {
    let view = try recordingUse { () throws(StoreError) in try store.read() }
    return ledger(view, surroundings(view)).record(of: key.id)
  }

  /// The drink of an earlier call with this key; nil when it is new or its drink was taken back.
  ///
  /// Another process may have logged it since the last look, so the newest records are looked at
  /// again in the write itself.
  private func repeatedDrink(
    _ key: RequestKey, _ known: String?, _ transaction: StoreTransaction
  ) throws(HouseholdError) -> WaterEntry? {
    let newest = transaction.records(in: HouseholdSchema.water).suffix(Self.newestLookedAt)
    let candidates =
      newest
      + [known.flatMap { transaction.record(in: HouseholdSchema.water, id: $0) }].compactMap(\.self)
    for record in candidates.reversed() where try key.isRepeat(of: RequestKey.keys(in: record)) {
      return WaterEntry(record, zone: zone)
    }
    return nil
  }

  /// How many drinks another process may log between a look and a write that follows it.
  private static let newestLookedAt = 20
}

/// What became of a call that logs a drink.
private struct LoggedDrink: Sendable {
  enum Standing: Sendable {
    case new
    /// Just like the one before, which may have been a mistake.
    case alike
    /// Logged before with the same request id.
    case replayed
  }

  let entry: WaterEntry
  let standing: Standing
}

extension WaterEntry {
  /// Whether a drink is so much like this one, and so shortly before, that it may be a repeat.
  fileprivate func isLike(_ previous: WaterEntry) -> Bool {
    previous.amount == amount
      && abs(time.instant.milliseconds - previous.time.instant.milliseconds) < 120_000
  }
}
