import IntentJSON

/// Several items in one line: "milk, eggs and bread".
///
/// A comma splits unless it stands between two digits (1,5 kg), in parentheses, before a description
/// (tomatoes, chopped), before an amount that completes the item (eggs, 12), or as the only one before
/// something that is rather the kind of a thing than one (oil, olive). Semicolons and the Chinese
/// marks split the same. "And" splits the last part of a list with commas, and a line of two items
/// whose second begins with an amount or that are a word each ("milk and eggs"); never a known pair
/// such as mac and cheese.
enum CommaText {
  /// The items of a line, in order.
  ///
  /// With `splitsKinds` "oil, olive" and "oat milk and eggs" are two as well: for a look-up that found
  /// no such thing.
  static func items(of line: String, splitsKinds: Bool = false) -> [String] {
    let parts = CommaParts.parts(of: line)
    // More than could ever be taken: they are refused by their number, without a closer look.
    guard parts.count <= 2 * ItemLimits.itemsInACall else { return parts }
    var items: [String] = []
    for part in parts {
      if let last = items.last, completes(part, last) {
        items[items.count - 1] = last + ", " + part
      } else {
        items.append(part)
      }
    }
    guard let last = items.popLast() else { return [] }
    if !splitsKinds, items.count == 1, isKind(last), !line.contains(where: CommaParts.alwaysSplits)
    {
      return [items[0] + ", " + last]
    }
    return items + (items.isEmpty && !splitsKinds ? splitPair(last) : splitLast(last))
  }

  /// Whether `part` belongs to the item before it.
  private static func completes(_ part: String, _ item: String) -> Bool {
    // What is too long already is refused without a closer look.
    if item.isLonger(than: TextLimits.item) { return false }
    if !part.contains(where: { $0.isLetter || $0.isNumber }) { return true }
    if Preparation.describes(part) || isOpenDescription(item) { return true }
    guard ItemDraft.isAmount(part) || !part.contains(where: \.isLetter) else { return false }
    return !hasAmount(item)
  }

  /// Whether an item so far only describes: "2 lb boneless" in "2 lb boneless, skinless chicken".
  private static func isOpenDescription(_ item: String) -> Bool {
    nameAfterAmount(item).map(Preparation.onlyDescribes) == true
  }

  /// Whether a part is rather the kind of the thing before it than one of its own.
  private static func isKind(_ part: String) -> Bool {
    if hasAmount(part) || splitLast(part) != [part] { return false }
    guard let first = CommaParts.parts(of: part).first,
      let (_, name) = try? ItemDraft.trailingAmount(in: ItemDraft.withoutNotes(first).text)
    else { return false }
    return !Staples.names(name)
  }

  private static func hasAmount(_ text: String) -> Bool {
    var scanner = TextScanner(text)
    return (try? scanner.amount()) != nil
  }

  private static func nameAfterAmount(_ text: String) -> String? {
    var scanner = TextScanner(text)
    _ = try? scanner.amount()
    let rest = scanner.rest.trimmed
    return rest.isEmpty ? nil : rest
  }

  private static func splitLast(_ part: String) -> [String] {
    for word in ands where part.hasPrefix(word + " ") {
      return [String(part.dropFirst(word.count + 1)).trimmed]
    }
    return split(part) { _, _ in true }
  }

  private static func splitPair(_ part: String) -> [String] {
    split(part) { left, right in
      let isWordEach = ![left, right].contains { $0.contains(where: \.isBlank) }
      // "&" mostly stands in names: "Dungeons & Dragons".
      if isWordEach, !part.contains("&"), Staples.names(left), Staples.names(right) {
        return true
      }
      var whole = TextScanner(part)
      _ = try? whole.amount()
      return whole.index <= left.count && hasAmount(right) && nameAfterAmount(right) != nil
        && nameAfterAmount(left) != nil && !isOpenDescription(left)
        && ShoppingUnit.said(left) == nil
        && left.last?.digit == nil
    }
  }

  private static func split(_ part: String, where isFit: (String, String) -> Bool) -> [String] {
    guard !part.isLonger(than: TextLimits.item) else { return [part] }
    let words = part.split(whereSeparator: \.isBlank).map(String.init)
    let joints = words.indices.dropFirst().dropLast().reversed().filter {
      ands.contains(words[$0])
    }
    guard joints.count <= mostJoints else { return [part] }
    for index in joints {
      let pair = [words[index - 1], words[index + 1]].map(LetterFolding.folded)
      let left = words[..<index].joined(separator: " ")
      let right = words[(index + 1)...].joined(separator: " ")
      let isInBrackets = left.reduce(0) { CommaParts.depth($0, behind: $1) } > 0
      if !isInBrackets, !pairs.contains(pair), isFit(left, right) { return [left, right] }
    }
    if let at = part.firstIndex(of: "和"), at > part.startIndex, part.allSatisfy(\.isChinese) {
      let (left, right) = (String(part[..<at]), String(part[part.index(after: at)...]))
      if !right.isEmpty, isFit(left, right) { return [left, right] }
    }
    return [part]
  }

  /// How many words such as "and" a line has that is split there.
  private static let mostJoints = 8

  private static let ands = ["and", "und", "et", "y", "e", "i", "oraz", "&"]

  /// What stands on either side of an "and" that is part of a name.
  private static let pairs: Set<[String]> = [
    ["mac", "cheese"], ["macaroni", "cheese"], ["half", "half"], ["salt", "vinegar"],
    ["salt", "pepper"],
    ["pork", "beans"], ["fish", "chips"], ["cookies", "cream"], ["cookie", "cream"],
    ["head", "shoulders"], ["ben", "jerry's"], ["ben", "jerrys"], ["rice", "beans"],
    ["bread", "butter"], ["sweet", "sour"], ["ham", "cheese"], ["cheese", "onion"],
    ["cheese", "chives"], ["sour", "onion"], ["arm", "hammer"], ["johnson", "johnson"], ["m", "m"],
    ["m", "ms"], ["m", "m's"], ["a", "w"], ["h", "m"], ["jelly", "jam"], ["butter", "jelly"],
    ["lemon", "lime"], ["oil", "vinegar"], ["franks", "beans"], ["black", "white"],
    ["gin", "tonic"], ["lea", "perrins"], ["marks", "spencer"], ["procter", "gamble"],
  ]
}
