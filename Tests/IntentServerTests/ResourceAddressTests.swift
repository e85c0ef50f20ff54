import IntentKit
import ProbeIntents
import Testing

@testable import IntentServer

struct ResourceAddressTests {
  private let address = ResourceAddress(scheme: "probe")

  @Test(arguments: ["1", "a b", "é😀", "100%", "a/b", "?#", "-._~", "\u{0}", "%41", "e\u{301}"])
  func anIdComesBack(_ id: String) throws {
    let entry = try #require(Probe.catalogue().entities.first)
    let uri = address.item(entry, id: id)
    #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f })
    let parsed = try #require(address.parse(uri))
    #expect(parsed.collection == "book")
    #expect(Array((parsed.id ?? "").utf8) == Array(id.utf8))
  }

  @Test(arguments: [
    "", "book", "other://book", "probe:/book", "probe://book/", "probe://book/%4", "probe://book/%",
    "probe://book/%zz", "probe://book/%+1", "probe://book/% 1",
  ]) func whatIsNoAddressOfOurs(_ uri: String) {
    #expect(address.parse(uri) == nil)
  }

  @Test func aCollectionHasNoId() {
    #expect(address.parse("probe://book")?.collection == "book")
    #expect(address.parse("probe://book")?.id == nil)
    #expect(address.parse("probe://book/..")?.id == "..")
  }
}
