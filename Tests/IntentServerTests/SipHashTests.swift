import Testing

@testable import IntentServer

/// The vectors of the reference implementation: key 00…0f, input 00, 01, 02 ….
struct SipHashTests {
  @Test(
    arguments: [
      (0, 0x726f_db47_dd0e_0e31), (1, 0x74f8_39c5_93dc_67fd), (2, 0x0d6c_8009_d9a9_4f5a),
      (3, 0x8567_6696_d7fb_7e2d), (15, 0xa129_ca61_49be_45e5),
    ] as [(Int, UInt64)]) func reference(_ length: Int, _ hash: UInt64)
  {
    let key = SipHash.Key(low: 0x0706_0504_0302_0100, high: 0x0f0e_0d0c_0b0a_0908)
    #expect(SipHash.hash((0..<length).map(UInt8.init), key: key) == hash)
  }

  @Test func everyKeyIsAnother() {
    let hashes = (0..<100).map { _ in SipHash.hash([1, 2, 3], key: .random()) }
    #expect(Set(hashes).count == 100)
  }
}
