// swift-tools-version: 6.2
import PackageDescription

// One section for a room, with its tests. A room's dependencies are its walls: see README, "The house".

let package = Package(
  name: "subscription-bridge",
  platforms: [.macOS(.v26), .iOS(.v26)],
  products: [
    .library(name: "Subscriptions", targets: ["Subscriptions"]),
    .library(name: "SubscriptionViewModels", targets: ["SubscriptionViewModels"]),
    .library(name: "SubscriptionTesting", targets: ["SubscriptionTesting"]),
    .library(name: "SimulatedStore", targets: ["SimulatedStore"]),
    .executable(name: "subscription-bridge", targets: ["subscription-bridge"]),
    .executable(name: "schema-compiler", targets: ["schema-compiler"]),
  ],
  targets: [
    // The pipe.
    .target(name: "JSON"),
    .testTarget(name: "JSONTests", dependencies: ["JSON"]),

    .target(name: "JSONRPC", dependencies: ["JSON"]),
    .testTarget(name: "JSONRPCTests", dependencies: ["JSONRPC", "JSON"]),

    .target(name: "BridgeWire", dependencies: ["JSON", "JSONRPC"]),
    .testTarget(name: "BridgeWireTests", dependencies: ["BridgeWire", "JSON", "JSONRPC"]),

    // Time.
    .target(name: "Timekeeping"),
    .testTarget(name: "TimekeepingTests", dependencies: ["Timekeeping"]),

    // The words and the screens.
    .target(name: "Subscriptions"),
    .testTarget(name: "SubscriptionsTests", dependencies: ["Subscriptions"]),

    .target(name: "SubscriptionViewModels", dependencies: ["Subscriptions", "Timekeeping"]),
    .testTarget(
      name: "SubscriptionViewModelsTests",
      dependencies: [
        "SubscriptionViewModels", "SubscriptionTesting", "Subscriptions", "Timekeeping", "SimulatedStore",
      ]),

    .target(name: "SubscriptionTesting", dependencies: ["Subscriptions", "Timekeeping"]),
    .testTarget(
      name: "SubscriptionTestingTests",
      dependencies: ["SubscriptionTesting", "SubscriptionViewModels", "Subscriptions", "Timekeeping"]),

    // The stores.
    .target(name: "StoreEngine", dependencies: ["JSON"]),
    .testTarget(name: "StoreEngineTests", dependencies: ["StoreEngine", "JSON"]),

    .target(name: "SimulatedStore", dependencies: ["StoreEngine", "Subscriptions", "Timekeeping", "JSON"]),
    .testTarget(
      name: "SimulatedStoreTests",
      dependencies: ["SimulatedStore", "StoreEngine", "Subscriptions", "Timekeeping", "JSON"]),

    .target(name: "RevenueCatStore", dependencies: ["Subscriptions", "JSON", "Timekeeping"]),
    .testTarget(
      name: "RevenueCatStoreTests", dependencies: ["RevenueCatStore", "Subscriptions", "JSON", "Timekeeping"]),

    // Where both sides meet.
    .target(
      name: "SubscriptionBridge",
      dependencies: [
        "BridgeWire", "JSON", "JSONRPC", "SubscriptionViewModels", "Subscriptions", "SubscriptionTesting",
        "Timekeeping", "SimulatedStore",
      ]),
    .testTarget(
      name: "SubscriptionBridgeTests",
      dependencies: [
        "SubscriptionBridge", "BridgeWire", "JSON", "JSONRPC", "SubscriptionViewModels", "Subscriptions",
        "SubscriptionTesting", "Timekeeping", "SimulatedStore",
      ]),

    .executableTarget(
      name: "subscription-bridge",
      dependencies: [
        "SubscriptionBridge", "BridgeWire", "JSON", "JSONRPC", "Subscriptions", "SubscriptionTesting", "Timekeeping",
        "SimulatedStore", "RevenueCatStore",
      ]),

    // From Schemas/ to Swift, Python and TypeScript.
    .target(name: "SchemaCompiler", dependencies: ["JSON"]),
    .testTarget(name: "SchemaCompilerTests", dependencies: ["SchemaCompiler", "JSON"]),
    .executableTarget(name: "schema-compiler", dependencies: ["SchemaCompiler", "JSON"]),

    // The walls themselves.
    .testTarget(name: "HouseTests"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    // An import says to whom it shows: `public import` only where a public signature needs it.
    .enableUpcomingFeature("InternalImportsByDefault"),
    // A member of a module can be used only where that module is imported.
    .enableUpcomingFeature("MemberImportVisibility"),
    // An async function runs where its caller runs: no hop, so a store that needs no waiting answers in the same turn.
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .treatAllWarnings(as: .error),
  ]
}
