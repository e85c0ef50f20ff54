package import IntentJSON
import SyncedStore

extension Household {
  /// Changes settings; what is nil stays.
  ///
  /// - Parameters:
  ///   - units: The units to answer in.
  ///   - usualAmount: What is logged when no amount is said.
  ///   - dayStartsAt: The hour a day starts at, 0 to 23.
  ///   - language: The language of texts.
  ///   - containers: "desk bottle = 675 ml" sets one, "desk bottle =" forgets it.
  /// - Returns: every setting.
  /// - Throws: a sentence with what is accepted; then nothing is changed.
  package func changeSettings(
    units: UnitSystem?, usualAmount: JSONValue?, dayStartsAt: Int?, language: String?,
    containers: [String]
  ) throws -> Answer<HouseholdSettings> {
    try change { transaction, before in
      var changed: [String] = []
      var isQuestion = true
      // What holds already is written down too, as the person's own choice, but is no change.
      func set(_ name: String, _ value: JSONValue, _ change: String, isNew: Bool) {
        transaction.add(
          to: HouseholdSchema.settings, id: name, fields: [(HouseholdSchema.Field.value, value)])
        isQuestion = false
        if isNew { changed.append(change) }
      }
      let old = before.settings
      if let units {
        if units != old.units { self.keepDefaultGoal(&transaction, before) }
        set(
          HouseholdSettings.Name.units, .string(units.rawValue), "the units",
          isNew: units != old.units)
      }
      // The other settings are read in the units that hold from now on, the usual amount with the
      // containers too.
      let amounts = self.surroundings(transaction).amounts
      for text in containers.flatMap(ContainerText.definitions) {
        isQuestion = false
        changed += try Self.change(try amounts.containerChange(text), &transaction)
      }
      if let amount = usualAmount.nonBlank {
        let usual = try self.surroundings(transaction).amounts.usual(amount)
        set(
          HouseholdSettings.Name.usualAmount, usual.json, "the usual amount",
          isNew: usual != old.usual)
      }
      if let dayStartsAt {
        set(
          HouseholdSettings.Name.dayStartsAt, .integer(dayStartsAt), "the start of the day",
          isNew: dayStartsAt != old.dayStartsAt)
      }
      if let language = language.nonBlank {
        let known = try Self.known(language)
        set(
          HouseholdSettings.Name.language, .string(known), "the language",
          isNew: known != old.language)
      }
      if !changed.isEmpty { transaction.summary = "Changed \(changed.joined(separator: ", "))" }
      return isQuestion ? "" : changed.isEmpty ? "Nothing to change" : transaction.summary
    } answer: { fact, _, here in
      (here.settings, (fact.isEmpty ? "" : fact + ". ") + here.settings.text)
    }
  }

  /// Sets or forgets a container; gives what to call the change, nothing when it was so already.
  private static func change(
    _ change: ContainerChange, _ transaction: inout StoreTransaction
  ) throws(HouseholdError) -> [String] {
    switch change {
    case .set(let container):
      let value: JSONValue = [
        "name": .string(container.name), "ml": .double(container.volume.milliliters),
      ]
      let id = id(of: container.name, in: transaction)
      let old = transaction.record(in: HouseholdSchema.settings, id: id)
      guard old?[HouseholdSchema.Field.value] != value else { return [] }
      transaction.add(
        to: HouseholdSchema.settings, id: id,
        fields: [(HouseholdSchema.Field.value, value)])
      return ["the container \(container.name)"]
    case .remove(let name):
      let id = id(of: name, in: transaction)
      guard transaction.record(in: HouseholdSchema.settings, id: id) != nil else {
        throw HouseholdError("There is no container \(name.quoted) to forget.")
      }
      transaction.delete(id, in: HouseholdSchema.settings)
      return ["the container \(name)"]
    }
  }

  /// Writes down the goal that held by default, dated on the first drink's day: with other units
  /// the default is another, and past days keep theirs.
  func keepDefaultGoal(_ transaction: inout StoreTransaction, _ here: Surroundings) {
    let drinks = transaction.records(in: HouseholdSchema.water)
      .compactMap { WaterEntry($0, zone: zone) }
    let goals = transaction.records(in: HouseholdSchema.goals).compactMap { LocalDate($0.id) }
    guard let first = drinks.map({ here.rule.day(of: $0.time) }).min(), first < here.today,
      !goals.contains(where: { $0 <= first })
    else { return }
    transaction.add(
      to: HouseholdSchema.goals, id: first.text,
      fields: [
        (
          HouseholdSchema.Field.milliliters,
          .double(here.settings.units.defaultGoal.milliliters)
        )
      ])
  }

  /// The id of a container's record: that of the one which is shown under this name, which somebody may
  /// have edited by hand; else the name's own.
  private static func id(of container: String, in transaction: StoreTransaction) -> String {
    let name = ItemName(container)
    let shown = transaction.records(in: HouseholdSchema.settings).first { record in
      HouseholdSettings.container(in: record).map { ItemName($0.name) == name } ?? false
    }
    return shown?.id ?? HouseholdSettings.Name.containerPrefix + name.key
  }

  /// The tag of a language there are texts in.
  private static func known(_ language: String) throws(HouseholdError) -> String {
    let tag = language.lowercased()
    guard tag == "en" || tag.hasPrefix("en-") || tag.hasPrefix("en_") || tag == "english" else {
      throw HouseholdError("There are texts in English only so far; \"language\" can be en.")
    }
    return "en"
  }
}

extension HouseholdSettings {
  /// The settings and where the data lies, as a paragraph.
  var text: String {
    var sentences = [
      "Units: \(units.rawValue).", "Usual amount: \(usualAmountText).",
      dayStartsAt == 0 ? "Days start at midnight." : "Days start at \(dayStartsAt):00.",
      "Language: \(language).",
    ]
    if !containers.isEmpty {
      let named = containers.map { "\($0.name) (\($0.volume.text(in: units)))" }
      sentences.append("Containers: \(named.joined(separator: ", ")).")
    }
    return (sentences + ["The data is in \(file.visibleLine)."]).joined(separator: " ")
  }
}
