import Testing

@testable import IntentServer

struct LineBufferTests {
  private func lines(_ chunks: [[UInt8]]) -> [LineBuffer.Line] {
    var buffer = LineBuffer()
    var lines: [LineBuffer.Line] = []
    for chunk in chunks {
      chunk.withUnsafeBytes { buffer.append($0) }
      while let line = buffer.next() { lines.append(line) }
    }
    if let rest = buffer.rest() { lines.append(rest) }
    return lines
  }

  @Test func wholeByteByByteAndInHalves() {
    let bytes = Array("{\"a\":1}\n\n読み🎉\r\nlast".utf8)
    let whole = lines([bytes])
    #expect(whole.count == 4)
    #expect(lines(bytes.map { [$0] }) == whole)
    for cut in bytes.indices {
      #expect(lines([Array(bytes[..<cut]), Array(bytes[cut...])]) == whole)
    }
  }

  @Test func nothingIsNoLine() {
    #expect(lines([]) == [])
    #expect(lines([Array("a\n".utf8)]) == [.complete([97])])
  }

  @Test func aLineBeyondTheLimitCostsOnlyItself() {
    let chunk = [UInt8](repeating: 97, count: 1 << 22)
    var chunks = Array(repeating: chunk, count: (LineBuffer.limit >> 22) + 2)
    chunks.append(Array("\nnext\n".utf8))
    let beginning = Array(chunk.prefix(LineBuffer.keptBeginning))
    #expect(lines(chunks) == [.tooLong(beginning), .complete(Array("next".utf8))])
    chunks.removeLast()
    #expect(lines(chunks) == [.tooLong(beginning)])
  }

  @Test func `the room of a long line is given back, and the next lines are read`() {
    let long = [UInt8](repeating: 97, count: 3 << 20)
    let next: [UInt8] = [98, 10]
    #expect(
      lines([long + [10], next, next]) == [.complete(long)]
        + Array(repeating: .complete([98]), count: 2))
  }

  @Test func aLongLineIsReadInLinearTime() {
    let chunk = [UInt8](repeating: 97, count: 1 << 12)
    let chunks = Array(repeating: chunk, count: 8000) + [[10]]
    let time = ContinuousClock().measure { #expect(lines(chunks).count == 1) }
    // To search all of it again at each chunk would be 130 GB.
    #expect(time < .seconds(12))
  }
}
