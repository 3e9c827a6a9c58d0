// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A plan that a customer holds or held.
  public struct UserSubscription: Hashable, Sendable, WireReadable {
    /// Why it ended, or why its renewal fails while the store goes on trying; null while all is well.
    public var expirationReason: Wire.ExpirationReason?
    /// The end of that period: the first instant that is not paid for. Null when it never ends.
    public var expiresAt: String?
    /// Until when the customer is served although a renewal failed.
    public var gracePeriodEndsAt: String?
    /// Its group.
    public var groupID: String
    /// Whether the customer is served now.
    public var isEntitled: Bool
    /// Whether the running period is a free trial.
    public var isTrial: Bool
    /// Where the customer manages it when the store cannot be asked.
    public var managementURL: String?
    /// The offer that the running period was bought under.
    public var offer: Wire.Offer?
    /// The first purchase ever under the same original transaction.
    public var originalPurchaseAt: String?
    /// How the customer came by it.
    public var ownership: Wire.Ownership
    /// The plan that follows, null without one.
    public var pendingChange: Wire.PendingChange?
    /// The beginning of the running or last period.
    public var periodStartAt: String?
    /// The higher price that the customer was told of.
    public var priceIncrease: Wire.PriceIncrease?
    /// This plan's first purchase in its unbroken run.
    public var purchasedAt: String?
    /// The offer that waits for the next billing.
    public var renewalOffer: Wire.Offer?
    /// What the next renewal costs, offers included; null when it will not renew or is not known.
    public var renewalPrice: Wire.Price?
    /// When it renews; null when it will not.
    public var renewsAt: String?
    /// Why the store took it back.
    public var revocationReason: Wire.RevocationReason?
    /// When the store took it back.
    public var revokedAt: String?
    /// The kind of storefront it was bought in, such as `appStore` or `testStore`.
    public var storefrontKind: String
    /// The plan.
    public var subscriptionID: String
    /// Whether it renews by itself.
    public var willAutoRenew: Bool

    public init(
      expirationReason: Wire.ExpirationReason? = nil, expiresAt: String? = nil, gracePeriodEndsAt: String? = nil, groupID: String,
      isEntitled: Bool, isTrial: Bool, managementURL: String? = nil, offer: Wire.Offer? = nil, originalPurchaseAt: String? = nil,
      ownership: Wire.Ownership, pendingChange: Wire.PendingChange? = nil, periodStartAt: String? = nil,
      priceIncrease: Wire.PriceIncrease? = nil, purchasedAt: String? = nil, renewalOffer: Wire.Offer? = nil,
      renewalPrice: Wire.Price? = nil, renewsAt: String? = nil, revocationReason: Wire.RevocationReason? = nil, revokedAt: String? = nil,
      storefrontKind: String, subscriptionID: String, willAutoRenew: Bool
    ) {
      self.expirationReason = expirationReason
      self.expiresAt = expiresAt
      self.gracePeriodEndsAt = gracePeriodEndsAt
      self.groupID = groupID
      self.isEntitled = isEntitled
      self.isTrial = isTrial
      self.managementURL = managementURL
      self.offer = offer
      self.originalPurchaseAt = originalPurchaseAt
      self.ownership = ownership
      self.pendingChange = pendingChange
      self.periodStartAt = periodStartAt
      self.priceIncrease = priceIncrease
      self.purchasedAt = purchasedAt
      self.renewalOffer = renewalOffer
      self.renewalPrice = renewalPrice
      self.renewsAt = renewsAt
      self.revocationReason = revocationReason
      self.revokedAt = revokedAt
      self.storefrontKind = storefrontKind
      self.subscriptionID = subscriptionID
      self.willAutoRenew = willAutoRenew
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var expirationReason: Wire.ExpirationReason?
      var expiresAt: String?
      var gracePeriodEndsAt: String?
      var groupID: String?
      var isEntitled: Bool?
      var isTrial: Bool?
      var managementURL: String?
      var offer: Wire.Offer?
      var originalPurchaseAt: String?
      var ownership: Wire.Ownership?
      var pendingChange: Wire.PendingChange?
      var periodStartAt: String?
      var priceIncrease: Wire.PriceIncrease?
      var purchasedAt: String?
      var renewalOffer: Wire.Offer?
      var renewalPrice: Wire.Price?
      var renewsAt: String?
      var revocationReason: Wire.RevocationReason?
      var revokedAt: String?
      var storefrontKind: String?
      var subscriptionID: String?
      var willAutoRenew: Bool?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "expirationReason": expirationReason = reading.choice(&entry, "expirationReason", Wire.ExpirationReason.self)
        case "expiresAt": expiresAt = reading.text(&entry, "expiresAt", as: .instant)
        case "gracePeriodEndsAt": gracePeriodEndsAt = reading.text(&entry, "gracePeriodEndsAt", as: .instant)
        case "groupID": groupID = reading.string(&entry, "groupID")
        case "isEntitled": isEntitled = reading.boolean(&entry, "isEntitled")
        case "isTrial": isTrial = reading.boolean(&entry, "isTrial")
        case "managementURL": managementURL = reading.string(&entry, "managementURL")
        case "offer": offer = reading.record(&entry, "offer", Wire.Offer.self)
        case "originalPurchaseAt": originalPurchaseAt = reading.text(&entry, "originalPurchaseAt", as: .instant)
        case "ownership": ownership = reading.choice(&entry, "ownership", Wire.Ownership.self)
        case "pendingChange": pendingChange = reading.record(&entry, "pendingChange", Wire.PendingChange.self)
        case "periodStartAt": periodStartAt = reading.text(&entry, "periodStartAt", as: .instant)
        case "priceIncrease": priceIncrease = reading.record(&entry, "priceIncrease", Wire.PriceIncrease.self)
        case "purchasedAt": purchasedAt = reading.text(&entry, "purchasedAt", as: .instant)
        case "renewalOffer": renewalOffer = reading.record(&entry, "renewalOffer", Wire.Offer.self)
        case "renewalPrice": renewalPrice = reading.record(&entry, "renewalPrice", Wire.Price.self)
        case "renewsAt": renewsAt = reading.text(&entry, "renewsAt", as: .instant)
        case "revocationReason": revocationReason = reading.choice(&entry, "revocationReason", Wire.RevocationReason.self)
        case "revokedAt": revokedAt = reading.text(&entry, "revokedAt", as: .instant)
        case "storefrontKind": storefrontKind = reading.string(&entry, "storefrontKind")
        case "subscriptionID": subscriptionID = reading.string(&entry, "subscriptionID")
        case "willAutoRenew": willAutoRenew = reading.boolean(&entry, "willAutoRenew")
        default: entry.skip()
        }
      }
      reading.require(groupID != nil, "groupID")
      reading.require(isEntitled != nil, "isEntitled")
      reading.require(isTrial != nil, "isTrial")
      reading.require(ownership != nil, "ownership")
      reading.require(storefrontKind != nil, "storefrontKind")
      reading.require(subscriptionID != nil, "subscriptionID")
      reading.require(willAutoRenew != nil, "willAutoRenew")
      guard let groupID, let isEntitled, let isTrial, let ownership, let storefrontKind, let subscriptionID, let willAutoRenew else { return nil }
      self.expirationReason = expirationReason
      self.expiresAt = expiresAt
      self.gracePeriodEndsAt = gracePeriodEndsAt
      self.groupID = groupID
      self.isEntitled = isEntitled
      self.isTrial = isTrial
      self.managementURL = managementURL
      self.offer = offer
      self.originalPurchaseAt = originalPurchaseAt
      self.ownership = ownership
      self.pendingChange = pendingChange
      self.periodStartAt = periodStartAt
      self.priceIncrease = priceIncrease
      self.purchasedAt = purchasedAt
      self.renewalOffer = renewalOffer
      self.renewalPrice = renewalPrice
      self.renewsAt = renewsAt
      self.revocationReason = revocationReason
      self.revokedAt = revokedAt
      self.storefrontKind = storefrontKind
      self.subscriptionID = subscriptionID
      self.willAutoRenew = willAutoRenew
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("expirationReason")
      if let expirationReason {
        writer.string(expirationReason.rawValue)
      } else {
        writer.null()
      }
      writer.key("expiresAt")
      if let expiresAt {
        writer.string(expiresAt)
      } else {
        writer.null()
      }
      writer.key("gracePeriodEndsAt")
      if let gracePeriodEndsAt {
        writer.string(gracePeriodEndsAt)
      } else {
        writer.null()
      }
      writer.key("groupID")
      writer.string(groupID)
      writer.key("isEntitled")
      writer.bool(isEntitled)
      writer.key("isTrial")
      writer.bool(isTrial)
      writer.key("managementURL")
      if let managementURL {
        writer.string(managementURL)
      } else {
        writer.null()
      }
      writer.key("offer")
      if let offer {
        offer.write(to: &writer)
      } else {
        writer.null()
      }
      writer.key("originalPurchaseAt")
      if let originalPurchaseAt {
        writer.string(originalPurchaseAt)
      } else {
        writer.null()
      }
      writer.key("ownership")
      writer.string(ownership.rawValue)
      writer.key("pendingChange")
      if let pendingChange {
        pendingChange.write(to: &writer)
      } else {
        writer.null()
      }
      writer.key("periodStartAt")
      if let periodStartAt {
        writer.string(periodStartAt)
      } else {
        writer.null()
      }
      writer.key("priceIncrease")
      if let priceIncrease {
        priceIncrease.write(to: &writer)
      } else {
        writer.null()
      }
      writer.key("purchasedAt")
      if let purchasedAt {
        writer.string(purchasedAt)
      } else {
        writer.null()
      }
      writer.key("renewalOffer")
      if let renewalOffer {
        renewalOffer.write(to: &writer)
      } else {
        writer.null()
      }
      writer.key("renewalPrice")
      if let renewalPrice {
        renewalPrice.write(to: &writer)
      } else {
        writer.null()
      }
      writer.key("renewsAt")
      if let renewsAt {
        writer.string(renewsAt)
      } else {
        writer.null()
      }
      writer.key("revocationReason")
      if let revocationReason {
        writer.string(revocationReason.rawValue)
      } else {
        writer.null()
      }
      writer.key("revokedAt")
      if let revokedAt {
        writer.string(revokedAt)
      } else {
        writer.null()
      }
      writer.key("storefrontKind")
      writer.string(storefrontKind)
      writer.key("subscriptionID")
      writer.string(subscriptionID)
      writer.key("willAutoRenew")
      writer.bool(willAutoRenew)
      writer.endObject()
    }
  }

  /// A plan that a customer holds or held. As a front end may send it.
  public struct UserSubscriptionInput: Hashable, Sendable, WireReadable {
    /// Why it ended, or why its renewal fails while the store goes on trying; null while all is well.
    public var expirationReason: Wire.ExpirationReason?
    /// The end of that period: the first instant that is not paid for. Null when it never ends.
    public var expiresAt: String?
    /// Until when the customer is served although a renewal failed.
    public var gracePeriodEndsAt: String?
    /// Its group. When absent: `""`.
    public var groupID: String
    /// Whether the customer is served now. When absent: the `status` of the standing: true when `active` or `inGracePeriod`.
    public var isEntitled: Bool?
    /// Whether the running period is a free trial. When absent: `false`.
    public var isTrial: Bool
    /// Where the customer manages it when the store cannot be asked.
    public var managementURL: String?
    /// The offer that the running period was bought under.
    public var offer: Wire.OfferInput?
    /// The first purchase ever under the same original transaction.
    public var originalPurchaseAt: String?
    /// How the customer came by it. When absent: `"purchased"`.
    public var ownership: Wire.Ownership
    /// The plan that follows, null without one.
    public var pendingChange: Wire.PendingChangeInput?
    /// The beginning of the running or last period.
    public var periodStartAt: String?
    /// The higher price that the customer was told of.
    public var priceIncrease: Wire.PriceIncreaseInput?
    /// This plan's first purchase in its unbroken run.
    public var purchasedAt: String?
    /// The offer that waits for the next billing.
    public var renewalOffer: Wire.OfferInput?
    /// What the next renewal costs, offers included; null when it will not renew or is not known.
    public var renewalPrice: Wire.PriceInput?
    /// When it renews; null when it will not.
    public var renewsAt: String?
    /// Why the store took it back.
    public var revocationReason: Wire.RevocationReason?
    /// When the store took it back.
    public var revokedAt: String?
    /// The kind of storefront it was bought in, such as `appStore` or `testStore`. When absent: `"appStore"`.
    public var storefrontKind: String
    /// The plan.
    public var subscriptionID: String
    /// Whether it renews by itself. When absent: `false`.
    public var willAutoRenew: Bool

    public init(
      expirationReason: Wire.ExpirationReason? = nil, expiresAt: String? = nil, gracePeriodEndsAt: String? = nil, groupID: String = "",
      isEntitled: Bool? = nil, isTrial: Bool = false, managementURL: String? = nil, offer: Wire.OfferInput? = nil,
      originalPurchaseAt: String? = nil, ownership: Wire.Ownership = .purchased, pendingChange: Wire.PendingChangeInput? = nil,
      periodStartAt: String? = nil, priceIncrease: Wire.PriceIncreaseInput? = nil, purchasedAt: String? = nil,
      renewalOffer: Wire.OfferInput? = nil, renewalPrice: Wire.PriceInput? = nil, renewsAt: String? = nil,
      revocationReason: Wire.RevocationReason? = nil, revokedAt: String? = nil, storefrontKind: String = "appStore", subscriptionID: String,
      willAutoRenew: Bool = false
    ) {
      self.expirationReason = expirationReason
      self.expiresAt = expiresAt
      self.gracePeriodEndsAt = gracePeriodEndsAt
      self.groupID = groupID
      self.isEntitled = isEntitled
      self.isTrial = isTrial
      self.managementURL = managementURL
      self.offer = offer
      self.originalPurchaseAt = originalPurchaseAt
      self.ownership = ownership
      self.pendingChange = pendingChange
      self.periodStartAt = periodStartAt
      self.priceIncrease = priceIncrease
      self.purchasedAt = purchasedAt
      self.renewalOffer = renewalOffer
      self.renewalPrice = renewalPrice
      self.renewsAt = renewsAt
      self.revocationReason = revocationReason
      self.revokedAt = revokedAt
      self.storefrontKind = storefrontKind
      self.subscriptionID = subscriptionID
      self.willAutoRenew = willAutoRenew
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var expirationReason: Wire.ExpirationReason?
      var expiresAt: String?
      var gracePeriodEndsAt: String?
      var groupID: String?
      var isEntitled: Bool?
      var isTrial: Bool?
      var managementURL: String?
      var offer: Wire.OfferInput?
      var originalPurchaseAt: String?
      var ownership: Wire.Ownership?
      var pendingChange: Wire.PendingChangeInput?
      var periodStartAt: String?
      var priceIncrease: Wire.PriceIncreaseInput?
      var purchasedAt: String?
      var renewalOffer: Wire.OfferInput?
      var renewalPrice: Wire.PriceInput?
      var renewsAt: String?
      var revocationReason: Wire.RevocationReason?
      var revokedAt: String?
      var storefrontKind: String?
      var subscriptionID: String?
      var willAutoRenew: Bool?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "expirationReason": expirationReason = reading.choice(&entry, "expirationReason", Wire.ExpirationReason.self)
        case "expiresAt": expiresAt = reading.text(&entry, "expiresAt", as: .instant)
        case "gracePeriodEndsAt": gracePeriodEndsAt = reading.text(&entry, "gracePeriodEndsAt", as: .instant)
        case "groupID": groupID = reading.string(&entry, "groupID")
        case "isEntitled": isEntitled = reading.boolean(&entry, "isEntitled")
        case "isTrial": isTrial = reading.boolean(&entry, "isTrial")
        case "managementURL": managementURL = reading.string(&entry, "managementURL")
        case "offer": offer = reading.record(&entry, "offer", Wire.OfferInput.self)
        case "originalPurchaseAt": originalPurchaseAt = reading.text(&entry, "originalPurchaseAt", as: .instant)
        case "ownership": ownership = reading.choice(&entry, "ownership", Wire.Ownership.self)
        case "pendingChange": pendingChange = reading.record(&entry, "pendingChange", Wire.PendingChangeInput.self)
        case "periodStartAt": periodStartAt = reading.text(&entry, "periodStartAt", as: .instant)
        case "priceIncrease": priceIncrease = reading.record(&entry, "priceIncrease", Wire.PriceIncreaseInput.self)
        case "purchasedAt": purchasedAt = reading.text(&entry, "purchasedAt", as: .instant)
        case "renewalOffer": renewalOffer = reading.record(&entry, "renewalOffer", Wire.OfferInput.self)
        case "renewalPrice": renewalPrice = reading.record(&entry, "renewalPrice", Wire.PriceInput.self)
        case "renewsAt": renewsAt = reading.text(&entry, "renewsAt", as: .instant)
        case "revocationReason": revocationReason = reading.choice(&entry, "revocationReason", Wire.RevocationReason.self)
        case "revokedAt": revokedAt = reading.text(&entry, "revokedAt", as: .instant)
        case "storefrontKind": storefrontKind = reading.string(&entry, "storefrontKind")
        case "subscriptionID": subscriptionID = reading.string(&entry, "subscriptionID")
        case "willAutoRenew": willAutoRenew = reading.boolean(&entry, "willAutoRenew")
        default: reading.unknown(key, &entry, known: UserSubscriptionInput.memberNames)
        }
      }
      reading.require(subscriptionID != nil, "subscriptionID")
      guard let subscriptionID else { return nil }
      self.expirationReason = expirationReason
      self.expiresAt = expiresAt
      self.gracePeriodEndsAt = gracePeriodEndsAt
      self.groupID = groupID ?? ""
      self.isEntitled = isEntitled
      self.isTrial = isTrial ?? false
      self.managementURL = managementURL
      self.offer = offer
      self.originalPurchaseAt = originalPurchaseAt
      self.ownership = ownership ?? .purchased
      self.pendingChange = pendingChange
      self.periodStartAt = periodStartAt
      self.priceIncrease = priceIncrease
      self.purchasedAt = purchasedAt
      self.renewalOffer = renewalOffer
      self.renewalPrice = renewalPrice
      self.renewsAt = renewsAt
      self.revocationReason = revocationReason
      self.revokedAt = revokedAt
      self.storefrontKind = storefrontKind ?? "appStore"
      self.subscriptionID = subscriptionID
      self.willAutoRenew = willAutoRenew ?? false
    }

    static let memberNames: [StaticString] = [
      "expirationReason", "expiresAt", "gracePeriodEndsAt", "groupID", "isEntitled", "isTrial", "managementURL", "offer",
      "originalPurchaseAt", "ownership", "pendingChange", "periodStartAt", "priceIncrease", "purchasedAt", "renewalOffer", "renewalPrice",
      "renewsAt", "revocationReason", "revokedAt", "storefrontKind", "subscriptionID", "willAutoRenew"
    ]
  }
}
