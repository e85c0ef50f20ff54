import Synchronization

/// A stored property of a struct that is of some kind, such as a parameter's wrapper.
struct StoredField<Kind: Sendable>: Sendable {
  /// What its type is to the kit.
  let kind: Kind
  /// The name as it was declared, without the underscore of a wrapper's storage.
  let propertyName: String
  let wireName: String
  /// In bytes from the start of the value.
  let offset: Int

  /// The same field of a value that stands in another, `bytes` behind its start.
  func moved(by bytes: Int) -> StoredField {
    StoredField(
      kind: kind, propertyName: propertyName, wireName: wireName, offset: offset + bytes)
  }

  /// The fields of a struct whose type is of a kind, in the order of their declaration; none for a
  /// class.
  static func all(
    of type: Any.Type, kind: (_ type: Any.Type, _ wireName: String) -> Kind?
  ) -> [StoredField] {
    RuntimeField.all(of: type).compactMap { field in
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      let wireName = WireName.snakeCase(name)
      return kind(field.type, wireName).map {
        StoredField(kind: $0, propertyName: name, wireName: wireName, offset: field.offset)
      }
    }
  }
}

/// What is known of types; it never changes, so it is looked up once for each.
///
/// `Mirror` finds the fields of a type anew at each look, which costs more than the rest of a call.
final class TypeMemory<Fact: Sendable>: Sendable {
  private let known: Mutex<[ObjectIdentifier: Fact]>

  init(_ known: [ObjectIdentifier: Fact] = [:]) {
    self.known = Mutex(known)
  }

  /// The fact about a type; `find` is asked for one that is not known yet.
  func fact(of type: Any.Type, find: () -> Fact) -> Fact {
    let key = ObjectIdentifier(type)
    if let fact = known.withLock({ $0[key] }) { return fact }
    // Outside the lock, since finding one may ask for another.
    let fact = find()
    known.withLock { $0[key] = fact }
    return fact
  }
}
