/// Finds the drinks in Apple Health's export.xml as its bytes come: the `Record` elements of dietary
/// water.
///
/// The file has hundreds of megabytes, so it is never held whole. Records inside a `Correlation` are
/// passed over: the DTD in the file says that each also stands by itself.
struct HealthExportParser {
  private static let recordType = "HKQuantityTypeIdentifierDietaryWater"
  /// Bytes of a tag that is waited for; a longer one is no tag of ours.
  private static let longestTag = 65_536

  private var rest: [UInt8] = []
  private var line = 1
  private var isInCorrelation = false
  private var isHealth = false
  private var isWhole = false
  private var found: ImportContent

  /// A reader that adds the drinks to `content`.
  init(_ content: ImportContent) {
    found = content
  }

  /// Whether a file that begins so is XML.
  static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes[3...] : bytes[...]
    return start.first { ![0x20, 0x09, 0x0a, 0x0d].contains($0) } == UInt8(ascii: "<")
  }

  /// Takes the next bytes of the file.
  ///
  /// - Throws: when there are more drinks than are taken from one file.
  mutating func take(_ bytes: [UInt8]) throws(ImportError) {
    let all = rest + bytes
    let done = all.withUnsafeBufferPointer { bytes in
      Result { () throws(ImportError) in try scan(bytes) }
    }
    rest = Array(all[try done.get()...])
  }

  /// The drinks of the file.
  func content() throws(ImportError) -> ImportContent {
    guard isHealth else {
      throw ImportError(
        "This XML is no export of Apple Health; its export.xml begins with HealthData.")
    }
    var found = found
    if !isWhole {
      try found.addProblem(at: "line \(line)", "The file ends here, before HealthData is closed.")
    }
    return found
  }

  /// Reads the tags in `bytes`; gives how many bytes are done with.
  private mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(ImportError) -> Int {
    var at = 0
    while let start = next(UInt8(ascii: "<"), in: bytes, from: &at) {
      guard let end = Self.end(ofTagAt: start, in: bytes) else {
        return bytes.count - start < Self.longestTag ? start : bytes.count
      }
      try take(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      at = end
    }
    return bytes.count
  }

  /// The place of the next `byte`, counting lines on the way.
  private mutating func next(
    _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from at: inout Int
  ) -> Int? {
    while at < bytes.count {
      if bytes[at] == byte { return at }
      if bytes[at] == UInt8(ascii: "\n") { line += 1 }
      at += 1
    }
    return nil
  }

  /// Where the tag or comment ends that begins at `start`; nil when its end has not come yet.
  private static func end(ofTagAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    if has("!--", at: start + 1, in: bytes) {
      var at = start + 4
      while at < bytes.count {
        if has("-->", at: at, in: bytes) { return at + 3 }
        at += 1
      }
      return nil
    }
    // A declaration may hold others in brackets, so it ends where the next tag begins.
    guard bytes.count - start >= 4 else { return nil }
    if bytes[start + 1] == UInt8(ascii: "!") { return start + 2 }
    var quote: UInt8?
    for at in (start + 1)..<bytes.count {
      let byte = bytes[at]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return at + 1
      }
    }
    return nil
  }

  private static func has(
    _ text: StaticString, at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private mutating func take(_ tag: UnsafeBufferPointer<UInt8>) throws(ImportError) {
    if Self.has("<Record", at: 0, in: tag) {
      if !isInCorrelation { try takeRecord(tag) }
    } else if Self.has("<Correlation", at: 0, in: tag) {
      isInCorrelation = !tag.suffix(2).elementsEqual("/>".utf8)
    } else if Self.has("</Correlation", at: 0, in: tag) {
      isInCorrelation = false
    } else if Self.has("<HealthData", at: 0, in: tag) {
      isHealth = true
    } else if Self.has("</HealthData", at: 0, in: tag) {
      isWhole = true
    }
    for byte in tag where byte == UInt8(ascii: "\n") { line += 1 }
  }

  private mutating func takeRecord(_ tag: UnsafeBufferPointer<UInt8>) throws(ImportError) {
    let attributes = XMLAttributes(tag)
    guard attributes["type"] == Self.recordType else { return }
    try found.add(at: "line \(line)") { .drink(try Self.drink(attributes)) }
  }

  private static func drink(_ attributes: XMLAttributes) throws(ImportError) -> WaterEntry {
    guard let start = attributes["startDate"], let time = OffsetDateTime(start) else {
      throw ImportError("startDate is \((attributes["startDate"] ?? "").quoted) and no time.")
    }
    guard let unit = attributes["unit"], let (measure, times) = HealthUnit.measure(unit) else {
      throw ImportError("The unit \((attributes["unit"] ?? "").quoted) is not known.")
    }
    guard let value = attributes["value"].flatMap(Double.init), value.isFinite else {
      throw ImportError("The value \((attributes["value"] ?? "").quoted) is no number.")
    }
    return WaterEntry(id: "", time: time, amount: WaterAmount(value * times, measure))
  }
}
