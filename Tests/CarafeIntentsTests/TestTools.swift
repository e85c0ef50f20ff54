import CarafeIntents
import Foundation
import Household
import IntentJSON
import IntentKit
import SyncedStore
import TestSupport

/// Carafe's tools over a household in a folder of its own, called as a client calls them.
final class TestTools: Sendable {
  /// Noon of 10 March 2026, UTC.
  private struct Noon: WallClock {
    let milliseconds = 1_773_144_000_000
  }

  private struct UTC: TimeZoneRules {
    func offset(at instant: Instant) -> Int { 0 }
  }

  private let temporary = TemporaryFolder()
  private let dependencies = AppDependencyManager()

  init(locale: String = "de_DE.UTF-8") {
    let root = temporary.url
    dependencies.add(
      dependency: Household(
        folder: root.appending(path: "folder").path,
        stateFolder: root.appending(path: "state").path,
        clock: Noon(), zone: UTC(), locale: locale))
  }

  /// Calls a tool; gives its structured content and, under `text`, what it says.
  @discardableResult
  func call(_ tool: String, _ arguments: JSONObject = [:]) async throws -> JSONValue {
    guard let intent = Product.catalogue.intent(named: tool) else { throw NoSuchTool() }
    let outcome = try await IntentContext.$current.withValue(
      IntentContext(dependencies: dependencies)
    ) { try await Self.run(intent, arguments) }
    var content = outcome.structuredContent ?? [:]
    content["text"] = .string(outcome.text)
    return .object(content)
  }

  /// The sentence with which a call fails; nil when it succeeds.
  func failure(_ tool: String, _ arguments: JSONObject) async -> String? {
    do {
      try await call(tool, arguments)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// The lines of the open items.
  func open() async throws -> [String] {
    let items = try await call("show_list")["items"]?.array ?? []
    return items.map { item in
      [item["amount"]?.string ?? "", item["name"]?.string ?? ""].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }

  private static func run(
    _ intent: any AppIntent.Type, _ arguments: JSONObject
  ) async throws -> IntentCall.Outcome {
    try await IntentCall.run(intent, arguments: arguments)
  }
}

struct NoSuchTool: Error {}

extension JSONValue {
  /// The outcomes of a batch.
  var outcomes: [String] { self["results"]?.array?.compactMap { $0["outcome"]?.string } ?? [] }
}
