import BridgeWire
import JSONRPC
import RevenueCatStore
import SubscriptionBridge
import Subscriptions
import Timekeeping

extension StoreOpeners {
  /// The stores that the bridge itself does not know.
  init(log: StandardErrorLog) {
    self.init(
      revenueCat: { (params, time, locale) throws(RPCError) in
        do throws(RevenueCatConfigurationError) {
          let settings = RevenueCatSettings(params, locale: locale)
          return try RevenueCatStoreClient(settings, timekeeper: time) { log.write(RPCDiagnostic(.warning, $0)) }
        } catch {
          throw .invalidConfiguration(error.message, file: error.file)
        }
      })
  }
}

extension RevenueCatSettings {
  /// What `store/open` says of a RevenueCat store.
  init(_ params: StoreMethods.Open.Params, locale: String) {
    self.init(appUserID: params.appUserID ?? "", locale: params.locale ?? locale)
    if let baseURL = params.baseURL { self.baseURL = baseURL }
    if let file = params.apiKeyFile {
      key = .file(path: file)
    } else if let variable = params.apiKeyEnvironmentVariable {
      key = .environmentVariable(variable)
    }
    stateDirectory = params.stateDirectory
    if let seconds = params.requestTimeoutSeconds { requestTimeoutSeconds = seconds }
    if let seconds = params.refreshSeconds { refreshSeconds = seconds }
    if let decision = params.purchaseDecision.flatMap({ RevenueCatPurchaseDecision(rawValue: $0.rawValue) }) { purchaseDecision = decision }
  }
}
