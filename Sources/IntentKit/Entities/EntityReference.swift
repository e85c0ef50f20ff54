/// An entity that a result holds, as a client can find it again.
public struct EntityReference: Sendable {
  /// Its type.
  public let type: any AppEntity.Type
  /// Its id.
  public let id: String
  /// Its name.
  public let title: String
}
