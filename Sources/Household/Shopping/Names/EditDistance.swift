/// How many letters must change to turn one word into another.
enum EditDistance {
  /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment); nil when
  /// they are more than `limit`.
  static func between(_ left: String, _ right: String, atMost limit: Int) -> Int? {
    let (left, right) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    guard leastDistance(left, right) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        let replaced = last[j] + (letter == other ? 0 : 1)
        var best = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
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
