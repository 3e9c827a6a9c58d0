// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// One transaction of a simulated store.
  public struct Transaction: Hashable, Sendable, WireReadable {
    /// Whose it is.
    public var customer: String
    /// The end of the period it pays for; null when it ends nowhere.
    public var expiresAt: String?
    /// Whether an upgrade took its place.
    public var isUpgraded: Bool
    /// What kind of product that is.
    public var kind: Wire.ProductKind
    /// The offer it was made under.
    public var offer: Wire.Offer?
    /// The transaction that began its run.
    public var originalTransactionID: String
    /// How the customer came by it.
    public var ownership: Wire.Ownership
    /// What it cost.
    public var price: Wire.Price
    /// What it is for.
    public var productID: String
    /// When it was made.
    public var purchasedAt: String
    /// What made it.
    public var reason: Wire.TransactionReason
    /// Why it was taken back.
    public var revocationReason: Wire.RevocationReason?
    /// When it was taken back.
    public var revokedAt: String?
    /// How it stands.
    public var state: Wire.TransactionState
    /// Its number.
    public var transactionID: String

    public init(
      customer: String, expiresAt: String? = nil, isUpgraded: Bool, kind: Wire.ProductKind, offer: Wire.Offer? = nil,
      originalTransactionID: String, ownership: Wire.Ownership, price: Wire.Price, productID: String, purchasedAt: String,
      reason: Wire.TransactionReason, revocationReason: Wire.RevocationReason? = nil, revokedAt: String? = nil,
      state: Wire.TransactionState, transactionID: String
    ) {
      self.customer = customer
      self.expiresAt = expiresAt
      self.isUpgraded = isUpgraded
      self.kind = kind
      self.offer = offer
      self.originalTransactionID = originalTransactionID
      self.ownership = ownership
      self.price = price
      self.productID = productID
      self.purchasedAt = purchasedAt
      self.reason = reason
      self.revocationReason = revocationReason
      self.revokedAt = revokedAt
      self.state = state
      self.transactionID = transactionID
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var customer: String?
      var expiresAt: String?
      var isUpgraded: Bool?
      var kind: Wire.ProductKind?
      var offer: Wire.Offer?
      var originalTransactionID: String?
      var ownership: Wire.Ownership?
      var price: Wire.Price?
      var productID: String?
      var purchasedAt: String?
      var reason: Wire.TransactionReason?
      var revocationReason: Wire.RevocationReason?
      var revokedAt: String?
      var state: Wire.TransactionState?
      var transactionID: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "customer": customer = reading.string(&entry, "customer")
        case "expiresAt": expiresAt = reading.text(&entry, "expiresAt", as: .instant)
        case "isUpgraded": isUpgraded = reading.boolean(&entry, "isUpgraded")
        case "kind": kind = reading.choice(&entry, "kind", Wire.ProductKind.self)
        case "offer": offer = reading.record(&entry, "offer", Wire.Offer.self)
        case "originalTransactionID": originalTransactionID = reading.string(&entry, "originalTransactionID")
        case "ownership": ownership = reading.choice(&entry, "ownership", Wire.Ownership.self)
        case "price": price = reading.record(&entry, "price", Wire.Price.self)
        case "productID": productID = reading.string(&entry, "productID")
        case "purchasedAt": purchasedAt = reading.text(&entry, "purchasedAt", as: .instant)
        case "reason": reason = reading.choice(&entry, "reason", Wire.TransactionReason.self)
        case "revocationReason": revocationReason = reading.choice(&entry, "revocationReason", Wire.RevocationReason.self)
        case "revokedAt": revokedAt = reading.text(&entry, "revokedAt", as: .instant)
        case "state": state = reading.choice(&entry, "state", Wire.TransactionState.self)
        case "transactionID": transactionID = reading.string(&entry, "transactionID")
        default: entry.skip()
        }
      }
      reading.require(customer != nil, "customer")
      reading.require(isUpgraded != nil, "isUpgraded")
      reading.require(kind != nil, "kind")
      reading.require(originalTransactionID != nil, "originalTransactionID")
      reading.require(ownership != nil, "ownership")
      reading.require(price != nil, "price")
      reading.require(productID != nil, "productID")
      reading.require(purchasedAt != nil, "purchasedAt")
      reading.require(reason != nil, "reason")
      reading.require(state != nil, "state")
      reading.require(transactionID != nil, "transactionID")
      guard let customer, let isUpgraded, let kind, let originalTransactionID, let ownership, let price, let productID, let purchasedAt, let reason, let state, let transactionID else { return nil }
      self.customer = customer
      self.expiresAt = expiresAt
      self.isUpgraded = isUpgraded
      self.kind = kind
      self.offer = offer
      self.originalTransactionID = originalTransactionID
      self.ownership = ownership
      self.price = price
      self.productID = productID
      self.purchasedAt = purchasedAt
      self.reason = reason
      self.revocationReason = revocationReason
      self.revokedAt = revokedAt
      self.state = state
      self.transactionID = transactionID
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("customer")
      writer.string(customer)
      writer.key("expiresAt")
      if let expiresAt {
        writer.string(expiresAt)
      } else {
        writer.null()
      }
      writer.key("isUpgraded")
      writer.bool(isUpgraded)
      writer.key("kind")
      writer.string(kind.rawValue)
      writer.key("offer")
      if let offer {
        offer.write(to: &writer)
      } else {
        writer.null()
      }
      writer.key("originalTransactionID")
      writer.string(originalTransactionID)
      writer.key("ownership")
      writer.string(ownership.rawValue)
      writer.key("price")
      price.write(to: &writer)
      writer.key("productID")
      writer.string(productID)
      writer.key("purchasedAt")
      writer.string(purchasedAt)
      writer.key("reason")
      writer.string(reason.rawValue)
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
      writer.key("state")
      writer.string(state.rawValue)
      writer.key("transactionID")
      writer.string(transactionID)
      writer.endObject()
    }
  }
}
