/// What an import did, or would do.
package struct ImportSummary: Sendable {
  /// How many of one kind.
  struct Count: Sendable {
    var drinks = 0
    var items = 0

    /// "120 drinks and 14 items"; nil for none.
    var text: String? {
      let parts = [Self.text(drinks, "drink"), Self.text(items, "item")].compactMap(\.self)
      return parts.isEmpty ? nil : parts.joined(separator: " and ")
    }

    private static func text(_ count: Int, _ word: String) -> String? {
      count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
    }
  }

  var added = Count()
  var known = Count()
  /// The first problems.
  let problems: [ImportContent.Problem]
  let problemCount: Int
  let isDryRun: Bool
  /// How many changes of the file it took; undo holds large ones only until the next.
  var writes = 0

  /// Whether the file held anything that could be read.
  package var hasRead: Bool { added.text != nil || known.text != nil }

  /// What was added, what was there, and what could not be read and where.
  package var text: String {
    var sentences: [String] = []
    if let added = added.text {
      sentences.append("\(isDryRun ? "Would import" : "Imported") \(added).")
    } else {
      sentences.append("Nothing new to import.")
    }
    if let known = known.text { sentences.append("There already: \(known).") }
    if writes > 1 {
      sentences.append("It took \(writes) writes; undo_last_change takes back only the last one.")
    }
    guard !problems.isEmpty else { return sentences.joined(separator: " ") }
    let lines = problems.map { "- \($0.place): \($0.reason)" }
    let more = problemCount - lines.count
    return sentences.joined(separator: " ") + "\nNot read: \(problemCount).\n"
      + (lines + (more > 0 ? ["- and \(more) more"] : [])).joined(separator: "\n")
  }
}
