public import IntentKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension UUID: EntityIdentifierConvertible {
  /// The usual 36 characters.
  public var entityIdentifierString: String { uuidString }
  /// The id of the usual 36 characters, in either case.
  public static func entityIdentifier(for text: String) -> UUID? { UUID(uuidString: text) }
}
