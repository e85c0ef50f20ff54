import Household
import Testing

@Suite struct VolumeTests {
  @Test(
    "exact factors",
    arguments: [
      (20.0, VolumeUnit.fluidOunce, 591.471), (20, .ukFluidOunce, 568.261), (1, .pint, 473.176),
      (1, .ukPint, 568.261), (2, .cup, 473.176), (1, .liter, 1000), (33, .centiliter, 330),
      (500, .milliliter, 500), (16.9, .fluidOunce, 499.793),
    ])
  func factor(value: Double, unit: VolumeUnit, milliliters: Double) {
    #expect(Volume(value, unit)?.milliliters == milliliters)
    #expect(WaterAmount(value, unit).volume.milliliters == milliliters)
  }

  @Test func unitsOfOneSystemAreMultiplesOfEachOther() {
    #expect(VolumeUnit.cup.milliliters == 8 * VolumeUnit.fluidOunce.milliliters)
    #expect(VolumeUnit.pint.milliliters == 16 * VolumeUnit.fluidOunce.milliliters)
    #expect(VolumeUnit.ukPint.milliliters == 20 * VolumeUnit.ukFluidOunce.milliliters)
    // Gallons: 231 cubic inches, and 4.54609 l.
    #expect(abs(128 * VolumeUnit.fluidOunce.milliliters - 231 * 2.54 * 2.54 * 2.54) < 1e-9)
    #expect(abs(160 * VolumeUnit.ukFluidOunce.milliliters - 4546.09) < 1e-9)
  }

  @Test("sums show no dust")
  func sumsWithoutDust() throws {
    var total = WaterAmount(16, .fluidOunce).volume
    for _ in 1...5 { total = total + WaterAmount(16.9, .fluidOunce).volume }
    #expect(total.value(in: .fluidOunce) == 100.5)
    #expect(total.text(in: .us) == "100.5 fl oz")
    let goal = WaterAmount(83.2, .fluidOunce).volume
    let left = goal - WaterAmount(16, .fluidOunce).volume
    #expect(left.value(in: .fluidOunce) == 67.2)
    #expect(left.text(in: .us) == "67.2 fl oz")
    #expect(goal.text(in: .metric) == "2461 ml")
    #expect(Volume(milliliters: 333.3)?.value(in: .milliliter) == 333.3)
  }

  @Test(
    "one rounding rule",
    arguments: [
      (400.0, UnitSystem.metric, "400 ml"), (2600, .metric, "2600 ml"),
      (499.793, .metric, "500 ml"),
      (0.2, .metric, "1 ml"), (0, .metric, "0 ml"), (-250, .metric, "-250 ml"),
      (236.588, .us, "8 fl oz"), (2499, .us, "84.5 fl oz"), (0.5, .us, "0.1 fl oz"),
      (568.261, .uk, "20 UK fl oz"), (1_000_000, .metric, "1000000 ml"),
    ])
  func text(milliliters: Double, system: UnitSystem, expected: String) throws {
    #expect(try #require(Volume(milliliters: milliliters)).text(in: system) == expected)
  }

  @Test func whatIsNoNumberIsNoVolume() {
    #expect(Volume(milliliters: .nan) == nil)
    #expect(Volume(milliliters: .infinity) == nil)
    #expect(Volume(milliliters: 1e308)?.microliters == 1_000_000_000_000_000)
    #expect(WaterAmount(.nan, .liter).volume == .zero)
  }

  @Test(
    "units of a locale",
    arguments: [
      ("en_US.UTF-8", UnitSystem.us), ("es_US", .us), ("en_US_POSIX", .us), ("en-US", .us),
      ("zh_Hans_US", .us),
      ("en_us.utf8", .us), ("fr_FR.UTF-8", .metric), ("en_GB.UTF-8", .metric), ("C", .metric),
      ("C.UTF-8", .metric), ("", .metric), ("POSIX", .metric), ("us", .metric),
      ("de_DE@euro", .metric),
    ])
  func locale(name: String, system: UnitSystem) {
    #expect(LocaleUnits(name).system == system)
  }
}
