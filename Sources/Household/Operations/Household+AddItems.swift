package import IntentJSON
import SyncedStore
import Synchronization

extension Household {
  /// Told how many of how many items are done.
  package typealias Progress = @Sendable (_ done: Int, _ total: Int) -> Void

  /// From how many items on a call reports its progress, and how often.
  private static let progressStep = 25

  /// Puts things on the list, in one write.
  ///
  /// - Parameters:
  ///   - inputs: The things as they were sent: in words, or as objects.
  ///   - section: The section of all that name none.
  ///   - requestID: The same one again adds nothing.
  ///   - progress: Told how far a call with many items has come.
  /// - Returns: what became of each.
  /// - Throws: the reasons, when nothing could be added; `CancellationError` when the task was
  ///   cancelled before the last item, and then nothing is written.
  package func addItems(
    _ inputs: [JSONValue], section: String?, requestID: String?, progress: Progress? = nil
  ) throws -> Answer<ItemBatch> {
    let texts = try ItemText.list(inputs)
    guard !texts.isEmpty else {
      throw HouseholdError("There is nothing to add. Name the items, such as \"2 l milk\".")
    }
    let section = try ItemDraft.checkedSection(section)
    let key = RequestKey(
      requestID,
      [
        ("items", inputs.map(\.asSent).joined(separator: "; ")),
        ("section", section),
      ])
    return try change { transaction, _ in
      if let key, let repeated = try self.repeatedItems(texts, key, transaction) {
        return repeated
      }
      var adding = self.itemAdding(transaction, section: section)
      var outcomes: [ItemOutcome] = []
      for (index, text) in texts.enumerated() {
        try Task.checkCancellation()
        outcomes.append(adding.add(text, key: key, &transaction))
        Self.report(index + 1, of: texts.count, progress)
      }
      let batch = BatchText(outcomes: outcomes)
      transaction.summary = batch.summary("Added")
      return try batch.checked()
    } answer: { outcomes, view, _ in
      self.answered(outcomes, view)
    }
  }

  static func report(_ done: Int, of total: Int, _ progress: Progress?) {
    guard total > 50, done % progressStep == 0 || done == total else { return }
    progress?(done, total)
  }

  private func itemAdding(_ transaction: StoreTransaction, section: String?) -> ItemAdding {
    ItemAdding(
      rows: rows(transaction), memory: sectionMemory(transaction), section: section)
  }

  /// The outcomes of a call that was made before with the same request id; nil for a new one.
  private func repeatedItems(
    _ texts: [ItemText], _ key: RequestKey, _ transaction: StoreTransaction
  ) throws(HouseholdError) -> [ItemOutcome]? {
    let records = transaction.records(in: HouseholdSchema.shopping)
    let known = listLedger.withLock { $0.requests(records) }
    guard try key.isRepeat(of: known) else { return nil }
    let rows = Dictionary(
      self.rows(transaction).map { ($0.folded, $0) }, uniquingKeysWith: { first, _ in first })
    return texts.map { text in
      let name = (try? text.draft())?.name ?? text.input.cutShort
      return ItemOutcome(
        text.input, .unchanged, item: rows[ItemName(name)],
        message: "\(name) was added before with this request_id.")
    }
  }

  /// The answer about several items.
  func answered(_ outcomes: [ItemOutcome], _ view: StoreView) -> (ItemBatch, String) {
    let open = openCount(view)
    return (
      ItemBatch(outcomes: outcomes, openCount: open),
      BatchText(outcomes: outcomes).text(openCount: open)
    )
  }

  func openCount(_ view: StoreView) -> Int {
    rows(view).count { !$0.isChecked }
  }

  /// What is remembered of the sections, from deleted items too.
  func sectionMemory(_ transaction: StoreTransaction) -> SectionMemory {
    listLedger.withLock { $0.sections(transaction.allRecords(in: HouseholdSchema.shopping)) }
  }

  /// The rows of the list, in the order they were made.
  func rows(_ view: StoreView) -> [ShoppingItem] {
    listLedger.withLock { $0.rows(view) }
  }

  /// The rows of the list with the edits of a write so far.
  func rows(_ transaction: StoreTransaction) -> [ShoppingItem] {
    listLedger.withLock { $0.rows(transaction) }
  }
}

/// Adds items to the rows of one write, each seeing those before it.
private struct ItemAdding {
  private var rows: [ItemName: ShoppingItem] = [:]
  private var memory: SectionMemory
  private let section: String?

  init(rows: [ShoppingItem], memory: SectionMemory, section: String?) {
    self.memory = memory
    self.section = section
    for row in rows { self.rows[row.folded] = row }
  }

  mutating func add(
    _ text: ItemText, key: RequestKey?, _ transaction: inout StoreTransaction
  ) -> ItemOutcome {
    let draft: ItemDraft
    do throws(ItemError) {
      draft = try text.draft().inSection(section)
    } catch {
      return ItemOutcome(text.input, .failed, message: error.description)
    }
    let name = ItemName(draft.name)
    let change = ItemChange.adding(draft, to: rows[name], sections: memory)
    let item = save(change, of: rows[name], draft, key, &transaction)
    rows[name] = item
    memory.learn(item)
    return ItemOutcome(text.input, change.outcome, item: item, message: change.message)
  }

  /// Writes a change.
  ///
  /// What an open row gets more of becomes a record of its own, and the two show as one row: so two
  /// devices that add to the same row at once lose nothing.
  private func save(
    _ change: ItemChange, of old: ShoppingItem?, _ draft: ItemDraft, _ key: RequestKey?,
    _ transaction: inout StoreTransaction
  ) -> ShoppingItem {
    var item = change.item
    switch change.outcome {
    case .unchanged, .checked, .unchecked, .removed, .ambiguous, .notFound, .failed: break
    case .added:
      item.id = insert(item, key, &transaction)
      item.recordIDs = [item.id]
    case .merged:
      if item.section != old?.section {
        for id in item.recordIDs {
          transaction.set(
            HouseholdSchema.Field.section, of: id, in: HouseholdSchema.shopping,
            to: item.section.map(JSONValue.string))
        }
      }
      if !draft.quantities.isEmpty || draft.note != nil {
        let more = ShoppingItem(
          id: "", name: item.name, quantities: draft.quantities, note: draft.note,
          section: item.section)
        item.recordIDs.append(insert(more, key, &transaction))
      }
    case .reopened:
      item.save(to: &transaction, key: key)
      item.recordIDs = [item.id]
    }
    return item
  }

  private func insert(
    _ item: ShoppingItem, _ key: RequestKey?, _ transaction: inout StoreTransaction
  ) -> String {
    var fields = item.fields
    if let requests = RequestKey.value(key.map { [$0] } ?? []) {
      fields.append((HouseholdSchema.Field.requests, requests))
    }
    return transaction.add(to: HouseholdSchema.shopping, fields: fields)
  }
}
