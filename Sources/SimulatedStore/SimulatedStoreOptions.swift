/// How a simulated store is opened.
public struct SimulatedStoreOptions: Sendable {
  /// What it sells.
  public var configuration: SimulatedConfiguration
  /// A folder that keeps the ledger between runs, made if it is not there; nil keeps nothing.
  public var stateDirectory: String?
  /// The current customer; nil for whoever was current last, at first `default`.
  public var customer: String?
  /// Settings other than the configuration's.
  public var settings: SimulatorSettings.Change

  public init(
    configuration: SimulatedConfiguration = .sample, stateDirectory: String? = nil, customer: String? = nil,
    settings: SimulatorSettings.Change = .init()
  ) {
    self.configuration = configuration
    self.stateDirectory = stateDirectory
    self.customer = customer
    self.settings = settings
  }
}

/// Where a store's configuration comes from.
public enum SimulatedConfiguration: Hashable, Sendable {
  /// The built-in one.
  case sample
  /// A `.storekit` file. Of a folder of that name, name the file inside.
  case file(path: String)
  /// A `.storekit` file as it was when it was read before: faults name the path.
  case recorded(path: String, text: [UInt8])
  /// The text of one.
  case text([UInt8])
}
