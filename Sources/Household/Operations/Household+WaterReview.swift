import SyncedStore

extension Household {
  /// The last `days` days up to today.
  package func history(days: Int) throws -> Answer<WaterReview> {
    try look { view, here in
      let history = self.ledger(view, here).index
        .history(days: days, today: here.today, goals: self.goals(view, here))
      return (
        WaterReview(history, entries: nil, unit: here.settings.units.displayUnit),
        here.texts.history(history)
      )
    }
  }

  /// The drinks of one day.
  package func entries(on day: LocalDate) throws -> Answer<WaterReview> {
    try look { view, here in
      let ledger = self.ledger(view, here)
      let goals = self.goals(view, here)
      let log = ledger.index.log(on: day, goals: goals)
      let entries = ledger.entries(on: day)
      let history = WaterHistory(
        days: [log], streak: ledger.index.streak(today: here.today, goals: goals))
      return (
        WaterReview(history, entries: entries, unit: here.settings.units.displayUnit),
        here.texts.entries(entries, log: log)
      )
    }
  }

  /// One day against its goal, in the unit to tell it in.
  package func log(on day: LocalDate) throws -> (day: DailyLog, unit: VolumeUnit) {
    let answer = try look { view, here in
      (
        (
          self.ledger(view, here).index.log(on: day, goals: self.goals(view, here)),
          here.settings.units.displayUnit
        ), ""
      )
    }
    return answer.value
  }

  /// The day that words such as "yesterday" mean.
  package func day(named text: String) throws -> LocalDate {
    try look { _, here in (try here.moments.day(text), "") }.value
  }

  /// The drink with this id and the day it counts for; nil when there is none.
  package func waterEntry(_ id: String) throws -> (entry: WaterEntry, day: LocalDate)? {
    try look { view, here in
      let entry = view.record(in: HouseholdSchema.water, id: id)
        .flatMap { WaterEntry($0, zone: self.zone) }
      return (entry.map { ($0, here.rule.day(of: $0.time)) }, "")
    }.value
  }

  /// The drink that "last" means: the one logged last, whenever it was drunk.
  ///
  /// - Throws: a sentence with where ids are to be found.
  package func waterEntry(named text: String) throws -> (entry: WaterEntry, day: LocalDate) {
    try look { view, here in
      let records = view.records(in: HouseholdSchema.water)
      guard ["last", "latest", "newest", "the last one"].contains(text.lowercased()) else {
        throw HouseholdError(here.texts.noEntry(text))
      }
      let last = records.reversed().lazy.compactMap { WaterEntry($0, zone: self.zone) }.first
      guard let last else { throw HouseholdError(here.texts.noEntries) }
      return ((last, here.rule.day(of: last.time)), "")
    }.value
  }

  /// The drinks logged last, newest first.
  package func recentWaterEntries(limit: Int) throws -> [(entry: WaterEntry, day: LocalDate)] {
    try look { view, here in
      let entries = view.records(in: HouseholdSchema.water).suffix(limit).reversed()
        .compactMap { WaterEntry($0, zone: self.zone) }
      return (entries.map { ($0, here.rule.day(of: $0.time)) }, "")
    }.value
  }
}

extension WaterReview {
  init(_ history: WaterHistory, entries: [WaterEntry]?, unit: VolumeUnit) {
    days = history.days
    averagePerLoggedDay = history.averagePerLoggedDay
    daysLogged = history.daysLogged
    streak = history.streak
    self.entries = entries
    self.unit = unit
  }
}
