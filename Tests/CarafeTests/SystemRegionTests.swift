import SyncedStore
import Testing

@testable import carafe

/// The locale of a process, from variables and from a Mac's settings.
@Suite struct SystemRegionTests {
  @Test(
    arguments: [
      ("de_AT", "de-AT", "de_AT.UTF-8"), ("de_AT@currency=EUR", "de-CH", "de_AT.UTF-8"),
      ("en_US", nil, "en_US.UTF-8"), (nil, "fr-CA", "fr_CA.UTF-8"),
      // Somebody who reads one language and lives where another is spoken.
      ("en_DE", "en-US", "en_DE.UTF-8"), ("en_GB", "pl-GB", "pl_GB.UTF-8"),
      ("en", "en-AU", "en_AU.UTF-8"), ("en", "en", "en.UTF-8"),
      // The region that was chosen beside the language's own.
      ("en_US@rg=gbzzzz", "en-US", "en_GB.UTF-8"),
      ("en_GB@currency=USD;rg=uszzzz;x=1", nil, "en_US.UTF-8"),
      ("en-US-u-rg-gbzzzz", nil, "en_GB.UTF-8"),
      ("en-US-u-ca-gregory-rg-ieeng-hc-h23", nil, "en_IE.UTF-8"),
      ("en_US@rg=", nil, "en_US.UTF-8"), ("en_US@rg=1", nil, "en_US.UTF-8"),
      // Scripts, parts of the world, variants, three letters.
      ("zh_CN", "zh-Hans-CN", "zh_CN.UTF-8"), ("sr-Latn-RS", nil, "sr_RS.UTF-8"),
      ("es_419", "es-419", "es.UTF-8"), ("de-DE-1996", nil, "de_DE.UTF-8"),
      ("haw_US", nil, "haw_US.UTF-8"), ("DE-at", nil, "de_AT.UTF-8"),
      ("en_US_POSIX", nil, "en_US.UTF-8"), ("nb_NO.UTF-8", nil, "nb_NO.UTF-8"),
      (nil, nil, nil), ("", "", nil), ("@rg=gbzzzz", nil, nil), ("u-rg-gbzzzz", nil, nil),
      ("1234", "é", nil),
    ] as [(String?, String?, String?)])
  func `a Mac's settings have the form of LANG`(
    _ locale: String?, _ language: String?, _ text: String?
  ) {
    #expect(SystemRegion.text(locale: locale, language: language) == text)
  }

  @Test(
    arguments: [
      ([], "de_AT"), (["C"], "de_AT"), (["C.UTF-8"], "de_AT"), (["POSIX"], "de_AT"),
      (["c.utf8"], "de_AT"), (["C@x", "POSIX"], "de_AT"), (["C", "fr_FR.UTF-8"], "fr_FR.UTF-8"),
      (["en_US.UTF-8", "fr_FR"], "en_US.UTF-8"), (["ca_ES"], "ca_ES"),
    ] as [([String], String)])
  func `a Mac's settings count where no variable names a language`(
    _ values: [String], _ locale: String
  ) {
    #expect(SystemRegion.locale(among: values, on: .macOS) { "de_AT" } == locale)
  }

  @Test func `a Mac is not asked where a variable says it, and Linux never`() {
    var asked = 0
    let ask: () -> String? = {
      asked += 1
      return nil
    }
    #expect(SystemRegion.locale(among: ["de_DE"], on: .macOS, system: ask) == "de_DE")
    #expect(SystemRegion.locale(among: ["C", "de_DE"], on: .linux, system: ask) == "C")
    #expect(SystemRegion.locale(among: [], on: .linux, system: ask) == "")
    #expect(asked == 0)
    #expect(SystemRegion.locale(among: [], on: .macOS, system: ask) == "" && asked == 1)
  }
}
