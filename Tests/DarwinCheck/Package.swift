// swift-tools-version: 6.2
import PackageDescription

/// What `scripts/darwin-check` must find, and what it must not: see the lines marked "planted".
let package = Package(
  name: "darwin-check-test",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "Sound", dependencies: ["PlantedC"]),
    .target(name: "PlantedC"),
    .target(name: "Planted", dependencies: ["Sound"]),
    .target(name: "PlantedFlow", dependencies: ["Planted"]),
  ],
  swiftLanguageModes: [.v6]
)
