import SyncedStore

extension Household {
  /// What the data holds, to be written in another form; the text says what may be missing.
  package func exported(water: Bool, list: Bool) throws -> Answer<ExportText> {
    try look { view, _ in
      let drinks = view.records(in: HouseholdSchema.water)
        .compactMap { WaterEntry($0, zone: self.zone) }
        .sorted { ($0.time, $0.id) < ($1.time, $1.id) }
      let rows = self.rows(view)
      let items = ShoppingListText.grouped(rows.filter { !$0.isChecked }) + rows.filter(\.isChecked)
      return (ExportText(drinks: water ? drinks : nil, items: list ? items : nil), "")
    }
  }
}
