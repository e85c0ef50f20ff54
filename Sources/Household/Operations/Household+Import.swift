import IntentJSON
import SyncedStore

extension Household {
  /// Drinks in one write: stamps of one moment have four digits to tell them apart.
  private static let drinksInAWrite = 9_000

  /// Takes in a file of our own or of another program; what is there already is left as it is.
  ///
  /// - Parameters:
  ///   - isDryRun: Only tell what would be done.
  ///   - chunk: The next bytes of the file; none at its end.
  /// - Returns: what was added, what was there, and what could not be read.
  /// - Throws: ``ImportError`` for a file that cannot be read.
  package func importFile(
    isDryRun: Bool, chunk: () throws -> [UInt8]
  ) throws -> Answer<ImportSummary> {
    let here = try look { _, here in (here, "") }.value
    var reader = ImportReader(zone: zone, amounts: here.amounts, now: here.now)
    while case let bytes = try chunk(), !bytes.isEmpty {
      try Task.checkCancellation()
      try reader.take(bytes)
    }
    let content = try reader.content()
    try Task.checkCancellation()
    let items = ShoppingItem.rows(of: content.items)
    guard !isDryRun else {
      return try look { view, _ in
        let news = self.news(in: content.drinks, items, view)
        let summary = ImportSummary(news, of: content, rows: items.count, isDryRun: true)
        return (summary, summary.text)
      }
    }
    return try importing(content, items)
  }

  private func importing(
    _ content: ImportContent, _ items: [ShoppingItem]
  ) throws -> Answer<ImportSummary> {
    // Read first, since with each write more of the file is there already.
    let news = try look { view, _ in (self.news(in: content.drinks, items, view), "") }.value
    var summary = ImportSummary(news, of: content, rows: items.count, isDryRun: false)
    let parts = news.parts(ofDrinks: Self.drinksInAWrite)
    summary.writes = parts.count
    let told = summary
    guard let last = parts.last else { return try look { _, _ in (told, told.text) } }
    for part in parts.dropLast() { _ = try write(part) { _ in ((), "") } }
    return try write(last) { _ in (told, told.text) }
  }

  private func write<Value>(
    _ news: ImportNews, answer: (StoreView) -> (Value, String)
  ) throws -> Answer<Value> {
    try change { transaction, _ in
      let memory = self.sectionMemory(transaction)
      for drink in news.drinks {
        transaction.add(
          to: HouseholdSchema.water, id: drink.id.isEmpty ? nil : drink.id,
          fields: WaterEntry.fields(drink.amount, at: drink.time, key: nil))
      }
      for item in news.items {
        transaction.add(
          to: HouseholdSchema.shopping, id: item.id.isEmpty ? nil : item.id,
          fields: item.placed(by: memory).fields)
      }
      transaction.summary = "Imported \(news.count.text ?? "")"
    } answer: { _, view, _ in
      answer(view)
    }
  }

  /// What of a file is not there yet: by id, else drinks by time and amount, items by name.
  ///
  /// Of equal drinks the file adds as many as it has more of, since two glasses may be drunk in one
  /// minute.
  private func news(
    in drinks: [WaterEntry], _ items: [ShoppingItem], _ view: StoreView
  ) -> ImportNews {
    let records = view.records(in: HouseholdSchema.water)
    var left = Dictionary(
      records.compactMap { WaterEntry($0, zone: zone) }.map { (DrinkContent($0), 1) },
      uniquingKeysWith: +)
    let ids = Set(records.map(\.id))
    let newDrinks = drinks.filter { drink in
      let content = DrinkContent(drink)
      let equal = left[content] ?? 0
      if equal > 0 { left[content] = equal - 1 }
      return equal == 0 && !ids.contains(drink.id)
    }
    let rows = rows(view)
    let names = Set(rows.map(\.folded))
    let itemIDs = Set(rows.flatMap(\.recordIDs))
    let newItems = items.filter {
      !names.contains($0.folded) && itemIDs.isDisjoint(with: $0.recordIDs)
    }
    return ImportNews(drinks: newDrinks, items: newItems)
  }
}

/// What of a file is new.
private struct ImportNews: Sendable {
  let drinks: [WaterEntry]
  let items: [ShoppingItem]

  var count: ImportSummary.Count { .init(drinks: drinks.count, items: items.count) }

  /// The parts to be written one by one; the first has the items too.
  func parts(ofDrinks most: Int) -> [ImportNews] {
    guard count.text != nil else { return [] }
    let first = ImportNews(drinks: Array(drinks.prefix(most)), items: items)
    let others = stride(from: most, to: max(most, drinks.count), by: most).map { start in
      ImportNews(drinks: Array(drinks[start...].prefix(most)), items: [])
    }
    return [first] + others
  }
}

/// What makes two drinks one and the same.
private struct DrinkContent: Hashable {
  let instant: Instant
  let volume: Volume

  init(_ drink: WaterEntry) {
    instant = drink.time.instant
    volume = drink.amount.volume
  }
}

extension ImportSummary {
  fileprivate init(_ news: ImportNews, of content: ImportContent, rows: Int, isDryRun: Bool) {
    added = news.count
    known = Count(
      drinks: content.drinks.count - news.drinks.count, items: rows - news.items.count)
    problems = content.problems
    problemCount = content.problemCount
    self.isDryRun = isDryRun
  }
}

extension ShoppingItem {
  /// This item with its section as it is spelled here, else the remembered one.
  fileprivate func placed(by memory: SectionMemory) -> ShoppingItem {
    var item = self
    item.section = memory.spelled(section) ?? memory.section(ofItemNamed: name)
    return item
  }
}
