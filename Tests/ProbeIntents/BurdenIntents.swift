public import IntentKit

/// Takes its time.
public struct WaitIntent: AppIntent {
  public static let title: LocalizedStringResource = "Wait"
  public static let description = IntentDescription("Waits.")
  @Parameter(title: "Seconds", description: "How long.") var seconds: Double
  @Dependency var shelf: Shelf
  public init() {}
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Task.sleep(for: .seconds(seconds))
    shelf.noteRun()
    return .result(dialog: "Waited \(seconds) s.")
  }
}

/// Reports each step.
public struct CountIntent: AppIntent {
  public static let title: LocalizedStringResource = "Count"
  public static let description = IntentDescription("Counts.")
  @Parameter(title: "Steps", description: "How far.", inclusiveRange: (0, 1000)) var steps: Int
  public init() {}
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    for step in 0..<steps {
      IntentContext.current.progress?.report(
        done: step + 1, total: steps, message: "Step \(step + 1)")
    }
    return .result(dialog: "\(steps) counted.")
  }
}

/// Says much.
public struct FillIntent: AppIntent {
  public static let title: LocalizedStringResource = "Fill"
  public static let description = IntentDescription("Answers with a long text.")
  @Parameter(title: "Bytes", description: "How long.", inclusiveRange: (0, 10_000_000)) var bytes: Int
  public init() {}
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(String(repeating: "a", count: bytes))")
  }
}

/// Prints where only the protocol may write.
public struct PrintIntent: AppIntent {
  public static let title: LocalizedStringResource = "Print"
  public static let description = IntentDescription("Prints.")
  @Parameter(title: "Text", description: "What.") var text: String
  public init() {}
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    print(text)
    return .result(dialog: "Printed.\nTwo lines\u{2028}and\u{85}more.")
  }
}

public enum ProbeError: Error, CustomLocalizedStringResourceConvertible {
  case broken(Int)
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .broken(let number): "It is broken in \(number) places; mend it."
    }
  }
}

public struct FailIntent: AppIntent {
  public static let title: LocalizedStringResource = "Fail"
  public static let description = IntentDescription("Fails, or answers with no number.")
  @Parameter(title: "Softly", description: "With not-a-number for an answer.", default: false)
  var softly: Bool
  public init() {}
  public func perform() async throws -> some IntentResult & ReturnsValue<Double> {
    guard softly else { throw ProbeError.broken(3) }
    return .result(value: .nan)
  }
}

public struct HiddenIntent: AppIntent {
  public static let title: LocalizedStringResource = "Hidden"
  public static let description = IntentDescription("Is not listed.")
  public static let isDiscoverable = false
  public init() {}
  public func perform() async throws -> some IntentResult { .result() }
}
