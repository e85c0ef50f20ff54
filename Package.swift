// swift-tools-version: 6.2
import PackageDescription

/// Upcoming features that the next language mode will switch on, used from the start.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "carafe",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "IntentJSON", targets: ["IntentJSON"]),
    .library(name: "IntentKit", targets: ["IntentKit"]),
    .library(name: "IntentKitFoundation", targets: ["IntentKitFoundation"]),
    .library(name: "IntentServer", targets: ["IntentServer"]),
    .executable(name: "carafe", targets: ["carafe"]),
  ],
  targets: [
    .target(name: "IntentJSON", swiftSettings: settings),
    .target(name: "IntentKit", dependencies: ["IntentJSON"], swiftSettings: settings),
    // Date, URL and UUID, for intents of programs that link Foundation anyway; Carafe does not.
    .target(
      name: "IntentKitFoundation", dependencies: ["IntentJSON", "IntentKit"],
      swiftSettings: settings),
    .target(
      name: "IntentServer", dependencies: ["IntentJSON", "IntentKit"], swiftSettings: settings),
    .target(name: "CSyncedStore"),
    .target(
      name: "SyncedStore", dependencies: ["IntentJSON", "CSyncedStore"], swiftSettings: settings),
    .target(
      name: "Household", dependencies: ["IntentJSON", "SyncedStore"], swiftSettings: settings),
    .target(
      name: "CarafeIntents", dependencies: ["IntentJSON", "IntentKit", "Household"],
      swiftSettings: settings),
    .target(
      name: "CRegion",
      linkerSettings: [.linkedFramework("CoreFoundation", .when(platforms: [.macOS]))]),
    .executableTarget(
      name: "carafe",
      dependencies: [
        "IntentJSON", "IntentKit", "IntentServer", "SyncedStore", "Household", "CarafeIntents",
        "CRegion",
      ],
      swiftSettings: settings),

    .executableTarget(
      name: "TaskServer", dependencies: ["IntentKit", "IntentServer"], path: "Examples/TaskServer",
      swiftSettings: settings),

    // What tests of several modules need: seeded randomness, folders, processes; no product.
    .target(
      name: "TestSupport", dependencies: ["IntentJSON"], path: "Tests/TestSupport",
      swiftSettings: settings),
    // What the tests of the kit and the server declare and start; no product.
    .target(
      name: "ProbeIntents", dependencies: ["IntentKit"], path: "Tests/ProbeIntents",
      swiftSettings: settings),
    .executableTarget(
      name: "ProbeServer", dependencies: ["IntentServer", "ProbeIntents"],
      path: "Tests/ProbeServer", swiftSettings: settings),
    .testTarget(
      name: "IntentKitTests", dependencies: ["IntentJSON", "IntentKit", "ProbeIntents"],
      swiftSettings: settings),
    .testTarget(
      name: "IntentKitFoundationTests",
      dependencies: ["IntentJSON", "IntentKit", "IntentKitFoundation"], swiftSettings: settings),
    .testTarget(
      name: "IntentServerTests",
      dependencies: ["IntentJSON", "IntentKit", "IntentServer", "ProbeIntents", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ProcessTests",
      dependencies: [
        "IntentJSON", "SyncedStore", "TestSupport", "ProbeServer", "TaskServer", "carafe",
      ],
      swiftSettings: settings),

    .testTarget(
      name: "CarafeTests", dependencies: ["IntentJSON", "SyncedStore", "TestSupport", "carafe"],
      swiftSettings: settings),

    .testTarget(
      name: "IntentJSONTests", dependencies: ["IntentJSON", "TestSupport"], swiftSettings: settings),
    .target(
      name: "SyncedStoreSimulation", dependencies: ["IntentJSON", "SyncedStore", "TestSupport"],
      path: "Tests/SyncedStoreSimulation", swiftSettings: settings),
    .executableTarget(
      name: "simulate", dependencies: ["SyncedStore", "SyncedStoreSimulation"],
      path: "Tests/simulate",
      swiftSettings: settings),
    .executableTarget(
      name: "store-driver", dependencies: ["IntentJSON", "SyncedStore"],
      path: "Tests/StoreDriver", swiftSettings: settings),
    .testTarget(
      name: "SyncedStoreTests",
      dependencies: ["IntentJSON", "SyncedStore", "SyncedStoreSimulation", "TestSupport"],
      exclude: ["Golden"],
      swiftSettings: settings),
    .testTarget(
      name: "HouseholdTests",
      dependencies: ["IntentJSON", "SyncedStore", "Household", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "CarafeIntentsTests",
      dependencies: [
        "IntentJSON", "IntentKit", "SyncedStore", "Household", "CarafeIntents", "TestSupport",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
