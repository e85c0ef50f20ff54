import CarafeIntents
import Household
import IntentKit
import IntentServer

/// `carafe`: answers an MCP client on standard input and output.
struct ServeCommand {
  func run() async -> Int32 {
    if Terminal.isInteractive {
      Terminal.complain(
        """
        \(Product.catalogue.title) \(Product.version) waits for an MCP client on standard input. \
        To connect one: carafe config CLIENT. To try it here: carafe call log_water amount=8. End with Ctrl-D.
        """)
    }
    let home = Home()
    let server = MCPServer(
      Product.catalogue, dependencies: home.dependencies,
      background: HouseholdBackground(household: home.household))
    await server.serve()
    return 0
  }
}

/// What the store wants to do between requests.
private struct HouseholdBackground: BackgroundWork {
  let household: Household

  var isInUse: Bool { household.isInUse }
  func hasNews() -> Bool { household.looksChanged() }
  func run() -> Int? { household.maintain() }
}
