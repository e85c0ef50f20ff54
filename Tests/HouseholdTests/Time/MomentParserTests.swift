import Household
import TestSupport
import Testing

@Suite struct MomentParserTests {
  /// Tuesday 10 March 2026, 11:00 in New York, two days after the clocks went forward.
  static let now = instant("2026-03-10T15:00:00Z")

  @Test(
    "when it was drunk, in words or digits",
    arguments: [
      ("now", "2026-03-10T11:00:00-04:00"), ("just now", "2026-03-10T11:00:00-04:00"),
      ("right now", "2026-03-10T11:00:00-04:00"), ("30 minutes ago", "2026-03-10T10:30:00-04:00"),
      ("half an hour ago", "2026-03-10T10:30:00-04:00"),
      ("2 hours ago", "2026-03-10T09:00:00-04:00"), ("an hour ago", "2026-03-10T10:00:00-04:00"),
      ("About an hour ago.", "2026-03-10T10:00:00-04:00"),
      ("an hour and a half ago", "2026-03-10T09:30:00-04:00"),
      ("1.5 hours ago", "2026-03-10T09:30:00-04:00"), ("1,5h ago", "2026-03-10T09:30:00-04:00"),
      ("1½ hours ago", "2026-03-10T09:30:00-04:00"),
      ("one and a half hours ago", "2026-03-10T09:30:00-04:00"),
      ("1 hour 30 minutes ago", "2026-03-10T09:30:00-04:00"),
      ("1 hour and 15 min ago", "2026-03-10T09:45:00-04:00"),
      ("1h30 ago", "2026-03-10T09:30:00-04:00"), ("90m ago", "2026-03-10T09:30:00-04:00"),
      ("a couple of hours ago", "2026-03-10T09:00:00-04:00"),
      ("a few minutes ago", "2026-03-10T10:57:00-04:00"),
      ("ten minutes ago", "2026-03-10T10:50:00-04:00"),
      ("forty-five minutes ago", "2026-03-10T10:15:00-04:00"),
      ("quarter of an hour ago", "2026-03-10T10:45:00-04:00"),
      ("45 seconds ago", "2026-03-10T10:59:15-04:00"),
      ("3 days ago", "2026-03-07T11:00:00-05:00"), ("a week ago", "2026-03-03T11:00:00-05:00"),
      ("2 days ago at 9pm", "2026-03-08T21:00:00-04:00"),
      ("1 day 2 hours ago", "2026-03-09T09:00:00-04:00"),
      ("half a day ago", "2026-03-09T23:00:00-04:00"),
      ("yesterday", "2026-03-09T11:00:00-04:00"), ("yesterday 21:30", "2026-03-09T21:30:00-04:00"),
      ("Yesterday at 9pm", "2026-03-09T21:00:00-04:00"),
      ("yesterday, 9:15 p.m.", "2026-03-09T21:15:00-04:00"),
      ("9pm yesterday", "2026-03-09T21:00:00-04:00"),
      ("yesterday evening", "2026-03-09T19:00:00-04:00"),
      ("yesterday evening at 9", "2026-03-09T21:00:00-04:00"),
      ("yesterday morning 8:30", "2026-03-09T08:30:00-04:00"),
      ("yesterday noon", "2026-03-09T12:00:00-04:00"),
      ("the day before yesterday", "2026-03-08T11:00:00-04:00"),
      ("day before yesterday 20:00", "2026-03-08T20:00:00-04:00"),
      ("last night", "2026-03-09T22:00:00-04:00"),
      ("last night at 11", "2026-03-09T23:00:00-04:00"),
      ("last night at 1", "2026-03-10T01:00:00-04:00"),
      ("last night at 12:30", "2026-03-10T00:30:00-04:00"),
      ("last night 23:30", "2026-03-09T23:30:00-04:00"),
      ("last evening", "2026-03-09T19:00:00-04:00"),
      ("this morning", "2026-03-10T08:00:00-04:00"), ("morning", "2026-03-10T08:00:00-04:00"),
      ("this morning at 9:40", "2026-03-10T09:40:00-04:00"),
      ("9 this morning", "2026-03-10T09:00:00-04:00"),
      ("at breakfast", "2026-03-10T08:00:00-04:00"),
      ("yesterday at lunch", "2026-03-09T12:30:00-04:00"),
      ("08:00", "2026-03-10T08:00:00-04:00"), ("8 am", "2026-03-10T08:00:00-04:00"),
      ("at 8am", "2026-03-10T08:00:00-04:00"), ("8 A.M.", "2026-03-10T08:00:00-04:00"),
      ("12 am", "2026-03-10T00:00:00-04:00"), ("midnight", "2026-03-10T00:00:00-04:00"),
      ("8h15", "2026-03-10T08:15:00-04:00"), ("8 Uhr", "2026-03-10T08:00:00-04:00"),
      ("8.30", "2026-03-10T08:30:00-04:00"), ("08:00:15", "2026-03-10T08:00:15-04:00"),
      ("today 7:05", "2026-03-10T07:05:00-04:00"), ("11:01", "2026-03-10T11:00:00-04:00"),
      ("10:59", "2026-03-10T10:59:00-04:00"),
      ("monday 9:00", "2026-03-09T09:00:00-04:00"), ("last monday", "2026-03-09T11:00:00-04:00"),
      ("on Monday at 9 pm", "2026-03-09T21:00:00-04:00"),
      ("tuesday 9:00", "2026-03-10T09:00:00-04:00"), ("tuesday 15:00", "2026-03-03T15:00:00-05:00"),
      ("last tuesday 9:00", "2026-03-03T09:00:00-05:00"),
      ("wednesday", "2026-03-04T11:00:00-05:00"), ("sun evening", "2026-03-08T19:00:00-04:00"),
      ("2026-03-03T22:15", "2026-03-03T22:15:00-05:00"),
      ("2026-03-03 22:15", "2026-03-03T22:15:00-05:00"),
      ("2026-03-03, 10:15 pm", "2026-03-03T22:15:00-05:00"),
      ("2026-03-03T22:15:30.250", "2026-03-03T22:15:30-05:00"),
      ("2026-03-03T22:15:00-08:00", "2026-03-04T01:15:00-05:00"),
      ("2026-03-10T14:00:00Z", "2026-03-10T10:00:00-04:00"),
      ("2026-03-03", "2026-03-03T11:00:00-05:00"), ("2026-03-10", "2026-03-10T11:00:00-04:00"),
      ("03.03.2026 22:15", "2026-03-03T22:15:00-05:00"),
      ("3 March 22:15", "2026-03-03T22:15:00-05:00"),
      ("March 3rd at 10:15pm", "2026-03-03T22:15:00-05:00"),
      ("Dec 24, 2025 18:00", "2025-12-24T18:00:00-05:00"),
      ("24 December 18:00", "2025-12-24T18:00:00-05:00"),
      ("29 February", "2024-02-29T11:00:00-05:00"),
      ("gestern 21:30", "2026-03-09T21:30:00-04:00"), ("昨天21:30", "2026-03-09T21:30:00-04:00"),
      ("vor 30 Minuten", "2026-03-10T10:30:00-04:00"),
      ("vor einer Stunde", "2026-03-10T10:00:00-04:00"),
      ("vor einer Stunde und 30 Minuten", "2026-03-10T09:30:00-04:00"),
      ("il y a une heure et demie", "2026-03-10T09:30:00-04:00"),
      ("il y a 30 minutes", "2026-03-10T10:30:00-04:00"),
      ("hace 2 horas", "2026-03-10T09:00:00-04:00"), ("há 2 dias", "2026-03-08T11:00:00-04:00"),
      ("30 minut temu", "2026-03-10T10:30:00-04:00"), ("30分钟前", "2026-03-10T10:30:00-04:00"),
      ("半小时前", "2026-03-10T10:30:00-04:00"), ("hier à 21h30", "2026-03-09T21:30:00-04:00"),
      ("ayer a las 21:30", "2026-03-09T21:30:00-04:00"),
      ("wczoraj o 21:30", "2026-03-09T21:30:00-04:00"),
      ("heute um 8 Uhr 30", "2026-03-10T08:30:00-04:00"),
      ("a moment ago", "2026-03-10T11:00:00-04:00"), ("earlier today", "2026-03-10T11:00:00-04:00"),
      ("this morning around 9", "2026-03-10T09:00:00-04:00"),
      ("9:15 last night", "2026-03-09T21:15:00-04:00"),
      ("8 last night", "2026-03-09T20:00:00-04:00"),
      ("yesterday afternoon at 3", "2026-03-09T15:00:00-04:00"),
      ("yesterday lunch at 1", "2026-03-09T13:00:00-04:00"),
      ("at 9", "2026-03-10T09:00:00-04:00"), ("9", "2026-03-10T09:00:00-04:00"),
      ("at nine", "2026-03-10T09:00:00-04:00"), ("10 o'clock", "2026-03-10T10:00:00-04:00"),
      ("half past nine", "2026-03-10T09:30:00-04:00"), ("ten to 9", "2026-03-10T08:50:00-04:00"),
      ("yesterday at quarter to ten pm", "2026-03-09T21:45:00-04:00"),
      ("20 past 8", "2026-03-10T08:20:00-04:00"), ("nine thirty", "2026-03-10T09:30:00-04:00"),
      ("yesterday at 20", "2026-03-09T20:00:00-04:00"),
      ("the 9th", "2026-03-09T11:00:00-04:00"), ("on the 31st", "2026-01-31T11:00:00-05:00"),
      ("the 11th at 8 am", "2026-02-11T08:00:00-05:00"),
      ("2/25/2026", "2026-02-25T11:00:00-05:00"), ("25/02/2026 8am", "2026-02-25T08:00:00-05:00"),
      ("2026/03/09 21:30", "2026-03-09T21:30:00-04:00"), ("3/3/2026", "2026-03-03T11:00:00-05:00"),
      ("early this morning", "2026-03-10T08:00:00-04:00"),
      ("late last night", "2026-03-09T22:00:00-04:00"),
      ("over an hour ago", "2026-03-10T10:00:00-04:00"),
      ("gestern Abend", "2026-03-09T19:00:00-04:00"), ("heute Morgen", "2026-03-10T08:00:00-04:00"),
      ("hier soir à 21h", "2026-03-09T21:00:00-04:00"), ("ce matin", "2026-03-10T08:00:00-04:00"),
      ("ayer por la mañana", "2026-03-09T08:00:00-04:00"),
      ("esta mañana", "2026-03-10T08:00:00-04:00"),
      ("il y a deux heures", "2026-03-10T09:00:00-04:00"),
      ("vor drei Stunden", "2026-03-10T08:00:00-04:00"), ("三小时前", "2026-03-10T08:00:00-04:00"),
      ("\u{a0}yesterday\u{a0}21:30\n", "2026-03-09T21:30:00-04:00"),
      // Clocks went from 02:00 to 03:00 that night.
      ("sunday 02:30", "2026-03-08T03:30:00-04:00"),
      ("2026-03-08T02:30", "2026-03-08T03:30:00-04:00"),
      ("2025-11-02 01:30", "2025-11-02T01:30:00-04:00"),
    ])
  func momentInWordsOrDigits(text: String, expected: String) throws {
    let parser = MomentParser(now: Self.now, zone: TableZone.newYork)
    #expect(try parser.moment(text).text == expected)
  }

  @Test(
    "what is not past or not understood is refused with the accepted forms",
    arguments: [
      ("", "cannot read"), ("soonish", "cannot read"), ("yesterday yesterday", "cannot read"),
      ("8:00 9:00", "cannot read"), ("monday tuesday", "cannot read"), ("25:00", "cannot read"),
      ("8:60", "cannot read"), ("13 pm", "cannot read"), ("0 am", "cannot read"),
      ("3/10/2026", "Write 2026-03-10 or 2026-10-03."), ("2026-02-30", "no 2026-02-30"),
      ("2026-13-01T08:00", "no 2026-13-01"), ("yesterday 31.02.2026", "no 31.02.2026"),
      ("2026-02-29T08:00:00Z", "no 2026-02-29"), ("30 February", "cannot read"),
      ("ago", "cannot read"), ("30 ago", "cannot read"), ("-5 minutes ago", "cannot read"),
      ("2 hours ago at 9pm", "cannot read"), ("1700000000", "cannot read"), ("at", "cannot read"),
      ("last", "cannot read"), ("just", "cannot read"), ("now 8:00", "cannot read"),
      ("🫗", "cannot read"), ("99999999999999999999 days ago", "cannot read"),
      ("in 5 minutes", "still to come"), ("in an hour", "still to come"),
      ("yesterday at 9", "\"9 am\" or \"9 pm\""), ("20", "\"yesterday 20:00\""),
      ("monday half past nine", "\"9:30 am\" or \"9:30 pm\""), ("at 2", "\"2 am\" or \"2 pm\""),
      ("9 to 10 am", "cannot read"), ("nine to ten", "cannot read"),
      ("morgen um 9", "still to come"), ("mañana", "still to come"),
      ("21:30", "\"yesterday 21:30\""), ("9 pm", "\"yesterday 21:00\""),
      ("this evening", "\"yesterday 19:00\""), ("11:03", "\"yesterday 11:03\""),
      ("noon", "\"yesterday 12:00\""), ("tomorrow 9:00", "still to come"),
      ("next monday", "still to come"), ("2031-01-01T00:00", "still to come"),
      ("2026-03-10T15:03:00Z", "still to come"), ("2026-03-11", "still to come"),
      ("24 December 2026", "still to come"), ("1999-12-31", "before the year 2000"),
      ("100000 days ago", "before the year 2000"), ("9999 weeks ago", "before the year 2000"),
      ("1999-12-31T23:00:00Z", "before the year 2000"),
    ])
  func refusedMoment(text: String, part: String) {
    let parser = MomentParser(now: Self.now, zone: TableZone.newYork)
    let error = #expect(throws: MomentError.self) { try parser.moment(text) }
    #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
  }

  @Test(
    "at night and with a day that starts late, the words follow the person's day",
    arguments: [
      // Now, day start, text, expected.
      ("2026-03-11T01:30:00Z", 0, "23:00", "2026-03-10T23:00:00+00:00"),
      ("2026-03-11T01:30:00Z", 0, "evening", "2026-03-10T19:00:00+00:00"),
      ("2026-03-11T01:30:00Z", 0, "00:30", "2026-03-11T00:30:00+00:00"),
      ("2026-03-11T01:30:00Z", 0, "yesterday 23:00", "2026-03-10T23:00:00+00:00"),
      ("2026-03-11T01:30:00Z", 0, "last night", "2026-03-10T22:00:00+00:00"),
      ("2026-03-11T01:30:00Z", 4, "23:00", "2026-03-10T23:00:00+00:00"),
      ("2026-03-11T01:30:00Z", 4, "08:00", "2026-03-10T08:00:00+00:00"),
      ("2026-03-11T01:30:00Z", 4, "today 23:00", "2026-03-10T23:00:00+00:00"),
      ("2026-03-11T01:30:00Z", 4, "yesterday 23:00", "2026-03-09T23:00:00+00:00"),
      ("2026-03-11T01:30:00Z", 4, "yesterday 02:00", "2026-03-10T02:00:00+00:00"),
      ("2026-03-11T01:30:00Z", 4, "yesterday", "2026-03-10T01:30:00+00:00"),
      ("2026-03-11T01:30:00Z", 4, "last night", "2026-03-10T22:00:00+00:00"),
      ("2026-03-11T01:30:00Z", 4, "tuesday", "2026-03-11T01:30:00+00:00"),
      ("2026-03-11T01:30:00Z", 4, "wednesday", "2026-03-11T01:30:00+00:00"),
      ("2026-03-11T01:30:00Z", 4, "wednesday 23:00", "2026-03-04T23:00:00+00:00"),
      ("2026-03-11T00:30:00Z", 0, "at 11", "2026-03-10T23:00:00+00:00"),
      ("2026-03-11T01:30:00Z", 4, "2026-03-09", "2026-03-10T01:30:00+00:00"),
      ("2026-03-11T01:30:00Z", 4, "2026-03-11", "2026-03-11T01:30:00+00:00"),
      ("2026-03-11T01:30:00Z", 4, "11 March", "2026-03-11T01:30:00+00:00"),
      ("2026-03-11T01:30:00Z", 4, "the 11th", "2026-03-11T01:30:00+00:00"),
      ("2026-03-11T01:30:00Z", 4, "9 March", "2026-03-10T01:30:00+00:00"),
      ("2026-03-11T01:30:00Z", 4, "2026-03-11 00:15", "2026-03-11T00:15:00+00:00"),
      ("2026-03-11T15:00:00Z", 4, "02:00", "2026-03-11T02:00:00+00:00"),
      ("2026-03-11T15:00:00Z", 4, "today 02:00", "2026-03-11T02:00:00+00:00"),
      ("2026-03-11T15:00:00Z", 4, "yesterday 02:00", "2026-03-11T02:00:00+00:00"),
      ("2026-03-11T06:30:00Z", 0, "this morning", "2026-03-11T06:30:00+00:00"),
      ("2026-03-11T12:10:00Z", 0, "at lunch", "2026-03-11T12:10:00+00:00"),
      ("2026-03-11T22:30:00Z", 0, "tonight", "2026-03-11T19:00:00+00:00"),
    ])
  func wordsAtNight(now: String, startsAt: Int, text: String, expected: String) throws {
    let parser = MomentParser(
      now: instant(now), zone: TableZone.utc, rule: DayRule(startsAt: startsAt))
    #expect(try parser.moment(text).text == expected)
  }

  @Test("a clock time far ahead is refused at night too")
  func farAheadAtNight() {
    let parser = MomentParser(now: instant("2026-03-11T01:30:00Z"), zone: TableZone.utc)
    #expect(throws: MomentError.self) { try parser.moment("08:00") }
    #expect(throws: MomentError.self) { try parser.moment("tomorrow") }
  }

  @Test("while a clock shows an hour for the second time, now and ago are still exact")
  func repeatedHour() throws {
    // 01:30 in New York, an hour after it was 01:30 before.
    let parser = MomentParser(now: instant("2025-11-02T06:30Z"), zone: TableZone.newYork)
    #expect(try parser.moment("30 minutes ago").text == "2025-11-02T01:00:00-05:00")
    #expect(try parser.moment("90 minutes ago").text == "2025-11-02T01:00:00-04:00")
    #expect(try parser.moment("today").text == "2025-11-02T01:30:00-05:00")
    #expect(try parser.moment("a moment ago").text == "2025-11-02T01:30:00-05:00")
    #expect(try parser.moment("01:15").text == "2025-11-02T01:15:00-04:00")
  }

  @Test(
    "a time without a day corrects an entry on its own day, a day without a time at its own time",
    arguments: [
      ("21:30", "2026-03-07T21:30:00-05:00"), ("this morning", "2026-03-07T08:00:00-05:00"),
      ("yesterday 21:30", "2026-03-09T21:30:00-04:00"),
      ("30 minutes ago", "2026-03-10T10:30:00-04:00"),
      ("24 hours ago", "2026-03-09T11:00:00-04:00"),
      ("yesterday", "2026-03-09T13:15:00-04:00"), ("3 days ago", "2026-03-07T13:15:00-05:00"),
      ("sunday", "2026-03-08T13:15:00-04:00"), ("2026-03-01", "2026-03-01T13:15:00-05:00"),
      ("the 6th", "2026-03-06T13:15:00-05:00"), ("now", "2026-03-10T11:00:00-04:00"),
      // At a quarter past one today it will be; now is the latest it can have been.
      ("today", "2026-03-10T11:00:00-04:00"),
    ])
  func correctedTime(text: String, expected: String) throws {
    let parser = MomentParser(now: Self.now, zone: TableZone.newYork)
    let old = try #require(OffsetDateTime("2026-03-07T13:15:00-05:00"))
    #expect(try parser.moment(text, insteadOf: old).text == expected)
  }

  @Test("a corrected time before the day's start stays on the entry's day")
  func correctedTimeAtNight() throws {
    let parser = MomentParser(now: Self.now, zone: TableZone.utc, rule: DayRule(startsAt: 4))
    let old = try #require(OffsetDateTime("2026-03-07T23:00:00Z"))
    let moment = try parser.moment("01:00", insteadOf: old)
    #expect(moment.text == "2026-03-08T01:00:00+00:00")
    #expect(DayRule(startsAt: 4).day(of: moment) == date("2026-03-07"))
  }

  @Test(
    "the day of a history, in words or digits",
    arguments: [
      ("2020-01-01", "2020-01-01"), ("2031-01-01", "2031-01-01"), ("1950-05-05", "1950-05-05"),
      ("today", "2026-03-10"), ("yesterday", "2026-03-09"), ("last monday", "2026-03-09"),
      ("3 days ago", "2026-03-07"), ("3 March", "2026-03-03"), ("last night", "2026-03-09"),
      ("the 5th", "2026-03-05"), ("2026/03/01", "2026-03-01"),
    ])
  func day(text: String, expected: String) throws {
    let parser = MomentParser(now: Self.now, zone: TableZone.newYork)
    #expect(try parser.day(text).text == expected)
  }

  @Test(
    arguments: [
      ("tomorrow", "\"tomorrow\" is no day up to today."), ("soonish", "is no day up to today"),
      ("2026-02-29", "The calendar has no 2026-02-29."), ("2026-13-01", "no 2026-13-01"),
      ("3/4/2026", "Write 2026-03-04 or 2026-04-03."), ("5", "is no day up to today"),
      ("9 am", "is no day up to today"),
    ])
  func `what is no day is refused with a sentence about days`(text: String, part: String) {
    let parser = MomentParser(now: Self.now, zone: TableZone.newYork)
    let error = #expect(throws: MomentError.self) { try parser.day(text) }
    #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("drink") == false)
  }

  @Test("whatever is written, the answer is a past moment or a sentence")
  func anyText() throws {
    let words = [
      "yesterday", "at", "9", "pm", "am", "21:30", "ago", "30", "minutes", "last", "night",
      "monday",
      "2026-03-03", "t", "half", "an", "hour", "and", "a", "this", "morning", "-", ",", ".", "½",
      "半",
      "march", "3rd", "2025", "now", "h", "15", "29", "february", "1e9", "999999999", "days",
      "before", "past", "to", "quarter", "nine", "in", "3/4/2026", "9th", "morgen",
      "the", "day", "vor", "前", "/", ":", "🫗", "e\u{301}", "00:00", "24:00", "noon", "tuesday",
    ]
    var random = SeededGenerator(seed: 11)
    for _ in 0..<4_000 {
      let text = (0..<Int.random(in: 1...6, using: &random))
        .map { _ in words[Int.random(in: 0..<words.count, using: &random)] }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      let zone = Bool.random(using: &random) ? TableZone.newYork : .lordHowe
      let rule = DayRule(startsAt: Int.random(in: 0...23, using: &random))
      let now = Self.now.adding(seconds: Int.random(in: 0...30_000_000, using: &random))
      do {
        let moment = try MomentParser(now: now, zone: zone, rule: rule).moment(text)
        #expect(moment.instant <= now && moment.date.year >= 2000, "\(text)")
        #expect(moment.offset == zone.offset(at: moment.instant), "\(text)")
      } catch {
        #expect(error.description.hasSuffix(".") && error.description.contains(" "))
      }
    }
  }

  @Test("every moment read is past, and its own text reads as itself")
  func whatIsReadReadsAgain() throws {
    let parser = MomentParser(now: Self.now, zone: TableZone.newYork)
    for text in ["yesterday", "last night", "2 hours ago", "monday 9:00", "29 February", "12 am"] {
      let moment = try parser.moment(text)
      #expect(moment.instant <= Self.now)
      #expect(try parser.moment(moment.text) == moment)
    }
  }
}
