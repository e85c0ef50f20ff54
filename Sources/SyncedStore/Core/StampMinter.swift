/// Makes the stamps and ids of one write.
struct StampMinter {
  /// The time of the write, in milliseconds since 1970.
  let now: Int
  let node: StampNode
  let randomness: any StoreRandomness
  let outstampsWhatItReplaces: Bool

  /// The stamp of an edit that replaces values up to `newest`: now, or two counts above that.
  ///
  /// Two, because a hand edit gets one count above what it replaced. A device that does not know
  /// the version it was made from shows it without that stamp, and an edit of it there must win.
  func edit(after newest: Stamp) -> Stamp {
    let stamp = Stamp(milliseconds: now, node: node)
    guard outstampsWhatItReplaces else { return stamp }
    return max(stamp, newest.successor(node: node, counts: 2))
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
