extension OffsetDateTime {
  /// The time as RFC 3339 writes it, always with a numeric offset: `2026-03-10T08:00:00+00:00`.
  ///
  /// Milliseconds are written only when there are some.
  package var text: String {
    let time = time
    let milliseconds = time.milliseconds % 1000
    let fraction = milliseconds == 0 ? "" : ".\(milliseconds.digits(3))"
    return "\(date.text)T\(time.text):\(time.second.digits(2))\(fraction)\(offsetText)"
  }

  /// The offset alone: `+05:30`.
  package var offsetText: String {
    let minutes = abs(offset) / 60
    return "\(offset < 0 ? "-" : "+")\((minutes / 60).digits(2)):\((minutes % 60).digits(2))"
  }

  /// Reads an RFC 3339 time; `T`, `t` or blanks may stand before the time, `Z`, `z`, `+05:30` or
  /// `+0530` after it, seconds may be missing, a fraction is cut to milliseconds, and a leap second
  /// is the second before it.
  ///
  /// A time without an offset, as a person editing the file may write, is nil unless
  /// `offsetIfMissing` says how to take it.
  package init?(_ text: some StringProtocol, offsetIfMissing: Int? = nil) {
    var text = String(text)
    let read = text.withUTF8 { bytes -> OffsetDateTime? in
      var reader = RFC3339Reader(bytes)
      guard let date = reader.readDate(), reader.skipSeparator(), let time = reader.readTime(),
        let offset = reader.readOffset() ?? (reader.isAtEnd ? offsetIfMissing : nil),
        reader.isAtEnd
      else { return nil }
      return OffsetDateTime(date, time, offset: offset)
    }
    guard let read else { return nil }
    self = read
  }
}
