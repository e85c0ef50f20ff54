import IntentJSON

extension WaterTexts {
  /// More days than this are told by weeks.
  private static let mostLines = 31

  /// Days as one line each with a bar, oldest first, short enough for a narrow chat; more than a
  /// month by weeks.
  package func history(_ history: WaterHistory) -> String {
    let lines =
      history.days.count <= Self.mostLines
      ? history.days.map(line) : weeks(history.days).map(line)
    return ([heading(history)] + lines + [streak(history.streak)]).joined(separator: "\n")
  }

  /// The drinks of one day with their times, and ids for a later change.
  package func entries(_ entries: [WaterEntry], log: DailyLog) -> String {
    let name = DateTexts.short(log.day, today: today)
    let day = log.day == today ? "Today, \(name)" : name
    guard !entries.isEmpty else { return "\(day): nothing logged." }
    let count = entries.count == 1 ? "1 drink" : "\(entries.count) drinks"
    let heading = "\(day): \(sum(log)) (\(log.percent) %), \(count)."
    let lines = entries.map {
      "\($0.time.time.text) · \($0.amount.text(in: system)) · id \($0.id.visibleLine)"
    }
    return ([heading] + lines).joined(separator: "\n")
  }

  private func heading(_ history: WaterHistory) -> String {
    let span = history.days.count == 1 ? "Today" : "Last \(days(history.days.count))"
    guard history.daysLogged > 0 else { return "\(span): nothing logged." }
    let average = history.averagePerLoggedDay.text(in: system)
    return "\(span): \(average) a day on average, over the \(days(history.daysLogged)) with drinks."
  }

  private func streak(_ streak: Int) -> String {
    streak == 0 ? "No streak yet." : "Streak: \(days(streak)) at goal."
  }

  private func line(_ log: DailyLog) -> String {
    let isToday = log.day == today
    let name = isToday ? "today so far" : DateTexts.short(log.day, today: today)
    let fact =
      log.entriesCount == 0
      ? "nothing" : log.goalReached ? "\(log.total.text(in: system)) ✓" : sum(log)
    return "\(bar(tenths: log.percent / 10, isEmpty: log.total == .zero)) \(name) · \(fact)"
  }

  private func line(_ week: [DailyLog]) -> String {
    let history = WaterHistory(days: week, streak: 0)
    let logged = week.filter { $0.entriesCount > 0 }
    let tenths =
      logged.isEmpty ? 0 : logged.reduce(0) { $0 + min($1.percent, 100) } / logged.count / 10
    let span = "from \(DateTexts.short(week[0].day, today: today))"
    let fact =
      logged.isEmpty
      ? "nothing"
      : "\(history.averagePerLoggedDay.text(in: system)) a day, "
        + "\(week.count(where: \.goalReached)) of \(week.count) at goal"
    return "\(bar(tenths: tenths, isEmpty: logged.isEmpty)) \(span) · \(fact)"
  }

  /// The days in calendar weeks, Monday first.
  private func weeks(_ days: [DailyLog]) -> [[DailyLog]] {
    var weeks: [[DailyLog]] = []
    for log in days {
      if weeks.isEmpty || log.day.weekday == .monday { weeks.append([]) }
      weeks[weeks.count - 1].append(log)
    }
    return weeks
  }

  /// Ten cells; the first is filled by any drink, the last only by a goal reached.
  private func bar(tenths: Int, isEmpty: Bool) -> String {
    let filled = isEmpty ? 0 : min(max(tenths, 1), 10)
    return String(repeating: "█", count: filled) + String(repeating: "░", count: 10 - filled)
  }
}
