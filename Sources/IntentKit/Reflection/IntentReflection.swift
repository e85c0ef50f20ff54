/// Reads the declared parameters of an intent.
enum IntentReflection {
  /// A parameter with its names.
  struct Parameter {
    let propertyName: String
    let wireName: String
    let parameter: any AnyParameter
  }

  /// What is known of intent types; it never changes.
  private static let memory = FieldMemory { $0 as? any AnyParameter.Type }

  /// The parameters in the order of their declaration.
  static func parameters<Intent: AppIntent>(of intent: Intent) -> [Parameter] {
    memory.fields(of: Intent.self).compactMap { field in
      field.read(in: intent) { field.kind.load(from: $0) as any AnyParameter }.map {
        Parameter(propertyName: field.propertyName, wireName: field.wireName, parameter: $0)
      }
    }
  }
}
