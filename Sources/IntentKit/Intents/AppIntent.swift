/// Something the product can do: a verb, its parameters, and the code that does it.
///
/// Named and shaped as in Apple's App Intents. A server makes one tool of each.
///
/// ```swift
/// struct LogWaterIntent: AppIntent {
///   static let title: LocalizedStringResource = "Log Water"
///   static let description = IntentDescription("Logs a drink of water.")
///   @Parameter(title: "Amount", description: "How much.") var amount: Double
///
///   func perform() async throws -> some IntentResult & ProvidesDialog {
///     .result(dialog: "\(amount) logged.")
///   }
/// }
/// ```
public protocol AppIntent: Sendable {
  /// What ``perform()`` gives back.
  associatedtype PerformResult: IntentResult
  /// The kind of summary ``parameterSummary`` holds.
  associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>
  /// `IntentDescription` or `IntentDescription?`, whichever the declaration spells.
  associatedtype Description: IntentDescriptionConvertible = IntentDescription?

  /// The name a person reads.
  static var title: LocalizedStringResource { get }
  /// What it does, for a person or a model that must choose.
  static var description: Description { get }
  /// Whether it is offered at all; a hidden intent can still be run by name.
  static var isDiscoverable: Bool { get }
  /// No meaning over a pipe; accepted so that a declaration compiles unchanged.
  static var openAppWhenRun: Bool { get }
  /// No meaning over a pipe; accepted so that a declaration compiles unchanged.
  static var supportedModes: IntentModes { get }
  /// One line that reads the parameters back, such as "Log 8 fl oz of water".
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// Does it, with every parameter filled in.
  func perform() async throws -> PerformResult

  /// A fresh intent; a server makes one for each call.
  init()
}

extension AppIntent {
  /// `@Parameter` in the body of an intent.
  public typealias Parameter = IntentParameter
  /// `Summary(…)` in a parameter summary: a line with holes, see ``IntentParameterSummary``.
  public typealias Summary = IntentParameterSummary<Self>

  /// Nil; a catalogue's check asks for a description of every intent.
  public static var description: IntentDescription? { nil }
  /// True: clients are told of it.
  public static var isDiscoverable: Bool { true }
  /// False: over a pipe no app opens.
  public static var openAppWhenRun: Bool { false }
  /// In the background.
  public static var supportedModes: IntentModes { .background }
  /// The title alone.
  public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary() }
}

extension AppIntent {
  /// `@Dependency` in the body of an intent: an object of the program, see ``AppDependency``.
  public typealias Dependency = AppDependency
  /// `When(…)` in a parameter summary: one line or another.
  public typealias When<WhenSummary: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, WhenSummary, Otherwise>
  where WhenSummary.Intent == Self, Otherwise.Intent == Self
  /// `Switch(…)` in a parameter summary.
  public typealias Switch<Value: _IntentValue & Equatable> =
    ParameterSummarySwitchCondition<Self, Value>
  /// `Case(…)` in a switch.
  public typealias Case<Value: _IntentValue & Equatable> = ParameterSummaryCase<Self, Value>
  /// `DefaultCase { … }` in a switch.
  public typealias DefaultCase<Value: _IntentValue & Equatable> = ParameterSummaryCase<Self, Value>

  /// The call in one line, with the parameters as they are now; nil where there is no summary.
  var summaryText: String? {
    Self.parameterSummary.textIfMeant(for: self)
  }
}

/// Where an intent may run.
public struct IntentModes: OptionSet, Sendable {
  /// One bit a mode.
  public let rawValue: Int
  /// Modes by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Without opening an app.
  public static let background = IntentModes(rawValue: 1)
  /// With the app in front.
  public static let foreground = IntentModes(rawValue: 2)
}
