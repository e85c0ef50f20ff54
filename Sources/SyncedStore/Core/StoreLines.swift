import IntentJSON

/// A reader of the line form that the store itself writes: one record per line.
struct StoreLines {
  /// What the lines say.
  private(set) var state: StoreState

  /// What to do with a line that is not as the store writes it.
  enum Mode {
    /// Give up: the caller reads the file as any JSON.
    case strict
    /// Leave the line out: the file is damaged.
    case salvage
  }

  private let bytes: [UInt8]
  private let schema: StoreSchema
  private let mode: Mode
  /// The section that the next record belongs to; nil before the first and when damage may hide
  /// where the next one began.
  private var section: OpenSection?

  private struct OpenSection {
    let kind: StoreSection
    let scanner: RecordLine?
    var records: [StoreRecord] = []
    var areSorted = true
  }

  /// Reads a file; nil when it is not in line form and the mode is strict.
  init?(_ bytes: [UInt8], schema: StoreSchema, mode: Mode) {
    self.bytes = bytes
    self.schema = schema
    self.mode = mode
    state = StoreState(schema: schema)
    guard readLines() else { return nil }
  }

  private mutating func readLines() -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      var isFirst = true
      while start < buffer.count {
        let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) ?? buffer.count
        // A record at the very end of a torn file counts when it is whole.
        let isRead = isFirst ? readHeader(start..<end) : readLine(buffer, start..<end)
        if !isRead {
          guard mode == .salvage else { return false }
          passDamage(start..<end)
        }
        isFirst = false
        start = end + 1
      }
      return closeSection() || mode == .salvage
    }
  }

  private mutating func readHeader(_ line: Range<Int>) -> Bool {
    guard bytes[line].last == UInt8(ascii: ","),
      let header = try? JSONValue(parsing: bytes[line].dropLast() + [UInt8(ascii: "}")]),
      let format = header["format"]?.string, format.hasSameBytes(as: schema.format),
      let version = header["version"]?.integer, let needs = header["needs"]?.object,
      header.object?.count == 3
    else { return false }
    state.header = StoreHeader(version: version, needs: needs)
    return true
  }

  private mutating func readLine(
    _ buffer: UnsafeBufferPointer<UInt8>, _ line: Range<Int>
  ) -> Bool {
    guard let first = buffer[line].first else { return false }
    switch first {
    case UInt8(ascii: "{"): return readRecord(buffer, line)
    case UInt8(ascii: "]"):
      return buffer[line].elementsEqual("],".utf8) && section != nil && closeSection()
    case UInt8(ascii: "\""): return readMember(line)
    default: return false
    }
  }

  private mutating func readRecord(
    _ buffer: UnsafeBufferPointer<UInt8>, _ line: Range<Int>
  ) -> Bool {
    guard section != nil else { return false }
    let hasComma = buffer[line.upperBound - 1] == UInt8(ascii: ",")
    let range = line.lowerBound..<(line.upperBound - (hasComma ? 1 : 0))
    guard let record = record(buffer, range) else { return false }
    if let last = section?.records.last, !last.sortsBefore(record) { section?.areSorted = false }
    section?.records.append(record)
    return true
  }

  private func record(_ buffer: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> StoreRecord? {
    guard let section else { return nil }
    if let found = section.scanner?.scan(buffer, range) {
      let id = UnsafeBufferPointer(rebasing: buffer[found.id])
      return StoreRecord(
        id: String(decoding: id, as: UTF8.self), creation: found.made, line: bytes[range])
    }
    guard let object = (try? JSONValue(parsing: bytes[range]))?.object,
      let content = RecordContent(object, section: section.kind),
      mode == .strict || section.kind.hasNaturalKeys || content.made != nil
    else { return nil }
    return StoreRecord(content, section: section.kind)
  }

  /// A line `"name":[`, or `"name":value,` for what newer versions keep at the top.
  private mutating func readMember(_ line: Range<Int>) -> Bool {
    guard section == nil || mode == .salvage else { return false }
    let text = bytes[line]
    if text.starts(with: StoreText.checksumOpening) { return true }
    if text.last == UInt8(ascii: "[") {
      let closed = [UInt8(ascii: "{")] + text + Array("]}".utf8)
      guard let name = (try? JSONValue(parsing: closed))?.object?.keys.first else { return false }
      guard closeSection() || mode == .salvage else { return false }
      let kind = schema.section(named: name)
      section = OpenSection(kind: kind, scanner: RecordLine(kind))
      return true
    }
    guard text.last == UInt8(ascii: ","),
      let member = (try? JSONValue(parsing: [UInt8(ascii: "{")] + text.dropLast() + [0x7d]))?
        .object?.members.first,
      !schema.sections.contains(where: { $0.name.hasSameBytes(as: member.key) })
    else { return false }
    state.extras[JSONKey(member.key)] = member.value
    return true
  }

  /// Puts the open section into the state; false when an id stands there twice.
  private mutating func closeSection() -> Bool {
    guard let open = section else { return true }
    section = nil
    let name = JSONKey(open.kind.name)
    var collected = SectionRecords(distinct: open.records, areSorted: open.areSorted)
    guard collected.areDistinct, state.sections[name] == nil else {
      guard mode == .salvage else { return false }
      collected = state.sections[name] ?? SectionRecords()
      for record in open.records { collected.join(record, section: open.kind) }
      state.sections[name] = collected
      return true
    }
    state.sections[name] = collected
    return true
  }

  /// Decides whether the section goes on behind a damaged line: it does when the damage is one
  /// record, and is unknown when the start of another section may have been lost.
  private mutating func passDamage(_ line: Range<Int>) {
    let text = bytes[line]
    let isRecord =
      text.first == UInt8(ascii: "{") && text.last != UInt8(ascii: "[") && !text.contains(0)
    if !isRecord { _ = closeSection() }
  }
}
