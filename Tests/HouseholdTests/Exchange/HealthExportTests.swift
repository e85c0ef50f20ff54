import Testing

@testable import Household

@Suite struct HealthExportTests {
  private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
    <!-- HealthKit's Export Version: 12; "Records" -->
    <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation)*)>
    <!ATTLIST Record
      type CDATA #REQUIRED
    >
    ]>
    <HealthData locale="de_DE">
     <ExportDate value="2026-03-10 09:00:00 +0100"/>
     <Record type="HKQuantityTypeIdentifierStepCount" unit="count" value="17" startDate="2026-03-03 22:15:00 +0100"/>
     <Record type="HKQuantityTypeIdentifierDietaryWater" sourceName="a &gt; b &quot;c&quot; value=&quot;9&quot;" unit="mL" creationDate="2026-03-04 08:00:00 +0100" startDate="2026-03-03 22:15:00 +0100" endDate="2026-03-03 22:15:00 +0100" value="250"/>
     <Record type='HKQuantityTypeIdentifierDietaryWater' unit='L' startDate='2026-03-04 08:00:00 -0500' value='0.5'>
      <MetadataEntry key="HKWasUserEntered" value="1"/>
     </Record>
     <Correlation type="HKCorrelationTypeIdentifierFood" startDate="2026-03-04 08:00:00 -0500">
      <Record type="HKQuantityTypeIdentifierDietaryWater" unit="L" startDate="2026-03-04 08:00:00 -0500" value="0.5"/>
     </Correlation>
     <Record type="HKQuantityTypeIdentifierDietaryWater" unit="fl_oz_us"
       startDate="2026-03-05 08:00:00 +0100" value="8"/>
     <Record type="HKQuantityTypeIdentifierDietaryWater" unit="stone" startDate="2026-03-05 08:00:00 +0100" value="8"/>
     <Record type="HKQuantityTypeIdentifierDietaryWater" unit="mL" startDate="soon" value="8"/>
     <Record type="HKQuantityTypeIdentifierDietaryWater" unit="mL" startDate="2026-03-05 08:00:00 +0100" value="9000"/>
     <!-- <Record type="HKQuantityTypeIdentifierDietaryWater" unit="mL" startDate="2026-03-05 08:00:00 +0100" value="1"/> -->
     <Record type="HKQuantityTypeIdentifierDietaryWater" unit="cup_us" startDate="2026-03-06 08:00:00 +0100" value="2"/>
    </HealthData>

    """

  @Test(
    "drinks of Apple Health's export, however its bytes come",
    arguments: [1, 2, 3, 7, 64, 100_000])
  func drinks(_ chunk: Int) throws {
    let content = try imported(Self.file, chunk: chunk)
    #expect(
      content.drinkLines == [
        "2026-03-03T22:15:00+01:00 250 ml", "2026-03-04T08:00:00-05:00 0.5 l",
        "2026-03-05T08:00:00+01:00 8 fl oz", "2026-03-06T08:00:00+01:00 2 cups",
      ])
    #expect(content.places == ["line 21", "line 22", "line 23"])
  }

  @Test(
    "the units of volume that HealthKit writes",
    arguments: [
      ("mL", 1), ("cL", 10), ("dL", 100), ("L", 1000), ("fl_oz_us", 29.574), ("cup_us", 236.588),
      ("pt_us", 473.176), ("fl_oz_imp", 28.413), ("cup_imp", 284.131), ("pt_imp", 568.261),
    ])
  func units(_ unit: String, _ milliliters: Double) throws {
    let xml =
      "<HealthData><Record type=\"HKQuantityTypeIdentifierDietaryWater\" value=\"1\" unit=\"\(unit)\" startDate=\"2026-03-03 22:15:00 +0100\"/></HealthData>"
    #expect(try imported(xml).drinks.map(\.amount.volume.milliliters) == [milliliters])
  }

  @Test("a file that is cut off gives what came before")
  func cutOff() throws {
    let whole = try imported(Self.file).drinks.count
    for length in stride(
      from: 1000, to: Self.file.utf8.count - "</HealthData>\n\n".utf8.count, by: 37)
    {
      let content = try imported(Array(Self.file.utf8.prefix(length)), chunk: 50)
      #expect(content.drinks.count <= whole)
      #expect(content.problems.last?.reason.contains("ends here") == true, "\(length)")
    }
  }
}
