#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The zone of this computer: `TZ` when it is set, else the system's setting.
///
/// The setting is looked up at each call, so that a process that lives for weeks follows a laptop
/// to another zone. libc takes a `TZ` it cannot read for UTC; so does this.
package struct SystemTimeZone: TimeZoneRules {
  /// The zone of this computer.
  package init() {}

  /// Seconds east of UTC at `instant`.
  package func offset(at instant: Instant) -> Int {
    var seconds = time_t(instant.seconds)
    var fields = tm()
    // localtime_r alone need not look at a changed TZ (POSIX); tzset always does.
    tzset()
    guard localtime_r(&seconds, &fields) != nil else { return 0 }
    return Int(fields.tm_gmtoff)
  }
}
