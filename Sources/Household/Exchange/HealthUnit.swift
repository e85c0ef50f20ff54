/// The units of volume in Apple Health's export, as `HKUnit` spells them.
enum HealthUnit {
  /// The unit, and how many of ours one of it is; nil for what is no volume.
  static func measure(_ name: String) -> (unit: VolumeUnit, times: Double)? {
    switch name {
    case "mL": (.milliliter, 1)
    case "cL": (.centiliter, 1)
    case "dL": (.centiliter, 10)
    case "L": (.liter, 1)
    case "fl_oz_us": (.fluidOunce, 1)
    case "cup_us": (.cup, 1)
    case "pt_us": (.pint, 1)
    case "fl_oz_imp": (.ukFluidOunce, 1)
    // Half an imperial pint.
    case "cup_imp": (.ukFluidOunce, 10)
    case "pt_imp": (.ukPint, 1)
    default: nil
    }
  }
}
