public import SimulatedStore

/// Where a bridge finds what paths mean: on disk, unless a recording is made or run again.
@MainActor
public struct BridgeFiles {
  /// What the path of a `.storekit` file stands for.
  public var configuration: @MainActor (_ path: String) -> SimulatedConfiguration
  /// The folder that is used for a folder that was named.
  public var stateDirectory: @MainActor (_ path: String) -> String

  public init(
    configuration: @escaping @MainActor (_ path: String) -> SimulatedConfiguration = { .file(path: $0) },
    stateDirectory: @escaping @MainActor (_ path: String) -> String = { $0 }
  ) {
    self.configuration = configuration
    self.stateDirectory = stateDirectory
  }
}
