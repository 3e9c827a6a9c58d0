// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// What the manage-subscription screen shows.
  public struct ManageScreenState: Hashable, Sendable, WireReadable {
    /// What can be asked for now.
    public var availableActions: [Wire.ScreenAction]
    /// A renewal that failed; null when none did.
    public var billingIssue: Wire.BillingIssue?
    /// The plans that the customer could change to.
    public var changeOptions: [Wire.ChangeOption]
    /// The plan held, or held last; null when there has been none.
    public var current: Wire.CurrentSubscription?
    /// Whether a load or a restore runs.
    public var isLoading: Bool
    /// How the last action ended; null before the first.
    public var lastOutcome: Wire.LastOutcome?
    /// Why the last load failed; null when it did not.
    public var loadError: Wire.StoreError?
    /// How far the plans are loaded.
    public var loadStatus: Wire.LoadStatus
    /// Where the customer manages the plan when the store cannot be asked.
    public var managementURL: String?
    /// What covers the screen: any running action except a load that already shows plans.
    public var overlay: Wire.Overlay?
    /// Whether a purchase, a change of plan or the acceptance of an offer runs.
    public var purchaseInProgress: Bool
    /// The plan that is being bought.
    public var purchasingSubscriptionID: String?
    /// How the last refund request ended.
    public var refundStatus: Wire.RefundStatus?
    /// When the running restore will be given up.
    public var restoreDeadline: String?
    /// What the popup is about.
    public var restoreFailureReason: Wire.RestoreFailureReason?
    /// Whether a restore runs.
    public var restoreInProgress: Bool
    /// The offer to stay that is shown now.
    public var retentionOffer: Wire.RetentionOffer?
    /// Whether the popup about a failed restore is shown.
    public var showRestoreFailedPopup: Bool
    /// The plans for sale, in the order of display.
    public var subscriptionDetails: [Wire.SubscriptionModel]
    /// The customer's standing.
    public var subscriptionState: Wire.SubscriptionState
    /// The message shown now.
    public var toast: Wire.Toast?

    public init(
      availableActions: [Wire.ScreenAction], billingIssue: Wire.BillingIssue? = nil, changeOptions: [Wire.ChangeOption],
      current: Wire.CurrentSubscription? = nil, isLoading: Bool, lastOutcome: Wire.LastOutcome? = nil, loadError: Wire.StoreError? = nil,
      loadStatus: Wire.LoadStatus, managementURL: String? = nil, overlay: Wire.Overlay? = nil, purchaseInProgress: Bool,
      purchasingSubscriptionID: String? = nil, refundStatus: Wire.RefundStatus? = nil, restoreDeadline: String? = nil,
      restoreFailureReason: Wire.RestoreFailureReason? = nil, restoreInProgress: Bool, retentionOffer: Wire.RetentionOffer? = nil,
      showRestoreFailedPopup: Bool, subscriptionDetails: [Wire.SubscriptionModel], subscriptionState: Wire.SubscriptionState,
      toast: Wire.Toast? = nil
    ) {
      self.availableActions = availableActions
      self.billingIssue = billingIssue
      self.changeOptions = changeOptions
      self.current = current
      self.isLoading = isLoading
      self.lastOutcome = lastOutcome
      self.loadError = loadError
      self.loadStatus = loadStatus
      self.managementURL = managementURL
      self.overlay = overlay
      self.purchaseInProgress = purchaseInProgress
      self.purchasingSubscriptionID = purchasingSubscriptionID
      self.refundStatus = refundStatus
      self.restoreDeadline = restoreDeadline
      self.restoreFailureReason = restoreFailureReason
      self.restoreInProgress = restoreInProgress
      self.retentionOffer = retentionOffer
      self.showRestoreFailedPopup = showRestoreFailedPopup
      self.subscriptionDetails = subscriptionDetails
      self.subscriptionState = subscriptionState
      self.toast = toast
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var availableActions: [Wire.ScreenAction]?
      var billingIssue: Wire.BillingIssue?
      var changeOptions: [Wire.ChangeOption]?
      var current: Wire.CurrentSubscription?
      var isLoading: Bool?
      var lastOutcome: Wire.LastOutcome?
      var loadError: Wire.StoreError?
      var loadStatus: Wire.LoadStatus?
      var managementURL: String?
      var overlay: Wire.Overlay?
      var purchaseInProgress: Bool?
      var purchasingSubscriptionID: String?
      var refundStatus: Wire.RefundStatus?
      var restoreDeadline: String?
      var restoreFailureReason: Wire.RestoreFailureReason?
      var restoreInProgress: Bool?
      var retentionOffer: Wire.RetentionOffer?
      var showRestoreFailedPopup: Bool?
      var subscriptionDetails: [Wire.SubscriptionModel]?
      var subscriptionState: Wire.SubscriptionState?
      var toast: Wire.Toast?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "availableActions": availableActions = reading.list(&entry, "availableActions") { entry, reading in reading.choice(&entry, nil, Wire.ScreenAction.self) }
        case "billingIssue": billingIssue = reading.record(&entry, "billingIssue", Wire.BillingIssue.self)
        case "changeOptions": changeOptions = reading.list(&entry, "changeOptions") { entry, reading in reading.record(&entry, nil, Wire.ChangeOption.self) }
        case "current": current = reading.record(&entry, "current", Wire.CurrentSubscription.self)
        case "isLoading": isLoading = reading.boolean(&entry, "isLoading")
        case "kind":
          if let text = reading.string(&entry, "kind"), text != "manage" { reading.report("expected \"manage\"", at: "kind") }
        case "lastOutcome": lastOutcome = reading.record(&entry, "lastOutcome", Wire.LastOutcome.self)
        case "loadError": loadError = reading.record(&entry, "loadError", Wire.StoreError.self)
        case "loadStatus": loadStatus = reading.choice(&entry, "loadStatus", Wire.LoadStatus.self)
        case "managementURL": managementURL = reading.string(&entry, "managementURL")
        case "overlay": overlay = reading.record(&entry, "overlay", Wire.Overlay.self)
        case "purchaseInProgress": purchaseInProgress = reading.boolean(&entry, "purchaseInProgress")
        case "purchasingSubscriptionID": purchasingSubscriptionID = reading.string(&entry, "purchasingSubscriptionID")
        case "refundStatus": refundStatus = reading.choice(&entry, "refundStatus", Wire.RefundStatus.self)
        case "restoreDeadline": restoreDeadline = reading.text(&entry, "restoreDeadline", as: .instant)
        case "restoreFailureReason": restoreFailureReason = reading.choice(&entry, "restoreFailureReason", Wire.RestoreFailureReason.self)
        case "restoreInProgress": restoreInProgress = reading.boolean(&entry, "restoreInProgress")
        case "retentionOffer": retentionOffer = reading.record(&entry, "retentionOffer", Wire.RetentionOffer.self)
        case "showRestoreFailedPopup": showRestoreFailedPopup = reading.boolean(&entry, "showRestoreFailedPopup")
        case "subscriptionDetails": subscriptionDetails = reading.list(&entry, "subscriptionDetails") { entry, reading in reading.record(&entry, nil, Wire.SubscriptionModel.self) }
        case "subscriptionState": subscriptionState = reading.record(&entry, "subscriptionState", Wire.SubscriptionState.self)
        case "toast": toast = reading.record(&entry, "toast", Wire.Toast.self)
        default: entry.skip()
        }
      }
      reading.require(availableActions != nil, "availableActions")
      reading.require(changeOptions != nil, "changeOptions")
      reading.require(isLoading != nil, "isLoading")
      reading.require(loadStatus != nil, "loadStatus")
      reading.require(purchaseInProgress != nil, "purchaseInProgress")
      reading.require(restoreInProgress != nil, "restoreInProgress")
      reading.require(showRestoreFailedPopup != nil, "showRestoreFailedPopup")
      reading.require(subscriptionDetails != nil, "subscriptionDetails")
      reading.require(subscriptionState != nil, "subscriptionState")
      guard let availableActions, let changeOptions, let isLoading, let loadStatus, let purchaseInProgress, let restoreInProgress, let showRestoreFailedPopup, let subscriptionDetails, let subscriptionState else { return nil }
      self.availableActions = availableActions
      self.billingIssue = billingIssue
      self.changeOptions = changeOptions
      self.current = current
      self.isLoading = isLoading
      self.lastOutcome = lastOutcome
      self.loadError = loadError
      self.loadStatus = loadStatus
      self.managementURL = managementURL
      self.overlay = overlay
      self.purchaseInProgress = purchaseInProgress
      self.purchasingSubscriptionID = purchasingSubscriptionID
      self.refundStatus = refundStatus
      self.restoreDeadline = restoreDeadline
      self.restoreFailureReason = restoreFailureReason
      self.restoreInProgress = restoreInProgress
      self.retentionOffer = retentionOffer
      self.showRestoreFailedPopup = showRestoreFailedPopup
      self.subscriptionDetails = subscriptionDetails
      self.subscriptionState = subscriptionState
      self.toast = toast
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("availableActions")
      writer.beginArray()
      for element in availableActions {
        writer.string(element.rawValue)
      }
      writer.endArray()
      writer.key("billingIssue")
      if let billingIssue {
        billingIssue.write(to: &writer)
      } else {
        writer.null()
      }
      writer.key("changeOptions")
      writer.beginArray()
      for element in changeOptions {
        element.write(to: &writer)
      }
      writer.endArray()
      writer.key("current")
      if let current {
        current.write(to: &writer)
      } else {
        writer.null()
      }
      writer.key("isLoading")
      writer.bool(isLoading)
      writer.key("kind")
      writer.string("manage" as StaticString)
      writer.key("lastOutcome")
      if let lastOutcome {
        lastOutcome.write(to: &writer)
      } else {
        writer.null()
      }
      writer.key("loadError")
      if let loadError {
        loadError.write(to: &writer)
      } else {
        writer.null()
      }
      writer.key("loadStatus")
      writer.string(loadStatus.rawValue)
      writer.key("managementURL")
      if let managementURL {
        writer.string(managementURL)
      } else {
        writer.null()
      }
      writer.key("overlay")
      if let overlay {
        overlay.write(to: &writer)
      } else {
        writer.null()
      }
      writer.key("purchaseInProgress")
      writer.bool(purchaseInProgress)
      writer.key("purchasingSubscriptionID")
      if let purchasingSubscriptionID {
        writer.string(purchasingSubscriptionID)
      } else {
        writer.null()
      }
      writer.key("refundStatus")
      if let refundStatus {
        writer.string(refundStatus.rawValue)
      } else {
        writer.null()
      }
      writer.key("restoreDeadline")
      if let restoreDeadline {
        writer.string(restoreDeadline)
      } else {
        writer.null()
      }
      writer.key("restoreFailureReason")
      if let restoreFailureReason {
        writer.string(restoreFailureReason.rawValue)
      } else {
        writer.null()
      }
      writer.key("restoreInProgress")
      writer.bool(restoreInProgress)
      writer.key("retentionOffer")
      if let retentionOffer {
        retentionOffer.write(to: &writer)
      } else {
        writer.null()
      }
      writer.key("showRestoreFailedPopup")
      writer.bool(showRestoreFailedPopup)
      writer.key("subscriptionDetails")
      writer.beginArray()
      for element in subscriptionDetails {
        element.write(to: &writer)
      }
      writer.endArray()
      writer.key("subscriptionState")
      subscriptionState.write(to: &writer)
      writer.key("toast")
      if let toast {
        toast.write(to: &writer)
      } else {
        writer.null()
      }
      writer.endObject()
    }

    /// The members of the state, in alphabetical order.
    public enum Member: Int, CaseIterable, Hashable, Sendable {
      case availableActions
      case billingIssue
      case changeOptions
      case current
      case isLoading
      case kind
      case lastOutcome
      case loadError
      case loadStatus
      case managementURL
      case overlay
      case purchaseInProgress
      case purchasingSubscriptionID
      case refundStatus
      case restoreDeadline
      case restoreFailureReason
      case restoreInProgress
      case retentionOffer
      case showRestoreFailedPopup
      case subscriptionDetails
      case subscriptionState
      case toast

      public var key: StaticString {
        switch self {
        case .availableActions: "availableActions"
        case .billingIssue: "billingIssue"
        case .changeOptions: "changeOptions"
        case .current: "current"
        case .isLoading: "isLoading"
        case .kind: "kind"
        case .lastOutcome: "lastOutcome"
        case .loadError: "loadError"
        case .loadStatus: "loadStatus"
        case .managementURL: "managementURL"
        case .overlay: "overlay"
        case .purchaseInProgress: "purchaseInProgress"
        case .purchasingSubscriptionID: "purchasingSubscriptionID"
        case .refundStatus: "refundStatus"
        case .restoreDeadline: "restoreDeadline"
        case .restoreFailureReason: "restoreFailureReason"
        case .restoreInProgress: "restoreInProgress"
        case .retentionOffer: "retentionOffer"
        case .showRestoreFailedPopup: "showRestoreFailedPopup"
        case .subscriptionDetails: "subscriptionDetails"
        case .subscriptionState: "subscriptionState"
        case .toast: "toast"
        }
      }
    }

    /// Writes the value of one member, without its name.
    public func writeValue(of member: Member, to writer: inout JSONWriter) {
      switch member {
      case .availableActions:
        writer.beginArray()
        for element in availableActions {
          writer.string(element.rawValue)
        }
        writer.endArray()
      case .billingIssue:
        if let billingIssue {
          billingIssue.write(to: &writer)
        } else {
          writer.null()
        }
      case .changeOptions:
        writer.beginArray()
        for element in changeOptions {
          element.write(to: &writer)
        }
        writer.endArray()
      case .current:
        if let current {
          current.write(to: &writer)
        } else {
          writer.null()
        }
      case .isLoading:
        writer.bool(isLoading)
      case .kind:
        writer.string("manage" as StaticString)
      case .lastOutcome:
        if let lastOutcome {
          lastOutcome.write(to: &writer)
        } else {
          writer.null()
        }
      case .loadError:
        if let loadError {
          loadError.write(to: &writer)
        } else {
          writer.null()
        }
      case .loadStatus:
        writer.string(loadStatus.rawValue)
      case .managementURL:
        if let managementURL {
          writer.string(managementURL)
        } else {
          writer.null()
        }
      case .overlay:
        if let overlay {
          overlay.write(to: &writer)
        } else {
          writer.null()
        }
      case .purchaseInProgress:
        writer.bool(purchaseInProgress)
      case .purchasingSubscriptionID:
        if let purchasingSubscriptionID {
          writer.string(purchasingSubscriptionID)
        } else {
          writer.null()
        }
      case .refundStatus:
        if let refundStatus {
          writer.string(refundStatus.rawValue)
        } else {
          writer.null()
        }
      case .restoreDeadline:
        if let restoreDeadline {
          writer.string(restoreDeadline)
        } else {
          writer.null()
        }
      case .restoreFailureReason:
        if let restoreFailureReason {
          writer.string(restoreFailureReason.rawValue)
        } else {
          writer.null()
        }
      case .restoreInProgress:
        writer.bool(restoreInProgress)
      case .retentionOffer:
        if let retentionOffer {
          retentionOffer.write(to: &writer)
        } else {
          writer.null()
        }
      case .showRestoreFailedPopup:
        writer.bool(showRestoreFailedPopup)
      case .subscriptionDetails:
        writer.beginArray()
        for element in subscriptionDetails {
          element.write(to: &writer)
        }
        writer.endArray()
      case .subscriptionState:
        subscriptionState.write(to: &writer)
      case .toast:
        if let toast {
          toast.write(to: &writer)
        } else {
          writer.null()
        }
      }
    }
  }
}
