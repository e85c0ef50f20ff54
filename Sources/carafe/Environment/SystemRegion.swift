internal import CRegion
import SyncedStore

/// The person's region and language in the form of `LANG`, for where that says nothing.
enum SystemRegion {
  /// What the system's settings say; nil on Linux, whose settings are the variables themselves.
  static var current: String? {
    text(locale: copied(region_copy_locale), language: copied(region_copy_language))
  }

  /// The locale of this process.
  ///
  /// - Parameters:
  ///   - values: Those of `LC_ALL` and `LANG` that are set, the stronger first.
  ///   - platform: On a Mac the system knows better than a variable that names no person's language.
  ///   - system: What the system's settings say; looked up only where that counts.
  /// - Returns: Such as `de_DE.UTF-8`; empty where nothing says it.
  static func locale(
    among values: [String], on platform: Platform, system: () -> String?
  ) -> String {
    switch platform {
    case .linux: values.first ?? ""
    case .macOS: values.first { !isNeutral($0) } ?? system() ?? ""
    }
  }

  /// Whether a value of `LANG` or `LC_ALL` stands for the C library's own words, not a person's.
  private static func isNeutral(_ text: String) -> Bool {
    ["C", "POSIX"].contains(String(text.prefix { $0 != "." && $0 != "@" }).uppercased())
  }

  /// `de_AT.UTF-8` of a locale such as `de_AT@currency=EUR` or `en-US-u-rg-atzzzz` and a preferred
  /// language such as `de-CH`.
  ///
  /// The language is the preferred one's, the region the locale's: people read one and live in the
  /// other. A region override (`rg` of Unicode TS 35, 3.6.1) wins over the locale's own. Without a
  /// region in the locale, that of the language is taken.
  ///
  /// - Returns: nil when neither names a language.
  static func text(locale: String?, language: String?) -> String? {
    let (lived, read) = (locale.map(Parts.init), language.map(Parts.init))
    guard let language = read?.language ?? lived?.language else { return nil }
    let region = lived?.region ?? read?.region
    return "\(language)\(region.map { "_\($0)" } ?? "").UTF-8"
  }

  private static func copied(_ copy: (UnsafeMutablePointer<CChar>, Int) -> Int32) -> String? {
    let text = String(unsafeUninitializedCapacity: 128) { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return start.withMemoryRebound(to: CChar.self, capacity: buffer.count) { text in
        copy(text, buffer.count) == 1 ? buffer.prefix { $0 != 0 }.count : 0
      }
    }
    return text.isEmpty ? nil : text
  }

  /// The parts of a locale identifier, in the form of ICU or of BCP 47.
  private struct Parts {
    var language: String?
    var region: String?

    init(_ identifier: String) {
      let halves = identifier.split(separator: "@", maxSplits: 1)
      let subtags = (halves.first ?? "").prefix { $0 != "." }
        .split { $0 == "_" || $0 == "-" }
      let name = subtags.prefix { $0.count > 1 }
      language = name.first.map { $0.lowercased() }.flatMap(Self.language)
      region = name.dropFirst().lazy.compactMap(Self.region).first
      let overriding =
        halves.dropFirst().first.flatMap(Self.keyword)
        ?? zip(subtags, subtags.dropFirst()).first { $0.0.lowercased() == "rg" }?.1
      // Two letters of a region, then `zzzz` or a subdivision of it.
      region = overriding.flatMap { Self.region($0.prefix(2)) } ?? region
    }

    /// The value of `rg` in `currency=EUR;rg=gbzzzz`.
    private static func keyword(_ keywords: Substring) -> Substring? {
      keywords.split(separator: ";").first { $0.hasPrefix("rg=") }?.dropFirst(3)
    }

    private static func language(_ text: String) -> String? {
      (2...3).contains(text.count) && text.utf8.allSatisfy(isLetter) ? text : nil
    }

    /// Two letters are a country; three digits are a part of the world, and four letters a script.
    private static func region(_ text: Substring) -> String? {
      text.utf8.count == 2 && text.utf8.allSatisfy(isLetter) ? text.uppercased() : nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
  }
}
