/// A unit in which things are bought or measured in a kitchen.
///
/// `table` is the only list of units; reading, printing and adding all go by it.
package struct ShoppingUnit: Sendable {
  /// What a unit measures.
  ///
  /// Amounts add up within a dimension, never across: a density is a guess.
  enum Dimension: Hashable, Sendable {
    /// In grams.
    case mass
    /// In millilitres.
    case volume
    /// In metres.
    case length
    /// In pieces, like an amount without a unit.
    case count
    /// A pack of its own kind, which adds up with nothing else.
    case pack
  }

  /// A language whose words for units are known.
  package enum Language: String, CaseIterable, Sendable {
    /// English, American and British.
    case english = "en"
    case french = "fr"
    case german = "de"
    case polish = "pl"
    case portuguese = "pt"
    case spanish = "es"
    /// Chinese, simplified and traditional.
    case chinese = "zh"
  }

  /// The name in files and answers, such as "kg", "fl_oz" or "can".
  package let id: String
  /// What it measures.
  let dimension: Dimension
  /// How many grams, millilitres, metres or pieces one of it is.
  let factor: Rational
  /// The sign printed after a number in every language; nil for a unit printed as a word.
  let symbol: String?
  /// The accepted words by language: singular, plural, then (Polish) the form after five, then
  /// others.
  let words: [Language: [String]]

  package static func named(_ id: String) -> ShoppingUnit? {
    byID[id]
  }

  /// The word behind a number (nil: a range or other words): "kg", "can", "cans", "Dosen".
  ///
  /// Plural rules after Unicode CLDR: French and Portuguese count up to two as one, Polish has a form
  /// of its own from five on, Chinese has none.
  func printed(after number: Rational?, in language: Language) -> String {
    if let symbol { return symbol }
    let forms = words[language] ?? words[.english] ?? [id]
    let form: Int
    switch (language, number) {
    case (.chinese, _): form = 0
    case (.french, let number?), (.portuguese, let number?): form = number < Rational(2) ? 0 : 1
    case (.polish, let number?): form = Self.polishForm(number)
    case (_, let number?): form = number > Rational(1) ? 1 : 0
    case (_, nil): form = 1
    }
    return forms.dropFirst(form).first ?? forms.last ?? id
  }

  private static func polishForm(_ number: Rational) -> Int {
    guard number.isWhole else { return 1 }
    let (tens, ones) = (number.numerator % 100, number.numerator % 10)
    if number == Rational(1) { return 0 }
    return (2...4).contains(ones) && !(12...14).contains(tens) ? 1 : 2
  }

  private static let byID: [String: ShoppingUnit] = Dictionary(
    table.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
