internal import StoreEngine
internal import Timekeeping

/// What a store is opened from, read and checked: the catalogue, the ledger's state, and what is told with it.
@MainActor
final class StoreOpening {
  private(set) var keeper: Storekeeper
  private(set) var ledger: LedgerFile?
  let settings: SettingsChange
  let customer: String?
  private(set) var warnings: [String] = []

  init(_ options: SimulatedStoreOptions, _ timekeeper: Timekeeper) throws(ConfigurationFailure) {
    let catalog = try ConfigurationSource(options.configuration).catalog()
    do throws(SimulatorRefusal) {
      settings = try options.settings.engineChange()
    } catch {
      throw ConfigurationFailure(.setting, error.message)
    }
    if let customer = options.customer, customer.isEmpty { throw ConfigurationFailure(.setting, "a customer's name cannot be empty") }
    customer = options.customer
    keeper = Storekeeper(catalog: catalog, usesRateOfCatalog: timekeeper.mode == .system)
    if let directory = options.stateDirectory {
      ledger = try LedgerFile.open(in: directory, warnings: &warnings) { [unowned self] event in keeper.replay(event) }
    }
  }

  /// Gives the state away, so that no second copy of a long ledger is held.
  func takeKeeper() -> Storekeeper {
    var empty = Storekeeper(catalog: keeper.catalog)
    swap(&empty, &keeper)
    return empty
  }
}
