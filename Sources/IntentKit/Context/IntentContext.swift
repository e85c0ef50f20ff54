import IntentJSON

/// What surrounds the call of an intent: who can be asked, who listens, where things come from.
public struct IntentContext: Sendable {
  /// The context of the call that runs now.
  @TaskLocal public static var current = IntentContext()

  /// The way to ask the person.
  public let requests: any PersonRequesting
  /// The listener to progress; nil where the client wants none.
  public let progress: (any ProgressReporting)?
  /// The objects that `@Dependency` finds.
  public let dependencies: AppDependencyManager
  /// The person's language.
  public let language: LocalizedStringTable

  /// A context in which nobody is asked and nobody listens, except as it is given here.
  ///
  /// A test of an intent gives `dependencies` of its own and runs
  /// `IntentContext.$current.withValue(context) { try await intent.perform() }`.
  public init(
    requests: any PersonRequesting = NobodyToAsk(), progress: (any ProgressReporting)? = nil,
    dependencies: AppDependencyManager = .shared, language: LocalizedStringTable = .english
  ) {
    self.requests = requests
    self.progress = progress
    self.dependencies = dependencies
    self.language = language
  }
}

/// Something that is told how far a call has come.
public protocol ProgressReporting: Sendable {
  /// `done` of `total` steps are done.
  func report(done: Int, total: Int, message: String?)
}
