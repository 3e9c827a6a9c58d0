// Made from Schemas/openrpc.json by schema-compiler; not to be edited.
// swift-format-ignore-file

internal import JSON
public import JSONRPC

/// The methods `simulator/…`.
public enum SimulatorMethods {
  /// `simulator/configure`: Changes how a simulated store behaves.
  ///
  /// Only what is named changes.
  public enum Configure {
    public static var name: StaticString { "simulator/configure" }

    /// All settings, as they now are.
    public typealias Result = Wire.SimulatorSettings

    public struct Params: Hashable, Sendable {
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
      /// What the customer does when the payment sheet opens.
      public var purchaseDecision: Wire.SimulatedPurchaseDecision?
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(
        askToBuyEnabled: Bool? = nil, interruptedPurchasesEnabled: Bool? = nil, billingRetryOnRenewalEnabled: Bool? = nil,
        billingGracePeriodEnabled: Bool? = nil, gracePeriodDays: Int? = nil, timeRate: Wire.TimeRate? = nil, storefront: String? = nil,
        locale: String? = nil, latencySeconds: Wire.LatencySecondsInput? = nil, purchaseDecision: Wire.SimulatedPurchaseDecision? = nil,
        store: String? = nil
      ) {
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
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var askToBuyEnabled: Bool?
        var interruptedPurchasesEnabled: Bool?
        var billingRetryOnRenewalEnabled: Bool?
        var billingGracePeriodEnabled: Bool?
        var gracePeriodDays: Int?
        var timeRate: Wire.TimeRate?
        var storefront: String?
        var locale: String?
        var latencySeconds: Wire.LatencySecondsInput?
        var purchaseDecision: Wire.SimulatedPurchaseDecision?
        var store: String?
        let names: [StaticString] = [
          "askToBuyEnabled", "interruptedPurchasesEnabled", "billingRetryOnRenewalEnabled", "billingGracePeriodEnabled", "gracePeriodDays",
          "timeRate", "storefront", "locale", "latencySeconds", "purchaseDecision", "store"
        ]
        reading.params(params, names: names, place: { key in
          switch key {
          case "askToBuyEnabled": 0
          case "interruptedPurchasesEnabled": 1
          case "billingRetryOnRenewalEnabled": 2
          case "billingGracePeriodEnabled": 3
          case "gracePeriodDays": 4
          case "timeRate": 5
          case "storefront": 6
          case "locale": 7
          case "latencySeconds": 8
          case "purchaseDecision": 9
          case "store": 10
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: askToBuyEnabled = reading.boolean(&entry, "askToBuyEnabled")
          case 1: interruptedPurchasesEnabled = reading.boolean(&entry, "interruptedPurchasesEnabled")
          case 2: billingRetryOnRenewalEnabled = reading.boolean(&entry, "billingRetryOnRenewalEnabled")
          case 3: billingGracePeriodEnabled = reading.boolean(&entry, "billingGracePeriodEnabled")
          case 4: gracePeriodDays = reading.integer(&entry, "gracePeriodDays", minimum: 0)
          case 5: timeRate = reading.choice(&entry, "timeRate", Wire.TimeRate.self, integers: true)
          case 6: storefront = reading.string(&entry, "storefront")
          case 7: locale = reading.string(&entry, "locale")
          case 8: latencySeconds = reading.record(&entry, "latencySeconds", Wire.LatencySecondsInput.self)
          case 9: purchaseDecision = reading.choice(&entry, "purchaseDecision", Wire.SimulatedPurchaseDecision.self)
          case 10: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        guard reading.problems.isEmpty else { throw reading.error }
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
        self.store = store
      }
    }
  }

  /// `simulator/failNext`: Arms or clears a failure of one part of a simulated store.
  ///
  /// `error` is needed unless `clear` is true.
  public enum FailNext {
    public static var name: StaticString { "simulator/failNext" }

    /// The customer's standing afterwards.
    public typealias Result = Wire.SubscriptionState

    public struct Params: Hashable, Sendable {
      /// The part.
      public var api: Wire.SimulatedAPI
      /// The failure: a code, or a store error.
      public var error: Wire.StoreErrorInput?
      /// How often; 0 until it is cleared.
      public var times: Int
      /// Whether to disarm instead.
      public var clear: Bool
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(api: Wire.SimulatedAPI, error: Wire.StoreErrorInput? = nil, times: Int = 1, clear: Bool = false, store: String? = nil) {
        self.api = api
        self.error = error
        self.times = times
        self.clear = clear
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var api: Wire.SimulatedAPI?
        var error: Wire.StoreErrorInput?
        var times: Int?
        var clear: Bool?
        var store: String?
        let names: [StaticString] = ["api", "error", "times", "clear", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "api": 0
          case "error": 1
          case "times": 2
          case "clear": 3
          case "store": 4
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: api = reading.choice(&entry, "api", Wire.SimulatedAPI.self)
          case 1: error = reading.record(&entry, "error", Wire.StoreErrorInput.self)
          case 2: times = reading.integer(&entry, "times", minimum: 0)
          case 3: clear = reading.boolean(&entry, "clear")
          case 4: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(api != nil, "api")
        guard reading.problems.isEmpty, let api else { throw reading.error }
        self.api = api
        self.error = error
        self.times = times ?? 1
        self.clear = clear ?? false
        self.store = store
      }
    }
  }

  /// `simulator/transactions`: Lists transactions, oldest first, pending and failed ones included.
  ///
  /// Those of the current customer.
  public enum Transactions {
    public static var name: StaticString { "simulator/transactions" }

    /// The transactions.
    public typealias Result = [Wire.Transaction]

    public struct Params: Hashable, Sendable {
      /// Only those of this product.
      public var productID: String?
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(productID: String? = nil, store: String? = nil) {
        self.productID = productID
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var productID: String?
        var store: String?
        let names: [StaticString] = ["productID", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "productID": 0
          case "store": 1
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: productID = reading.string(&entry, "productID")
          case 1: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        guard reading.problems.isEmpty else { throw reading.error }
        self.productID = productID
        self.store = store
      }
    }
  }

  /// `simulator/buy`: Makes a purchase outside the app.
  ///
  /// As if on another device.
  public enum Buy {
    public static var name: StaticString { "simulator/buy" }

    /// The transaction.
    public typealias Result = Wire.Transaction

    public struct Params: Hashable, Sendable {
      /// The product.
      public var productID: String
      /// The offer to apply.
      public var offer: String?
      /// When, if not now.
      public var purchasedAt: String?
      /// Whether a purchase in the past is renewed up to now.
      public var renewUntilNow: Bool
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(productID: String, offer: String? = nil, purchasedAt: String? = nil, renewUntilNow: Bool = false, store: String? = nil) {
        self.productID = productID
        self.offer = offer
        self.purchasedAt = purchasedAt
        self.renewUntilNow = renewUntilNow
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var productID: String?
        var offer: String?
        var purchasedAt: String?
        var renewUntilNow: Bool?
        var store: String?
        let names: [StaticString] = ["productID", "offer", "purchasedAt", "renewUntilNow", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "productID": 0
          case "offer": 1
          case "purchasedAt": 2
          case "renewUntilNow": 3
          case "store": 4
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: productID = reading.string(&entry, "productID")
          case 1: offer = reading.string(&entry, "offer")
          case 2: purchasedAt = reading.text(&entry, "purchasedAt", as: .instant)
          case 3: renewUntilNow = reading.boolean(&entry, "renewUntilNow")
          case 4: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(productID != nil, "productID")
        guard reading.problems.isEmpty, let productID else { throw reading.error }
        self.productID = productID
        self.offer = offer
        self.purchasedAt = purchasedAt
        self.renewUntilNow = renewUntilNow ?? false
        self.store = store
      }
    }
  }

  /// `simulator/approve`: Approves a purchase that waits for a parent.
  ///
  /// Approves a purchase that waits for a parent.
  public enum Approve {
    public static var name: StaticString { "simulator/approve" }

    /// The transaction.
    public typealias Result = Wire.Transaction

    public struct Params: Hashable, Sendable {
      /// The transaction.
      public var transactionID: String
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(transactionID: String, store: String? = nil) {
        self.transactionID = transactionID
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var transactionID: String?
        var store: String?
        let names: [StaticString] = ["transactionID", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "transactionID": 0
          case "store": 1
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: transactionID = reading.string(&entry, "transactionID")
          case 1: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(transactionID != nil, "transactionID")
        guard reading.problems.isEmpty, let transactionID else { throw reading.error }
        self.transactionID = transactionID
        self.store = store
      }
    }
  }

  /// `simulator/decline`: Declines a purchase that waits for a parent.
  ///
  /// Declines a purchase that waits for a parent.
  public enum Decline {
    public static var name: StaticString { "simulator/decline" }

    /// The transaction.
    public typealias Result = Wire.Transaction

    public struct Params: Hashable, Sendable {
      /// The transaction.
      public var transactionID: String
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(transactionID: String, store: String? = nil) {
        self.transactionID = transactionID
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var transactionID: String?
        var store: String?
        let names: [StaticString] = ["transactionID", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "transactionID": 0
          case "store": 1
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: transactionID = reading.string(&entry, "transactionID")
          case 1: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(transactionID != nil, "transactionID")
        guard reading.problems.isEmpty, let transactionID else { throw reading.error }
        self.transactionID = transactionID
        self.store = store
      }
    }
  }

  /// `simulator/resolveIssue`: Resolves what interrupts a purchase or a renewal.
  ///
  /// Takes the waiting transaction, or the last good one of a subscription in billing retry.
  public enum ResolveIssue {
    public static var name: StaticString { "simulator/resolveIssue" }

    /// The transaction.
    public typealias Result = Wire.Transaction

    public struct Params: Hashable, Sendable {
      /// The transaction.
      public var transactionID: String
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(transactionID: String, store: String? = nil) {
        self.transactionID = transactionID
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var transactionID: String?
        var store: String?
        let names: [StaticString] = ["transactionID", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "transactionID": 0
          case "store": 1
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: transactionID = reading.string(&entry, "transactionID")
          case 1: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(transactionID != nil, "transactionID")
        guard reading.problems.isEmpty, let transactionID else { throw reading.error }
        self.transactionID = transactionID
        self.store = store
      }
    }
  }

  /// `simulator/setAutoRenew`: Switches the renewal of a plan, outside the app.
  ///
  /// Switches the renewal of a plan, outside the app.
  public enum SetAutoRenew {
    public static var name: StaticString { "simulator/setAutoRenew" }

    /// The customer's standing afterwards.
    public typealias Result = Wire.SubscriptionState

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
    }
  }

  /// `simulator/forceRenewal`: Renews a plan now.
  ///
  /// Renews a plan now.
  public enum ForceRenewal {
    public static var name: StaticString { "simulator/forceRenewal" }

    /// The transaction.
    public typealias Result = Wire.Transaction

    public struct Params: Hashable, Sendable {
      /// The plan.
      public var subscriptionID: String
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(subscriptionID: String, store: String? = nil) {
        self.subscriptionID = subscriptionID
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var subscriptionID: String?
        var store: String?
        let names: [StaticString] = ["subscriptionID", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "subscriptionID": 0
          case "store": 1
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: subscriptionID = reading.string(&entry, "subscriptionID")
          case 1: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(subscriptionID != nil, "subscriptionID")
        guard reading.problems.isEmpty, let subscriptionID else { throw reading.error }
        self.subscriptionID = subscriptionID
        self.store = store
      }
    }
  }

  /// `simulator/expire`: Ends a plan now.
  ///
  /// Ends a plan now.
  public enum Expire {
    public static var name: StaticString { "simulator/expire" }

    /// The customer's standing afterwards.
    public typealias Result = Wire.SubscriptionState

    public struct Params: Hashable, Sendable {
      /// The plan.
      public var subscriptionID: String
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(subscriptionID: String, store: String? = nil) {
        self.subscriptionID = subscriptionID
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var subscriptionID: String?
        var store: String?
        let names: [StaticString] = ["subscriptionID", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "subscriptionID": 0
          case "store": 1
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: subscriptionID = reading.string(&entry, "subscriptionID")
          case 1: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(subscriptionID != nil, "subscriptionID")
        guard reading.problems.isEmpty, let subscriptionID else { throw reading.error }
        self.subscriptionID = subscriptionID
        self.store = store
      }
    }
  }

  /// `simulator/refund`: Gives the money of a transaction back.
  ///
  /// Gives the money of a transaction back.
  public enum Refund {
    public static var name: StaticString { "simulator/refund" }

    /// The transaction.
    public typealias Result = Wire.Transaction

    public struct Params: Hashable, Sendable {
      /// The transaction.
      public var transactionID: String
      /// Why.
      public var reason: Wire.RevocationReason
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(transactionID: String, reason: Wire.RevocationReason = .other, store: String? = nil) {
        self.transactionID = transactionID
        self.reason = reason
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var transactionID: String?
        var reason: Wire.RevocationReason?
        var store: String?
        let names: [StaticString] = ["transactionID", "reason", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "transactionID": 0
          case "reason": 1
          case "store": 2
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: transactionID = reading.string(&entry, "transactionID")
          case 1: reason = reading.choice(&entry, "reason", Wire.RevocationReason.self)
          case 2: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(transactionID != nil, "transactionID")
        guard reading.problems.isEmpty, let transactionID else { throw reading.error }
        self.transactionID = transactionID
        self.reason = reason ?? .other
        self.store = store
      }
    }
  }

  /// `simulator/requestPriceIncrease`: Tells the customer of a plan that it will cost more.
  ///
  /// Tells the customer of a plan that it will cost more.
  public enum RequestPriceIncrease {
    public static var name: StaticString { "simulator/requestPriceIncrease" }

    /// The customer's standing afterwards.
    public typealias Result = Wire.SubscriptionState

    public struct Params: Hashable, Sendable {
      /// The plan.
      public var subscriptionID: String
      /// The new price.
      public var amount: String
      /// Whether silence ends the subscription.
      public var requiresConsent: Bool
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(subscriptionID: String, amount: String, requiresConsent: Bool = true, store: String? = nil) {
        self.subscriptionID = subscriptionID
        self.amount = amount
        self.requiresConsent = requiresConsent
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var subscriptionID: String?
        var amount: String?
        var requiresConsent: Bool?
        var store: String?
        let names: [StaticString] = ["subscriptionID", "amount", "requiresConsent", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "subscriptionID": 0
          case "amount": 1
          case "requiresConsent": 2
          case "store": 3
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: subscriptionID = reading.string(&entry, "subscriptionID")
          case 1: amount = reading.text(&entry, "amount", as: .amount)
          case 2: requiresConsent = reading.boolean(&entry, "requiresConsent")
          case 3: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(subscriptionID != nil, "subscriptionID")
        reading.require(amount != nil, "amount")
        guard reading.problems.isEmpty, let subscriptionID, let amount else { throw reading.error }
        self.subscriptionID = subscriptionID
        self.amount = amount
        self.requiresConsent = requiresConsent ?? true
        self.store = store
      }
    }
  }

  /// `simulator/answerPriceIncrease`: Answers a price increase for the customer.
  ///
  /// Declining switches auto-renewal off.
  public enum AnswerPriceIncrease {
    public static var name: StaticString { "simulator/answerPriceIncrease" }

    /// The customer's standing afterwards.
    public typealias Result = Wire.SubscriptionState

    public struct Params: Hashable, Sendable {
      /// The plan.
      public var subscriptionID: String
      /// Whether the customer agrees.
      public var accept: Bool
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(subscriptionID: String, accept: Bool, store: String? = nil) {
        self.subscriptionID = subscriptionID
        self.accept = accept
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var subscriptionID: String?
        var accept: Bool?
        var store: String?
        let names: [StaticString] = ["subscriptionID", "accept", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "subscriptionID": 0
          case "accept": 1
          case "store": 2
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: subscriptionID = reading.string(&entry, "subscriptionID")
          case 1: accept = reading.boolean(&entry, "accept")
          case 2: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(subscriptionID != nil, "subscriptionID")
        reading.require(accept != nil, "accept")
        guard reading.problems.isEmpty, let subscriptionID, let accept else { throw reading.error }
        self.subscriptionID = subscriptionID
        self.accept = accept
        self.store = store
      }
    }
  }

  /// `simulator/redeemOfferCode`: Redeems an offer code for the customer.
  ///
  /// Redeems an offer code for the customer.
  public enum RedeemOfferCode {
    public static var name: StaticString { "simulator/redeemOfferCode" }

    /// The transaction.
    public typealias Result = Wire.Transaction

    public struct Params: Hashable, Sendable {
      /// The plan.
      public var subscriptionID: String
      /// The identifier of the offer.
      public var offer: String
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(subscriptionID: String, offer: String, store: String? = nil) {
        self.subscriptionID = subscriptionID
        self.offer = offer
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var subscriptionID: String?
        var offer: String?
        var store: String?
        let names: [StaticString] = ["subscriptionID", "offer", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "subscriptionID": 0
          case "offer": 1
          case "store": 2
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: subscriptionID = reading.string(&entry, "subscriptionID")
          case 1: offer = reading.string(&entry, "offer")
          case 2: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(subscriptionID != nil, "subscriptionID")
        reading.require(offer != nil, "offer")
        guard reading.problems.isEmpty, let subscriptionID, let offer else { throw reading.error }
        self.subscriptionID = subscriptionID
        self.offer = offer
        self.store = store
      }
    }
  }

  /// `simulator/shareWithFamily`: Switches the sharing of a plan with the customer's family.
  ///
  /// Switches the sharing of a plan with the customer's family.
  public enum ShareWithFamily {
    public static var name: StaticString { "simulator/shareWithFamily" }

    /// The customer's standing afterwards.
    public typealias Result = Wire.SubscriptionState

    public struct Params: Hashable, Sendable {
      /// The plan.
      public var subscriptionID: String
      /// Whether it is shared.
      public var shared: Bool
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(subscriptionID: String, shared: Bool, store: String? = nil) {
        self.subscriptionID = subscriptionID
        self.shared = shared
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var subscriptionID: String?
        var shared: Bool?
        var store: String?
        let names: [StaticString] = ["subscriptionID", "shared", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "subscriptionID": 0
          case "shared": 1
          case "store": 2
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: subscriptionID = reading.string(&entry, "subscriptionID")
          case 1: shared = reading.boolean(&entry, "shared")
          case 2: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(subscriptionID != nil, "subscriptionID")
        reading.require(shared != nil, "shared")
        guard reading.problems.isEmpty, let subscriptionID, let shared else { throw reading.error }
        self.subscriptionID = subscriptionID
        self.shared = shared
        self.store = store
      }
    }
  }

  /// `simulator/deleteTransaction`: Forgets a transaction, with its renewals and restores.
  ///
  /// Forgets a transaction, with its renewals and restores.
  public enum DeleteTransaction {
    public static var name: StaticString { "simulator/deleteTransaction" }

    /// The customer's standing afterwards.
    public typealias Result = Wire.SubscriptionState

    public struct Params: Hashable, Sendable {
      /// The transaction.
      public var transactionID: String
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(transactionID: String, store: String? = nil) {
        self.transactionID = transactionID
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var transactionID: String?
        var store: String?
        let names: [StaticString] = ["transactionID", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "transactionID": 0
          case "store": 1
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: transactionID = reading.string(&entry, "transactionID")
          case 1: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(transactionID != nil, "transactionID")
        guard reading.problems.isEmpty, let transactionID else { throw reading.error }
        self.transactionID = transactionID
        self.store = store
      }
    }
  }

  /// `simulator/reset`: Forgets the history, the settings, or both.
  ///
  /// Both absent: both. `history` also drops pending purchases, `settings` also armed failures. What waits on the store is ended first.
  public enum Reset {
    public static var name: StaticString { "simulator/reset" }

    /// The customer's standing afterwards.
    public typealias Result = Wire.SubscriptionState

    public struct Params: Hashable, Sendable {
      /// Whether to forget the history.
      public var history: Bool?
      /// Whether to go back to the configuration's settings.
      public var settings: Bool?
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(history: Bool? = nil, settings: Bool? = nil, store: String? = nil) {
        self.history = history
        self.settings = settings
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var history: Bool?
        var settings: Bool?
        var store: String?
        let names: [StaticString] = ["history", "settings", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "history": 0
          case "settings": 1
          case "store": 2
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: history = reading.boolean(&entry, "history")
          case 1: settings = reading.boolean(&entry, "settings")
          case 2: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        guard reading.problems.isEmpty else { throw reading.error }
        self.history = history
        self.settings = settings
        self.store = store
      }
    }
  }

  /// `simulator/customers`: Lists the customers of a simulated store.
  ///
  /// In the order in which they came.
  public enum Customers {
    public static var name: StaticString { "simulator/customers" }

    /// The customers.
    public typealias Result = [Wire.CustomerListing]

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
    }
  }

  /// `simulator/useCustomer`: Gives a simulated store to another customer.
  ///
  /// Made if new. What waits on the store is ended first.
  public enum UseCustomer {
    public static var name: StaticString { "simulator/useCustomer" }

    /// The customer's standing afterwards.
    public typealias Result = Wire.SubscriptionState

    public struct Params: Hashable, Sendable {
      /// The customer.
      public var customer: String
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(customer: String, store: String? = nil) {
        self.customer = customer
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var customer: String?
        var store: String?
        let names: [StaticString] = ["customer", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "customer": 0
          case "store": 1
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: customer = reading.string(&entry, "customer")
          case 1: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(customer != nil, "customer")
        guard reading.problems.isEmpty, let customer else { throw reading.error }
        self.customer = customer
        self.store = store
      }
    }
  }

  /// `simulator/describe`: Describes all that a simulated store sells and how it behaves.
  ///
  /// With what is odd in its configuration.
  public enum Describe {
    public static var name: StaticString { "simulator/describe" }

    /// The description.
    public typealias Result = Wire.SimulatorDescription

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
    }
  }
}
