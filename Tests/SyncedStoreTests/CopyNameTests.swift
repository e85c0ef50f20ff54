import Foundation
import Testing

@testable import SyncedStore

@Suite struct CopyNameTests {
  private let names = CopyName(stem: "Carafe")

  static let sure = [
    "Carafe.sync-conflict-20261130-011936-HMQZNQJ.json",
    "Carafe.sync-conflict-20261130-011936.json",
    "Carafe (conflicted copy 2026-11-30 103045).json",
    "Carafe (conflicted copy Sam 2026-11-30 103045).json",
    "Carafe_conflict-20261130-103045.json", "Carafe_conflict-Sam-20261130-103045.json",
    "Carafe (Sam's MacBook's conflicted copy 2026-11-30).json",
    "Carafe (Sam’s conflicted copy 2026-11-30 1) (2).json",
    "Carafe (Case Conflict 1).json", "Carafe (Unicode Encoding Conflict).json",
    "Carafe (white space conflict).json", "Carafe [conflicted].json",
    "Carafe_DiskStation_Apr-15-163045-2026_Conflict.json",
    "Carafe_DiskStation_Apr-15-163045-2026_CaseConflict(2).json",
    "Carafe (In Konflikt stehende Kopie von LAPTOP 2026-11-30).json",
    "Carafe (Konfliktkopie von Gerät 2026-11-30).json",
    "Carafe (Copie en conflit de PC 2026-11-30).json",
    "Carafe (Copia en conflicto de D SM 2026-11-30).json",
    "Carafe (Copia in conflitto di MBP-di-Sam 2026-11-30).json",
    "Carafe (Cópia em conflito de PC-X 2026-11-30 1).json",
    "Carafe-Cópia em conflito de PC-01.json", "Carafe (Sam の競合コピー 2026-11-30).json",
    "Carafe(Sam-Windows的冲突副本1_2026-06-26 02-11-37).json",
    "Carafe (Конфликтующая копия пользователя Sam 2022-02-14 02_1.12.08 PM).json",
    "carafe (conflicted copy 2026-11-30 103045).JSON",
  ]

  @Test(arguments: sure)
  func `A name of the table is sure, also in decomposed Unicode (F27)`(name: String) {
    #expect(names.certainty(of: name) == .sure)
    #expect(names.certainty(of: name.decomposedStringWithCanonicalMapping) == .sure)
  }

  @Test(arguments: [
    "Carafe 2.json", "Carafe (1).json", "Carafe(1).json", "Carafe (1) (2).json",
    "Carafe-DESKTOP-AB12CD3.json", "Carafe-MacBook Pro de Sam-10.json",
    "Carafe-study-laptop-study-laptop.json", "Carafe (tegenstrijdige kopie).json",
    "Carafe.sync-conflict-20261004-101010-ABCDEF.json",
    "Carafe.sync-conflict-20261004-101010-ABC1230.json",
  ])
  func `A name that may be a copy is asked about`(name: String) {
    #expect(names.certainty(of: name) == .ask)
  }

  @Test(arguments: [
    "Carafe.json", ".syncthing.Carafe.json.tmp", "~syncthing~Carafe.json.tmp",
    "~$Carafe.json", "~$Carafe.abcdefgh.1.tmp", ".~lock.Carafe.json#", ".dat.nosync1",
    "._Carafe.json",
    ".#Carafe.json", "#Carafe.json#", "Carafe.json~", ".Carafe.json.swp", "Carafe.json.tmp",
    "Carafe.json.part", "Carafe.json.partial", "Carafe.json.filepart", "Carafe.json.crdownload",
    "Carafe.json.download", ".goutputstream-ABC", "4913", "Carafe.json.sb-0123abcd-Ab12Cd",
    ".DS_Store", ".stfolder", "desktop.ini", "Thumbs.db", ".Carafe.json.icloud",
    "Carafe backup.json", "Carafe 2026-11-30.json", "Carafes.json", "Other (1).json",
    "Carafe.sync-conflict-20261130-011936-hmqznqj.json",
  ])
  func `Every other name is none`(name: String) {
    #expect(names.certainty(of: name) == nil)
  }
}
