/// How many letters must change to turn one word into another.
enum EditDistance {
  /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment); nil when
  /// they are more than `limit`.
  static func between(_ left: String, _ right: String, atMost limit: Int) -> Int? {
    let (left, right) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    guard leastDistance(left, right) <= limit else { return nil }
    // Each row is looked at only as far from the diagonal as the limit: beyond, all is above it.
    let far = Array(repeating: limit + 1, count: right.count + 1)
    var beforeLast = far
    var last = far
    for column in 0...min(limit, right.count) { last[column] = column }
    for (i, letter) in left.enumerated() {
      var row = far
      if i < limit { row[0] = i + 1 }
      let first = max(0, i - limit)
      for j in first..<max(first, min(right.count, i + limit + 1)) {
        let replaced = last[j] + (letter == right[j] ? 0 : 1)
        var best = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == right[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row[j + 1] = best
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }

  /// What the distance is at least, seen at a glance, since most words are far apart: a change adds or
  /// takes one letter at most, and brings at most one that the other word has not.
  private static func leastDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    let (mine, theirs) = (letters(left), letters(right))
    return max(
      abs(left.count - right.count), (mine & ~theirs).nonzeroBitCount,
      (theirs & ~mine).nonzeroBitCount)
  }

  /// The letters of a word, each as one of 64 bits.
  private static func letters(_ word: [Unicode.Scalar]) -> UInt64 {
    word.reduce(0) { $0 | 1 << UInt64($1.value % 64) }
  }
}
