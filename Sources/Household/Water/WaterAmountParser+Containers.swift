import IntentJSON

/// What a person says about their containers in the settings.
package enum ContainerChange: Hashable, Sendable {
  /// Add it, or change the one of that name.
  case set(DrinkContainer)
  /// Forget the one of that name.
  case remove(String)
}

extension WaterAmountParser {
  /// Reads "desk bottle = 675 ml", "desk bottle: 675 ml" or "desk bottle 675 ml"; "desk bottle ="
  /// forgets it.
  package func containerChange(_ text: String) throws(WaterAmountError) -> ContainerChange {
    let mark = text.lastIndex { "=:".contains($0) }
    let amountStart = mark.map { text.index(after: $0) } ?? Self.lastNumber(in: text)
    guard let amountStart else { throw WaterAmountError(texts.containerDefinition(text)) }
    let name = Self.name(in: text[..<(mark ?? amountStart)]).cleanName
    let amount = text[amountStart...].trimmed
    if mark != nil, amount.isEmpty, !name.isEmpty { return .remove(name) }
    let tokens = SpokenToken.tokens(of: name)
    guard !name.isEmpty, !name.isLonger(than: TextLimits.container),
      name.contains(where: \.isLetter), UnitWord.named(name) == nil,
      SpokenNumber(tokens[...])?.tokenCount != tokens.count
    else { throw WaterAmountError(texts.containerName(name)) }
    let volume = try self.amount(amount, unit: nil, for: .container).volume
    return .set(DrinkContainer(name: name, volume: volume))
  }

  /// The name alone: "mug" for "my mug holds".
  private static func name(in text: Substring) -> String {
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    while words.count > 1, AmountWords.determiners.contains(String(words[words.startIndex]).folded)
    {
      words.removeFirst()
    }
    while words.count > 1, let last = words.last, AmountWords.holds.contains(String(last).folded) {
      words.removeLast()
    }
    return words.joined(separator: " ")
  }

  /// Where the last number that follows a blank begins: "desk bottle 675 ml".
  private static func lastNumber(in text: String) -> String.Index? {
    text.indices.dropFirst().last {
      text[$0].isASCIIDigit && text[text.index(before: $0)].isWhitespace
    }
  }
}
