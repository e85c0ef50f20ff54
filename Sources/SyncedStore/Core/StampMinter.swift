/// Makes the stamps and ids of one write.
struct StampMinter {
  /// The time of the write, in milliseconds since 1970.
  let now: Int
  let node: StampNode
  let randomness: any StoreRandomness
  let outstampsWhatItReplaces: Bool

  /// The stamp of an edit that replaces values up to `newest`: now, or one count above that.
  func edit(after newest: Stamp) -> Stamp {
    let stamp = Stamp(milliseconds: now, node: node)
    return stamp > newest || !outstampsWhatItReplaces ? stamp : newest.successor(node: node)
  }

  /// The stamp of a new record.
  ///
  /// What was added together, or within a second, stays in that order. Records from further in the
  /// future come from a clock that is wrong, and are passed over.
  func creation(after records: [StoreRecord]) -> Stamp {
    let stamp = Stamp(milliseconds: now, node: node)
    let limit = Stamp(milliseconds: now + 1_000, node: node)
    for record in records.reversed() {
      guard let last = record.creation else { break }
      if last > limit { continue }
      return last < stamp ? stamp : last.successor(node: node)
    }
    return stamp
  }

  /// Ten random characters.
  func id() -> String {
    Base32.text(bits: randomness.next(), length: 10)
  }
}
