import IntentJSON

/// The canonical bytes of a state, with what is needed to checksum the next state quickly.
struct StoreText: Sendable {
  let bytes: [UInt8]
  let checksum: Checksum
  /// The checksum's hash before each block of the bytes.
  private let checkpoints: [Checksum]

  private static let blockSize = 1 << 10
  static let checksumOpening = Array("\"seal\":\"".utf8)
  static let checksumClosing = Array("\"}\n".utf8)

  init(bytes: [UInt8], checksum: Checksum, checkpoints: [Checksum]) {
    self.bytes = bytes
    self.checksum = checksum
    self.checkpoints = checkpoints
  }

  /// Writes a state out.
  ///
  /// The blocks it shares with `previous` are not hashed again.
  init(
    _ state: StoreState, schema: StoreSchema, author: String? = nil, previous: StoreText? = nil
  ) {
    var output: [UInt8] = []
    output.reserveCapacity((previous?.bytes.count ?? 0) + 4096)
    Self.writeHeader(state, schema, to: &output)
    if let author { output.append(contentsOf: "\"author\":\"\(author)\",\n".utf8) }
    let known = Set(schema.sections.map { JSONKey($0.name) })
    let unknown = Set(state.extras.keys).union(state.sections.keys).subtracting(known)
    let names = unknown.sorted { $0.string.utf8.lexicographicallyPrecedes($1.string.utf8) }
    for name in names {
      if let value = state.extras[name] {
        JSONValue.write(name.string, to: &output)
        output.append(UInt8(ascii: ":"))
        value.write(to: &output)
        output.append(contentsOf: ",\n".utf8)
      } else {
        Self.write(state[name.string], named: name.string, to: &output)
      }
    }
    for section in schema.sections {
      Self.write(state[section.name], named: section.name, to: &output)
    }
    (checksum, checkpoints) = Self.checksum(output, upTo: output.count, previous: previous)
    output.append(contentsOf: Self.checksumOpening)
    output.append(contentsOf: checksum.text.utf8)
    output.append(contentsOf: Self.checksumClosing)
    bytes = output
  }

  private static func writeHeader(
    _ state: StoreState, _ schema: StoreSchema, to output: inout [UInt8]
  ) {
    let header: JSONValue = [
      "format": .string(schema.format), "version": .integer(state.header.version),
      "needs": .object(state.header.needs),
    ]
    header.write(to: &output)
    output.removeLast()
    output.append(contentsOf: ",\n".utf8)
  }

  private static func write(
    _ section: SectionRecords, named name: String, to output: inout [UInt8]
  ) {
    JSONValue.write(name, to: &output)
    output.append(contentsOf: ":[\n".utf8)
    let last = section.records.count - 1
    // By place, since a record that is handed over costs more than its line's copy.
    for place in section.records.indices {
      output.append(contentsOf: section.records[place].line)
      if place < last { output.append(UInt8(ascii: ",")) }
      output.append(UInt8(ascii: "\n"))
    }
    output.append(contentsOf: "],\n".utf8)
  }

  /// The checksum of the first `end` bytes, with a checkpoint before each block.
  static func checksum(
    _ bytes: [UInt8], upTo end: Int, previous: StoreText?
  ) -> (Checksum, checkpoints: [Checksum]) {
    var checkpoints = [Checksum()]
    var at = 0
    bytes.withUnsafeBytes { bytes in
      previous?.bytes.withUnsafeBytes { old in
        guard let known = previous?.checkpoints else { return }
        while checkpoints.count < known.count, at + blockSize <= end,
          UnsafeRawBufferPointer(rebasing: bytes[at..<(at + blockSize)]).hasSameBytes(
            as: UnsafeRawBufferPointer(rebasing: old[at..<(at + blockSize)]))
        {
          checkpoints.append(known[checkpoints.count])
          at += blockSize
        }
      }
      while at < end {
        let next = min(at + blockSize, end)
        var checksum = checkpoints[checkpoints.count - 1]
        checksum.add(UnsafeRawBufferPointer(rebasing: bytes[at..<next]))
        checkpoints.append(checksum)
        at = next
      }
    }
    let checksum = checkpoints[checkpoints.count - 1]
    if end % blockSize != 0 { checkpoints.removeLast() }
    return (checksum, checkpoints)
  }
}
