/// The definitions of containers in one text: "desk bottle = 675 ml, mug = 0,3 l".
enum ContainerText {
  /// The single definitions, in order; none for a blank text.
  ///
  /// Lines and semicolons part them, and so does a comma before a part that has a mark of its own:
  /// the one in "0,3 l" has none behind it.
  static func definitions(_ text: String) -> [String] {
    let lines = text.split { $0.isNewline || $0 == ";" }
    return lines.flatMap { line in
      line.split(separator: ",", omittingEmptySubsequences: false)
        .reduce(into: [String]()) { parts, part in
          let isOwn = part.contains { "=:".contains($0) }
          if isOwn || parts.isEmpty {
            parts.append(String(part))
          } else {
            parts[parts.count - 1] += ",\(part)"
          }
        }
    }.map(\.trimmed).filter { !$0.isEmpty }
  }
}
