// Made from Schemas/openrpc.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON
public import JSONRPC

/// The methods `store/…`.
public enum StoreMethods {
  /// `store/open`: Opens a store.
  ///
  /// Which further params are allowed depends on `kind`: each says for which. Opened without a name it is `store-1`, `store-2`, …
  public enum Open {
    public static var name: StaticString { "store/open" }

    /// The open store.
    public typealias Result = Wire.StoreOpened

    public struct Params: Hashable, Sendable {
      /// What is to be behind it.
      public var kind: Wire.StoreKind
      /// Its name; absent: the next of `store-1`, `store-2`, …
      public var store: String?
      /// The path of a `.storekit` file.
      public var configurationFile: String?
      /// The text of one.
      public var configurationText: String?
      /// The content of one, as JSON.
      public var configuration: JSONText?
      /// The folder in which the store keeps its state; absent: nowhere.
      public var stateDirectory: String?
      /// Whose purchases they are.
      public var customer: String?
      /// Whether purchases wait for a parent's approval.
      public var askToBuyEnabled: Bool?
      /// Whether purchases are interrupted until the issue is resolved.
      public var interruptedPurchasesEnabled: Bool?
      /// Whether renewals fail.
      public var billingRetryOnRenewalEnabled: Bool?
      /// Whether a failed renewal begins with a grace period.
      public var billingGracePeriodEnabled: Bool?
      /// How long the grace period is; 0 for the length that goes with the plan's period.
      public var gracePeriodDays: Int?
      /// How fast periods pass, by name or by the integer of a `.storekit` file.
      public var timeRate: Wire.TimeRate?
      /// ISO 3166-1 alpha-3 code of the storefront.
      public var storefront: String?
      /// The locale of names and prices.
      public var locale: String?
      /// How long answers take; members left out stay as they are.
      public var latencySeconds: Wire.LatencySecondsInput?
      /// What the customer does when the payment sheet opens; `fail` for RevenueCat's Test Store only.
      public var purchaseDecision: Wire.PurchaseDecision?
      /// The user id of the project's customer; needed.
      public var appUserID: String?
      /// Where the server is; absent: RevenueCat's own.
      public var baseURL: String?
      /// The environment variable that holds the key; absent: `REVENUECAT_API_KEY`.
      public var apiKeyEnvironmentVariable: String?
      /// A file that holds the key. The key itself never crosses the pipe.
      public var apiKeyFile: String?
      /// How long a request may take, in real time; 0 for no limit.
      public var requestTimeoutSeconds: Double?
      /// How often the standing is read again while screens are open; 0 for never.
      public var refreshSeconds: Double?
      /// The store beneath; absent: none.
      public var over: String?
      /// How long the front end may take to answer; 0, as when absent, for no limit.
      public var timeoutSeconds: Double?
      /// Whether the front end also takes `store/setAutoRenew` and `store/requestRefund`; absent: it does not.
      public var manages: Bool?

      public init(
        kind: Wire.StoreKind, store: String? = nil, configurationFile: String? = nil, configurationText: String? = nil,
        configuration: JSONText? = nil, stateDirectory: String? = nil, customer: String? = nil, askToBuyEnabled: Bool? = nil,
        interruptedPurchasesEnabled: Bool? = nil, billingRetryOnRenewalEnabled: Bool? = nil, billingGracePeriodEnabled: Bool? = nil,
        gracePeriodDays: Int? = nil, timeRate: Wire.TimeRate? = nil, storefront: String? = nil, locale: String? = nil,
        latencySeconds: Wire.LatencySecondsInput? = nil, purchaseDecision: Wire.PurchaseDecision? = nil, appUserID: String? = nil,
        baseURL: String? = nil, apiKeyEnvironmentVariable: String? = nil, apiKeyFile: String? = nil, requestTimeoutSeconds: Double? = nil,
        refreshSeconds: Double? = nil, over: String? = nil, timeoutSeconds: Double? = nil, manages: Bool? = nil
      ) {
        self.kind = kind
        self.store = store
        self.configurationFile = configurationFile
        self.configurationText = configurationText
        self.configuration = configuration
        self.stateDirectory = stateDirectory
        self.customer = customer
        self.askToBuyEnabled = askToBuyEnabled
        self.interruptedPurchasesEnabled = interruptedPurchasesEnabled
        self.billingRetryOnRenewalEnabled = billingRetryOnRenewalEnabled
        self.billingGracePeriodEnabled = billingGracePeriodEnabled
        self.gracePeriodDays = gracePeriodDays
        self.timeRate = timeRate
        self.storefront = storefront
        self.locale = locale
        self.latencySeconds = latencySeconds
        self.purchaseDecision = purchaseDecision
        self.appUserID = appUserID
        self.baseURL = baseURL
        self.apiKeyEnvironmentVariable = apiKeyEnvironmentVariable
        self.apiKeyFile = apiKeyFile
        self.requestTimeoutSeconds = requestTimeoutSeconds
        self.refreshSeconds = refreshSeconds
        self.over = over
        self.timeoutSeconds = timeoutSeconds
        self.manages = manages
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var kind: Wire.StoreKind?
        var store: String?
        var configurationFile: String?
        var configurationText: String?
        var configuration: JSONText?
        var stateDirectory: String?
        var customer: String?
        var askToBuyEnabled: Bool?
        var interruptedPurchasesEnabled: Bool?
        var billingRetryOnRenewalEnabled: Bool?
        var billingGracePeriodEnabled: Bool?
        var gracePeriodDays: Int?
        var timeRate: Wire.TimeRate?
        var storefront: String?
        var locale: String?
        var latencySeconds: Wire.LatencySecondsInput?
        var purchaseDecision: Wire.PurchaseDecision?
        var appUserID: String?
        var baseURL: String?
        var apiKeyEnvironmentVariable: String?
        var apiKeyFile: String?
        var requestTimeoutSeconds: Double?
        var refreshSeconds: Double?
        var over: String?
        var timeoutSeconds: Double?
        var manages: Bool?
        let names: [StaticString] = [
          "kind", "store", "configurationFile", "configurationText", "configuration", "stateDirectory", "customer", "askToBuyEnabled",
          "interruptedPurchasesEnabled", "billingRetryOnRenewalEnabled", "billingGracePeriodEnabled", "gracePeriodDays", "timeRate",
          "storefront", "locale", "latencySeconds", "purchaseDecision", "appUserID", "baseURL", "apiKeyEnvironmentVariable", "apiKeyFile",
          "requestTimeoutSeconds", "refreshSeconds", "over", "timeoutSeconds", "manages"
        ]
        reading.params(params, names: names, place: { key in
          switch key {
          case "kind": 0
          case "store": 1
          case "configurationFile": 2
          case "configurationText": 3
          case "configuration": 4
          case "stateDirectory": 5
          case "customer": 6
          case "askToBuyEnabled": 7
          case "interruptedPurchasesEnabled": 8
          case "billingRetryOnRenewalEnabled": 9
          case "billingGracePeriodEnabled": 10
          case "gracePeriodDays": 11
          case "timeRate": 12
          case "storefront": 13
          case "locale": 14
          case "latencySeconds": 15
          case "purchaseDecision": 16
          case "appUserID": 17
          case "baseURL": 18
          case "apiKeyEnvironmentVariable": 19
          case "apiKeyFile": 20
          case "requestTimeoutSeconds": 21
          case "refreshSeconds": 22
          case "over": 23
          case "timeoutSeconds": 24
          case "manages": 25
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: kind = reading.choice(&entry, "kind", Wire.StoreKind.self)
          case 1: store = reading.string(&entry, "store")
          case 2: configurationFile = reading.string(&entry, "configurationFile")
          case 3: configurationText = reading.string(&entry, "configurationText")
          case 4: configuration = reading.rawObject(&entry, "configuration")
          case 5: stateDirectory = reading.string(&entry, "stateDirectory")
          case 6: customer = reading.string(&entry, "customer")
          case 7: askToBuyEnabled = reading.boolean(&entry, "askToBuyEnabled")
          case 8: interruptedPurchasesEnabled = reading.boolean(&entry, "interruptedPurchasesEnabled")
          case 9: billingRetryOnRenewalEnabled = reading.boolean(&entry, "billingRetryOnRenewalEnabled")
          case 10: billingGracePeriodEnabled = reading.boolean(&entry, "billingGracePeriodEnabled")
          case 11: gracePeriodDays = reading.integer(&entry, "gracePeriodDays", minimum: 0)
          case 12: timeRate = reading.choice(&entry, "timeRate", Wire.TimeRate.self, integers: true)
          case 13: storefront = reading.string(&entry, "storefront")
          case 14: locale = reading.string(&entry, "locale")
          case 15: latencySeconds = reading.record(&entry, "latencySeconds", Wire.LatencySecondsInput.self)
          case 16: purchaseDecision = reading.choice(&entry, "purchaseDecision", Wire.PurchaseDecision.self)
          case 17: appUserID = reading.string(&entry, "appUserID")
          case 18: baseURL = reading.string(&entry, "baseURL")
          case 19: apiKeyEnvironmentVariable = reading.string(&entry, "apiKeyEnvironmentVariable")
          case 20: apiKeyFile = reading.string(&entry, "apiKeyFile")
          case 21: requestTimeoutSeconds = reading.number(&entry, "requestTimeoutSeconds", minimum: 0)
          case 22: refreshSeconds = reading.number(&entry, "refreshSeconds", minimum: 0)
          case 23: over = reading.string(&entry, "over")
          case 24: timeoutSeconds = reading.number(&entry, "timeoutSeconds", minimum: 0)
          case 25: manages = reading.boolean(&entry, "manages")
          default: entry.skip()
          }
        }
        reading.require(kind != nil, "kind")
        reading.onlyFor(configurationFile != nil, "configurationFile", "kind", kind?.rawValue, among: ["simulated"])
        reading.onlyFor(configurationText != nil, "configurationText", "kind", kind?.rawValue, among: ["simulated"])
        reading.onlyFor(configuration != nil, "configuration", "kind", kind?.rawValue, among: ["simulated"])
        reading.onlyFor(stateDirectory != nil, "stateDirectory", "kind", kind?.rawValue, among: ["simulated", "revenueCat"])
        reading.onlyFor(customer != nil, "customer", "kind", kind?.rawValue, among: ["simulated"])
        reading.onlyFor(askToBuyEnabled != nil, "askToBuyEnabled", "kind", kind?.rawValue, among: ["simulated"])
        reading.onlyFor(interruptedPurchasesEnabled != nil, "interruptedPurchasesEnabled", "kind", kind?.rawValue, among: ["simulated"])
        reading.onlyFor(billingRetryOnRenewalEnabled != nil, "billingRetryOnRenewalEnabled", "kind", kind?.rawValue, among: ["simulated"])
        reading.onlyFor(billingGracePeriodEnabled != nil, "billingGracePeriodEnabled", "kind", kind?.rawValue, among: ["simulated"])
        reading.onlyFor(gracePeriodDays != nil, "gracePeriodDays", "kind", kind?.rawValue, among: ["simulated"])
        reading.onlyFor(timeRate != nil, "timeRate", "kind", kind?.rawValue, among: ["simulated"])
        reading.onlyFor(storefront != nil, "storefront", "kind", kind?.rawValue, among: ["simulated"])
        reading.onlyFor(locale != nil, "locale", "kind", kind?.rawValue, among: ["simulated", "revenueCat"])
        reading.onlyFor(latencySeconds != nil, "latencySeconds", "kind", kind?.rawValue, among: ["simulated"])
        reading.onlyFor(purchaseDecision != nil, "purchaseDecision", "kind", kind?.rawValue, among: ["simulated", "revenueCat"])
        reading.onlyFor(appUserID != nil, "appUserID", "kind", kind?.rawValue, among: ["revenueCat"])
        reading.onlyFor(baseURL != nil, "baseURL", "kind", kind?.rawValue, among: ["revenueCat"])
        reading.onlyFor(apiKeyEnvironmentVariable != nil, "apiKeyEnvironmentVariable", "kind", kind?.rawValue, among: ["revenueCat"])
        reading.onlyFor(apiKeyFile != nil, "apiKeyFile", "kind", kind?.rawValue, among: ["revenueCat"])
        reading.onlyFor(requestTimeoutSeconds != nil, "requestTimeoutSeconds", "kind", kind?.rawValue, among: ["revenueCat"])
        reading.onlyFor(refreshSeconds != nil, "refreshSeconds", "kind", kind?.rawValue, among: ["revenueCat"])
        reading.onlyFor(over != nil, "over", "kind", kind?.rawValue, among: ["spy"])
        reading.onlyFor(timeoutSeconds != nil, "timeoutSeconds", "kind", kind?.rawValue, among: ["delegated"])
        reading.onlyFor(manages != nil, "manages", "kind", kind?.rawValue, among: ["delegated"])
        reading.oneOf([("configurationFile", configurationFile != nil), ("configurationText", configurationText != nil), ("configuration", configuration != nil)], needsOne: false)
        reading.oneOf([("apiKeyEnvironmentVariable", apiKeyEnvironmentVariable != nil), ("apiKeyFile", apiKeyFile != nil)], needsOne: false)
        guard reading.problems.isEmpty, let kind else { throw reading.error }
        self.kind = kind
        self.store = store
        self.configurationFile = configurationFile
        self.configurationText = configurationText
        self.configuration = configuration
        self.stateDirectory = stateDirectory
        self.customer = customer
        self.askToBuyEnabled = askToBuyEnabled
        self.interruptedPurchasesEnabled = interruptedPurchasesEnabled
        self.billingRetryOnRenewalEnabled = billingRetryOnRenewalEnabled
        self.billingGracePeriodEnabled = billingGracePeriodEnabled
        self.gracePeriodDays = gracePeriodDays
        self.timeRate = timeRate
        self.storefront = storefront
        self.locale = locale
        self.latencySeconds = latencySeconds
        self.purchaseDecision = purchaseDecision
        self.appUserID = appUserID
        self.baseURL = baseURL
        self.apiKeyEnvironmentVariable = apiKeyEnvironmentVariable
        self.apiKeyFile = apiKeyFile
        self.requestTimeoutSeconds = requestTimeoutSeconds
        self.refreshSeconds = refreshSeconds
        self.over = over
        self.timeoutSeconds = timeoutSeconds
        self.manages = manages
      }
    }
  }

  /// `store/close`: Closes a store.
  ///
  /// What waits on it is ended first: actions of screens as `abandoned`, raw calls as 1006 with `storeProblem`. Its view models are
  /// disposed of. Refused while a spy stands over it.
  public enum Close {
    public static var name: StaticString { "store/close" }

    public struct Params: Hashable, Sendable {
      /// The store.
      public var store: String

      public init(store: String) {
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var store: String?
        let names: [StaticString] = ["store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "store": 0
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(store != nil, "store")
        guard reading.problems.isEmpty, let store else { throw reading.error }
        self.store = store
      }
    }
  }

  /// `store/list`: Lists the open stores.
  ///
  /// In the order in which they were opened.
  public enum List {
    public static var name: StaticString { "store/list" }

    /// The open stores.
    public typealias Result = [Wire.StoreListing]

    public struct Params: Hashable, Sendable {
      public init() {
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        let names: [StaticString] = []
        reading.params(params, names: names, place: { key in
          switch key {
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          default: entry.skip()
          }
        }
        guard reading.problems.isEmpty else { throw reading.error }
      }
    }
  }

  /// `store/fetchProducts`: Reads all that a store sells to its current customer, and the customer's standing.
  ///
  /// The bridge asks the front end the same of a delegated store; `store` then names it.
  public enum FetchProducts {
    public static var name: StaticString { "store/fetchProducts" }

    /// What is sold.
    public typealias Result = Wire.ProductsSnapshot

    /// What the front end answers when it is asked.
    public typealias Answer = Wire.ProductsSnapshotInput

    public struct Params: Hashable, Sendable {
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(store: String? = nil) {
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var store: String?
        let names: [StaticString] = ["store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "store": 0
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        guard reading.problems.isEmpty else { throw reading.error }
        self.store = store
      }

      public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("store")
        if let store {
          writer.string(store)
        } else {
          writer.null()
        }
        writer.endObject()
      }
    }
  }

  /// `store/purchase`: Buys a plan, or changes to it from another of the same group.
  ///
  /// A purchase that waits for approval is in `pendingPurchases` of the answer. The bridge asks the front end the same of a delegated
  /// store.
  public enum Purchase {
    public static var name: StaticString { "store/purchase" }

    /// The customer's standing afterwards.
    public typealias Result = Wire.SubscriptionState

    /// What the front end answers when it is asked.
    public typealias Answer = Wire.SubscriptionStateInput

    public struct Params: Hashable, Sendable {
      /// The plan.
      public var subscriptionID: String
      /// The offer to apply; absent: the regular or introductory price.
      public var promotionOfferID: String?
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(subscriptionID: String, promotionOfferID: String? = nil, store: String? = nil) {
        self.subscriptionID = subscriptionID
        self.promotionOfferID = promotionOfferID
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var subscriptionID: String?
        var promotionOfferID: String?
        var store: String?
        let names: [StaticString] = ["subscriptionID", "promotionOfferID", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "subscriptionID": 0
          case "promotionOfferID": 1
          case "store": 2
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: subscriptionID = reading.string(&entry, "subscriptionID")
          case 1: promotionOfferID = reading.string(&entry, "promotionOfferID")
          case 2: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(subscriptionID != nil, "subscriptionID")
        guard reading.problems.isEmpty, let subscriptionID else { throw reading.error }
        self.subscriptionID = subscriptionID
        self.promotionOfferID = promotionOfferID
        self.store = store
      }

      public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("promotionOfferID")
        if let promotionOfferID {
          writer.string(promotionOfferID)
        } else {
          writer.null()
        }
        writer.key("store")
        if let store {
          writer.string(store)
        } else {
          writer.null()
        }
        writer.key("subscriptionID")
        writer.string(subscriptionID)
        writer.endObject()
      }
    }
  }

  /// `store/restore`: Asks a store anew for everything the customer has bought before.
  ///
  /// A standing that shows nothing means that nothing was found, which is no error. The bridge asks the front end the same of a delegated
  /// store.
  public enum Restore {
    public static var name: StaticString { "store/restore" }

    /// The customer's standing afterwards.
    public typealias Result = Wire.SubscriptionState

    /// What the front end answers when it is asked.
    public typealias Answer = Wire.SubscriptionStateInput

    public struct Params: Hashable, Sendable {
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(store: String? = nil) {
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var store: String?
        let names: [StaticString] = ["store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "store": 0
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        guard reading.problems.isEmpty else { throw reading.error }
        self.store = store
      }

      public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("store")
        if let store {
          writer.string(store)
        } else {
          writer.null()
        }
        writer.endObject()
      }
    }
  }

  /// `store/currentState`: Reads the customer's standing.
  ///
  /// The bridge asks the front end the same of a delegated store.
  public enum CurrentState {
    public static var name: StaticString { "store/currentState" }

    /// The customer's standing now.
    public typealias Result = Wire.SubscriptionState

    /// What the front end answers when it is asked.
    public typealias Answer = Wire.SubscriptionStateInput

    public struct Params: Hashable, Sendable {
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(store: String? = nil) {
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var store: String?
        let names: [StaticString] = ["store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "store": 0
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        guard reading.problems.isEmpty else { throw reading.error }
        self.store = store
      }

      public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("store")
        if let store {
          writer.string(store)
        } else {
          writer.null()
        }
        writer.endObject()
      }
    }
  }

  /// `store/setAutoRenew`: Switches the renewal of a held plan on or off.
  ///
  /// For stores that can. The bridge asks the front end the same of a delegated store that was opened with `manages`.
  public enum SetAutoRenew {
    public static var name: StaticString { "store/setAutoRenew" }

    /// The customer's standing afterwards.
    public typealias Result = Wire.SubscriptionState

    /// What the front end answers when it is asked.
    public typealias Answer = Wire.SubscriptionStateInput

    public struct Params: Hashable, Sendable {
      /// The plan.
      public var subscriptionID: String
      /// Whether it is to renew.
      public var enabled: Bool
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(subscriptionID: String, enabled: Bool, store: String? = nil) {
        self.subscriptionID = subscriptionID
        self.enabled = enabled
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var subscriptionID: String?
        var enabled: Bool?
        var store: String?
        let names: [StaticString] = ["subscriptionID", "enabled", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "subscriptionID": 0
          case "enabled": 1
          case "store": 2
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: subscriptionID = reading.string(&entry, "subscriptionID")
          case 1: enabled = reading.boolean(&entry, "enabled")
          case 2: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(subscriptionID != nil, "subscriptionID")
        reading.require(enabled != nil, "enabled")
        guard reading.problems.isEmpty, let subscriptionID, let enabled else { throw reading.error }
        self.subscriptionID = subscriptionID
        self.enabled = enabled
        self.store = store
      }

      public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("enabled")
        writer.bool(enabled)
        writer.key("store")
        if let store {
          writer.string(store)
        } else {
          writer.null()
        }
        writer.key("subscriptionID")
        writer.string(subscriptionID)
        writer.endObject()
      }
    }
  }

  /// `store/requestRefund`: Asks for the money of a plan's current period back.
  ///
  /// For stores that can. The bridge asks the front end the same of a delegated store that was opened with `manages`.
  public enum RequestRefund {
    public static var name: StaticString { "store/requestRefund" }

    /// The customer's standing afterwards.
    public typealias Result = Wire.SubscriptionState

    /// What the front end answers when it is asked.
    public typealias Answer = Wire.SubscriptionStateInput

    public struct Params: Hashable, Sendable {
      /// The plan.
      public var subscriptionID: String
      /// The customer's words, or a reason of the store.
      public var reason: String?
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(subscriptionID: String, reason: String? = nil, store: String? = nil) {
        self.subscriptionID = subscriptionID
        self.reason = reason
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var subscriptionID: String?
        var reason: String?
        var store: String?
        let names: [StaticString] = ["subscriptionID", "reason", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "subscriptionID": 0
          case "reason": 1
          case "store": 2
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: subscriptionID = reading.string(&entry, "subscriptionID")
          case 1: reason = reading.string(&entry, "reason")
          case 2: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(subscriptionID != nil, "subscriptionID")
        guard reading.problems.isEmpty, let subscriptionID else { throw reading.error }
        self.subscriptionID = subscriptionID
        self.reason = reason
        self.store = store
      }

      public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("reason")
        if let reason {
          writer.string(reason)
        } else {
          writer.null()
        }
        writer.key("store")
        if let store {
          writer.string(store)
        } else {
          writer.null()
        }
        writer.key("subscriptionID")
        writer.string(subscriptionID)
        writer.endObject()
      }
    }
  }

  /// `store/didChange`: Announces that a customer's standing became different, whatever the cause.
  ///
  /// Equal standings are not announced. Written before the changes of the view models on the store.
  public enum DidChange {
    public static var name: StaticString { "store/didChange" }

    public typealias Params = Wire.StoreDidChange
  }

  /// `store/stateDidChange`: Tells the bridge that the standing behind a delegated store became different.
  ///
  /// May be sent at any time, as a notification or as a request; then bad values are answered with -32602.
  public enum StateDidChange {
    public static var name: StaticString { "store/stateDidChange" }

    public struct Params: Hashable, Sendable {
      /// The new standing.
      public var subscriptionState: Wire.SubscriptionStateInput
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(subscriptionState: Wire.SubscriptionStateInput, store: String? = nil) {
        self.subscriptionState = subscriptionState
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var subscriptionState: Wire.SubscriptionStateInput?
        var store: String?
        let names: [StaticString] = ["subscriptionState", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "subscriptionState": 0
          case "store": 1
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: subscriptionState = reading.record(&entry, "subscriptionState", Wire.SubscriptionStateInput.self)
          case 1: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(subscriptionState != nil, "subscriptionState")
        guard reading.problems.isEmpty, let subscriptionState else { throw reading.error }
        self.subscriptionState = subscriptionState
        self.store = store
      }
    }
  }
}
