// Made from Schemas/openrpc.json by schema-compiler; not to be edited.
// swift-format-ignore-file

internal import JSON
public import JSONRPC

/// The methods `viewModel/…`.
public enum ViewModelMethods {
  /// `viewModel/create`: Opens a screen on a store.
  ///
  /// The answer is written before the view model's first notification.
  public enum Create {
    public static var name: StaticString { "viewModel/create" }

    /// The view model and its first state.
    public typealias Result = Wire.ViewModelCreated

    public struct Params: Hashable, Sendable {
      /// Which screen.
      public var kind: Wire.ViewModelKind
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?
      /// How it behaves.
      public var options: Wire.ViewModelOptions?

      public init(kind: Wire.ViewModelKind, store: String? = nil, options: Wire.ViewModelOptions? = nil) {
        self.kind = kind
        self.store = store
        self.options = options
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var kind: Wire.ViewModelKind?
        var store: String?
        var options: Wire.ViewModelOptions?
        let names: [StaticString] = ["kind", "store", "options"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "kind": 0
          case "store": 1
          case "options": 2
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: kind = reading.choice(&entry, "kind", Wire.ViewModelKind.self)
          case 1: store = reading.string(&entry, "store")
          case 2: options = reading.record(&entry, "options", Wire.ViewModelOptions.self)
          default: entry.skip()
          }
        }
        reading.require(kind != nil, "kind")
        guard reading.problems.isEmpty, let kind else { throw reading.error }
        self.kind = kind
        self.store = store
        self.options = options
      }
    }
  }

  /// `viewModel/list`: Lists the view models.
  ///
  /// In the order of their creation.
  public enum List {
    public static var name: StaticString { "viewModel/list" }

    /// The view models.
    public typealias Result = [Wire.ViewModelListing]

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

  /// `viewModel/state`: Reads the whole state of a screen.
  ///
  /// Reading never changes a revision and never notifies.
  public enum State {
    public static var name: StaticString { "viewModel/state" }

    /// The state.
    public typealias Result = Wire.ViewModelSnapshot

    public struct Params: Hashable, Sendable {
      /// The view model.
      public var viewModel: String

      public init(viewModel: String) {
        self.viewModel = viewModel
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var viewModel: String?
        let names: [StaticString] = ["viewModel"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "viewModel": 0
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: viewModel = reading.string(&entry, "viewModel")
          default: entry.skip()
          }
        }
        reading.require(viewModel != nil, "viewModel")
        guard reading.problems.isEmpty, let viewModel else { throw reading.error }
        self.viewModel = viewModel
      }
    }
  }

  /// `viewModel/dispose`: Closes a screen.
  ///
  /// Its pending actions are answered first, as `abandoned`, and no notification of it follows. A store call under way is not stopped; its
  /// result reaches the store's other view models.
  public enum Dispose {
    public static var name: StaticString { "viewModel/dispose" }

    public struct Params: Hashable, Sendable {
      /// The view model.
      public var viewModel: String

      public init(viewModel: String) {
        self.viewModel = viewModel
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var viewModel: String?
        let names: [StaticString] = ["viewModel"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "viewModel": 0
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: viewModel = reading.string(&entry, "viewModel")
          default: entry.skip()
          }
        }
        reading.require(viewModel != nil, "viewModel")
        guard reading.problems.isEmpty, let viewModel else { throw reading.error }
        self.viewModel = viewModel
      }
    }
  }

  /// `viewModel/didChange`: Announces a change of a screen's state.
  ///
  /// `revision` rises by exactly one each time, so that a gap shows loss: the state at revision n plus the changes n+1 to m equals the
  /// state at m.
  public enum DidChange {
    public static var name: StaticString { "viewModel/didChange" }

    public typealias Params = Wire.ViewModelDidChange
  }

  /// `viewModel/load`: Loads the plans and the standing.
  ///
  /// Loads that overlap share one store call, and an older answer never overwrites a newer one. After `loadTimeoutSeconds` it is `failed`
  /// with `timedOut`; a new load may start, and a late answer only refreshes.
  public enum Load {
    public static var name: StaticString { "viewModel/load" }

    /// How the action ended.
    public typealias Result = Wire.ActionResult

    public struct Params: Hashable, Sendable {
      /// The view model.
      public var viewModel: String

      public init(viewModel: String) {
        self.viewModel = viewModel
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var viewModel: String?
        let names: [StaticString] = ["viewModel"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "viewModel": 0
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: viewModel = reading.string(&entry, "viewModel")
          default: entry.skip()
          }
        }
        reading.require(viewModel != nil, "viewModel")
        guard reading.problems.isEmpty, let viewModel else { throw reading.error }
        self.viewModel = viewModel
      }
    }
  }

  /// `viewModel/purchaseSubscription`: Buys a plan.
  ///
  /// Without an id: the selected plan. An offer shown as not eligible is `failed` with `ineligibleForOffer` without a store call; the
  /// regular price stays purchasable. Waits for a load that is under way.
  public enum PurchaseSubscription {
    public static var name: StaticString { "viewModel/purchaseSubscription" }

    /// How the action ended.
    public typealias Result = Wire.ActionResult

    public struct Params: Hashable, Sendable {
      /// The view model.
      public var viewModel: String
      /// The plan; absent: the selected one.
      public var subscriptionID: String?
      /// The promotional offer to apply.
      public var promotionOfferID: String?

      public init(viewModel: String, subscriptionID: String? = nil, promotionOfferID: String? = nil) {
        self.viewModel = viewModel
        self.subscriptionID = subscriptionID
        self.promotionOfferID = promotionOfferID
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var viewModel: String?
        var subscriptionID: String?
        var promotionOfferID: String?
        let names: [StaticString] = ["viewModel", "subscriptionID", "promotionOfferID"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "viewModel": 0
          case "subscriptionID": 1
          case "promotionOfferID": 2
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: viewModel = reading.string(&entry, "viewModel")
          case 1: subscriptionID = reading.string(&entry, "subscriptionID")
          case 2: promotionOfferID = reading.string(&entry, "promotionOfferID")
          default: entry.skip()
          }
        }
        reading.require(viewModel != nil, "viewModel")
        guard reading.problems.isEmpty, let viewModel else { throw reading.error }
        self.viewModel = viewModel
        self.subscriptionID = subscriptionID
        self.promotionOfferID = promotionOfferID
      }
    }
  }

  /// `viewModel/restorePurchases`: Asks the store for what was bought before.
  ///
  /// Needs no load. Given up after `restoreTimeoutSeconds` with a popup; a late answer then only refreshes the standing.
  public enum RestorePurchases {
    public static var name: StaticString { "viewModel/restorePurchases" }

    /// How the action ended.
    public typealias Result = Wire.ActionResult

    public struct Params: Hashable, Sendable {
      /// The view model.
      public var viewModel: String

      public init(viewModel: String) {
        self.viewModel = viewModel
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var viewModel: String?
        let names: [StaticString] = ["viewModel"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "viewModel": 0
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: viewModel = reading.string(&entry, "viewModel")
          default: entry.skip()
          }
        }
        reading.require(viewModel != nil, "viewModel")
        guard reading.problems.isEmpty, let viewModel else { throw reading.error }
        self.viewModel = viewModel
      }
    }
  }

  /// `viewModel/selectSubscription`: Picks a plan on the purchase screen.
  ///
  /// Waits for a load that is under way.
  public enum SelectSubscription {
    public static var name: StaticString { "viewModel/selectSubscription" }

    /// How the action ended.
    public typealias Result = Wire.ActionResult

    public struct Params: Hashable, Sendable {
      /// The view model.
      public var viewModel: String
      /// The plan.
      public var subscriptionID: String

      public init(viewModel: String, subscriptionID: String) {
        self.viewModel = viewModel
        self.subscriptionID = subscriptionID
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var viewModel: String?
        var subscriptionID: String?
        let names: [StaticString] = ["viewModel", "subscriptionID"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "viewModel": 0
          case "subscriptionID": 1
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: viewModel = reading.string(&entry, "viewModel")
          case 1: subscriptionID = reading.string(&entry, "subscriptionID")
          default: entry.skip()
          }
        }
        reading.require(viewModel != nil, "viewModel")
        reading.require(subscriptionID != nil, "subscriptionID")
        guard reading.problems.isEmpty, let viewModel, let subscriptionID else { throw reading.error }
        self.viewModel = viewModel
        self.subscriptionID = subscriptionID
      }
    }
  }

  /// `viewModel/changeSubscription`: Changes to another plan on the manage screen.
  ///
  /// As a purchase. Waits for a load that is under way.
  public enum ChangeSubscription {
    public static var name: StaticString { "viewModel/changeSubscription" }

    /// How the action ended.
    public typealias Result = Wire.ActionResult

    public struct Params: Hashable, Sendable {
      /// The view model.
      public var viewModel: String
      /// The plan to change to.
      public var subscriptionID: String
      /// The promotional offer to apply.
      public var promotionOfferID: String?

      public init(viewModel: String, subscriptionID: String, promotionOfferID: String? = nil) {
        self.viewModel = viewModel
        self.subscriptionID = subscriptionID
        self.promotionOfferID = promotionOfferID
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var viewModel: String?
        var subscriptionID: String?
        var promotionOfferID: String?
        let names: [StaticString] = ["viewModel", "subscriptionID", "promotionOfferID"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "viewModel": 0
          case "subscriptionID": 1
          case "promotionOfferID": 2
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: viewModel = reading.string(&entry, "viewModel")
          case 1: subscriptionID = reading.string(&entry, "subscriptionID")
          case 2: promotionOfferID = reading.string(&entry, "promotionOfferID")
          default: entry.skip()
          }
        }
        reading.require(viewModel != nil, "viewModel")
        reading.require(subscriptionID != nil, "subscriptionID")
        guard reading.problems.isEmpty, let viewModel, let subscriptionID else { throw reading.error }
        self.viewModel = viewModel
        self.subscriptionID = subscriptionID
        self.promotionOfferID = promotionOfferID
      }
    }
  }

  /// `viewModel/cancelSubscription`: Switches off the renewal of the held plan, or shows an offer to stay first.
  ///
  /// Waits for a load that is under way.
  public enum CancelSubscription {
    public static var name: StaticString { "viewModel/cancelSubscription" }

    /// How the action ended.
    public typealias Result = Wire.ActionResult

    public struct Params: Hashable, Sendable {
      /// The view model.
      public var viewModel: String

      public init(viewModel: String) {
        self.viewModel = viewModel
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var viewModel: String?
        let names: [StaticString] = ["viewModel"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "viewModel": 0
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: viewModel = reading.string(&entry, "viewModel")
          default: entry.skip()
          }
        }
        reading.require(viewModel != nil, "viewModel")
        guard reading.problems.isEmpty, let viewModel else { throw reading.error }
        self.viewModel = viewModel
      }
    }
  }

  /// `viewModel/acceptRetentionOffer`: Takes the offer to stay.
  ///
  /// As a purchase with that offer; on the held plan it is `scheduled`. A cancelled or failed acceptance leaves the offer shown and cancels
  /// nothing.
  public enum AcceptRetentionOffer {
    public static var name: StaticString { "viewModel/acceptRetentionOffer" }

    /// How the action ended.
    public typealias Result = Wire.ActionResult

    public struct Params: Hashable, Sendable {
      /// The view model.
      public var viewModel: String

      public init(viewModel: String) {
        self.viewModel = viewModel
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var viewModel: String?
        let names: [StaticString] = ["viewModel"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "viewModel": 0
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: viewModel = reading.string(&entry, "viewModel")
          default: entry.skip()
          }
        }
        reading.require(viewModel != nil, "viewModel")
        guard reading.problems.isEmpty, let viewModel else { throw reading.error }
        self.viewModel = viewModel
      }
    }
  }

  /// `viewModel/declineRetentionOffer`: Turns the offer to stay down, and goes on to cancel.
  ///
  /// As `viewModel/cancelSubscription` without an offer.
  public enum DeclineRetentionOffer {
    public static var name: StaticString { "viewModel/declineRetentionOffer" }

    /// How the action ended.
    public typealias Result = Wire.ActionResult

    public struct Params: Hashable, Sendable {
      /// The view model.
      public var viewModel: String

      public init(viewModel: String) {
        self.viewModel = viewModel
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var viewModel: String?
        let names: [StaticString] = ["viewModel"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "viewModel": 0
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: viewModel = reading.string(&entry, "viewModel")
          default: entry.skip()
          }
        }
        reading.require(viewModel != nil, "viewModel")
        guard reading.problems.isEmpty, let viewModel else { throw reading.error }
        self.viewModel = viewModel
      }
    }
  }

  /// `viewModel/resumeSubscription`: Switches the renewal of the held plan on again.
  ///
  /// Waits for a load that is under way.
  public enum ResumeSubscription {
    public static var name: StaticString { "viewModel/resumeSubscription" }

    /// How the action ended.
    public typealias Result = Wire.ActionResult

    public struct Params: Hashable, Sendable {
      /// The view model.
      public var viewModel: String

      public init(viewModel: String) {
        self.viewModel = viewModel
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var viewModel: String?
        let names: [StaticString] = ["viewModel"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "viewModel": 0
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: viewModel = reading.string(&entry, "viewModel")
          default: entry.skip()
          }
        }
        reading.require(viewModel != nil, "viewModel")
        guard reading.problems.isEmpty, let viewModel else { throw reading.error }
        self.viewModel = viewModel
      }
    }
  }

  /// `viewModel/requestRefund`: Asks for the money of the held plan's period back.
  ///
  /// Waits for a load that is under way.
  public enum RequestRefund {
    public static var name: StaticString { "viewModel/requestRefund" }

    /// How the action ended.
    public typealias Result = Wire.ActionResult

    public struct Params: Hashable, Sendable {
      /// The view model.
      public var viewModel: String
      /// The customer's words, or a reason of the store.
      public var reason: String?

      public init(viewModel: String, reason: String? = nil) {
        self.viewModel = viewModel
        self.reason = reason
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var viewModel: String?
        var reason: String?
        let names: [StaticString] = ["viewModel", "reason"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "viewModel": 0
          case "reason": 1
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: viewModel = reading.string(&entry, "viewModel")
          case 1: reason = reading.string(&entry, "reason")
          default: entry.skip()
          }
        }
        reading.require(viewModel != nil, "viewModel")
        guard reading.problems.isEmpty, let viewModel else { throw reading.error }
        self.viewModel = viewModel
        self.reason = reason
      }
    }
  }

  /// `viewModel/dismissToast`: Takes a toast away.
  ///
  /// Another toast than `id` is left alone.
  public enum DismissToast {
    public static var name: StaticString { "viewModel/dismissToast" }

    /// How the action ended.
    public typealias Result = Wire.ActionResult

    public struct Params: Hashable, Sendable {
      /// The view model.
      public var viewModel: String
      /// The toast; absent: whichever is shown.
      public var id: String?

      public init(viewModel: String, id: String? = nil) {
        self.viewModel = viewModel
        self.id = id
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var viewModel: String?
        var id: String?
        let names: [StaticString] = ["viewModel", "id"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "viewModel": 0
          case "id": 1
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: viewModel = reading.string(&entry, "viewModel")
          case 1: id = reading.string(&entry, "id")
          default: entry.skip()
          }
        }
        reading.require(viewModel != nil, "viewModel")
        guard reading.problems.isEmpty, let viewModel else { throw reading.error }
        self.viewModel = viewModel
        self.id = id
      }
    }
  }

  /// `viewModel/dismissRestoreFailedPopup`: Takes the popup about a failed restore away.
  ///
  /// Nothing happens when none is shown.
  public enum DismissRestoreFailedPopup {
    public static var name: StaticString { "viewModel/dismissRestoreFailedPopup" }

    /// How the action ended.
    public typealias Result = Wire.ActionResult

    public struct Params: Hashable, Sendable {
      /// The view model.
      public var viewModel: String

      public init(viewModel: String) {
        self.viewModel = viewModel
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var viewModel: String?
        let names: [StaticString] = ["viewModel"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "viewModel": 0
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: viewModel = reading.string(&entry, "viewModel")
          default: entry.skip()
          }
        }
        reading.require(viewModel != nil, "viewModel")
        guard reading.problems.isEmpty, let viewModel else { throw reading.error }
        self.viewModel = viewModel
      }
    }
  }
}
