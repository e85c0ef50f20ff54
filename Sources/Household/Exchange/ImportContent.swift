import IntentJSON

/// What a file to import holds, behind the checks that every road in has in common.
struct ImportContent: Sendable {
  /// Something in it that could not be read.
  struct Problem: Sendable {
    /// Where: "line 17", "element 3".
    let place: String
    /// Why, as a sentence.
    let reason: String
  }

  /// One thing that a place of a file holds.
  enum Record {
    case drink(WaterEntry)
    case item(ShoppingItem)
  }

  /// Drinks and items of one file: fifty drinks a day for ten years, and more than any list has.
  private static let (mostDrinks, mostItems) = (200_000, 10_000)
  /// Problems that are told one by one, and how many a file may have.
  private static let (toldProblems, mostProblems) = (20, 100_000)
  /// Clocks differ, and a file may tell the time of another zone without saying so.
  private static let slackSeconds = 86_400

  private(set) var drinks: [WaterEntry] = []
  private(set) var items: [ShoppingItem] = []
  /// The first problems.
  private(set) var problems: [Problem] = []
  private(set) var problemCount = 0
  private let now: Instant

  /// Nothing yet; drinks may be up to this moment.
  init(now: Instant) {
    self.now = now
  }

  /// Whether there is nothing at all, not even something that could not be read.
  var isEmpty: Bool { drinks.isEmpty && items.isEmpty && problemCount == 0 }

  /// Adds what `read` finds at a place, or why nothing can be taken from there.
  ///
  /// - Throws: when the file holds more than is taken from one.
  mutating func add(at place: String, _ read: () throws -> Record) throws(ImportError) {
    let record: Record
    do {
      record = try read()
      if case .drink(let drink) = record { try check(drink) }
    } catch {
      return try addProblem(at: place, "\(error)")
    }
    switch record {
    case .drink(let drink): drinks.append(drink)
    case .item(let item): items.append(item)
    }
    guard drinks.count <= Self.mostDrinks, items.count <= Self.mostItems else {
      throw ImportError(
        "The file has more than \(Self.mostDrinks) drinks or \(Self.mostItems) things to buy. Import it in parts."
      )
    }
  }

  /// Notes that nothing can be taken from a place.
  ///
  /// - Throws: when there is no end of such places.
  mutating func addProblem(at place: String, _ reason: String) throws(ImportError) {
    problemCount += 1
    if problems.count < Self.toldProblems { problems.append(Problem(place: place, reason: reason)) }
    guard problemCount <= Self.mostProblems else {
      throw ImportError(
        "More than \(Self.mostProblems) places of the file cannot be read; the first is \(problems[0].place): \(problems[0].reason)"
      )
    }
  }

  /// Refuses a drink that could not have been logged.
  private func check(_ drink: WaterEntry) throws(ImportError) {
    guard drink.time.instant <= now.adding(seconds: Self.slackSeconds) else {
      throw ImportError("The drink is still to come: \(drink.time.text).")
    }
    guard drink.time.date.year >= DayRule.firstYear else {
      throw ImportError("The drink is from before the year \(DayRule.firstYear).")
    }
    guard WaterLimits.drink.contains(drink.amount.volume) else {
      throw ImportError(
        "\(drink.amount.written.cutShort) is no amount of one drink: it may be 1 ml to 5 l.")
    }
  }
}

/// Why a file cannot be imported at all, as a sentence.
package struct ImportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
