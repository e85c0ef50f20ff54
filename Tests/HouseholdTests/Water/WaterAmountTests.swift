import Household
import Testing

@Suite struct WaterAmountTests {
  static let bottle = DrinkContainer(name: "desk bottle", volume: Volume(microliters: 675_000))

  @Test(
    "an answer names which unit, and its volume in the person's",
    arguments: [
      (WaterAmount(8, .fluidOunce), UnitSystem.us, "8 fl oz"),
      (WaterAmount(2, .cup), .us, "2 cups (16 fl oz)"),
      (WaterAmount(1, .cup), .metric, "1 cup (237 ml)"),
      (WaterAmount(2, .cup), .metric, "2 cups (473 ml)"),
      (WaterAmount(1, .pint), .us, "1 pint (16 fl oz)"),
      (WaterAmount(1, .pint), .metric, "1 US pint (473 ml)"),
      (WaterAmount(20, .fluidOunce), .metric, "20 US fl oz (591 ml)"),
      (WaterAmount(20, .fluidOunce), .uk, "20 US fl oz (20.8 UK fl oz)"),
      (WaterAmount(1, .ukPint), .uk, "1 UK pint (20 UK fl oz)"),
      (WaterAmount(2.5, .ukPint), .metric, "2.5 UK pints (1421 ml)"),
      (WaterAmount(333.3, .milliliter), .metric, "333.3 ml"),
      (WaterAmount(500, .milliliter), .us, "500 ml (16.9 fl oz)"),
      (WaterAmount(1.0 / 3, .liter), .metric, "0.33 l (333 ml)"),
      (WaterAmount(1, bottle), .metric, "desk bottle (675 ml)"),
      (WaterAmount(2, bottle), .metric, "2 × desk bottle (1350 ml)"),
    ])
  func text(amount: WaterAmount, system: UnitSystem, expected: String) {
    #expect(amount.text(in: system) == expected)
  }

  @Test func whatIsWrittenInTheFileReadsAsTheSame() {
    for unit in VolumeUnit.allCases {
      for value in [1, 2, 0.5, 16.9, 333.3, 0.333, 1234.567, 1.0 / 3] {
        let amount = WaterAmount(value, unit)
        #expect(WaterAmount(written: amount.written, volume: amount.volume) == amount)
      }
    }
    for value in [1, 2, 0.5] {
      let amount = WaterAmount(value, Self.bottle)
      #expect(WaterAmount(written: amount.written, volume: amount.volume) == amount)
    }
  }

  @Test(
    "the stored volume decides where the text says otherwise",
    arguments: ["", "250 ml", "lots", "ml", "nan ml", "1e400 ml", "-500 ml", "500", "0.5 cups"])
  func storedVolumeDecides(written: String) {
    let volume = Volume(microliters: 500_000)
    #expect(WaterAmount(written: written, volume: volume) == WaterAmount(500, .milliliter))
  }
}
