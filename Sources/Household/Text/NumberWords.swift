/// Numbers and the small words around amounts, folded, in the languages whose units are known.
enum NumberWords {
  /// "A loaf" is one loaf.
  static let articles: Set<String> = [
    "a", "an", "un", "une", "una", "uno", "ein", "eine", "einen", "einem", "einer", "eines", "um",
    "uma",
  ]

  /// Half of something.
  static let halves: Set<String> = [
    "half", "halb", "halbe", "halber", "halbes", "halben", "demi", "demie", "medio", "media",
    "meio", "meia", "pol",
  ]

  /// A fourth of something: it only counts before a unit.
  static let quarters: Set<String> = ["quarter", "viertel", "quart", "cuarto", "quarto", "cwierc"]

  /// Half of something in Chinese, before a unit or behind one.
  static let chineseHalf = "半"

  /// Two of something: "a couple of".
  static let couple = "couple"

  /// Parts of something behind a number or an article, "two thirds": less than a half only counts
  /// before a unit.
  static let parts: [String: Int] = [
    "half": 2, "halves": 2, "third": 3, "thirds": 3, "quarter": 4, "quarters": 4, "fourth": 4,
    "fourths": 4, "fifth": 5, "fifths": 5, "sixth": 6, "sixths": 6, "eighth": 8, "eighths": 8,
  ]

  /// Signs for parts of one: Unicode, Number Forms and Latin-1 Supplement.
  static let fractions: [Character: (above: Int, below: Int)] = [
    "¼": (1, 4), "½": (1, 2), "¾": (3, 4), "⅐": (1, 7), "⅑": (1, 9), "⅒": (1, 10), "⅓": (1, 3),
    "⅔": (2, 3), "⅕": (1, 5), "⅖": (2, 5), "⅗": (3, 5), "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6),
    "⅛": (1, 8), "⅜": (3, 8), "⅝": (5, 8), "⅞": (7, 8),
  ]

  /// What a number before them is multiplied by: "two hundred".
  static let multiples = ["hundred": 100, "thousand": 1000]

  /// Words that a program writes where it has no number.
  static let notNumbers: Set<String> = ["nan", "inf", "infinity", "undefined", "null"]

  /// What stands where there is no amount, no note or no section.
  static let nothing: Set<String> = ["none", "no", "n/a", "-", "–", "—"]

  /// Amounts that are no number, kept as they were said: "several", "quelques".
  static let vague: Set<String> = [
    "few", "several", "lots", "plenty", "einige", "mehrere", "quelques", "plusieurs", "algunos",
    "algunas", "alguns", "algumas", "varios", "varias", "kilka", "pare", "troche",
  ]

  /// The same behind an article alone: "a little", "ein paar", "un peu".
  static let vagueAfterArticle: Set<String> = [
    "few", "little", "bit", "lot", "paar", "wenig", "bisschen", "peu", "poco", "pouco",
  ]

  /// Whole numbers, and one and a half where a language has a word for it.
  static let values: [String: Rational] = {
    var values: [String: Rational] = [:]
    for (number, words) in spoken {
      for word in words.split(separator: " ") { values[String(word)] = Rational(number) }
    }
    for word in ["anderthalb", "eineinhalb", "poltora", "poltorej"] {
      values[word] = Rational(3, over: 2)
    }
    return values
  }()

  /// Between an amount and its thing.
  static let of: Set<String> = [
    "of", "de", "du", "des", "del", "do", "da", "dos", "das", "von", "vom",
  ]

  /// Between packs and what is in each: "2 Packungen à 500 g".
  static let each: Set<String> = ["a", "je"]

  /// An amount that is not meant exactly, word by word.
  static let approximate: [[String]] = [
    "about", "approx", "approximately", "around", "roughly", "circa", "ca", "etwa", "ungefahr",
    "environ", "env", "aprox", "aproximadamente", "okolo", "ok", "cerca de", "at least", "up to",
    "at most", "mindestens", "hochstens", "au moins", "al menos", "max", "min",
  ].map { $0.split(separator: " ").map(String.init) }

  /// Between two numbers or two things.
  static let and: Set<String> = ["and", "und", "et", "y", "e", "i"]

  /// Before the ends of a range, with "and" between them.
  static let between: Set<String> = ["between", "zwischen", "entre", "miedzy"]

  /// Between the ends of a range.
  static let to: Set<String> = [
    "to", "or", "bis", "oder", "a", "ou", "do", "lub", "ate", "o", "u", "albo",
  ]

  /// Between two amounts of one thing.
  static let plus: Set<String> = ["plus", "and", "und", "et", "mas", "mais"]

  /// Chinese digits.
  static let chinese: [Character: Int] = [
    "一": 1, "二": 2, "两": 2, "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
    "十": 10,
  ]

  /// Left out: words that mean something else in a list, such as elf, once and sei.
  private static let spoken: [(Int, String)] = [
    (1, "one jeden jedna jedno"), (2, "two deux zwei dwa dwie dois duas dos"),
    (3, "three trois drei trzy tres"), (4, "four quatre vier cztery quatro cuatro"),
    (5, "five cinq funf piec cinco"), (6, "six sechs szesc seis"),
    (7, "seven sept sieben siedem sete siete"), (8, "eight huit acht osiem oito ocho"),
    (9, "nine neuf neun dziewiec nove nueve"), (10, "ten dix zehn dziesiec dez diez"),
    (11, "eleven onze"), (12, "twelve douze zwolf dwanascie doze doce"), (13, "thirteen"),
    (14, "fourteen"), (15, "fifteen"), (16, "sixteen"), (17, "seventeen"), (18, "eighteen"),
    (19, "nineteen"), (20, "twenty"), (30, "thirty"), (40, "forty"), (50, "fifty"), (60, "sixty"),
    (70, "seventy"), (80, "eighty"), (90, "ninety"),
  ]
}
