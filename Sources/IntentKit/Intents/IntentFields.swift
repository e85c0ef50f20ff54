/// The declared parameters of an intent type, found once.
struct IntentFields: Sendable {
  /// What a call needs to know of a parameter before it looks at an intent.
  struct Parameter: Sendable {
    let type: any AnyParameter.Type
    /// A text in which a client is told to send a number.
    let isDeclaredAsNumber: Bool
    /// Whether an empty text is a value that cannot be read, and not one left out.
    let isNumber: Bool
    /// Whether the word "null" is a text.
    let isText: Bool
    /// Whether null is refused, and not taken for "left out".
    let isNeverNull: Bool
    let textLimit: Int
  }

  let all: [StoredField<Parameter>]
  private static let memory = TypeMemory<IntentFields>()

  /// The parameters of a type.
  init<Intent: AppIntent>(of intent: Intent.Type) {
    self = Self.memory.fact(of: intent) { IntentFields(reflecting: intent) }
  }

  private init<Intent: AppIntent>(reflecting intent: Intent.Type) {
    let adapting = intent as? any ArgumentAdapting.Type
    let numbers = adapting?.textsDeclaredAsNumbers ?? []
    let neverNull = adapting?.argumentsNeverNull ?? []
    all = StoredField.all(of: intent) { type, name in
      guard let type = type as? any AnyParameter.Type else { return nil }
      let isDeclaredAsNumber = numbers.contains(name)
      return Parameter(
        type: type, isDeclaredAsNumber: isDeclaredAsNumber,
        isNumber: isDeclaredAsNumber || type.isNumber,
        isText: type.isText && !isDeclaredAsNumber, isNeverNull: neverNull.contains(name),
        textLimit: adapting?.textLimit(of: name) ?? RequestTextLimit.argument)
    }
  }
}

extension StoredField<IntentFields.Parameter> {
  /// The parameter of an intent, which must be of the type the field was found in.
  func parameter<Intent: AppIntent>(of intent: Intent) -> (any AnyParameter)? {
    withUnsafeBytes(of: intent) { bytes in
      bytes.baseAddress.map { kind.type.load(from: $0 + offset) as any AnyParameter }
    }
  }
}

extension AppIntent {
  /// The parameters in the order of their declaration, with their property names.
  var parameters: [(name: String, parameter: any AnyParameter)] {
    IntentFields(of: Self.self).all.compactMap { field in
      field.parameter(of: self).map { (field.propertyName, $0) }
    }
  }
}
