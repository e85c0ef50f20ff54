public import IntentJSON

/// An intent that takes more spellings of its arguments than its schema declares.
///
/// Models send "250 ml" where a number is declared. The schema stays plain, since some clients
/// choke on unions; the leniency is here. Not part of Apple's API: declare it in an extension.
public protocol ArgumentAdapting: AppIntent {
  /// Rewrites the arguments before they are matched with the declared types.
  ///
  /// - Throws: an error whose text says what is accepted.
  static func adapt(_ arguments: inout JSONObject) throws

  /// Optional texts for which "" means "make it empty" and not "left out".
  static var parametersClearedByEmptyText: Set<String> { get }
}

extension ArgumentAdapting {
  /// Leaves the arguments as they are.
  public static func adapt(_ arguments: inout JSONObject) {}

  /// None.
  public static var parametersClearedByEmptyText: Set<String> { [] }
}
