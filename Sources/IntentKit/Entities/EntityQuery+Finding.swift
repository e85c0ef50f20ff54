extension EntityQuery {
  /// The entities that answer to a text: by the string query, else those it lists that have this name,
  /// since who is told of a name must be able to give it.
  func anyEntities(matching text: String) async throws -> [Entity] {
    if let query = self as? any EntityStringQuery {
      return try await matches(of: query, text)
    }
    return try await anyEntities().filter { $0.displayText.lowercased() == text.lowercased() }
  }

  /// Everything where the query can list it, else the suggestions.
  func anyEntities() async throws -> [Entity] {
    if let query = self as? any EnumerableEntityQuery { return try await all(of: query) }
    return try await suggestedEntities()
  }

  /// The suggestions, else everything.
  func anySuggestedEntities() async throws -> [Entity] {
    let suggested = try await suggestedEntities()
    return suggested.isEmpty ? try await anyEntities() : suggested
  }

  private func matches<Query: EntityStringQuery>(
    of query: Query, _ text: String
  ) async throws -> [Entity] {
    try await query.entities(matching: text) as? [Entity] ?? []
  }

  private func all<Query: EnumerableEntityQuery>(of query: Query) async throws -> [Entity] {
    try await query.allEntities() as? [Entity] ?? []
  }
}
