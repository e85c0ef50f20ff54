/// How many letters must change to turn one word into another.
enum EditDistance {
  /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
  static func between(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in 1...left.count {
      var row = [i]
      for j in 1...right.count {
        let replaced = last[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
        var best = min(replaced, last[j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          best = min(best, beforeLast[j - 2] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
