import JSON
import Timekeeping

extension CustomerInfo {
  /// Reads a customer's answer.
  ///
  /// The frame must be right: `request_date`, `subscriber`, `first_seen` and `original_app_user_id`. One broken entry among good ones
  /// is left out with a warning, and gives nothing: neither itself nor an entitlement that rests on it.
  /// - Throws: the first fault of the frame.
  init(reply text: [UInt8]) throws(ReplyFault) {
    let answer = try ReplyObject(text: text, called: "the customer's answer")
    let requestDate = try answer.date("request_date")
    let subscriber = try answer.object("subscriber")
    self.init(
      requestDate: requestDate, firstSeen: try subscriber.date("first_seen"),
      originalAppUserID: try subscriber.text("original_app_user_id"), managementURL: subscriber.url("management_url"))

    if let subscriptions = try subscriber.optionalObject("subscriptions") {
      for id in subscriptions.keys {
        keep { info throws(ReplyFault) in info.subscriptions.append(try HeldSubscription(id, subscriptions.object(id))) }
      }
    }
    if let products = try subscriber.optionalObject("non_subscriptions") {
      for id in products.keys {
        keep { info throws(ReplyFault) in
          let purchases = try products.array(id)
          guard !purchases.isEmpty else { return }
          let isComplete = purchases.contains { $0["id"]?.string != nil && $0["store_transaction_id"]?.string != nil }
          info.oneTimeProducts.append(OneTimeProduct(productID: id, hasCompletePurchase: isComplete))
        }
      }
    }
    if let entitlements = try subscriber.optionalObject("entitlements") {
      for id in entitlements.keys {
        keep { info throws(ReplyFault) in info.entitlements.append(try Entitlement(id, entitlements.object(id))) }
      }
    }
  }

  private mutating func keep(_ entry: (inout CustomerInfo) throws(ReplyFault) -> Void) {
    do throws(ReplyFault) {
      try entry(&self)
    } catch {
      warnings.append("\(error.message): left out")
    }
  }
}

extension CustomerInfo.HeldSubscription {
  fileprivate init(_ id: String, _ entry: ReplyObject) throws(ReplyFault) {
    self.init(
      productID: id, purchasedAt: try entry.date("purchase_date"), originalPurchasedAt: try entry.optionalDate("original_purchase_date"),
      expiresAt: try entry.optionalDate("expires_date"), gracePeriodExpiresAt: try entry.optionalDate("grace_period_expires_date"),
      unsubscribeDetectedAt: try entry.optionalDate("unsubscribe_detected_at"),
      billingIssuesDetectedAt: try entry.optionalDate("billing_issues_detected_at"), refundedAt: try entry.optionalDate("refunded_at"))
    period = entry.lenientText("period_type").flatMap(CustomerInfo.PeriodKind.init) ?? .normal
    store = entry.lenientText("store").flatMap(CustomerInfo.Storefront.init) ?? .unknown
    isFamilyShared = entry.lenientText("ownership_type") == "FAMILY_SHARED"
    managementURL = entry.url("management_url")
    price = MicroPrice(paid: entry.value("price"))
  }
}

extension CustomerInfo.Entitlement {
  fileprivate init(_ id: String, _ entry: ReplyObject) throws(ReplyFault) {
    self.init(
      id: id, productID: try entry.text("product_identifier"), expiresAt: try entry.optionalDate("expires_date"),
      gracePeriodExpiresAt: try entry.optionalDate("grace_period_expires_date"))
  }
}

extension ReplyObject {
  /// The member's URL; nil when it is missing, empty or of another type.
  fileprivate func url(_ key: String) -> String? {
    lenientText(key).flatMap { $0.isEmpty ? nil : $0 }
  }
}
