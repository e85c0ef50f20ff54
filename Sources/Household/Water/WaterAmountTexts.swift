/// What is said about amounts that are not accepted, in one place for translators.
struct WaterAmountTexts {
  let system: UnitSystem
  let containers: [DrinkContainer]

  func unreadable(_ text: String) -> String {
    "I cannot read \(MomentTexts.quoted(text)) as an amount. \(forms)"
  }

  var missing: String { "There is no amount. \(forms)" }

  func missingNumber(_ unit: VolumeUnit) -> String {
    "How many \(unit.label(in: system))? Give the amount as a number, like 250, or leave the unit out."
  }

  func unknownUnit(_ word: String) -> String {
    "I know no unit or container called \(MomentTexts.quoted(word)). Units: \(units). \(ownContainers)"
  }

  func twoUnits(_ amount: String, _ unit: String) -> String {
    "The amount \(MomentTexts.quoted(amount)) and the unit \(MomentTexts.quoted(unit)) disagree. "
      + "Give the unit once."
  }

  var zero: String { "The amount is 0. Say how much was drunk, like 250 ml or 8 fl oz." }

  var negative: String {
    """
    An amount cannot be negative. To take back a drink use undo_last_change, or \
    delete_water_entry with its id or "last".
    """
  }

  var zeroGoal: String { "A goal must be more than nothing: \(goalLimits)." }

  func tooLittle(_ amount: String, instead: String?) -> String {
    let question = instead.map { " Did you mean \($0)?" } ?? " Check the number and the unit."
    return "\(amount) is too little to log, at least 1 ml is needed.\(question)"
  }

  func tooMuch(_ amount: String, instead: String?) -> String {
    let limit = WaterLimits.drink.upperBound.text(in: system)
    let question =
      instead.map { " Did you mean \($0)?" }
      ?? " If it was really that much, log it as several drinks."
    return "\(amount) is more than \(limit) at once.\(question)"
  }

  func goalOutside(_ amount: String, instead: String?) -> String {
    let question = instead.map { " Did you mean \($0)?" } ?? ""
    return "A daily goal of \(amount) cannot be right: \(goalLimits).\(question)"
  }

  func containerName(_ name: String) -> String {
    """
    A container cannot be called \(MomentTexts.quoted(name)). Take a name of 1 to \
    \(WaterLimits.containerName) characters that is no number and no unit, like "desk bottle = 675 ml".
    """
  }

  func containerDefinition(_ text: String) -> String {
    """
    I cannot read \(MomentTexts.quoted(text)) as a container. Write its name and what it holds, like \
    "desk bottle = 675 ml", or "desk bottle =" to forget it.
    """
  }

  private var goalLimits: String {
    let limits = WaterLimits.goal
    return "it may be from \(limits.lowerBound.text(in: system)) (0.2 l) "
      + "to \(limits.upperBound.text(in: system)) (15 l)"
  }

  private var forms: String {
    """
    Write a number, which counts as \(system.displayUnit.label(in: system)), or a number with a unit: \
    250 ml, 0.5 l, half a litre, 8 fl oz, 2 cups, 1 pint. \(ownContainers)
    """
  }

  private var units: String { VolumeUnit.allCases.map(\.rawValue).joined(separator: ", ") }

  private var ownContainers: String {
    guard !containers.isEmpty else {
      return "Own containers can be named with change_settings, like \"desk bottle = 675 ml\"."
    }
    let named = containers.map { "\($0.name) (\($0.volume.text(in: system)))" }
    return "Your containers: \(named.joined(separator: ", "))."
  }
}
