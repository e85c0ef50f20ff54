/// What is said about drinks, in one place for translators.
///
/// Every text leads with the fact, for a watch or a voice, and is a complete answer alone.
package struct WaterTexts: Sendable {
  let system: UnitSystem
  let rule: DayRule
  let now: OffsetDateTime
  var today: LocalDate { rule.day(of: now) }

  /// The texts for a person's units and days, at the present moment.
  package init(system: UnitSystem, rule: DayRule, now: OffsetDateTime) {
    self.system = system
    self.rule = rule
    self.now = now
  }

  /// A drink that was logged; `log` is the day it counts for, with it in.
  ///
  /// "8 fl oz logged. 32 fl oz to go." A drink logged late names its time, and its day if that is
  /// not today.
  package func logged(_ entry: WaterEntry, log: DailyLog) -> String {
    "\(entry.amount.text(in: system)) logged\(moment(of: entry)). \(standing(log))"
  }

  /// The hint after a drink just like the one before it.
  package var repeated: String {
    "The same was logged just before; undo_last_change takes this one back if it was a repeat."
  }

  /// A drink that was changed; `log` is the day it now counts for.
  package func updated(from old: WaterEntry, to new: WaterEntry, log: DailyLog) -> String {
    "Changed to \(described(new)) (was \(described(old))). \(standing(log))"
  }

  /// A drink that was that way already; `log` is the day it counts for.
  package func unchanged(_ entry: WaterEntry, log: DailyLog) -> String {
    "Nothing to change: it is \(described(entry)). \(standing(log))"
  }

  /// A drink that was deleted; `log` is the day it counted for, without it.
  package func deleted(_ entry: WaterEntry, log: DailyLog) -> String {
    "Deleted: \(described(entry)). \(standing(log))"
  }

  /// A goal that was set, with a caution where it is unusual.
  package func goalSet(_ goal: WaterAmount, progress: WaterProgress) -> String {
    let usual = WaterLimits.usualGoal
    let caution =
      goal.volume > usual.upperBound
      ? " That is a lot for one day: check it with a doctor before you keep to it."
      : goal.volume < usual.lowerBound
        ? " That is little for one day: most people need more, unless a doctor said so." : ""
    return "Goal: \(goal.text(in: system)) a day from today on. \(sum(progress.today)) today. "
      + "\(standing(progress.today))\(caution)"
  }

  /// The answers have changed to the person's units.
  package var newUnits: String {
    let unit = system.displayUnit.label(in: system)
    return "Amounts are shown in \(unit) from now on, and a bare number counts as \(unit)."
  }

  /// How far today has come, and what day and time it is here.
  package func progress(_ progress: WaterProgress) -> String {
    let log = progress.today
    let fact =
      log.entriesCount == 0
      ? "Nothing logged today." : "\(sum(log)) today (\(log.percent) %)."
    let streak = progress.streak == 0 ? "" : " Streak: \(days(progress.streak))."
    return "\(fact) \(standing(log))\(streak) \(clock)"
  }

  package func noEntry(_ id: String) -> String {
    """
    There is no drink with the id \(id.quoted). Use "last", or an id from show_history \
    with its date.
    """
  }

  /// There is no entry at all.
  package var noEntries: String { "No drink has been logged yet. Log one with log_water." }

  /// "250 ml, today 10:30" or "250 ml, yesterday, Mon 9 Mar, 21:30".
  package func described(_ entry: WaterEntry) -> String {
    "\(entry.amount.text(in: system)), \(dayAndTime(of: entry))"
  }

  /// "250 ml, Tue 10 Mar, 10:30", for a text that is read on another day than it is written.
  func dated(_ entry: WaterEntry) -> String {
    let day = DateTexts.short(rule.day(of: entry.time), today: today)
    return "\(entry.amount.text(in: system)), \(day), \(entry.time.time.text)"
  }

  func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }

  /// "24 of 64 fl oz".
  func sum(_ log: DailyLog) -> String {
    "\(log.total.numberText(in: system)) of \(log.goal.text(in: system))"
  }

  /// What is left of a day's goal.
  func standing(_ log: DailyLog) -> String {
    switch (log.goalReached, log.day == today) {
    case (true, true): "Goal reached: \(sum(log)) today."
    case (true, false): "Goal reached that day: \(sum(log))."
    case (false, true): "\(log.remaining.text(in: system)) to go."
    case (false, false): "That day: \(sum(log))."
    }
  }

  private func moment(of entry: WaterEntry) -> String {
    guard rule.day(of: entry.time) == today else { return " for \(dayAndTime(of: entry))" }
    let isNow = entry.time.instant.adding(seconds: 60) > now.instant
    return isNow ? "" : " at \(entry.time.time.text)"
  }

  private func dayAndTime(of entry: WaterEntry) -> String {
    let day = rule.day(of: entry.time)
    let comma = day == today ? "" : ","
    return "\(DateTexts.relative(day, today: today))\(comma) \(entry.time.time.text)"
  }

  /// The date and time here, and which day it counts for when that is still the one before.
  private var clock: String {
    let clock = "It is \(DateTexts.full(now))"
    guard now.date != today else { return "\(clock)." }
    let day = DateTexts.short(today, today: now.date)
    return "\(clock); your day is still \(day) until \(rule.start.text)."
  }
}
