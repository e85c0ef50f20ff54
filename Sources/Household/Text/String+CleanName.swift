extension String {
  /// How many marks a letter keeps: pointed Hebrew, Burmese and Tibetan have as many.
  private static let marksOfALetter = 4

  /// The text as a name: the one rule for all that stands in a line as a name, from wherever it came.
  ///
  /// - Blanks, control characters and line ends are single spaces, none at the ends.
  /// - What tells a direction (embeddings, overrides, isolates, marks), tags and all else that never
  ///   shows (`Default_Ignorable_Code_Point`) are left out.
  /// - Joiners, which Persian, Indic scripts and emoji need, stand only behind something and never
  ///   two together; of the nonspacing and enclosing marks behind a letter the first few stay.
  ///
  /// So a word of any language and an emoji stay as they are, but for the tags of a region's flag.
  var cleanName: String {
    if isPlainName { return self }
    var clean = String.UnicodeScalarView()
    var marks = 0
    var owesSpace = false
    for scalar in unicodeScalars {
      let role = scalar.roleInName
      switch role {
      case .hidden: continue
      case .blank:
        owesSpace = !clean.isEmpty
        continue
      case .joiner where owesSpace || clean.last.map(\.isJoiner) ?? true: continue
      case .mark where marks == Self.marksOfALetter && !owesSpace: continue
      case .joiner, .mark, .spacingMark, .base: break
      }
      if owesSpace { clean.append(" ") }
      if role == .base || owesSpace { marks = 0 }
      if role == .mark { marks += 1 }
      owesSpace = false
      clean.append(scalar)
    }
    return String(clean)
  }

  /// Whether this is ASCII in words with single spaces between them, as nearly every name is.
  private var isPlainName: Bool {
    var before = UInt8(ascii: " ")
    for byte in utf8 {
      guard (0x20..<0x7f).contains(byte), byte != 0x20 || before != 0x20 else { return false }
      before = byte
    }
    return before != UInt8(ascii: " ") || isEmpty
  }
}

extension String? {
  /// The text as a name; nil where nothing is left, which is the same as left out.
  var cleanName: String? {
    guard let name = self?.cleanName, !name.isEmpty else { return nil }
    return name
  }
}

extension Unicode.Scalar {
  /// What a scalar does in a name.
  fileprivate enum RoleInName {
    case blank, hidden, joiner, mark, spacingMark, base
  }

  fileprivate var roleInName: RoleInName {
    if isASCII { return value <= 0x20 || value == 0x7f ? .blank : .base }
    if isJoiner { return .joiner }
    if isDirectionMark { return .hidden }
    switch properties.generalCategory {
    case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: return .blank
    case .nonspacingMark, .enclosingMark: return .mark
    case .spacingMark: return .spacingMark
    default: break
    }
    guard properties.isDefaultIgnorableCodePoint else { return .base }
    return isZeroWidthSpace ? .blank : .hidden
  }

  /// Whether this is the zero-width joiner or non-joiner.
  fileprivate var isJoiner: Bool { value == 0x200c || value == 0x200d }
}
