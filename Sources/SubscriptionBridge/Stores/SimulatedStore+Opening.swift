import BridgeWire
import JSON
import JSONRPC
import SimulatedStore
import Timekeeping

extension SimulatedStoreOptions {
  /// What `store/open` says of a simulated store.
  @MainActor init(_ params: StoreMethods.Open.Params, _ files: BridgeFiles) {
    var settings = SimulatorSettings.Change()
    settings.askToBuyEnabled = params.askToBuyEnabled
    settings.interruptedPurchasesEnabled = params.interruptedPurchasesEnabled
    settings.billingRetryOnRenewalEnabled = params.billingRetryOnRenewalEnabled
    settings.billingGracePeriodEnabled = params.billingGracePeriodEnabled
    settings.gracePeriodDays = params.gracePeriodDays
    settings.timeRate = params.timeRate?.rawValue
    settings.storefront = params.storefront
    settings.locale = params.locale
    settings.purchaseDecision = params.purchaseDecision.flatMap { .init(rawValue: $0.rawValue) }
    settings.take(params.latencySeconds)
    self.init(
      configuration: SimulatedConfiguration(
        file: params.configurationFile, text: params.configurationText, value: params.configuration, files),
      stateDirectory: params.stateDirectory.map { files.stateDirectory($0) }, customer: params.customer, settings: settings)
  }
}

extension SimulatorSettings.Change {
  /// What `simulator/configure` says.
  init(_ params: SimulatorMethods.Configure.Params) {
    self.init()
    askToBuyEnabled = params.askToBuyEnabled
    interruptedPurchasesEnabled = params.interruptedPurchasesEnabled
    billingRetryOnRenewalEnabled = params.billingRetryOnRenewalEnabled
    billingGracePeriodEnabled = params.billingGracePeriodEnabled
    gracePeriodDays = params.gracePeriodDays
    timeRate = params.timeRate?.rawValue
    storefront = params.storefront
    locale = params.locale
    purchaseDecision = params.purchaseDecision.map { domain($0) }
    take(params.latencySeconds)
  }

  mutating func take(_ latency: Wire.LatencySecondsInput?) {
    productsLatencySeconds = latency?.products
    purchaseLatencySeconds = latency?.purchase
    restoreLatencySeconds = latency?.restore
    stateLatencySeconds = latency?.state
  }
}

extension SimulatedConfiguration {
  /// The one of three ways that was taken, else the sample.
  @MainActor init(file: String?, text: String?, value: JSONText?, _ files: BridgeFiles) {
    if let file {
      self = files.configuration(file)
    } else if let text {
      self = .text(Array(text.utf8))
    } else if let value {
      self = .text(value.bytes)
    } else {
      self = .sample
    }
  }
}

extension ConfigurationFailure {
  /// The failure as 1007, or −32602 for a setting that a member of the params named.
  var rpcError: RPCError {
    .invalidConfiguration(message, file: file, line: line, pointer: pointer, reason: wire(kind))
  }
}

extension SimulatorRefusal {
  var rpcError: RPCError {
    switch self {
    case .unknownProduct(let id, let known, _): .unknownSubscription(id, known: known)
    case .unknownTransaction(let id, let known, _): .unknownTransaction(id, known: known)
    case .unknownOffer(let id, let known, _): .unknownOffer(id, known: known)
    case .notAllowed(let reason, let message): .actionNotAllowed(message, reason: wire(reason))
    case .badValue(let member, let message): .invalidParam(member.replacing("/", with: "."), message)
    case .store(let error): .storeFailure(error)
    }
  }
}
