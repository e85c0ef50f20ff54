import CarafeIntents
import Household
import IntentKit
import SyncedStore

/// The household this process works on, from the environment.
struct Home: Sendable {
  let household: Household
  let dependencies = AppDependencyManager()

  init(_ environment: ProcessEnvironment = ProcessEnvironment()) {
    let clock: any WallClock = environment.now.map(EnvironmentClock.init) ?? SystemClock()
    let household = Household(
      folder: environment.folder, stateFolder: environment.stateFolder, home: environment.home,
      clock: clock, locale: environment.locale)
    self.household = household
    dependencies.add(dependency: household)
  }
}
