import IntentJSON
import SyncedStore

extension WaterEntry {
  /// The drink of a record; nil for one without an amount above zero.
  ///
  /// A record without a time of its own, as somebody may write one by hand, was drunk when it was
  /// made; a time without an offset keeps its digits, so that its day is the same on every device.
  init?(_ record: StoreRecord, zone: any TimeZoneRules) {
    typealias Field = HouseholdSchema.Field
    guard let volume = record[Field.milliliters]?.double.flatMap(Volume.init(milliliters:)),
      volume > .zero
    else { return nil }
    let made = zone.localTime(at: Instant(milliseconds: record.made.milliseconds))
    let written = record[Field.at]?.string.flatMap { OffsetDateTime($0, offsetIfMissing: 0) }
    self.init(
      id: record.id, time: written ?? made,
      amount: WaterAmount(written: record[Field.written]?.string ?? "", volume: volume))
  }

  /// The fields of a new record.
  static func fields(
    _ amount: WaterAmount, at time: OffsetDateTime, key: RequestKey?
  ) -> [(String, JSONValue)] {
    typealias Field = HouseholdSchema.Field
    var fields: [(String, JSONValue)] = [
      (Field.at, .string(time.text)),
      (Field.milliliters, .double(amount.volume.milliliters)),
      (Field.written, .string(amount.written)),
    ]
    if let requests = RequestKey.value(key.map { [$0] } ?? []) {
      fields.append((Field.requests, requests))
    }
    return fields
  }
}
