import Testing

@testable import IntentKit

/// The stored fields of types, as the runtime of this platform gives them.
@Suite struct ReflectionTests {
  final class Thing: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }
  enum Choice { case plain, loaded(Int) }
  struct Empty {}
  struct Inner {
    var flag = true
    var word = "inner"
  }
  struct Outer {
    var byte: UInt8 = 7
    var number = 1.5
    var inner = Inner()
    var nothing = Empty()
    let thing = Thing(3)
    var existential: any Sendable = "any"
    var choice = Choice.loaded(9)
    var optional: Int? = 4
    var list = [1, 2]
    weak var weakly: Thing?
    lazy var late = 5
    var closure: @Sendable () -> Int = { 8 }
    static let shared = 1
    var computed: Int { 1 }
  }
  struct Pair<First, Second> {
    var first: First
    var second: Second
  }

  @Test func `the fields of a struct come in their order, with names, types and offsets`() {
    let fields = RuntimeField.all(of: Outer.self)
    #expect(
      fields.map(\.name) == [
        "byte", "number", "inner", "nothing", "thing", "existential", "choice", "optional", "list",
        "weakly", "$__lazy_storage_$_late", "closure",
      ])
    let types: [Any.Type] = [
      UInt8.self, Double.self, Inner.self, Empty.self, Thing.self, (any Sendable).self, Choice.self,
      Int?.self, [Int].self, Thing?.self, Int?.self, (@Sendable () -> Int).self,
    ]
    #expect(fields.map { ObjectIdentifier($0.type) } == types.map { ObjectIdentifier($0) })
    let offsets: [PartialKeyPath<Outer>: Int?] = [
      \.byte: fields[0].offset, \.number: fields[1].offset, \.inner: fields[2].offset,
      \.nothing: fields[3].offset, \.thing: fields[4].offset, \.existential: fields[5].offset,
      \.choice: fields[6].offset, \.optional: fields[7].offset, \.list: fields[8].offset,
    ]
    for (path, offset) in offsets { #expect(MemoryLayout<Outer>.offset(of: path) == offset) }
  }

  @Test func `what lies at the offset of a field is its value`() throws {
    let outer = Outer()
    let fields = RuntimeField.all(of: Outer.self)
    func value<Value>(_ name: String, _: Value.Type) throws -> Value {
      let field = try #require(fields.first { $0.name == name })
      return try withUnsafeBytes(of: outer) { bytes in
        try #require(bytes.baseAddress).advanced(by: field.offset).load(as: Value.self)
      }
    }
    #expect(try value("byte", UInt8.self) == 7)
    #expect(try value("number", Double.self) == 1.5)
    #expect(try value("inner", Inner.self).word == "inner")
    #expect(try value("thing", Thing.self) === outer.thing)
    #expect(try value("existential", (any Sendable).self) as? String == "any")
    #expect(try value("optional", Int?.self) == 4)
    #expect(try value("list", [Int].self) == [1, 2])
    guard case .loaded(9) = try value("choice", Choice.self) else {
      Issue.record("another case")
      return
    }
  }

  @Test func `the fields of a generic struct have the types it is used with`() {
    let narrow = RuntimeField.all(of: Pair<UInt8, String>.self)
    #expect(narrow.map(\.name) == ["first", "second"])
    #expect(narrow[0].type == UInt8.self && narrow[1].type == String.self)
    #expect(narrow.map(\.offset) == [0, 8])
    let nested = RuntimeField.all(of: Pair<Pair<Int, Int>, [Thing]>.self)
    #expect(nested[0].type == Pair<Int, Int>.self && nested[1].type == [Thing].self)
    #expect(nested.map(\.offset) == [0, 16])
  }

  @Test(arguments: [Empty.self, Thing.self, Choice.self, Int?.self] as [Any.Type])
  func `what has no stored fields of its own has none`(_ type: Any.Type) {
    #expect(RuntimeField.all(of: type).isEmpty)
  }

  @Test func `a field of a kind is known by its declared name`() {
    struct Wrapped: AppIntent {
      static let title: LocalizedStringResource = "Wrapped"
      @Parameter(title: "Mark") var shelfMark: String
      var plain = 1
      @Parameter(title: "Count") var count: Int?
      func perform() async throws -> some IntentResult { .result() }
    }
    let intent = Wrapped()
    intent.shelfMark = "x"
    let fields = IntentFields(of: Wrapped.self).all
    #expect(fields.map(\.propertyName) == ["shelfMark", "count"])
    #expect(fields.map(\.wireName) == ["shelf_mark", "count"])
    #expect(fields.first?.parameter(of: intent) as AnyObject? === intent.$shelfMark)
  }

  // MARK: - Another runtime

  static let known = RuntimeField.all(of: RuntimeCheck.Known.self)

  @Test func `the runtime of this platform answers as expected`() {
    #expect(RuntimeCheck.problem(in: Self.known) == nil)
  }

  @Test func `any other answer is a problem that says what to do`() throws {
    let (small, large) = (Self.known[0], Self.known[1])
    let others = [
      [], [small], [large, small], Self.known + [large],
      [RuntimeField(name: "", type: small.type, offset: small.offset), large],
      [RuntimeField(name: small.name, type: Int8.self, offset: small.offset), large],
      [small, RuntimeField(name: large.name, type: large.type, offset: 1)],
    ]
    for fields in others {
      let problem = try #require(RuntimeCheck.problem(in: fields))
      #expect(problem.hasPrefix("This program cannot start"))
      #expect(problem.contains("install a newer version"))
    }
  }

  @Test func `a program ends with that sentence, and with a failure`() async throws {
    let outcome = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) { RuntimeCheck.endUnlessKnown([]) }
    let said = String(decoding: outcome.standardErrorContent, as: UTF8.self)
    #expect(said == RuntimeCheck.problem(in: []).map { $0 + "\n" })
  }
}
