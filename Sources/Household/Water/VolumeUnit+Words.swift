/// What a word for a unit stands for.
struct UnitWord: Equatable {
  /// The unit for everybody but those who mean imperial ones.
  let unit: VolumeUnit
  /// The unit for those who mean imperial ones.
  let ukUnit: VolumeUnit
  /// How many of the unit one of the word is: a decilitre is ten centilitres.
  let times: Double

  init(_ unit: VolumeUnit, uk ukUnit: VolumeUnit? = nil, times: Double = 1) {
    self.unit = unit
    self.ukUnit = ukUnit ?? unit
    self.times = times
  }

  /// Looks up a word or words as they were written, whatever their case, accents, blanks and dots.
  static func named(_ text: String) -> UnitWord? {
    table[key(text)]
  }

  /// The form in which words are compared: folded, letters only.
  static func key(_ text: String) -> String {
    text.folded.filter(\.isLetter)
  }

  /// All accepted words.
  ///
  /// Words for a cup or a glass in other languages are left out: they name no measure. So is the
  /// French "pinte", which is half a litre in a bar and 0.93 l in a book.
  private static let table: [String: UnitWord] = {
    let words: [(UnitWord, [String])] = [
      (
        UnitWord(.milliliter),
        [
          "ml", "mls", "milliliter", "milliliters", "millilitre", "millilitres", "mil", "mils",
          "cc", "ccm", "mililitro", "mililitros", "mililitr", "mililitry", "mililitrow", "毫升",
        ]
      ),
      (
        UnitWord(.centiliter),
        [
          "cl", "centiliter", "centiliters", "centilitre", "centilitres", "zentiliter",
          "centilitro", "centilitros", "centylitr", "centylitry", "centylitrow", "厘升",
        ]
      ),
      (
        UnitWord(.centiliter, times: 10),
        [
          "dl", "deciliter", "deciliters", "decilitre", "decilitres", "deziliter", "decilitro",
          "decilitros", "decylitr", "decylitry", "decylitrow", "分升",
        ]
      ),
      (
        UnitWord(.liter),
        [
          "l", "lt", "ltr", "ltrs", "liter", "liters", "litre", "litres", "litern", "litro",
          "litros", "litr", "litry", "litrow", "litra", "升", "公升",
        ]
      ),
      (
        // Here, and not among the numbers, since a quart alone is a measure of its own.
        UnitWord(.liter, times: 0.25),
        [
          "viertelliter", "viertellitern", "quartdelitre", "quartsdelitre", "cuartodelitro",
          "cuartosdelitro", "quartodelitro", "quartosdelitro", "czwartelitra", "cwierclitra",
        ]
      ),
      (
        UnitWord(.fluidOunce, uk: .ukFluidOunce),
        [
          "oz", "ozs", "ounce", "ounces", "floz", "flozs", "fluidoz", "fluidounce", "fluidounces",
          "flounce", "flounces", "unze", "unzen", "once", "onces", "onza", "onzas", "onca", "oncas",
          "uncja", "uncje", "uncji", "盎司", "液盎司", "液量盎司",
        ]
      ),
      (UnitWord(.cup), ["cup", "cups", "uscup", "uscups"]),
      (
        UnitWord(.pint, uk: .ukPint),
        ["pint", "pints", "pt", "pts", "pinta", "pintas", "品脱"]
      ),
      (UnitWord(.pint, uk: .ukPint, times: 2), ["quart", "quarts", "qt", "qts"]),
      (UnitWord(.pint, uk: .ukPint, times: 8), ["gallon", "gallons", "gal"]),
      (
        UnitWord(.fluidOunce),
        names(of: ["floz", "flozs", "oz", "fluidounce", "fluidounces"], "us")
      ),
      (UnitWord(.pint), names(of: ["pint", "pints", "pt"], "us")),
      (
        UnitWord(.ukFluidOunce),
        ["uk", "imp", "imperial", "british"].flatMap {
          names(
            of: ["floz", "flozs", "oz", "ounce", "ounces", "fluidounce", "fluidounces"], $0)
        }
      ),
      (
        UnitWord(.ukPint),
        ["uk", "imp", "imperial", "british"].flatMap { names(of: ["pint", "pints", "pt"], $0) }
      ),
    ]
    var table: [String: UnitWord] = [:]
    for (meaning, names) in words {
      for name in names { table[name] = meaning }
    }
    return table
  }()

  private static func names(of words: [String], _ country: String) -> [String] {
    words.map { country + $0 }
  }
}
