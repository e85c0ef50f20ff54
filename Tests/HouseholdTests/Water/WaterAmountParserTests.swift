import Household
import TestSupport
import Testing

@Suite struct WaterAmountParserTests {
  static let containers = [
    DrinkContainer(name: "Desk bottle", volume: Volume(microliters: 675_000)),
    DrinkContainer(name: "Café glass", volume: Volume(microliters: 200_000)),
    DrinkContainer(name: "can", volume: Volume(microliters: 330_000)),
    DrinkContainer(name: "bottle 2", volume: Volume(microliters: 1_000_000)),
  ]

  static func parser(_ system: UnitSystem) -> WaterAmountParser {
    WaterAmountParser(system: system, containers: containers)
  }

  @Test(
    "an amount in words or digits",
    arguments: [
      ("250", "", UnitSystem.metric, "250 ml"), ("250 ml", "", .metric, "250 ml"),
      ("0.25 l", "", .metric, "0.25 l"), ("0,25 l", "", .metric, "0.25 l"),
      ("25 cl", "", .metric, "25 cl"), ("25cl", "", .metric, "25 cl"),
      ("2 dl", "", .metric, "20 cl"),
      ("333.3", "", .metric, "333.3 ml"), (" 250\u{a0}ML ", "", .metric, "250 ml"),
      ("2.5e2", "", .metric, "250 ml"), ("16.9-oz bottle", "", .us, "16.9 fl oz"),
      ("8", "", .us, "8 fl oz"), ("8", "", .uk, "8 UK fl oz"), ("8 fl oz", "", .us, "8 fl oz"),
      ("8 fl. oz.", "", .us, "8 fl oz"), ("8oz", "", .us, "8 fl oz"),
      ("8 ounces", "", .metric, "8 fl oz"),
      ("20 fl oz", "", .uk, "20 UK fl oz"), ("20 US fl oz", "", .uk, "20 fl oz"),
      ("20 imp fl oz", "", .us, "20 UK fl oz"), ("1 imperial pint", "", .us, "1 UK pint"),
      ("1 pint", "", .us, "1 pint"), ("1 pint", "", .uk, "1 UK pint"),
      ("1 pint", "", .metric, "1 pint"),
      ("1", "pint", .uk, "1 pint"), ("1", "uk_pint", .us, "1 UK pint"),
      ("20", "fl_oz", .uk, "20 fl oz"),
      ("20", "fl oz", .uk, "20 UK fl oz"), ("20", "OZ", .us, "20 fl oz"),
      ("2", "cups", .metric, "2 cups"),
      ("20 fl_oz", "", .uk, "20 fl oz"), ("20 oz", "uk_fl_oz", .us, "20 UK fl oz"),
      ("1 pint", "pint", .uk, "1 pint"), ("250 ml", "ml", .us, "250 ml"),
      ("250 ml", "Milliliters", .us, "250 ml"), ("16.9 oz bottle", "", .us, "16.9 fl oz"),
      ("half a litre", "", .metric, "0.5 l"), ("half litre", "", .metric, "0.5 l"),
      ("a half liter", "", .metric, "0.5 l"), ("a quarter of a litre", "", .metric, "0.25 l"),
      ("one and a half litres", "", .metric, "1.5 l"), ("1 and a half l", "", .metric, "1.5 l"),
      ("a litre and a half", "", .metric, "1.5 l"),
      ("½ l", "", .metric, "0.5 l"), ("1½ cups", "", .us, "1.5 cups"),
      ("1 1/2 cups", "", .us, "1.5 cups"),
      ("1/2 pint", "", .us, "0.5 pints"), ("1⁄2 pint", "", .us, "0.5 pints"),
      ("two cups", "", .us, "2 cups"), ("a cup of water", "", .us, "1 cup"),
      ("three quarters of a litre", "", .metric, "0.75 l"), ("3/4 l", "", .metric, "0.75 l"),
      ("about 250 ml", "", .metric, "250 ml"), ("~250ml", "", .metric, "250 ml"),
      ("+250 ml", "", .metric, "250 ml"), ("250 ml of water", "", .metric, "250 ml"),
      ("a 500 ml bottle", "", .metric, "500 ml"), ("two 500 ml bottles", "", .metric, "1000 ml"),
      ("2 x 330 ml", "", .metric, "660 ml"), ("2x330ml", "", .metric, "660 ml"),
      ("3 × 0,5 l", "", .metric, "1.5 l"), ("a gallon", "", .us, "8 pints"),
      ("1 quart", "", .uk, "2 UK pints"), ("1.000 ml", "", .metric, "1000 ml"),
      ("1,000 ml", "", .metric, "1000 ml"), ("1 000 ml", "", .metric, "1000 ml"),
      ("1'000 ml", "", .metric, "1000 ml"), ("1.250", "", .metric, "1250 ml"),
      ("1.000 l", "", .metric, "1 l"), ("1.250 l", "", .metric, "1.25 l"),
      ("0,333 l", "", .metric, "0.333 l"),
      ("1.250,5 ml", "", .metric, "1250.5 ml"), ("1,250.5 ml", "", .metric, "1250.5 ml"),
      ("16.900 fl oz", "", .us, "16.9 fl oz"), ("２５０毫升", "", .metric, "250 ml"),
      ("250毫升", "", .us, "250 ml"), ("半升", "", .metric, "0.5 l"), ("8盎司", "", .us, "8 fl oz"),
      ("ein halber Liter", "", .metric, "0.5 l"), ("250 Milliliter", "", .metric, "250 ml"),
      ("un demi-litre", "", .metric, "0.5 l"), ("25 centilitres d'eau", "", .metric, "25 cl"),
      ("medio litro de agua", "", .metric, "0.5 l"), ("250 mililitros", "", .metric, "250 ml"),
      ("meio litro de água", "", .metric, "0.5 l"), ("pół litra", "", .metric, "0.5 l"),
      ("250 mililitrów", "", .metric, "250 ml"), ("8 onzas", "", .us, "8 fl oz"),
      ("8 onças", "", .us, "8 fl oz"),
      ("desk bottle", "", .metric, "1 Desk bottle"),
      ("a desk bottle", "", .metric, "1 Desk bottle"),
      ("my desk bottle", "", .metric, "1 Desk bottle"),
      ("2 DESK BOTTLES", "", .metric, "2 Desk bottle"),
      ("0.5 desk bottle", "", .metric, "0.5 Desk bottle"),
      ("half a desk bottle", "", .us, "0.5 Desk bottle"),
      ("0.5", "desk bottle", .metric, "0.5 Desk bottle"),
      ("2 cafe glasses", "", .metric, "2 Café glass"),
      ("CAFE\u{301} GLASS", "", .metric, "1 Café glass"), ("2", "can", .us, "2 can"),
      ("a 12 oz can", "", .us, "12 fl oz"), ("bottle 2", "", .metric, "1 bottle 2"),
      ("2 desk bottles of water", "", .metric, "2 Desk bottle"), ("1 can", "can", .us, "1 can"),
      (".5 l", "", .metric, "0.5 l"), ("1-1/2 cups", "", .us, "1.5 cups"),
      ("sixteen ounces", "", .us, "16 fl oz"), ("twenty oz", "", .us, "20 fl oz"),
      ("twenty-four ounces", "", .us, "24 fl oz"), ("sixty four oz", "", .us, "64 fl oz"),
      ("two hundred and fifty ml", "", .metric, "250 ml"), ("a hundred ml", "", .metric, "100 ml"),
      ("one thousand two hundred ml", "", .metric, "1200 ml"),
      ("fifteen hundred ml", "", .metric, "1500 ml"),
      ("Twenty-one and a half oz", "", .us, "21.5 fl oz"),
      ("a sixteen-ounce bottle", "", .us, "16 fl oz"),
      ("couple of cups", "", .us, "2 cups"), ("a couple cups", "", .us, "2 cups"),
      ("250 ml x2", "", .metric, "500 ml"), ("a desk bottle x 2", "", .metric, "2 Desk bottle"),
      ("2 bottles of 500 ml", "", .metric, "1000 ml"), ("2 cans of 355ml", "", .metric, "710 ml"),
      ("2 glasses of 200ml each", "", .metric, "400 ml"),
      ("2 500 ml bottles", "", .metric, "1000 ml"), ("1 1/2 l bottle", "", .metric, "1.5 l"),
      ("1,250 l", "", .metric, "1.25 l"), ("1,250", "", .metric, "1250 ml"),
      ("2 8-oz glasses", "", .us, "16 fl oz"), ("3 16.9 oz bottles", "", .us, "50.7 fl oz"),
      ("250ml of tea", "", .metric, "250 ml"), ("250ml coffee", "", .metric, "250 ml"),
      ("a cup of green tea", "", .us, "1 cup"), ("1,000 ml", "", .us, "1000 ml"),
      ("1,5 cups", "", .us, "1.5 cups"), ("5 l", "", .metric, "5 l"),
      ("5000", "", .metric, "5000 ml"), ("1 ml", "", .metric, "1 ml"),
      // Number words and parts in the languages of the units.
      ("zwei Liter", "", .metric, "2 l"), ("anderthalb Liter", "", .metric, "1.5 l"),
      ("deux litres", "", .us, "2 l"), ("un litre et demi", "", .metric, "1.5 l"),
      ("dos litros de agua", "", .metric, "2 l"), ("dwa i pół litra", "", .metric, "2.5 l"),
      ("trois quarts de litre", "", .metric, "0.75 l"),
      ("un quart de litre d'eau", "", .metric, "0.25 l"),
      ("drei Viertel Liter", "", .metric, "0.75 l"), ("ein Viertelliter", "", .metric, "0.25 l"),
      ("tres cuartos de litro", "", .metric, "0.75 l"), ("三升", "", .metric, "3 l"),
      ("deux bouteilles de 50 cl", "", .metric, "100 cl"), ("three quarts", "", .us, "6 pints"),
      ("bottle of 500 ml", "", .metric, "500 ml"), ("Glas 0,3 l", "", .metric, "0.3 l"),
      ("verre de 25 cl", "", .metric, "25 cl"), ("my 500 ml bottle", "", .metric, "500 ml"),
      ("1/2 a litre", "", .metric, "0.5 l"), ("1/3 of a can", "", .metric, "0.333 can"),
      ("a full can", "", .metric, "1 can"), ("my whole desk bottle", "", .metric, "1 Desk bottle"),
      ("plus 100 ml", "", .metric, "100 ml"),
      // Whose it was, and that it was one more, are no part of a name.
      ("half my desk bottle", "", .metric, "0.5 Desk bottle"),
      ("half of the desk bottle", "", .metric, "0.5 Desk bottle"),
      ("two of my cans", "", .metric, "2 can"), ("2x can", "", .metric, "2 can"),
      ("another can", "", .metric, "1 can"), ("2 more cans", "", .metric, "2 can"),
      ("another 250 ml", "", .metric, "250 ml"), ("250 ml more", "", .metric, "250 ml"),
      ("my can of tea", "", .metric, "1 can"), ("1", "my can", .metric, "1 can"),
      ("pint", "", .uk, "1 UK pint"), ("1.5 ml", "", .metric, "1.5 ml"),
      ("2", "ml", .metric, "2 ml"), ("150 fl oz", "", .us, "150 fl oz"),
      ("64", "", .us, "64 fl oz"),
      ("ungefähr 250 ml", "", .metric, "250 ml"), ("at most 250 ml", "", .metric, "250 ml"),
      ("an eighth of a litre", "", .metric, "0.125 l"), ("⅐ l", "", .metric, "0.143 l"),
      ("two fifths of a litre", "", .metric, "0.4 l"),
    ])
  func drink(text: String, unit: String, system: UnitSystem, expected: String) throws {
    #expect(try Self.parser(system).drink(text, unit: unit).written == expected)
  }

  @Test(
    "amounts that cannot be are refused, with a way out",
    arguments: [
      ("", "", UnitSystem.metric, "250 ml"), ("  ", "", .metric, "250 ml"),
      ("lots", "", .metric, "250 ml"),
      ("NaN", "", .metric, "250 ml"), ("inf", "", .metric, "250 ml"), ("0", "", .metric, "is 0"),
      ("0.0 l", "", .metric, "is 0"), ("-250", "", .metric, "undo_last_change"),
      ("- 250 ml", "", .metric, "delete_water_entry"), ("minus 8 oz", "", .us, "undo_last_change"),
      ("−250 ml", "", .metric, "undo_last_change"),
      ("-2 desk bottles", "", .metric, "undo_last_change"),
      ("250", "l", .metric, "Did you mean 250 ml?"), ("250 l", "", .us, "Did you mean 250 ml?"),
      ("250000", "", .metric, "Did you mean 250 ml?"),
      ("250 fl oz", "", .us, "Did you mean 250 ml?"),
      ("0.5", "", .metric, "Did you mean 0.5 l?"), ("6 l", "", .metric, "several drinks"),
      ("5001 ml", "", .metric, "more than 5 l"),
      ("20 desk bottles", "", .metric, "20 × Desk bottle"),
      ("0.001 ml", "", .metric, "too little"), ("1e308", "", .metric, "1e+308 ml"),
      ("250 bukket", "", .metric, "Desk bottle (675 ml)"),
      ("1", "bukket", .metric, "Desk bottle (675 ml)"),
      ("a glass of water", "", .metric, "Café glass (200 ml)"),
      ("250 ml", "l", .metric, "Give the unit once"),
      ("2 desk bottles", "ml", .metric, "Give the unit once"), ("8-12 oz", "", .us, "cannot read"),
      ("250 ml 300 ml", "", .metric, "more than one amount"), ("50%", "", .metric, "no unit"),
      ("1.2.3 l", "", .metric, "cannot read"), ("1/0 l", "", .metric, "cannot read"),
      ("ml", "", .metric, "How many ml?"), ("1 tasse", "", .metric, "no unit"),
      ("99999999999999999999999999", "", .metric, "more than 5 l"),
      ("250 ml -", "", .metric, "no unit"), ("1e308", "", .us, "more than 5 l"),
      ("999999999999999 gallons", "", .metric, "more than 5 l"),
      (
        "1,000", "", .us, "1000 fl oz is more than 5 l (169.1 fl oz) at once. Did you mean 1000 ml?"
      ),
      ("1,000", "", .uk, "1000 UK fl oz is more than"),
      ("1,000 oz", "", .metric, "US fl oz is more"),
      ("16,900 fl oz", "", .us, "Did you mean 16.9 fl oz?"),
      ("12,500 ml", "", .metric, "12500 ml is more"),
      ("200 ml each", "", .metric, "no unit"),
      ("1,000 desk bottles", "", .us, "1000 × Desk bottle"),
      ("two fifty ml", "", .metric, "more than one amount"),
      ("2 l a day", "", .metric, "no unit"), ("250 ml yesterday", "", .metric, "no unit"),
      ("250 ml at 8", "", .metric, "a time goes into \"at\""),
      ("8 12 oz", "", .us, "more than one amount"),
      ("250 ml and 330 ml", "", .metric, "logged one by one"),
      ("250ml+330ml", "", .metric, "logged one by one"),
      ("two cans and a mug", "", .metric, "more than one amount"),
      ("a mug", "", .metric, "how much is in \"mug\""), ("1", "mug", .metric, "how much is in"),
      ("10 l", "", .metric, "several drinks"),
    ])
  func refusedDrink(text: String, unit: String, system: UnitSystem, part: String) {
    let error = #expect(throws: WaterAmountError.self) {
      try Self.parser(system).drink(text, unit: unit)
    }
    #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
  }

  @Test(
    arguments: [
      ("1.5", UnitSystem.metric, "this would be 1.5 ml. Did you mean 1.5 l?"),
      ("2", .metric, "Did you mean 2 l or 2 cups?"), ("1½", .metric, "Did you mean 1.5 l?"),
      ("8", .metric, "8 cups or 8 US fl oz"), ("16", .metric, "16 US fl oz?"),
      ("another one", .metric, "1 l or 1 cup"), ("0.5", .us, "Did you mean 0.5 l?"),
      ("150", .us, "this would be 150 fl oz. Did you mean 150 ml?"),
      ("1", .us, "1 l or 1 cup"), ("100", .uk, "Did you mean 100 ml?"),
    ])
  func `a bare number that is odd in its unit and usual in another is asked about`(
    text: String, system: UnitSystem, part: String
  ) {
    let error = #expect(throws: WaterAmountError.self) { try Self.parser(system).drink(text) }
    #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
  }

  @Test(
    "numbers that cannot be",
    arguments: [
      0, -0.0, -250, .nan, .infinity, -.infinity, 1e308, 250_000, .leastNonzeroMagnitude, 0.4,
    ])
  func refusedNumber(number: Double) {
    #expect(throws: WaterAmountError.self) { try Self.parser(.metric).drink(number) }
  }

  @Test("a number is a number of the unit, else of the preferred one")
  func number() throws {
    #expect(try Self.parser(.metric).drink(333.3).written == "333.3 ml")
    #expect(try Self.parser(.us).drink(8).written == "8 fl oz")
    #expect(try Self.parser(.us).drink(8, unit: " ").written == "8 fl oz")
    #expect(try Self.parser(.us).drink(250, unit: "ml").written == "250 ml")
    #expect(try Self.parser(.us).drink(1, unit: "gallon").written == "8 pints")
  }

  @Test(
    "goals",
    arguments: [
      ("83.2", "oz", UnitSystem.us, "83.2 fl oz"), ("64 fl oz", "", .metric, "64 fl oz"),
      ("2500", "", .metric, "2500 ml"), ("2.500", "", .metric, "2500 ml"),
      ("2,5 l", "", .us, "2.5 l"),
      ("6300", "", .metric, "6300 ml"), ("15 l", "", .metric, "15 l"),
      ("0.2 l", "", .metric, "0.2 l"),
      ("a gallon", "", .us, "8 pints"), ("8 cups", "", .us, "8 cups"),
      ("15.000 ml", "", .metric, "15000 ml"),
      ("2 l a day", "", .metric, "2 l"), ("2000 ml per day", "", .metric, "2000 ml"),
      ("64 oz/day", "", .us, "64 fl oz"), ("sixty four ounces", "", .us, "64 fl oz"),
      ("2 l water daily", "", .metric, "2 l"), ("2000 a day", "", .metric, "2000 ml"),
      ("4 desk bottles", "", .metric, "4 Desk bottle"), ("2.000 l", "", .metric, "2 l"),
    ])
  func goal(text: String, unit: String, system: UnitSystem, expected: String) throws {
    #expect(try Self.parser(system).goal(text, unit: unit).written == expected)
  }

  @Test(
    "goals that cannot be are refused with what was probably meant",
    arguments: [
      ("3", "", UnitSystem.metric, "Did you mean 3 l?"), ("3", "", .us, "Did you mean 3 l?"),
      ("64", "", .metric, "Did you mean 64 US fl oz?"), ("8", "", .metric, "Did you mean 8 cups?"),
      ("100 l", "", .metric, "Did you mean 100 US fl oz?"),
      ("2000", "l", .metric, "Did you mean 2000 ml?"),
      ("2000", "", .us, "Did you mean 2000 ml?"), ("0", "", .metric, "0.2 l"),
      ("-1", "", .metric, "0.2 l to 15 l"), ("1 ml", "", .us, "(6.8 fl oz)"),
      ("15001 ml", "", .metric, "15 l"),
      ("199 ml", "", .metric, "0.2 l"),
      ("1e308", "", .metric, "1e+308 ml"), ("lots", "", .metric, "cannot read"),
      ("500", "", .us, "Did you mean 500 ml?"), ("8", "", .us, "Did you mean 8 cups?"),
      ("+500 ml", "", .metric, "whole goal"), ("500 ml more", "", .metric, "whole goal"),
    ])
  func refusedGoal(text: String, unit: String, system: UnitSystem, part: String) {
    let error = #expect(throws: WaterAmountError.self) {
      try Self.parser(system).goal(text, unit: unit)
    }
    #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
  }

  @Test func `a pint in words is imperial for the British, whatever their units are`() throws {
    let parser = WaterAmountParser(system: .metric, isImperial: true)
    #expect(try parser.drink("a pint").written == "1 UK pint")
    #expect(try parser.drink("8 oz").written == "8 UK fl oz")
    #expect(try parser.drink("1", unit: "pint").written == "1 pint")
    #expect(try parser.drink("1 US pint").written == "1 pint")
  }

  @Test func `a container may be called like a word before an amount`() throws {
    let mug = DrinkContainer(name: "Max mug", volume: Volume(microliters: 300_000))
    let parser = WaterAmountParser(system: .metric, containers: [mug])
    for text in ["Max mug", "a Max mug", "about 1 Max mug", "max 300 ml"] {
      #expect(try parser.drink(text).volume.milliliters == 300)
    }
  }

  @Test("a unit without a number is one of it where that can be drunk")
  func oneOfAUnit() throws {
    #expect(try Self.parser(.metric).drink(one: "desk bottle").volume.milliliters == 675)
    #expect(try Self.parser(.metric).drink(one: "uk_pint").written == "1 UK pint")
    #expect(throws: WaterAmountError.self) { try Self.parser(.metric).drink(one: "ml") }
    #expect(throws: WaterAmountError.self) { try Self.parser(.metric).drink(one: "bukket") }
  }

  @Test(
    "containers are named in the settings",
    arguments: [
      ("desk bottle = 675 ml", "desk bottle", 675.0), ("desk bottle: 0,675 l", "desk bottle", 675),
      ("  Mum's mug=12 fl oz ", "Mum's mug", 354.882), ("desk bottle 675 ml", "desk bottle", 675),
      ("desk bottle 675", "desk bottle", 675), ("bottle 2 = 1 l", "bottle 2", 1000),
      ("水瓶 = 500毫升", "水瓶", 500),
      ("my mug = 300 ml", "mug", 300), ("my big bottle holds 1 l", "big bottle", 1000),
      ("the mug is 300 ml", "mug", 300), ("My = 300 ml", "My", 300),
      ("a/b: c = 1 cup", "a/b: c", 236.588),
    ])
  func container(text: String, name: String, milliliters: Double) throws {
    let change = try WaterAmountParser(system: .metric).containerChange(text)
    let volume = try #require(Volume(milliliters: milliliters))
    #expect(change == .set(DrinkContainer(name: name, volume: volume)))
  }

  @Test("a container is forgotten by naming nothing in it")
  func forgottenContainer() throws {
    #expect(
      try WaterAmountParser(system: .metric).containerChange("desk bottle =")
        == .remove("desk bottle"))
  }

  @Test(
    arguments: [
      "desk bottle", "= 675 ml", "675 ml", "cup = 240 ml", "ml = 3", "2 = 1 l", "half = 1 l", "",
      "flask = 1", "bottle = lots", "bottle = 6 l", "bottle = 0", "12 oz = 355 ml",
      "a name that is much longer than any bottle needs = 1 l", "🫗 = 1 l",
    ])
  func refusedContainer(text: String) {
    #expect(throws: WaterAmountError.self) {
      try WaterAmountParser(system: .metric).containerChange(text)
    }
  }

  @Test("whatever is written, the answer is an amount within the limits or a sentence")
  func anyText() {
    let words = [
      "twenty", "hundred", "thousand", "couple", "tea", "bottles", "day", "x2", "1-1/2", ".5",
      "250", "ml", "0,25", "l", "½", "1/2", "half", "a", "of", "water", "two", "cups", "desk",
      "bottle",
      "x", "×", "-", "+", "~", "1.000", "1,000", "1'000", "and", "pint", "fl", "oz", "e", "9", "uk",
      ".",
      "半", "升", "🫗", "quarters", "can", "1e9", "/", "000", "999999999999999999999", "gallon",
      "\u{301}",
    ]
    var random = SeededGenerator(seed: 13)
    for _ in 0..<4_000 {
      let text = (0..<Int.random(in: 1...6, using: &random))
        .map { _ in words[Int.random(in: 0..<words.count, using: &random)] }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      let system = UnitSystem.allCases.randomElement(using: &random) ?? .us
      let unit = Bool.random(using: &random) ? words.randomElement(using: &random) : nil
      do {
        let amount = try Self.parser(system).drink(text, unit: unit)
        #expect((1...5000).contains(amount.volume.milliliters), "\(text)")
        #expect(WaterAmount(written: amount.written, volume: amount.volume) == amount, "\(text)")
      } catch {
        #expect(error.description.hasSuffix(".") || error.description.hasSuffix("?"))
      }
      _ = try? Self.parser(system).goal(text, unit: unit)
      _ = try? Self.parser(system).containerChange(text)
    }
  }

  @Test("a changed container leaves old entries as they were")
  func changedContainer() throws {
    let old = try Self.parser(.metric).drink("desk bottle")
    let read = WaterAmount(written: old.written, volume: old.volume)
    let changed = DrinkContainer(name: "Desk bottle", volume: Volume(microliters: 700_000))
    let parser = WaterAmountParser(system: .metric, containers: [changed])
    #expect(try parser.drink("desk bottle").volume.milliliters == 700)
    #expect(read.volume.milliliters == 675)
  }

  @Test(
    "where nothing tells the units, a bare number that only ounces make a drink or a goal is ounces",
    arguments: [
      ("8", "8 US fl oz (237 ml)"), ("16.9", "16.9 US fl oz (500 ml)"), ("250", "250 ml"),
    ])
  func guessed(_ text: String, _ amount: String) throws {
    let parser = WaterAmountParser(system: .metric, isUnitGuessed: true)
    #expect(try parser.drink(text).text(in: .metric) == amount)
    #expect(try parser.goal("80").text(in: .metric) == "80 US fl oz (2366 ml)")
    #expect(try parser.goal("2000").text(in: .metric) == "2000 ml")
    for open in ["1.5", "2", "3"] {
      #expect(throws: WaterAmountError.self) { try parser.drink(open) }
    }
    #expect(throws: WaterAmountError.self) { try WaterAmountParser(system: .metric).drink("8") }
  }
}
