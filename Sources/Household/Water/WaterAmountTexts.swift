/// What is said about amounts that are not accepted, in one place for translators.
struct WaterAmountTexts {
  let system: UnitSystem
  let containers: [DrinkContainer]

  func unreadable(_ text: String) -> String {
    "I cannot read \(text.quoted) as an amount. \(forms)"
  }

  var missing: String { "There is no amount. \(forms)" }

  func missingNumber(_ unit: VolumeUnit) -> String {
    "How many \(unit.label(in: system))? Give the amount as a number, or leave the unit out."
  }

  func unknownUnit(_ word: String) -> String {
    "I know no unit or container called \(word.quoted). Units: \(units). \(ownContainers)"
  }

  func unknownVessel(_ vessel: String) -> String {
    """
    I do not know how much is in \(vessel.quoted). Give the amount, like 250 ml; a drink without one \
    is the usual amount. \(ownContainers)
    """
  }

  func several(_ text: String) -> String {
    """
    \(text.quoted) is more than one amount. Give one number with its unit: several drinks are \
    logged one by one, and a time goes into "at".
    """
  }

  /// A number without a unit that makes an odd amount in the unit it counts as.
  func doubtful(_ amount: String, instead: String) -> String {
    """
    Without a unit this would be \(amount). Did you mean \(instead)? Give the amount with its \
    unit, also if \(amount) is right.
    """
  }

  var partOfGoal: String { "Give the whole goal for a day, not what is added to it, like 2.5 l." }

  func twoUnits(_ amount: String, _ unit: String) -> String {
    "The amount \(amount.quoted) and the unit \(unit.quoted) disagree. "
      + "Give the unit once."
  }

  var zero: String { "The amount is 0. Say how much was drunk, like 250 ml or 8 fl oz." }

  var negative: String {
    """
    An amount cannot be negative. To take back a drink use undo_last_change, or \
    delete_water_entry with its id or "last".
    """
  }

  func tooLittle(_ amount: String, instead: String?) -> String {
    let question = instead.map { " Did you mean \($0)?" } ?? " Check the number and the unit."
    return "\(amount) is too little to log, at least 1 ml is needed.\(question)"
  }

  func tooMuch(_ amount: String, instead: String?) -> String {
    let question =
      instead.map { "Did you mean \($0)?" }
      ?? "If it was really that much, log it as several drinks."
    return "\(amount) is more than \(liters(WaterLimits.drink.upperBound)) at once. \(question)"
  }

  func outside(_ amount: String, for purpose: WaterPurpose, instead: String?) -> String {
    let name =
      switch purpose {
      case .drink: "drink"
      case .goal: "daily goal"
      case .container: "container"
      case .usual: "usual amount"
      }
    let limits = purpose.limits
    let question = instead.map { " Did you mean \($0)?" } ?? ""
    return "A \(name) of \(amount) cannot be right: it may be from \(liters(limits.lowerBound)) "
      + "to \(liters(limits.upperBound)).\(question)"
  }

  func containerName(_ name: String) -> String {
    """
    A container cannot be called \(name.quoted). Take a name of 1 to \
    \(TextLimits.container) characters that is no number and no unit, \
    like "desk bottle = 675 ml".
    """
  }

  func containerDefinition(_ text: String) -> String {
    """
    I cannot read \(text.quoted) as a container. Write its name and what it holds, like \
    "desk bottle = 675 ml", or "desk bottle =" to forget it.
    """
  }

  /// "5 l", with the person's own unit behind it where that is not metric.
  private func liters(_ volume: Volume) -> String {
    let liters = (volume.milliliters / 1000).text(decimals: 1)
    let metric = liters == "0" ? volume.text(in: .metric) : "\(liters) l"
    return system == .metric ? metric : "\(metric) (\(volume.text(in: system)))"
  }

  private var forms: String {
    """
    Write a number, which counts as \(system.displayUnit.label(in: system)), \
    or a number with a unit: 250 ml, 0.5 l, half a litre, 8 fl oz, 2 cups, 1 pint. \(ownContainers)
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
