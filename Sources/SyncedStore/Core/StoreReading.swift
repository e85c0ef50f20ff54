import IntentJSON

/// What the bytes of a file turned out to be.
enum StoreReading: Sendable {
  /// A server wrote them and nobody touched them since.
  case intact(StoreState, StoreText)
  /// JSON of ours whose checksum is missing or does not fit: somebody edited it.
  case edited(HandEdit)
  /// Not whole: empty, torn, or not JSON. Holds the records whose lines survived.
  case broken(StoreState)
  /// Whole, but of another program.
  case foreign(why: String)
  /// Ours, but only a newer version may read it.
  case tooNew

  /// Reads a file.
  init(_ bytes: [UInt8], schema: StoreSchema) {
    let text = StoreText(intactBytes: bytes)
    if let text, let lines = StoreLines(bytes, schema: schema, mode: .strict) {
      self = Self.gate(lines.state.header, schema) ?? .intact(lines.state, text)
      return
    }
    let isMarked = bytes.starts(with: [0xef, 0xbb, 0xbf])
    guard let root = try? JSONValue(parsing: bytes.dropFirst(isMarked ? 3 : 0)) else {
      let lines = StoreLines(bytes, schema: schema, mode: .salvage)
      self = .broken(lines?.state ?? StoreState(schema: schema))
      return
    }
    guard let object = root.object else {
      self = .foreign(why: "it holds a JSON \(root.kind) and not an object")
      return
    }
    guard let format = object["format"]?.string, format.hasSameBytes(as: schema.format) else {
      self = .foreign(why: "its \"format\" is not \"\(schema.format)\"")
      return
    }
    let edit = HandEdit(root: object, bytes: bytes, schema: schema)
    if let newer = Self.gate(edit.header, schema) {
      self = newer
    } else if let text {
      self = .intact(edit.literalState(schema), text)
    } else {
      self = .edited(edit)
    }
  }

  private static func gate(_ header: StoreHeader, _ schema: StoreSchema) -> StoreReading? {
    header.needsToRead > schema.version ? .tooNew : nil
  }
}

extension StoreText {
  /// The text that bytes are when their last line holds the right checksum; nil otherwise.
  init?(intactBytes bytes: [UInt8]) {
    let tail = Self.checksumOpening.count + Checksum.length + Self.checksumClosing.count
    guard bytes.count > tail else { return nil }
    let start = bytes.count - tail
    guard bytes[start - 1] == UInt8(ascii: "\n"),
      bytes[start...].starts(with: Self.checksumOpening),
      bytes.suffix(Self.checksumClosing.count).elementsEqual(Self.checksumClosing)
    else { return nil }
    let digits = String(
      decoding: bytes[(start + Self.checksumOpening.count)...].prefix(Checksum.length),
      as: UTF8.self)
    guard let claimed = Checksum(digits) else { return nil }
    let (checksum, checkpoints) = Self.checksum(bytes, upTo: start, previous: nil)
    guard checksum == claimed, digits.hasSameBytes(as: checksum.text) else { return nil }
    self.init(bytes: bytes, checksum: checksum, checkpoints: checkpoints)
  }
}
