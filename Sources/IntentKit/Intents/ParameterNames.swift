/// The property names of an intent's parameters, found by identity.
///
/// A key path to a projected value has no name at run time; the object it leads to is the same
/// one that stands under a name in the fields.
struct ParameterNames<Intent: AppIntent> {
  private let intent: Intent
  private let names: [ObjectIdentifier: String]

  init(_ intent: Intent) {
    self.intent = intent
    names = Dictionary(
      intent.parameters.map { (ObjectIdentifier($0.parameter), $0.name) },
      uniquingKeysWith: { first, _ in first })
  }

  subscript(keyPath: PartialKeyPath<Intent>) -> String? {
    (intent[keyPath: keyPath] as? any AnyParameter).flatMap { names[ObjectIdentifier($0)] }
  }
}
