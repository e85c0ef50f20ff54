import IntentJSON
import IntentKit

/// Addresses of resources: `carafe://shopping-item` and `carafe://shopping-item/{id}`.
struct ResourceAddress: Sendable {
  let scheme: String

  func collection(_ entry: EntityEntry) -> String {
    "\(scheme)://\(entry.collection)"
  }

  func template(_ entry: EntityEntry) -> String {
    "\(collection(entry))/{id}"
  }

  func item(_ entry: EntityEntry, id: String) -> String {
    "\(collection(entry))/\(Self.escaped(id))"
  }

  /// The collection and the id an address names; nil when it is none of ours.
  func parse(_ address: String) -> (collection: String, id: String?)? {
    let prefix = scheme + "://"
    guard address.hasPrefix(prefix) else { return nil }
    let path = address.dropFirst(prefix.count)
    guard let slash = path.firstIndex(of: "/") else { return (String(path), nil) }
    guard let id = Self.unescaped(path[slash...].dropFirst()), !id.isEmpty else { return nil }
    return (String(path[..<slash]), id)
  }

  /// Percent-encodes all but the unreserved characters (RFC 3986, section 2.3).
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        escaped += (digits.count == 1 ? "%0" : "%") + digits
      }
    }
    return escaped
  }

  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.popFirst().flatMap(hexDigit),
          let low = rest.popFirst().flatMap(hexDigit)
        else { return nil }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }
}
