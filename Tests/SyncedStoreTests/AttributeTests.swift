import SyncedStore
import Testing

/// What other programs noted beside the bytes of the file.
@Suite(
  .enabled(if: ExtendedAttributes.areSupported, "no extended attributes in the temporary folder"))
struct AttributeTests {
  private let play = Playground()

  @Test func `F10 extended attributes stay, whatever their number and their bytes`() throws {
    let store = play.store()
    try store.addItem("bread")
    let attributes: [(name: String, value: [UInt8])] = [
      ("user.tag", Array("red".utf8)), ("user.empty", []),
      ("user.org.example.Ärger", [0, 10, 255]),
      ("user.long", [UInt8](repeating: 7, count: 2000)),
    ]
    for (name, value) in attributes {
      try #require(ExtendedAttributes.set(name, value, of: play.file))
    }
    try store.addItem("milk")
    for (name, value) in attributes {
      #expect(ExtendedAttributes.value(name, of: play.file) == value, "\(name)")
    }
  }

  #if canImport(Darwin)
    @Test func `F10 what the old bytes gave rise to does not outlive a save`() throws {
      let store = play.store()
      try store.addItem("bread")
      // Names that xattr_flags.h tells apart: tied to the content, never kept, and any other.
      for name in ["org.example.sum#C", "org.example.never#N", "org.example.kept"] {
        try #require(ExtendedAttributes.set(name, [1], of: play.file))
      }
      try store.addItem("milk")
      #expect(ExtendedAttributes.value("org.example.sum#C", of: play.file) == nil)
      #expect(ExtendedAttributes.value("org.example.never#N", of: play.file) == nil)
      #expect(ExtendedAttributes.value("org.example.kept", of: play.file) == [1])
    }
  #endif
}
