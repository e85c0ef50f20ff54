import Foundation
package import IntentKit

/// Holds its thread up, as a slow disk does.
package struct WorkIntent: AppIntent {
  package static let title: LocalizedStringResource = "Work"
  package static let description = IntentDescription("Works, and lets nobody else do so.")
  @Parameter(title: "Milliseconds", description: "How long.") package var milliseconds: Int
  package init() {}

  package func perform() async throws -> some IntentResult & ProvidesDialog {
    usleep(UInt32(milliseconds) * 1_000)
    return .result(dialog: "Worked \(milliseconds) ms.")
  }
}

/// Takes its time.
package struct WaitIntent: AppIntent {
  package static let title: LocalizedStringResource = "Wait"
  package static let description = IntentDescription("Waits.")
  @Parameter(title: "Seconds", description: "How long.") var seconds: Double
  @Dependency var shelf: Shelf
  package init() {}
  package func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Task.sleep(for: .seconds(seconds))
    shelf.noteRun()
    return .result(dialog: "Waited \(seconds) s.")
  }
}

/// Reports each step.
package struct CountIntent: AppIntent {
  package static let title: LocalizedStringResource = "Count"
  package static let description = IntentDescription("Counts.")
  @Parameter(title: "Steps", description: "How far.", inclusiveRange: (0, 1000)) var steps: Int
  package init() {}
  package func perform() async throws -> some IntentResult & ProvidesDialog {
    for step in 0..<steps {
      IntentContext.current.progress?.report(
        done: step + 1, total: steps, message: "Step \(step + 1)")
    }
    return .result(dialog: "\(steps) counted.")
  }
}

/// Says much.
package struct FillIntent: AppIntent {
  package static let title: LocalizedStringResource = "Fill"
  package static let description = IntentDescription("Answers with a long text.")
  @Parameter(title: "Bytes", description: "How long.", inclusiveRange: (0, 10_000_000)) var bytes:
    Int
  package init() {}
  package func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(String(repeating: "a", count: bytes))")
  }
}

/// Prints where only the protocol may write.
package struct PrintIntent: AppIntent {
  package static let title: LocalizedStringResource = "Print"
  package static let description = IntentDescription("Prints.")
  @Parameter(title: "Text", description: "What.") var text: String
  package init() {}
  package func perform() async throws -> some IntentResult & ProvidesDialog {
    print(text)
    return .result(dialog: "Printed.\nTwo lines\u{2028}and\u{85}more.")
  }
}

package enum ProbeError: Error, CustomLocalizedStringResourceConvertible {
  case broken(Int)
  package var localizedStringResource: LocalizedStringResource {
    switch self {
    case .broken(let number): "It is broken in \(number) places; mend it."
    }
  }
}

package struct FailIntent: AppIntent {
  package static let title: LocalizedStringResource = "Fail"
  package static let description = IntentDescription("Fails, or answers with no number.")
  @Parameter(title: "Softly", description: "With not-a-number for an answer.", default: false)
  var softly: Bool
  package init() {}
  package func perform() async throws -> some IntentResult & ReturnsValue<Double> {
    guard softly else { throw ProbeError.broken(3) }
    return .result(value: .nan)
  }
}

package struct HiddenIntent: AppIntent {
  package static let title: LocalizedStringResource = "Hidden"
  package static let description = IntentDescription("Is not listed.")
  package static let isDiscoverable = false
  package init() {}
  package func perform() async throws -> some IntentResult { .result() }
}

/// Runs where only the main thread can.
package struct MainIntent: AppIntent {
  package static let title: LocalizedStringResource = "Main"
  package static let description = IntentDescription("Runs on the main actor.")
  package static let isDiscoverable = false
  package init() {}

  @MainActor package func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "On the main actor.")
  }
}
