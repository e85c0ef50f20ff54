/// Any JSON value: objects keep the order of their members, numbers their digits.
public enum JSONValue: Sendable {
  /// `null`, which the protocol takes for a member that was left out.
  case null
  /// The words `true` and `false`; a number is never one of them.
  case bool(Bool)
  /// A number with its spelling.
  case number(JSONNumber)
  /// A string, kept scalar for scalar.
  case string(String)
  /// An array, its elements in their order.
  case array([JSONValue])
  /// An object, its members in the order they were written.
  case object(JSONObject)
}

extension JSONValue {
  /// The text of a string value.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// Whether this is `true`; nil for anything but the words `true` and `false`.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The exact integer of a number value; nil for `1.5` and for what does not fit 64 bits.
  public var integer: Int? {
    if case .number(let number) = self { number.integer } else { nil }
  }

  /// The floating-point value of a number value.
  public var double: Double? {
    if case .number(let number) = self { number.double } else { nil }
  }

  /// The elements of an array value.
  public var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members of an object value.
  public var object: JSONObject? {
    if case .object(let members) = self { members } else { nil }
  }

  /// Whether this is `null`.
  public var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The member `key` of an object value; nil for a missing key and for every other value.
  public subscript(key: String) -> JSONValue? {
    object?[key]
  }

  /// What kind of value this is, as a word for an error text.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  /// An integer, spelled in decimal digits.
  public static func integer(_ value: Int) -> JSONValue {
    .number(JSONNumber(value))
  }

  /// A floating-point value; what JSON cannot hold (NaN, infinities) becomes `null`.
  public static func double(_ value: Double) -> JSONValue {
    JSONNumber(value).map(JSONValue.number) ?? .null
  }
}

extension JSONValue: Hashable {
  /// Equal byte for byte: composed and decomposed letters differ, as they do in a file.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.string(let a), .string(let b)): a.hasSameBytes(as: b)
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)): a == b
    default: false
    }
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .number(let number): hasher.combine(number)
    case .string(let text): hasher.combine(JSONKey(text))
    case .array(let elements): hasher.combine(elements)
    case .object(let members): hasher.combine(members)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string, so that a value can be written as a literal: `["name": "milk"]`.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A number of a literal's digits.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// The word `true` or `false` of a literal.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// An array of a literal, whose elements may be of different kinds.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object value; of equal keys the last counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements))
  }
}

/// The members of a JSON object in the order they were written.
///
/// Keys are compared byte for byte. Objects on this wire are small, so a look-up walks the members;
/// the parser keeps a table of its own for large ones.
public struct JSONObject: Sendable {
  /// One `"key": value`.
  public struct Member: Hashable, Sendable {
    /// The key, unescaped.
    public let key: String
    /// The value, which may be `null`.
    public var value: JSONValue

    /// A member; a key may be any string, the empty one too.
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
