import IntentJSON

/// What the store must know of the data it keeps.
package struct StoreSchema: Sendable {
  /// The value of the file's first key, `"format"`.
  package let format: String
  /// The file's name without `.json`.
  package let fileStem: String
  /// The version of the format that this program knows in full.
  package let version: Int
  /// The least version a program must know to read a file written by this one.
  package let needsToRead: Int
  /// The least version a program must know to write a file written by this one.
  package let needsToWrite: Int
  /// The kinds of record, in file order.
  ///
  /// The one that grows should come last.
  package let sections: [StoreSection]

  package init(
    format: String, fileStem: String, version: Int, needsToRead: Int = 1, needsToWrite: Int = 1,
    sections: [StoreSection]
  ) {
    self.format = format
    self.fileStem = fileStem
    self.version = version
    self.needsToRead = needsToRead
    self.needsToWrite = needsToWrite
    self.sections = sections
  }

  /// The file's name.
  package var fileName: String { fileStem + ".json" }

  /// The section called `name`, or one without known fields for a kind that only newer versions
  /// know.
  func section(named name: String) -> StoreSection {
    sections.first { $0.name.hasSameBytes(as: name) }
      ?? StoreSection(name: name, fields: [], hasNaturalKeys: false)
  }
}

/// One kind of record.
package struct StoreSection: Sendable {
  /// The key of the array in the file.
  package let name: String
  /// The known keys of a record, in the order they are written.
  package let fields: [String]
  /// Whether the domain chooses the ids (a date, a setting's name) and not the store.
  package let hasNaturalKeys: Bool
  /// Fields whose change does not bring a deleted record back.
  package let fieldsDeleteIgnores: Set<String>

  /// A kind of record.
  package init(
    name: String, fields: [String], hasNaturalKeys: Bool, fieldsDeleteIgnores: Set<String> = []
  ) {
    self.name = name
    self.fields = fields
    self.hasNaturalKeys = hasNaturalKeys
    self.fieldsDeleteIgnores = fieldsDeleteIgnores
  }
}

/// Where a record is: its kind and its id.
package struct RecordKey: Hashable, Sendable {
  /// The section's name.
  package let section: String
  /// The record's id, unique in its section.
  package let id: String

  package init(section: String, id: String) {
    self.section = section
    self.id = id
  }
}
