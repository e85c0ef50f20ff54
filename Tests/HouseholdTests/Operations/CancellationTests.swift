import Testing

@testable import Household

/// A call about many things ends between two of them when it is cancelled, and leaves nothing behind.
@Suite struct CancellationTests {
  private let names = (1...100).map { "thing \($0)" }

  /// Cancels the task that runs, as soon as some of the items are done.
  private static let cancelling: Household.Progress = { done, _ in
    #expect(done == 25)
    withUnsafeCurrentTask { $0?.cancel() }
  }

  /// Expects `body` to stop at its cancellation, in a task of its own.
  private func expectCancelled(
    _ home: TestHousehold, _ body: @escaping @Sendable (Household) throws -> Void
  ) async throws {
    let before = try home.all
    let household = home.household
    let task = Task { try body(household) }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try home.all == before)
  }

  @Test func `adding`() async throws {
    let home = try TestHousehold()
    let names = names
    try await expectCancelled(home) {
      _ = try $0.addItems(names, section: nil, requestID: "r", progress: Self.cancelling)
    }
    #expect(try home.household.addItems(names, section: nil, requestID: "r").value.openCount == 100)
  }

  @Test func `checking off, unchecking and removing`() async throws {
    let home = try TestHousehold()
    let names = names
    _ = try home.household.addItems(names, section: nil, requestID: nil)
    try await expectCancelled(home) { _ = try $0.checkOff(names, progress: Self.cancelling) }
    try await expectCancelled(home) { _ = try $0.removeItems(names, progress: Self.cancelling) }
    _ = try home.household.checkOff(names)
    try await expectCancelled(home) { _ = try $0.uncheck(names, progress: Self.cancelling) }
  }

  @Test func `importing`() async throws {
    let home = try TestHousehold()
    try await expectCancelled(home) { household in
      var chunks = [Array("milk\neggs\n".utf8), Array("bread\n".utf8), []]
      _ = try household.importFile(isDryRun: false) {
        if chunks.count == 2 { withUnsafeCurrentTask { $0?.cancel() } }
        return chunks.removeFirst()
      }
    }
  }
}
