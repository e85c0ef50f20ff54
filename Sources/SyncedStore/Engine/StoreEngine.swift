import IntentJSON

/// The store behind its lock.
struct StoreEngine: Sendable {
  let schema: StoreSchema
  let folder: String
  let stateFolder: String?
  let clock: any WallClock
  let randomness: any StoreRandomness
  let files: any StoreFiles
  let node: StampNode

  var state: StoreState
  var generation = 0
  var seen: FileStatus?
  var journal: [(String, [RecordKey: StoreRecord?])] = []

  init(
    schema: StoreSchema, folder: String, stateFolder: String?, clock: any WallClock,
    randomness: any StoreRandomness, files: any StoreFiles
  ) {
    self.schema = schema
    self.folder = folder
    self.stateFolder = stateFolder
    self.clock = clock
    self.randomness = randomness
    self.files = files
    node = StampNode(bits: randomness.next())
    state = StoreState(schema: schema)
  }

  var path: String { folder + "/" + schema.fileName }

  mutating func read() throws(StoreError) -> StoreView {
    let changed = try look()
    return StoreView(generation: generation, changed: changed, notices: [], state: state)
  }

  mutating func look() throws(StoreError) -> [RecordKey]? {
    do {
      let status = try files.status(path)
      guard status != seen else { return [] }
      let descriptor = try files.open(path, .reading)
      defer { files.close(descriptor) }
      var bytes: [UInt8] = []
      while case let more = try files.read(descriptor, count: 1 << 20), !more.isEmpty {
        bytes += more
      }
      guard let root = try? JSONValue(parsing: bytes), root["format"]?.string == schema.format
      else { throw StoreError.notOurs(path: path, why: "it holds something else") }
      var other = StoreState(schema: schema)
      for section in schema.sections {
        let records = (root[section.name]?.array ?? []).compactMap { element in
          element.object.flatMap { RecordContent($0, section: section) }
        }
        other.sections[JSONKey(section.name)] = SectionRecords(
          distinct: records.map { StoreRecord($0, section: section) }, areSorted: false)
      }
      let outcome = state.join(other, schema: schema)
      seen = status
      if outcome.isChanged || generation == 0 { generation += 1 }
      return outcome.changed
    } catch let error as StoreError {
      throw error
    } catch let error as FileError {
      if error.isMissing { return [] }
      throw .unreadable(path: path, why: error.reason)
    } catch {
      return nil
    }
  }

  mutating func write<Result: Sendable, Failure: Error>(
    _ body: (inout StoreTransaction) throws(Failure) -> Result
  ) throws -> StoreWrite<Result> {
    _ = try look()
    var transaction = StoreTransaction(
      state: state, schema: schema,
      minter: StampMinter(now: clock.milliseconds, node: node, randomness: randomness))
    let result = try body(&transaction)
    guard !transaction.originals.isEmpty else {
      return StoreWrite(result: result, view: try read(), publication: .unchanged)
    }
    let temporary = path + ".tmp"
    try? files.remove(temporary)
    let descriptor = try files.open(temporary, .creating)
    var bytes = StoreText(transaction.state, schema: schema).bytes[...]
    while !bytes.isEmpty { bytes = bytes.dropFirst(try files.write(descriptor, bytes)) }
    files.close(descriptor)
    try files.rename(temporary, path)
    state = transaction.state
    seen = try files.status(path)
    generation += 1
    if !transaction.summary.isEmpty {
      journal.append((transaction.summary, transaction.originals))
    }
    let view = StoreView(
      generation: generation, changed: Array(transaction.originals.keys), notices: [], state: state)
    return StoreWrite(result: result, view: view, publication: .published)
  }

  mutating func undoLast() throws -> StoreWrite<StoreUndo?> {
    let last = journal.popLast()
    let schema = schema
    return try write { (transaction: inout StoreTransaction) -> StoreUndo? in
      guard let last else { return nil }
      var changes: [StoreUndo.Change] = []
      for (key, original) in last.1 {
        let before = transaction.record(in: key.section, id: key.id)
        if let original, !original.isDeleted {
          transaction.restore(key.id, in: key.section)
          for field in original.content(schema.section(named: key.section)).fields {
            transaction.set(field.key, of: key.id, in: key.section, to: field.value)
          }
        } else {
          transaction.delete(key.id, in: key.section)
        }
        let after = transaction.record(in: key.section, id: key.id)
        changes.append(StoreUndo.Change(key: key, before: before, after: after))
      }
      return StoreUndo(summary: last.0, changes: changes)
    }
  }

  func looksChanged() -> Bool {
    (try? files.status(path)) != seen
  }

  mutating func maintain() -> Int? { nil }

  mutating func report() -> StoreReport {
    StoreReport(
      file: path, permissions: nil, stateFolder: stateFolder, counts: [], copies: [],
      quarantine: [], hasUnpublishedEdits: false, advice: [])
  }
}
