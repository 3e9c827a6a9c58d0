// swift-tools-version: 6.2
import PackageDescription

// Fuzz targets for the pipe and the bridge behind it, apart from the product's package: everything here is built with libFuzzer and the address sanitizer.
// `Sources` is the product's own folder, so that the very same code is built, and nothing of it has to be made a product for this.

let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "JSON", path: "Sources/JSON"),
    .target(name: "JSONRPC", dependencies: ["JSON"], path: "Sources/JSONRPC"),
    .target(name: "BridgeWire", dependencies: ["JSON", "JSONRPC"], path: "Sources/BridgeWire"),
    .target(name: "Timekeeping", path: "Sources/Timekeeping"),
    .target(name: "Subscriptions", path: "Sources/Subscriptions"),
    .target(name: "SubscriptionViewModels", dependencies: ["Subscriptions", "Timekeeping"], path: "Sources/SubscriptionViewModels"),
    .target(name: "SubscriptionTesting", dependencies: ["Subscriptions", "Timekeeping"], path: "Sources/SubscriptionTesting"),
    .target(name: "StoreEngine", dependencies: ["JSON"], path: "Sources/StoreEngine"),
    .target(
      name: "SimulatedStore", dependencies: ["StoreEngine", "Subscriptions", "Timekeeping", "JSON"], path: "Sources/SimulatedStore"),
    .target(
      name: "SubscriptionBridge",
      dependencies: [
        "BridgeWire", "JSON", "JSONRPC", "SubscriptionViewModels", "Subscriptions", "SubscriptionTesting", "Timekeeping", "SimulatedStore",
      ], path: "Sources/SubscriptionBridge"),
    .target(name: "FuzzDriver", path: "Targets/FuzzDriver"),
    .executableTarget(name: "FuzzReader", dependencies: ["FuzzDriver", "JSON"], path: "Targets/FuzzReader"),
    .executableTarget(name: "FuzzFraming", dependencies: ["FuzzDriver", "JSON", "JSONRPC"], path: "Targets/FuzzFraming"),
    .executableTarget(name: "FuzzMessages", dependencies: ["FuzzDriver", "JSON", "JSONRPC"], path: "Targets/FuzzMessages"),
    .executableTarget(
      name: "FuzzBridge", dependencies: ["FuzzDriver", "JSON", "JSONRPC", "SubscriptionBridge", "Timekeeping"], path: "Targets/FuzzBridge"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library"]),
  ]
  if target.type == .executable { target.linkerSettings = [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])] }
}
