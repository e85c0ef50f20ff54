import IntentJSON

/// Understands the edits in one section of a hand-edited file.
///
/// Everything it makes up (stamps, ids) follows from the bytes of the file and the version that
/// was edited, so that every device makes up the same.
struct HandEditedSection {
  let section: StoreSection
  /// The hash of the whole file, from which the stamps of its edits are made.
  let hash: Checksum
  /// The version that the file says it was made from.
  let baseChecksum: Checksum?
  /// The newest stamp in the whole file.
  let newest: Stamp
  /// The section in the version that was edited; nil when that version is not known here.
  let base: SectionRecords?
  /// The section as this computer knows it.
  let known: SectionRecords
  /// What the last edit before this one, made from the same version, said word for word.
  let previous: SectionRecords?

  private(set) var records: [StoreRecord] = []
  /// Whether the file's own words say less than the records do.
  private(set) var saysLess = false
  private var node: StampNode { StampNode(bits: hash.hash) }

  init(
    section: StoreSection, hash: Checksum, baseChecksum: Checksum?, newest: Stamp,
    base: SectionRecords?,
    known: SectionRecords, previous: SectionRecords?
  ) {
    self.section = section
    self.hash = hash
    self.baseChecksum = baseChecksum
    self.newest = newest
    self.base = base
    self.known = known
    self.previous = previous
  }

  mutating func read(_ objects: [JSONObject]) {
    var byID: [JSONKey: [JSONObject]] = [:]
    var order: [JSONKey] = []
    var fresh: [JSONObject] = []
    for object in objects {
      guard let id = object["id"]?.string, !id.isEmpty else {
        fresh.append(object)
        continue
      }
      if byID[JSONKey(id)] == nil { order.append(JSONKey(id)) }
      byID[JSONKey(id), default: []].append(object)
    }
    for id in order {
      guard let (original, pasted) = tellApart(byID[id] ?? [], id: id.string) else { continue }
      fresh += pasted
      keep(resolve(original), spelled: original)
    }
    addGone(present: Set(order))
    add(fresh)
  }

  /// Which of the lines with one id is the record, and which were pasted and changed.
  private mutating func tellApart(
    _ objects: [JSONObject], id: String
  ) -> (JSONObject, pasted: [JSONObject])? {
    guard objects.count > 1 else { return objects.first.map { ($0, []) } }
    saysLess = true
    let old = (base ?? known)[id]?.fields
    let isUnchanged = { (object: JSONObject) in
      old.map { JSONValue.object($0).isAlike(.object(Self.ownFields(object))) } ?? false
    }
    if section.hasNaturalKeys {
      return objects.last { !isUnchanged($0) }.map { ($0, []) } ?? objects.first.map { ($0, []) }
    }
    let place = objects.firstIndex(where: isUnchanged) ?? 0
    let original = Self.ownFields(objects[place])
    let pasted = objects.enumerated().filter { index, object in
      index != place && !JSONValue.object(Self.ownFields(object)).isAlike(.object(original))
    }
    return (objects[place], pasted.map(\.element))
  }

  /// What a line with an id means.
  private func resolve(_ object: JSONObject) -> RecordContent {
    let literal = RecordContent(object, section: section) ?? RecordContent(id: "", made: nil)
    if let old = base?[literal.id]?.content(section) {
      return edited(old, literal, object)
    }
    if base == nil, let old = known[literal.id]?.content(section) {
      return compared(old, literal)
    }
    return stamped(literal)
  }

  /// A record that was in the edited version: what differs and has no newer stamp is an edit.
  private func edited(
    _ old: RecordContent, _ literal: RecordContent, _ object: JSONObject
  ) -> RecordContent {
    var result = old
    let newest = max(old.newest, literal.newest)
    let known = known[old.id]?.content(section)
    let previous = previous?[old.id]?.content(section)
    let set = { (key: String, value: JSONValue) in
      let replaced = Self.replaced(key, by: value, known: known, previous: previous)
      let stamp = stamp(after: newest, replacing: replaced)
      result.set(.init(key: key, value: value, stamp: stamp), section: section)
    }
    for field in literal.fields {
      let before = old[field.key]
      if field.stamp > before?.stamp ?? old.made ?? .zero {
        result.set(field, section: section)
      } else if !(before?.value ?? .null).isAlike(field.value) {
        set(field.key, field.value)
      }
    }
    for field in old.fields where object[field.key] == nil && !field.value.isNull {
      if literal[field.key] == nil { set(field.key, .null) }
    }
    if let deleted = literal.deleted { result.deleted = max(old.deleted ?? deleted, deleted) }
    return result
  }

  /// The stamp of the value that an edit of the same version said before, and that a person who
  /// saved once more without loading the file anew has now replaced.
  private static func replaced(
    _ key: String, by value: JSONValue, known: RecordContent?, previous: RecordContent?
  ) -> Stamp? {
    guard let field = known?[key], let said = previous?[key]?.value, said.isAlike(field.value),
      !value.isAlike(field.value)
    else { return nil }
    return field.stamp
  }

  /// The stamp of an edit: one count above what was there.
  ///
  /// The second save from one version comes above the first within that count: a server's edit, two
  /// counts above what it saw, replaces either.
  private func stamp(after newest: Stamp, replacing previous: Stamp?) -> Stamp {
    let stamp = newest.successor(node: node)
    guard let previous, previous > stamp else { return stamp }
    return previous.successor(withinCountOf: stamp, varied: hash.hash) ?? stamp
  }

  /// A record of an unknown version: a value that differs under the same stamp is an edit.
  private func compared(_ old: RecordContent, _ literal: RecordContent) -> RecordContent {
    var result = literal
    result.made = literal.made ?? old.made
    for field in literal.fields {
      let before = old[field.key]
      let isAlike = (before?.value ?? .null).isAlike(field.value)
      if field.stamp == .zero {
        let stamp = max(old.newest, literal.newest).successor(node: node)
        let same = RecordContent.Field(
          key: field.key, value: before?.value ?? field.value, stamp: before?.stamp ?? stamp)
        let new = RecordContent.Field(key: field.key, value: field.value, stamp: stamp)
        result.set(isAlike ? same : new, section: section)
      } else if !isAlike, field.stamp == before?.stamp ?? old.made {
        let stamp = literal.newest.successor(node: node)
        result.set(.init(key: field.key, value: field.value, stamp: stamp), section: section)
      } else if isAlike, let before, field.stamp == before.stamp {
        result.set(before, section: section)
      }
    }
    return result
  }

  /// A record nobody knew: what has no stamp gets the next one.
  ///
  /// A kind that only newer versions know may have natural keys, so its records stay as they are.
  private func stamped(_ literal: RecordContent) -> RecordContent {
    guard !section.fields.isEmpty else { return literal }
    var result = literal
    if result.made == nil, !section.hasNaturalKeys { result.made = newest.successor(node: node) }
    let known = known[literal.id]?.content(section)
    let previous = previous?[literal.id]?.content(section)
    for field in literal.fields where field.stamp == .zero {
      let replaced = Self.replaced(field.key, by: field.value, known: known, previous: previous)
      let stamp = stamp(after: newest, replacing: replaced)
      result.set(.init(key: field.key, value: field.value, stamp: stamp), section: section)
    }
    return result
  }

  private mutating func keep(_ content: RecordContent, spelled object: JSONObject) {
    let literal = RecordContent(object, section: section)
    if literal.map({ !content.says(sameAs: $0) }) ?? true { saysLess = true }
    records.append(StoreRecord(content, section: section))
  }

  /// Lines that are gone from a known version: deletes of what the editor saw.
  private mutating func addGone(present: Set<JSONKey>) {
    for record in base?.records ?? [] where !present.contains(JSONKey(record.id)) {
      saysLess = true
      var content = record.content(section)
      if !record.isDeleted { content.deleted = content.newestContent(section) }
      records.append(StoreRecord(content, section: section))
    }
  }

  /// Lines without an id, or with one that another line has: new records.
  ///
  /// They share one count, however many there are: a line that an app saves again, below others
  /// that are new too, stays below what a server has made of it since.
  private mutating func add(_ objects: [JSONObject]) {
    var counts: [[UInt8]: Int] = [:]
    for (place, object) in objects.enumerated() {
      saysLess = true
      let fields = Self.ownFields(object)
      guard !section.hasNaturalKeys, !fields.isEmpty else { continue }
      let text = JSONValue.object(fields.sorted).bytes
      let id = id(of: text, occurrence: counts[text, default: 0])
      counts[text, default: 0] += 1
      let stamp = newest.successor(node: StampNode(place: place, bits: hash.hash))
      var content = RecordContent(id: id, made: stamp)
      for member in fields.members {
        content.set(.init(key: member.key, value: member.value, stamp: stamp), section: section)
      }
      records.append(StoreRecord(content, section: section))
    }
  }

  /// An id that follows from the version that was edited and from what the line says, so that the
  /// same line added to a later version is another record.
  private func id(of text: [UInt8], occurrence: Int) -> String {
    let version = baseChecksum?.text ?? newest.text
    let seed = Array("\(version) \(section.name) \(occurrence) ".utf8) + text
    return Base32.text(bits: Checksum(of: seed).hash, length: 10)
  }

  /// The fields of a line that are a person's, without what the store adds.
  private static func ownFields(_ object: JSONObject) -> JSONObject {
    JSONObject(
      object.members.filter { !RecordContent.Reserved.contains($0.key) && !$0.value.isNull }
        .map { ($0.key, $0.value) })
  }
}

extension RecordContent {
  /// Whether both say the same, number spellings and the order of members aside.
  func says(sameAs other: RecordContent) -> Bool {
    made == other.made && deleted == other.deleted && fields.count == other.fields.count
      && zip(fields, other.fields).allSatisfy { mine, theirs in
        mine.key.hasSameBytes(as: theirs.key) && mine.stamp == theirs.stamp
          && mine.value.isAlike(theirs.value)
      }
  }
}
