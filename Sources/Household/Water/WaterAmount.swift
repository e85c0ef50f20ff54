/// An amount of drink as it was logged, with the volume it stands for.
package struct WaterAmount: Hashable, Sendable {
  /// What the value counts.
  package enum Measure: Hashable, Sendable {
    case unit(VolumeUnit)
    /// A container of the person's own, by its name at that time.
    case container(String)
  }

  /// How many, with at most three decimals.
  package let value: Double
  package let measure: Measure
  /// The volume, which stays when a container is changed later.
  package let volume: Volume

  /// `value` of `unit`; NaN and infinities count as 0.
  package init(_ value: Double, _ unit: VolumeUnit) {
    self.value = Self.rounded(value)
    measure = .unit(unit)
    volume = Volume(value, unit) ?? .zero
  }

  /// `value` of a person's own container; NaN and infinities count as 0.
  package init(_ value: Double, _ container: DrinkContainer) {
    self.value = Self.rounded(value)
    measure = .container(container.name)
    volume = Volume(value, times: container.volume.milliliters) ?? .zero
  }

  /// A volume logged by another app, in millilitres.
  package init(_ volume: Volume) {
    value = volume.milliliters
    measure = .unit(.milliliter)
    self.volume = volume
  }

  /// The unit for structured answers: a unit's identifier or a container's name.
  package var unitName: String {
    switch measure {
    case .unit(let unit): unit.rawValue
    case .container(let name): name
    }
  }

  private init(value: Double, measure: Measure, volume: Volume) {
    self.value = value
    self.measure = measure
    self.volume = volume
  }

  /// What an answer says: "8 fl oz", and with the volume in the person's unit where that is
  /// another: "2 cups (473 ml)", "2 × desk bottle (1350 ml)".
  package func text(in system: UnitSystem) -> String {
    let number = value.text(decimals: 2)
    switch measure {
    case .unit(let unit):
      let logged = "\(number) \(unit.label(for: value, in: system))"
      return unit == system.displayUnit ? logged : "\(logged) (\(volume.text(in: system)))"
    case .container(let name):
      let logged = value == 1 ? name : "\(number) × \(name)"
      return "\(logged) (\(volume.text(in: system)))"
    }
  }

  private static func rounded(_ value: Double) -> Double {
    guard value.isFinite, value.magnitude < 1e12 else { return 0 }
    return (value * 1000).rounded() / 1000
  }
}

extension WaterAmount {
  /// The form in the file, the same whatever units a person prefers: "8 fl oz", "2 desk bottle".
  package var written: String {
    let number = value.text(decimals: 3)
    switch measure {
    case .unit(let unit): return "\(number) \(unit.label(for: value))"
    case .container(let name): return "\(number) \(name)"
    }
  }

  /// Reads the form in the file.
  ///
  /// The volume stored beside it decides: where the text is not in that form or tells another
  /// volume, as after an edit by hand, it is so many millilitres.
  package init(written: String, volume: Volume) {
    self = Self.read(written, volume: volume) ?? WaterAmount(volume)
  }

  private static func read(_ written: String, volume: Volume) -> WaterAmount? {
    guard let space = written.firstIndex(of: " "), let value = Double(written[..<space]),
      value.isFinite, value > 0, value.magnitude < 1e12
    else { return nil }
    let name = String(written[written.index(after: space)...])
    guard
      let unit = VolumeUnit.allCases.first(where: { [$0.label(for: 1), $0.label()].contains(name) })
    else {
      let container = name.cleanName
      guard !container.isEmpty else { return nil }
      return WaterAmount(value: rounded(value), measure: .container(container), volume: volume)
    }
    // The value has three decimals, the volume was made from all of them.
    let slack = unit.milliliters * 0.0006 + 0.002
    guard abs(value * unit.milliliters - volume.milliliters) < slack else { return nil }
    return WaterAmount(value: rounded(value), measure: .unit(unit), volume: volume)
  }
}
