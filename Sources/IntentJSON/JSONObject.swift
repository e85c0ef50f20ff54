/// The members of a JSON object in the order they were written.
///
/// Keys are compared byte for byte. Objects on this wire are small, so a look-up walks the members;
/// the parser keeps a table of its own for large ones.
public struct JSONObject: Sendable {
  /// One `"key": value`.
  public struct Member: Hashable, Sendable {
    /// The key, unescaped.
    public let key: String
    /// The value.
    public var value: JSONValue

    /// A member.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }

    /// Equal byte for byte.
    public static func == (left: Member, right: Member) -> Bool {
      left.key.hasSameBytes(as: right.key) && left.value == right.value
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(JSONKey(key))
      hasher.combine(value)
    }
  }

  /// The members, no key twice.
  public private(set) var members: [Member]

  /// An empty object.
  public init() {
    members = []
  }

  /// An object of pairs; of equal keys the last value counts, at the place of the first.
  public init(_ pairs: some Sequence<(String, JSONValue)>) {
    self.init()
    for (key, value) in pairs { self[key] = value }
  }

  /// An object of members whose keys are known to differ.
  package init(distinctMembers: [Member]) {
    members = distinctMembers
  }

  /// The value of `key`.
  ///
  /// Setting a new key appends it, setting nil removes it.
  public subscript(key: String) -> JSONValue? {
    get {
      index(of: key).map { members[$0].value }
    }
    set {
      switch (index(of: key), newValue) {
      case (let at?, let value?): members[at].value = value
      case (let at?, nil): members.remove(at: at)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Adds a member whose key the caller knows to be new.
  public mutating func append(newKey key: String, _ value: JSONValue) {
    members.append(Member(key: key, value: value))
  }

  /// Whether there is no member.
  public var isEmpty: Bool { members.isEmpty }

  /// The number of members.
  public var count: Int { members.count }

  /// The keys in order.
  public var keys: [String] { members.map(\.key) }

  private func index(of key: String) -> Int? {
    members.firstIndex { $0.key.hasSameBytes(as: key) }
  }
}

extension JSONObject: Hashable {}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// An object of the pairs written; of equal keys the last counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements)
  }
}
