import CarafeIntents
import Household
import IntentKit
import IntentServer
import Synchronization

/// `carafe`: answers an MCP client on standard input and output.
struct ServeCommand {
  func run() -> Int32 {
    if Terminal.isInteractive {
      Terminal.complain(
        """
        \(Product.catalogue.title) \(Product.version) waits for an MCP client on standard input. \
        To connect one: carafe config CLIENT. To try it here: carafe call log_water amount=8. End with Ctrl-D.
        """)
    }
    let environment = ProcessEnvironment()
    let home = Home(environment)
    let server = MCPServer(
      Product.catalogue, dependencies: home.dependencies,
      background: HouseholdBackground(household: home.household),
      log: environment.isVerbose ? Self.log : nil,
      secret: RequestStateSecret(folder: environment.stateFolder).bytes)
    server.serveOnThisThread()
    return 0
  }

  @Sendable private static func log(_ line: String) {
    Terminal.complain("\(Product.name): \(line)")
  }
}

/// What the store wants to do between requests.
private final class HouseholdBackground: BackgroundWork {
  /// How often to look at the folder when nothing is pending, in milliseconds: the sync service may
  /// bring a version or a conflict copy at any time, and nobody may ask for hours.
  private static let idleInterval = 15_000

  private let household: Household
  private let seen = Mutex<Int?>(nil)

  init(household: Household) {
    self.household = household
  }

  var isInUse: Bool { household.isInUse }

  func hasNews() -> Bool {
    let state = household.stateNumber()
    return seen.withLock { seen in
      defer { seen = state }
      return seen != state
    }
  }

  func run() -> Int? { household.maintain() ?? Self.idleInterval }
}
