/// The libFuzzer entry: what parses must come back the same from its own serialization.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  guard let value = try? JSONValue(parsing: input) else { return 0 }
  let bytes = value.bytes
  guard let again = try? JSONValue(parsing: bytes), again.bytes == bytes else {
    fatalError("the serialization of a parsed text does not come back the same")
  }
  guard !bytes.contains(UInt8(ascii: "\n")) else { fatalError("a line break was written raw") }
  return 0
}
