/// An intent that takes more spellings of its arguments than its schema declares.
///
/// Models send "250 ml" where a number is declared. The schema stays plain, since some clients
/// choke on unions; the leniency is here. Not part of Apple's API: declare it in an extension.
public protocol ArgumentAdapting: AppIntent {
  /// Texts that are declared to clients as numbers, since a number is what a model should send; the
  /// intent reads "250 ml" as well.
  static var textsDeclaredAsNumbers: Set<String> { get }

  /// Optional arguments that null does not leave out: without them the intent writes something of
  /// its own choice, and a null may be a value that got lost on the way.
  static var argumentsNeverNull: Set<String> { get }

  /// How many Unicode scalars a text in an argument may have; nil for the general limit of 10,000.
  ///
  /// A longer one is refused before anything reads it.
  static func textLimit(of argument: String) -> Int?
}

extension ArgumentAdapting {
  /// An empty set: texts are declared as texts.
  public static var textsDeclaredAsNumbers: Set<String> { [] }

  /// An empty set: null leaves every optional argument out.
  public static var argumentsNeverNull: Set<String> { [] }

  /// The general one.
  public static func textLimit(of argument: String) -> Int? { nil }
}
