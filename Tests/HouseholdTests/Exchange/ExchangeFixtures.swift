@testable import Household

/// What a file with these bytes holds, in Berlin and metric units.
func imported(_ bytes: [UInt8], chunk: Int = 4096) throws -> ImportContent {
  var reader = ImportReader(
    zone: TableZone.berlin, amounts: WaterAmountParser(system: .metric),
    now: instant("2026-12-31T12:00:00Z"))
  for start in stride(from: 0, to: bytes.count, by: chunk) {
    try reader.take(Array(bytes[start...].prefix(chunk)))
  }
  return try reader.content()
}

func imported(_ text: String, chunk: Int = 4096) throws -> ImportContent {
  try imported(Array(text.utf8), chunk: chunk)
}

extension ImportContent {
  /// Each drink as "2026-03-10T08:00:00+01:00 250 ml".
  var drinkLines: [String] { drinks.map { "\($0.time.text) \($0.amount.written)" } }
  /// Each item as a line of a list, with its section and whether it is bought.
  var itemLines: [String] {
    items.map { item in
      (item.isChecked ? "✓ " : "") + item.line + (item.section.map { " @\($0)" } ?? "")
    }
  }
  var places: [String] { problems.map(\.place) }
}

extension Household {
  /// Imports a text as a file.
  @discardableResult
  func importing(_ text: String, isDryRun: Bool = false) throws -> Answer<ImportSummary> {
    var chunks = [Array(text.utf8), []]
    return try importFile(isDryRun: isDryRun) { chunks.removeFirst() }
  }
}
