extension ShoppingUnit {
  /// Every unit: measures first, then what comes in packs.
  static let table: [ShoppingUnit] = measures + packs

  /// Measures with a sign.
  ///
  /// Factors are exact: NIST Special Publication 811 (2008), appendix B.8, for the avoirdupois pound
  /// and ounce and the US customary volumes; the British Weights and Measures Act 1985, schedule 1,
  /// for the imperial ones.
  private static let measures: [ShoppingUnit] = [
    measure("mg", .mass, 1, 1000, [.english: "mg, milligram, milligrams", .chinese: "毫克"]),
    measure(
      "g", .mass, 1, 1,
      [
        .english: "g, G, gr, gm, gms, gram, grams, gramme, grammes", .german: "Gramm",
        .polish: "gram, gramy, gramów", .portuguese: "grama, gramas", .spanish: "gramo, gramos",
        .chinese: "克, 公克",
      ]),
    measure("dag", .mass, 10, 1, [.german: "dag, dkg, Deka", .polish: "dag, dkg, deko"]),
    measure(
      "kg", .mass, 1000, 1,
      [
        .english: "kg, kgs, kilo, kilos, kilogram, kilograms, kilogramme, kilogrammes",
        .german: "Kilogramm", .polish: "kilogramy, kilogramów, kila",
        .portuguese: "quilo, quilos, quilograma, quilogramas",
        .spanish: "kilogramo, kilogramos", .chinese: "公斤, 千克",
      ]),
    measure(
      "oz", .mass, 28_349_523_125, 1_000_000_000,
      [
        .english: "oz, ozs, ounce, ounces", .french: "once, onces", .german: "Unze, Unzen",
        .portuguese: "onça, onças", .spanish: "onza, onzas", .polish: "uncja, uncje, uncji",
        .chinese: "盎司",
      ]),
    measure(
      "lb", .mass, 45_359_237, 100_000,
      [
        .english: "lb, lbs, pound, pounds", .spanish: "libra, libras",
        .polish: "funt, funty, funtów",
        .chinese: "磅",
      ]),
    measure(
      "Pfund", .mass, 500, 1, [.german: "Pfund, Pfd", .french: "livre, livres"]),
    measure("jin", .mass, 500, 1, [.chinese: "斤, 市斤"], symbol: "斤"),

    measure(
      "ml", .volume, 1, 1,
      [
        .english: "ml, mls, cc, millilitre, millilitres, milliliter, milliliters",
        .polish: "mililitr, mililitry, mililitrów",
        .portuguese: "mililitro, mililitros", .chinese: "毫升",
      ]),
    measure(
      "cl", .volume, 10, 1,
      [.english: "cl, centilitre, centilitres, centiliter, centiliters", .chinese: "厘升"]),
    measure(
      "dl", .volume, 100, 1,
      [.english: "dl, decilitre, decilitres, deciliter, deciliters", .chinese: "分升"]),
    measure(
      "l", .volume, 1000, 1,
      [
        .english: "l, L, lt, ltr, ltrs, litre, litres, liter, liters",
        .polish: "litr, litry, litrów, litra", .portuguese: "litro, litros", .chinese: "升, 公升",
      ]),
    spelled(
      "tsp", .volume, 492_892_159_375, 100_000_000_000,
      [
        .english: "tsp, tsp, tsps, t, teaspoon, teaspoons, teaspoonful, teaspoonfuls",
        .french: """
        c. à café, c. à café, cuillère à café, cuillères à café, c. à c., càc, cac, cc, cuill. à café, \
        cuillerée à café, cuillerées à café
        """,
        .german: "TL, TL, Teelöffel", .polish: "łyżeczka, łyżeczki, łyżeczek, łyżeczkę",
        .portuguese: "colher de chá, colheres de chá",
        .spanish: "cucharadita, cucharaditas, cdta, cdtas", .chinese: "茶匙, 小匙, 小勺",
      ]),
    spelled(
      "tbsp", .volume, 1_478_676_478_125, 100_000_000_000,
      [
        .english:
          "tbsp, tbsp, tbsps, tbs, tbl, T, tablespoon, tablespoons, tablespoonful, tablespoonfuls",
        .french: """
        c. à soupe, c. à soupe, cuillère à soupe, cuillères à soupe, c. à s., càs, cas, cs, cuill. à soupe, \
        cuillerée à soupe, cuillerées à soupe
        """,
        .german: "EL, EL, Esslöffel, Eßlöffel", .polish: "łyżka, łyżki, łyżek, łyżkę",
        .portuguese: "colher de sopa, colheres de sopa",
        .spanish: "cucharada, cucharadas, cda, cdas", .chinese: "汤匙, 湯匙, 大匙, 大勺",
      ]),
    measure(
      "fl_oz", .volume, 295_735_295_625, 10_000_000_000,
      [
        .english: "fl oz, floz, fluid ounce, fluid ounces, us fl oz, oz fl", .chinese: "液盎司",
      ], symbol: "fl oz"),
    measure(
      "uk_fl_oz", .volume, 284_130_625, 10_000_000,
      [.english: "UK fl oz, imp fl oz, uk_fl_oz, imperial fluid ounce, imperial fluid ounces"],
      symbol: "UK fl oz"),
    spelled(
      "cup", .volume, 2_365_882_365, 10_000_000,
      [
        .english: "cup, cups, c, C, cupful, cupfuls", .french: "tasse, tasses",
        .german: "Tasse, Tassen", .polish: "filiżanka, filiżanki, filiżanek",
        .portuguese: "xícara, xícaras, chávena, chávenas", .spanish: "taza, tazas", .chinese: "杯",
      ]),
    spelled(
      "pint", .volume, 473_176_473, 1_000_000,
      [
        .english: "pint, pints, pt, pts, us pint, us pints", .polish: "pinta, pinty",
        .chinese: "品脱",
      ]),
    spelled(
      "uk_pint", .volume, 56_826_125, 100_000,
      [.english: "UK pint, UK pints, imperial pint, imperial pints"]),
    spelled(
      "quart", .volume, 946_352_946, 1_000_000,
      [.english: "quart, quarts, qt, qts", .chinese: "夸脱"]),
    spelled(
      "gallon", .volume, 3_785_411_784, 1_000_000,
      [
        .english: "gallon, gallons, gal, gals", .spanish: "galón, galones",
        .portuguese: "galão, galões", .polish: "galon, galony, galonów", .chinese: "加仑",
      ]),
    spelled(
      "uk_gallon", .volume, 454_609, 100,
      [.english: "UK gallon, UK gallons, imperial gallon, imperial gallons"]),

    measure(
      "mm", .length, 1, 1000, [.english: "mm, millimetre, millimetres, millimeter, millimeters"]),
    measure(
      "cm", .length, 1, 100, [.english: "cm, centimetre, centimetres, centimeter, centimeters"]),
    measure(
      "m", .length, 1, 1,
      [
        .english: "m, metre, metres, meter, meters", .portuguese: "metro, metros",
        .polish: "metr, metry, metrów", .chinese: "米",
      ]),
    spelled("inch", .length, 254, 10_000, [.english: "inch, inches"]),
    measure("ft", .length, 3048, 10_000, [.english: "ft"]),
    measure("yd", .length, 9144, 10_000, [.english: "yd, yds, yard, yards"]),

    spelled(
      "dozen", .count, 12, 1,
      [
        .english: "dozen, dozen, dozens, doz, dz", .french: "douzaine, douzaines",
        .german: "Dutzend, Dutzend", .polish: "tuzin, tuziny, tuzinów",
        .portuguese: "dúzia, dúzias", .spanish: "docena, docenas", .chinese: "打",
      ]),
    measure(
      "", .count, 1, 1,
      [
        .english: "ct, count, ea, each, pc, pcs", .german: "Stk, Stck, Stück, Stücke",
        .polish: "szt, sztuka, sztuki, sztuk, sztukę",
        .portuguese: "unid, unidade, unidades",
        .spanish: "ud, uds, unidad, unidades, pieza, piezas",
        .chinese: "个, 個, 只, 隻, 颗, 顆, 粒, 枚, 头",
      ]),
  ]

  private static func measure(
    _ id: String, _ dimension: Dimension, _ numerator: Int, _ denominator: Int,
    _ words: [Language: String], symbol: String? = nil
  ) -> ShoppingUnit {
    ShoppingUnit(
      id: id, dimension: dimension, numerator: numerator, denominator: denominator,
      symbol: symbol ?? id, words: words)
  }

  private static func spelled(
    _ id: String, _ dimension: Dimension, _ numerator: Int, _ denominator: Int,
    _ words: [Language: String]
  ) -> ShoppingUnit {
    ShoppingUnit(
      id: id, dimension: dimension, numerator: numerator, denominator: denominator, symbol: nil,
      words: words)
  }

  init(
    id: String, dimension: Dimension, numerator: Int, denominator: Int, symbol: String?,
    words: [Language: String]
  ) {
    self.id = id
    self.dimension = dimension
    self.factor = Rational(numerator, over: denominator) ?? Rational(1)
    self.symbol = symbol
    self.words = words.mapValues { list in
      list.split(separator: ",").map { word in String(word.drop { $0 == " " }) }
    }
  }
}
