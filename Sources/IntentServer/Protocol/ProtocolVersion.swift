/// A version of the protocol, and all that sets it apart from the others.
///
/// Source: the schemas and change logs of the specification. Nothing else in this module asks for
/// a version by name.
struct ProtocolVersion: Sendable, Equatable {
  /// How a client and a server come to speak it.
  enum Era: Sendable, Equatable {
    /// By `initialize`, once for a session.
    case handshake
    /// By `_meta` on each request; there is no session.
    case stateless
  }

  let name: String
  let era: Era
  /// Whether several messages may come in one array.
  let hasBatches: Bool
  let hasAnnotations: Bool
  /// Titles of tools, resources and prompts.
  let hasTitles: Bool
  /// `structuredContent` and `outputSchema`.
  let hasStructuredContent: Bool
  /// Content blocks that point to a resource.
  let hasResourceLinks: Bool
  let hasCompletionCapability: Bool
  /// Whether a person can be asked, if the client declares it.
  let hasElicitation: Bool
  /// Text with a progress notification.
  let hasProgressMessage: Bool
  /// `mode` in a question to a person.
  let hasElicitationModes: Bool
  /// Whether an error to an unreadable message carries `"id": null` or no id.
  let unreadableIDIsNull: Bool
  /// The code for a resource that does not exist.
  let resourceNotFound: RPCError.Code

  /// Every version this server speaks, oldest first.
  static let all = [
    ProtocolVersion(
      name: "2024-11-05", era: .handshake, hasBatches: true, hasAnnotations: false,
      hasTitles: false, hasStructuredContent: false, hasResourceLinks: false,
      hasCompletionCapability: false, hasElicitation: false, hasProgressMessage: false,
      hasElicitationModes: false, unreadableIDIsNull: true, resourceNotFound: .resourceNotFound),
    ProtocolVersion(
      name: "2025-03-26", era: .handshake, hasBatches: true, hasAnnotations: true,
      hasTitles: false, hasStructuredContent: false, hasResourceLinks: false,
      hasCompletionCapability: true, hasElicitation: false, hasProgressMessage: true,
      hasElicitationModes: false, unreadableIDIsNull: true, resourceNotFound: .resourceNotFound),
    ProtocolVersion(
      name: "2025-06-18", era: .handshake, hasBatches: false, hasAnnotations: true,
      hasTitles: true, hasStructuredContent: true, hasResourceLinks: true,
      hasCompletionCapability: true, hasElicitation: true, hasProgressMessage: true,
      hasElicitationModes: false, unreadableIDIsNull: true, resourceNotFound: .resourceNotFound),
    ProtocolVersion(
      name: "2025-11-25", era: .handshake, hasBatches: false, hasAnnotations: true,
      hasTitles: true, hasStructuredContent: true, hasResourceLinks: true,
      hasCompletionCapability: true, hasElicitation: true, hasProgressMessage: true,
      hasElicitationModes: true, unreadableIDIsNull: false, resourceNotFound: .resourceNotFound),
    ProtocolVersion(
      name: "2026-07-28", era: .stateless, hasBatches: false, hasAnnotations: true,
      hasTitles: true, hasStructuredContent: true, hasResourceLinks: true,
      hasCompletionCapability: true, hasElicitation: true, hasProgressMessage: true,
      hasElicitationModes: true, unreadableIDIsNull: false, resourceNotFound: .invalidParams),
  ]

  /// The version of this name and era; nil when it is not spoken.
  static func named(_ name: String, _ era: Era) -> ProtocolVersion? {
    all.first { $0.name == name && $0.era == era }
  }

  /// The newest version with a handshake: the answer to a client that asks for one not known here.
  static var newestHandshake: ProtocolVersion {
    all.last { $0.era == .handshake } ?? all[0]
  }

  /// The names of the versions without a handshake, as `_meta` may carry them.
  static var statelessNames: [String] {
    all.filter { $0.era == .stateless }.map(\.name)
  }
}
