/// What a tool does to the world, told to a client before it calls.
///
/// Not part of Apple's API: declare it in an extension, so that an Apple build can leave it out.
public protocol MCPAnnotated: AppIntent {
  /// The facts.
  static var annotations: ToolAnnotations { get }
}

/// Facts about a tool that a client may show or act on.
public struct ToolAnnotations: Hashable, Sendable {
  /// It changes nothing.
  public let isReadOnly: Bool
  /// It may take something away.
  public let isDestructive: Bool
  /// Calling it twice with the same arguments does what calling it once does.
  public let isIdempotent: Bool

  /// Facts of a tool that changes nothing.
  public static let readOnly = ToolAnnotations(
    isReadOnly: true, isDestructive: false, isIdempotent: true)

  /// Facts of a tool that changes something.
  ///
  /// - Parameters:
  ///   - destructive: Whether it may take something away or replace it.
  ///   - idempotent: Whether calling it twice with the same arguments does what calling it once does.
  /// - Returns: the facts for ``MCPAnnotated/annotations``.
  public static func writes(destructive: Bool, idempotent: Bool) -> ToolAnnotations {
    ToolAnnotations(isReadOnly: false, isDestructive: destructive, isIdempotent: idempotent)
  }
}
