import Synchronization

/// A stored property of a struct whose type is a class, such as a parameter's wrapper.
///
/// `Mirror` finds the type of every field anew at each look, which costs more than the rest of a
/// call. Where the fields of a type are never changes, so it is looked up once: ``FieldMemory``.
struct StoredField<Kind: Sendable>: Sendable {
  /// The class.
  let kind: Kind
  /// The name as it was declared, without the underscore of a wrapper's storage.
  let propertyName: String
  /// The name on the wire.
  let wireName: String
  private let offset: Int

  /// The fields of a struct type whose type is of a kind, in the order of their declaration; none
  /// for a class.
  static func all(of type: Any.Type, kind: (Any.Type) -> Kind?) -> [StoredField] {
    RuntimeField.all(of: type).compactMap { field in
      guard let kind = kind(field.type) else { return nil }
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      return StoredField(
        kind: kind, propertyName: name, wireName: WireName.snakeCase(name), offset: field.offset)
    }
  }

  /// Looks at where this field lies in `owner`, which must be of the type the field was found in.
  func read<Owner, Result>(in owner: Owner, _ body: (UnsafeRawPointer) -> Result) -> Result? {
    withUnsafeBytes(of: owner) { bytes in
      bytes.baseAddress.map { body($0 + offset) }
    }
  }
}

/// A class whose objects stand in stored fields.
protocol StoredObject: AnyObject, Sendable {}

extension StoredObject {
  /// The object that is stored at `place`.
  static func load(from place: UnsafeRawPointer) -> Self {
    place.load(as: Self.self)
  }
}

/// The fields of a kind, remembered for each type that was asked for.
final class FieldMemory<Kind: Sendable>: Sendable {
  private let known = Mutex<[ObjectIdentifier: [StoredField<Kind>]]>([:])
  private let kind: @Sendable (Any.Type) -> Kind?

  init(kind: @escaping @Sendable (Any.Type) -> Kind?) {
    self.kind = kind
  }

  /// The fields of a type.
  func fields(of type: Any.Type) -> [StoredField<Kind>] {
    let key = ObjectIdentifier(type)
    if let fields = known.withLock({ $0[key] }) { return fields }
    let fields = StoredField.all(of: type, kind: kind)
    known.withLock { $0[key] = fields }
    return fields
  }
}
