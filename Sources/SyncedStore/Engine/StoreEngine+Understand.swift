import IntentJSON

extension StoreEngine {
  /// What an edit means, as far as the version it was made from is still here.
  struct Meaning {
    let state: StoreState
    /// Whether the file's own words say less than that.
    let saysLess: Bool
    /// That version when it is not here, so that what was deleted or changed does not show.
    let unknownBase: Checksum?
    var isUnclear: Bool { unknownBase != nil }
  }

  func understand(_ edit: HandEdit, after previous: HandEdit? = nil) -> Meaning {
    let base = edit.base.flatMap(version)
    let (state, saysLess) = edit.understood(
      base: base, known: state, previous: previous, schema: schema)
    return Meaning(
      state: state, saysLess: saysLess, unknownBase: base == nil ? edit.base : nil)
  }

  /// Understands an edit of the synced file itself, and keeps it as the one before the next.
  func understand(_ edit: HandEdit, of bytes: [UInt8]) -> Meaning {
    guard let folder = place?.state else { return understand(edit) }
    let last = (try? folder.contents(folder.editedPath)).flatMap { $0 }?.bytes ?? []
    if last.hasSameBytes(as: bytes) { return understand(edit) }
    folder.write(bytes, to: folder.editedPath, mark: setup.mark)
    guard case .edited(let previous) = StoreReading(last, schema: schema) else {
      return understand(edit)
    }
    return understand(edit, after: previous)
  }

  /// A version that this computer has seen, if it still has it.
  func version(_ checksum: Checksum) -> StoreState? {
    if isTextCurrent, text?.checksum == checksum { return state }
    if let replica = replica.text, replica.checksum == checksum {
      return version(checksum, replica.bytes)
    }
    guard let folder = place?.state else { return nil }
    for copy in folder.history.copies(of: checksum) {
      if let contents = try? folder.contents(copy), let state = version(checksum, contents.bytes) {
        return state
      }
    }
    return nil
  }

  private func version(_ checksum: Checksum, _ bytes: [UInt8]) -> StoreState? {
    guard case .intact(let state, let text) = StoreReading(bytes, schema: schema),
      text.checksum == checksum
    else { return nil }
    return state
  }
}
