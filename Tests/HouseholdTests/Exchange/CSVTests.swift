import Testing

@testable import Household

@Suite struct CSVTests {
  @Test(
    "cells of every kind come back as they were",
    arguments: [
      "plain", "a,b", "say \"so\"", "two\nlines", "two\r\nlines", " blanks ", "tab\there", "",
      "=1+1", "+49", "-5", "@home", "'=quoted", "''=twice", "'plain", "\tstart", "＝wide", "é",
      "a;b", "\"", "'", "'-", "\r", "=\"a\",b",
    ])
  func roundTrip(_ cell: String) throws {
    let text = CSVText.text(header: ["name", "note"], rows: [[cell, "x"], ["y", cell]])
    let table = try #require(CSVTable(Array(text.utf8)))
    #expect(table.rows.map(\.cells) == [[cell, "x"], ["y", cell]])
  }

  @Test("no cell begins with what a spreadsheet runs")
  func safe() {
    let text = CSVText.text(header: ["name"], rows: [["=cmd()"], ["@x"], ["-1+2"], ["\t=x"]])
    #expect(text == "name\r\n'=cmd()\r\n'@x\r\n'-1+2\r\n\"'\t=x\"\r\n")
  }

  @Test(
    "every spreadsheet's way of writing a table is read",
    arguments: [
      "name,note\r\nmilk,\"a,b\"\r\n", "name,note\nmilk,\"a,b\"", "name,note\rmilk,\"a,b\"\r",
      "\u{feff}name;note\r\nmilk;a,b\r\n", "sep=;\r\nname;note\r\nmilk;a,b\r\n",
      "name\tnote\nmilk\ta,b\n", "\n\nname,note\n\n,\nmilk,\"a,b\"\n\n",
      "\"name\",\"note\"\n\"milk\",\"a,b\"\n", "name,note\nmilk,\"a,\"b\n",
    ])
  func dialects(_ text: String) throws {
    let text = try #require(ImportedText.utf8(Array(text.utf8)))
    let table = try #require(CSVTable(text))
    #expect(table.header == ["name", "note"])
    #expect(table.rows.map(\.cells) == [["milk", "a,b"]])
  }

  @Test("a row knows its line, also behind line ends in quotes")
  func lines() throws {
    let text = "name,note\nmilk,\"a\nb\nc\"\neggs,\r\n\r\nbread,\n"
    let table = try #require(CSVTable(Array(text.utf8)))
    #expect(table.rows.map(\.line) == [2, 5, 7])
  }

  @Test(arguments: [2, 3, 5, 1000])
  func `UTF-8 with and without a mark and UTF-16 both ways are read, and nothing else`(
    _ chunk: Int
  ) throws {
    let text = "name\nKäse 語 😀\n"
    let utf16 = Array(text.utf16)
    let latin: [UInt8] = "Käse\n".unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let forms: [[UInt8]] = [
      Array(text.utf8), [0xef, 0xbb, 0xbf] + Array(text.utf8),
      [0xff, 0xfe] + utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] },
      [0xfe, 0xff] + utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] },
    ]
    for form in forms { #expect(try imported(form, chunk: chunk).itemLines == ["Käse 語 😀"]) }
    #expect(ImportedText.utf8(latin) == nil)
    #expect(ImportedText.Encoding.latin1.text(latin) == "Käse\n")
    #expect(ImportedText.utf8([0x61, 0, 0x62]) == nil)
  }
}
