import Testing

@testable import Household

@Suite struct ImportReaderTests {
  @Test(
    "drinks from tables with points and commas, offsets and none",
    arguments: [
      (
        "id,time,amount,unit,ml\r\nx7wd9k2h4b,2026-03-10T08:00:00+01:00,8,fl_oz,236.588\r\n",
        "2026-03-10T08:00:00+01:00 8 fl oz"
      ),
      ("Datum;Zeit;Menge (ml)\n2026-03-10;08:00;250\n", "2026-03-10T08:00:00+01:00 250 ml"),
      ("time;amount;unit\n2026-03-10 08:00;0,5;l\n", "2026-03-10T08:00:00+01:00 0.5 l"),
      ("date,amount\n2026-07-10,2 cups\n", "2026-07-10T12:00:00+02:00 2 cups"),
      (
        "time,ml,amount,unit\n2026-03-10T08:00Z,1350,2,desk bottle\n",
        "2026-03-10T08:00:00+00:00 2 desk bottle"
      ),
      ("time,ml\n2026-03-10 08:00,3.125\n", "2026-03-10T08:00:00+01:00 3.125 ml"),
      ("time;ml\n2026-03-10 08:00;1.250,5\n", "2026-03-10T08:00:00+01:00 1250.5 ml"),
      (
        #"[{"at":"2026-03-10T08:00:00+01:00","ml":236.588,"as":"8 fl oz"}]"#,
        "2026-03-10T08:00:00+01:00 8 fl oz"
      ),
    ])
  func drinks(_ text: String, _ line: String) throws {
    let content = try imported(text)
    #expect(content.problems.isEmpty)
    #expect(content.drinkLines == [line])
  }

  @Test("what cannot be read is named by its line, and the rest is read")
  func problems() throws {
    let content = try imported(
      """
      time,ml
      2026-03-10 08:00,250
      yesterday,250
      2026-03-10 09:00,lots
      2026-03-10 10:00,25000
      2026-03-10 11:00,-5

      2026-03-10 12:00,300
      """)
    #expect(content.drinks.map(\.amount.volume.milliliters) == [250, 300])
    #expect(content.places == ["line 3", "line 4", "line 5", "line 6"])
    #expect(content.problems[0].reason.contains("2026-03-10 08:00"))
  }

  @Test(
    "lists: tables, plain lines, JSON of our own and of others",
    arguments: [
      (
        "id,name,amount,note,section,checked\r\nx7wd9k2h4b,milk,2 l,\"organic, fresh\",Dairy,true\r\n",
        ["✓ 2 l milk (organic, fresh) @Dairy"]
      ),
      ("Artikel;Menge;Einheit;Erledigt\nKäse;0,5;kg;ja\nBrot;;;nein\n", ["✓ 0.5 kg Käse", "Brot"]),
      ("name\n2 l milk\n7UP\n", ["2 l milk", "7UP"]),
      ("name,amount\n2 l milk,\n", ["2 l milk"]),
      (
        "milk\n\n- 2 eggs\n- [x] bread\n[ ] 1,5 kg potatoes\n",
        ["milk", "2 eggs", "✓ bread", "1.5 kg potatoes"]
      ),
      ("[ ] milk\n[x] eggs\n", ["milk", "✓ eggs"]),
      (
        "Dairy:\nmilk\nbutter\n\nProduce:\nkale\n",
        ["milk @Dairy", "butter @Dairy", "kale @Produce"]
      ),
      (
        """
        {"items":[{"id":"5F2A","name":"Bananas","amount":"6","section":"Produce","isDone":false,
        "lastModified":"2026-03-10T08:00:00Z"},{"name":"milk","quantity":2,"unit":"l","checked":true},
        {"name":"salt","quantity":0},"12 eggs"]}
        """, ["6 Bananas @Produce", "✓ 2 l milk", "salt", "12 eggs"]
      ),
      (#"["milk",{"title":"eggs","qty":"12","completed":true}]"#, ["milk", "✓ 12 eggs"]),
      (
        #"{"lists":[{"name":"Home","items":[{"name":"milk"}]},{"name":"Work","items":["tea"]}]}"#,
        ["milk", "tea"]
      ),
      (
        #"{"shopping":[{"id":"7wq2m4tz0c","name":"milk","quantities":[{"value":2,"unit":"l"}]},{"id":"7wq2m4tz0d","name":"gone","del":"x"}]}"#,
        ["2 l milk"]
      ),
    ])
  func items(_ text: String, _ lines: [String]) throws {
    let content = try imported(text)
    #expect(content.problems.isEmpty)
    #expect(content.itemLines == lines)
  }

  @Test func `A drink that is still to come is a problem, as it is for log_water`() throws {
    let content = try imported(
      "time,ml\n2027-12-31T12:00:00Z,250\n2027-01-01T11:00:00Z,250\n2026-12-01T12:00:00Z,250\n")
    #expect(content.drinks.count == 2)
    #expect(content.places == ["line 2"])
    #expect(content.problems.first?.reason.contains("still to come") == true)
  }

  @Test func `A row that the end of the file cuts is not read`() throws {
    let header = "id,time,amount,unit,ml\r\n"
    let row = "abcdefghik,2026-03-10T08:00:00+01:00,250,ml,250"
    for rest in ["", "\r\n"] {
      #expect(try imported(header + row + rest).drinks.count == 1)
    }
    for count in 1..<(row.utf8.count - "250".utf8.count) {
      let content = try imported(header + row.prefix(count))
      #expect(content.drinks.isEmpty && content.places == ["line 2"], "\(count)")
    }
    let quoted = try imported("name,note\nmilk,\"the red")
    #expect(quoted.items.isEmpty && quoted.places == ["line 2"])
    // Spreadsheets leave empty cells at the end out.
    #expect(try imported("name,amount,note\nmilk\neggs,2\n").itemLines == ["milk", "2 eggs"])
  }

  @Test(
    "a table whose columns nobody knows is no list",
    arguments: [
      "When,Drink,Volume (ml)\n2026-01-01 08:00,Water,250\n2026-01-01 09:00,Tea,300\n",
      "id,time,amo", "Ding;Anzahl\nMilch;2\nBrot;1\n", "id,time\nabcdefghik,2026-01-01 08:00\n",
    ])
  func unknownTable(_ text: String) {
    #expect {
      _ = try imported(text)
    } throws: { error in
      "\(error)".contains("first row")
    }
  }

  @Test(
    "a list with commas is one",
    arguments: [
      ("milk, 2 l\nbread, white\n", 2), ("milk, eggs, bread\napples, pears, plums\n", 2),
      ("2 l milk, 6 eggs\n", 1), ("flour, 500 g\n", 1),
    ])
  func listWithCommas(_ text: String, _ least: Int) throws {
    let content = try imported(text)
    #expect(content.problems.isEmpty && content.items.count >= least)
  }

  @Test func `A line without end is no thing to buy, and is not looked into`() throws {
    let content = try imported("milk\n" + String(repeating: "a", count: 5_000_000) + "\neggs\n")
    #expect(content.itemLines == ["milk", "eggs"])
    #expect(content.places == ["line 2"])
  }

  @Test("lines and elements that name nothing are named")
  func itemProblems() throws {
    let plain = try imported("milk\n\n500 g\neggs\n-5 kg rice\n")
    #expect(plain.itemLines == ["milk", "eggs"])
    #expect(plain.places == ["line 3", "line 5"])
    let json = try imported(#"["milk",5,{"name":" "},null]"#)
    #expect(json.itemLines == ["milk"])
    #expect(json.places == ["element 2", "element 3", "element 4"])
  }

  @Test(
    "a file that is none of these is refused in a sentence",
    arguments: [
      ("", "nothing to import"), (" \n \n", "nothing to import"), ("PK\u{3}\u{4}x", "Unpack it"),
      ("<html></html>", "HealthData"), (#"{"name": "#, "begins like JSON"),
      ("{}", "nothing to import"),
    ])
  func refused(_ text: String, _ words: String) {
    #expect {
      _ = try imported(text)
    } throws: { error in
      "\(error)".contains(words)
    }
  }

  @Test
  func `bytes that are no text are refused; Latin-1 is taken from a table that names its columns`()
    throws
  {
    func latin(_ text: String) -> [UInt8] {
      text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }
    #expect(try imported(latin("name;note\nKäse;süß\n")).itemLines == ["Käse (süß)"])
    var random: [UInt8] = [0x9c]
    for index in 1..<4000 { random.append(random[index - 1] &* 77 &+ 31) }
    for bytes in [random, latin("Käse\nBrot\n"), [0x61, 0, 0x62], [0, 0, 0]] {
      #expect {
        _ = try imported(bytes)
      } throws: { error in
        "\(error)".contains("UTF-8")
      }
    }
  }

  @Test("a file of more than 64 MB is refused before it fills the memory")
  func tooLarge() throws {
    var reader = ImportReader(
      zone: TableZone.utc, amounts: WaterAmountParser(system: .metric),
      now: instant("2026-12-31T12:00:00Z"))
    let chunk = [UInt8](repeating: UInt8(ascii: "a"), count: 16_000_000)
    for _ in 0..<4 { try reader.take(chunk) }
    #expect(throws: ImportError.self) { try reader.take([0x61]) }
  }

  @Test(
    "F82 a drink is checked in the same way on every road in",
    arguments: [
      ("2027-03-10T08:00:00+00:00", "250", "still to come"),
      ("1999-03-10T08:00:00+00:00", "250", "before the year 2000"),
      ("2026-03-10T08:00:00+00:00", "9000", "5 l"),
      (String(repeating: "2", count: 300), "250", ""), ("", "250", ""),
      ("2026-03-10T08:00:00+00:00", "lots", ""),
    ])
  func sameChecks(_ time: String, _ amount: String, _ words: String) throws {
    let files = [
      "time,ml\n\(time),\(amount)\n",
      #"[{"time":"\#(time)","ml":"\#(amount)"}]"#,
      #"{"water":[{"time":"\#(time)","ml":"\#(amount)"}]}"#,
      """
      <HealthData><Record type="HKQuantityTypeIdentifierDietaryWater" unit="mL" \
      startDate="\(time)" value="\(amount)"/></HealthData>
      """,
    ]
    for file in files {
      let content = try imported(file)
      #expect(content.drinks.isEmpty && content.problemCount == 1)
      #expect(words.isEmpty || content.problems[0].reason.contains(words), "\(content.problems)")
    }
  }

  @Test("F82 texts beyond their limits are named on every road in")
  func longTexts() throws {
    let long = String(repeating: "a", count: 1_001)
    for file in [
      "name,amount\n\(long),1\nmilk,1\n", "name,amount\nbread,\(long)\nmilk,1\n",
      "name,note\nbread,\(long)\nmilk,\n", "\(long)\nmilk\n",
      #"["\#(long)","milk"]"#, #"[{"name":"bread","amount":"\#(long)"},"milk"]"#,
      #"[{"name":"bread","quantities":[{"text":"\#(long)"}]},"milk"]"#,
    ] {
      let content = try imported(file)
      #expect(content.itemLines.map { $0.hasSuffix("milk") } == [true])
      #expect(content.problems.map { $0.reason.unicodeScalars.count < 200 } == [true])
    }
  }

  @Test("F82 of problems without end the first are told, and then the file is refused")
  func manyProblems() throws {
    let content = try imported("time,ml\n" + String(repeating: "x,1\n", count: 5_000))
    #expect(content.problemCount == 5_000 && content.problems.count == 20)
    #expect {
      _ = try imported(String(repeating: "1\n", count: 100_001), chunk: 100_000)
    } throws: { error in
      "\(error)".contains("cannot be read; the first is line 1")
    }
    #expect {
      _ = try imported(String(repeating: "a\n", count: 10_001), chunk: 100_000)
    } throws: { error in
      "\(error)".contains("Import it in parts")
    }
  }
}
