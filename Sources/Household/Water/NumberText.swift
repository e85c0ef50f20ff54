extension Double {
  /// The number with a decimal point and at most `decimals` decimals, without trailing zeros, marks
  /// between thousands or an exponent: "67.2", "2460".
  func text(decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    let scaled = (magnitude * scale).rounded()
    // Beyond the whole numbers that a Double holds exactly there are no decimals left to round.
    guard scaled < 9_007_199_254_740_992 else { return "\(self)" }
    let digits = Int(scaled)
    let sign = self < 0 && digits > 0 ? "-" : ""
    var fraction = (digits % Int(scale)).digits(decimals)
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(sign)\(digits / Int(scale))\(decimals == 0 || fraction.isEmpty ? "" : ".\(fraction)")"
  }
}

extension Volume {
  /// The amount in the unit that a person prefers: whole millilitres, or ounces with one decimal.
  ///
  /// This is the only rule by which texts round. Something is never shown as nothing: it is
  /// at least one step.
  package func text(in system: UnitSystem) -> String {
    let number = numberText(in: system)
    return "\(number) \(system.displayUnit.label(for: Double(number) ?? 0, in: system))"
  }

  /// The number of `text(in:)` alone.
  package func numberText(in system: UnitSystem) -> String {
    let text = (milliliters / system.displayUnit.milliliters).text(decimals: system.decimals)
    guard text == "0", self > .zero else { return text }
    return system.decimals == 0 ? "1" : "0.1"
  }

  /// How many of the smallest step that is shown.
  func steps(in system: UnitSystem) -> Double {
    let scale = system.decimals == 0 ? 1.0 : 10
    return (milliliters / system.displayUnit.milliliters * scale).rounded()
  }
}

extension UnitSystem {
  /// The decimals of amounts in the display unit.
  fileprivate var decimals: Int { displayUnit == .milliliter ? 0 : 1 }
}
