import IntentJSON

/// What the bytes of a file turned out to be.
enum StoreReading: Sendable {
  /// A server wrote them and nobody touched them since.
  case sealed(StoreState, StoreText)
  /// JSON of ours whose seal is missing or does not fit: somebody edited it.
  case edited(HandEdit)
  /// Not whole: empty, torn, or not JSON. Holds the records whose lines survived.
  case broken(StoreState)
  /// Whole, but of another program.
  case foreign(why: String)
  /// Ours, but only a newer version may read it.
  case tooNew

  /// Reads a file.
  init(_ bytes: [UInt8], schema: StoreSchema) {
    let text = StoreText(sealedBytes: bytes)
    if let text, let lines = StoreLines(bytes, schema: schema, mode: .strict) {
      self = Self.gate(lines.state.header, schema) ?? .sealed(lines.state, text)
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
      self = .sealed(edit.literalState(schema), text)
    } else {
      self = .edited(edit)
    }
  }

  private static func gate(_ header: StoreHeader, _ schema: StoreSchema) -> StoreReading? {
    header.needsToRead > schema.version ? .tooNew : nil
  }
}

extension StoreText {
  /// The text that bytes are when their last line holds the right seal; nil otherwise.
  init?(sealedBytes bytes: [UInt8]) {
    let tail = Self.sealOpening.count + Seal.length + Self.sealClosing.count
    guard bytes.count > tail else { return nil }
    let start = bytes.count - tail
    guard bytes[start - 1] == UInt8(ascii: "\n"),
      bytes[start...].starts(with: Self.sealOpening),
      bytes.suffix(Self.sealClosing.count).elementsEqual(Self.sealClosing)
    else { return nil }
    let digits = String(
      decoding: bytes[(start + Self.sealOpening.count)...].prefix(Seal.length), as: UTF8.self)
    guard let claimed = Seal(digits) else { return nil }
    let (seal, checkpoints) = Self.seal(bytes, upTo: start, previous: nil)
    guard seal == claimed, digits.hasSameBytes(as: seal.text) else { return nil }
    self.init(bytes: bytes, seal: seal, checkpoints: checkpoints)
  }
}
