/// The property names of an intent's parameters, found by identity.
///
/// A key path to a projected value has no name at run time; the object it leads to is the same
/// one that stands under a name in the mirror.
struct ParameterNames<Intent: AppIntent> {
  private let intent: Intent
  private let names: [ObjectIdentifier: String]

  init(_ intent: Intent) {
    self.intent = intent
    var names: [ObjectIdentifier: String] = [:]
    for (name, parameter) in IntentReflection.parameters(of: intent) {
      names[ObjectIdentifier(parameter)] = name
    }
    self.names = names
  }

  subscript(keyPath: PartialKeyPath<Intent>) -> String? {
    (intent[keyPath: keyPath] as? any AnyParameter).flatMap { names[ObjectIdentifier($0)] }
  }
}

/// Reads the declared parameters of an intent.
package enum IntentReflection {
  /// The parameters in the order of their declaration, with their property names.
  package static func parameters(of intent: any AppIntent) -> [(String, any AnyParameter)] {
    Mirror(reflecting: intent).children.compactMap { child in
      guard let parameter = child.value as? any AnyParameter, let label = child.label else {
        return nil
      }
      return (EntityReflection.propertyName(label), parameter)
    }
  }
}
