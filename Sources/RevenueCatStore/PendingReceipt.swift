import JSON
import Subscriptions
import Timekeeping

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A purchase that the customer made and the server has not confirmed. Its token stays the same however often it is posted, so that
/// the server has the purchase once.
struct PendingReceipt: Hashable, Sendable {
  /// What makes a receipt be posted (revenuecat-http-api §4.4, `initiation_source`).
  enum Source: String, Sendable {
    case purchase
    /// Posted again later.
    case queue
  }

  /// Token and transaction id in one: `test_<milliseconds>_<UUID>`.
  var token: String
  var appUserID: String
  /// The base URL of the server that is to have it.
  var server: String
  var productID: String
  var requestedAt: Instant
  /// Price as a plain decimal, with its currency.
  var price: String
  var currency: String
  var duration: String
  var introduction: Introduction?
  var offeringID: String?
  var targeting: Offerings.Targeting?
  /// Whether the server said that the payment is not complete yet.
  var awaitsPayment = false

  /// The introductory terms that the plan was shown with.
  struct Introduction: Hashable, Sendable {
    var mode: Offer.Mode
    var price: String
    var duration: String
  }

  /// A receipt that was just made.
  init(
    buying plan: SubscriptionModel, by appUserID: String, from server: String, at now: Instant, uuid: String,
    presentation: Catalogue.Presentation?
  ) {
    token = "test_\(now.milliseconds)_\(uuid)"
    self.appUserID = appUserID
    self.server = server
    productID = plan.id
    requestedAt = now
    price = plan.product.price.amount.description
    currency = plan.product.price.currency
    duration = plan.period.iso8601
    introduction = plan.introductoryOffer.flatMap { offer in
      guard offer.isEligible else { return nil }
      return Introduction(mode: offer.mode, price: offer.price.amount.description, duration: offer.period.iso8601)
    }
    offeringID = presentation?.offeringID
    targeting = presentation?.targeting
  }

  /// The purchase as the customer's standing shows it while it waits for its payment.
  var pendingPurchase: PendingPurchase {
    PendingPurchase(subscriptionID: productID, transactionID: token, requestedAt: requestedAt.date, reason: .payment)
  }
}

// MARK: - What the server is sent

extension PendingReceipt {
  /// The body of `POST /v1/receipts`.
  func body(source: Source) -> [UInt8] {
    JSONWriter.bytes { json in
      json.object { json in
        json.key("app_user_id")
        json.string(appUserID)
        json.key("fetch_token")
        json.string(token)
        json.key("transaction_id")
        json.string(token)
        json.key("product_id")
        json.string(productID)
        writeTerms(to: &json)
        json.key("initiation_source")
        json.string(source.rawValue)
        json.key("is_restore")
        json.bool(isAnonymous)
        json.key("observer_mode")
        json.bool(false)
        json.key("payload_version")
        json.integer(1)
        json.key("purchase_completed_by")
        json.string("revenuecat")
        json.key("sdk_originated")
        json.bool(true)
        writePresentation(to: &json)
      }
    }
  }

  private func writeTerms(to json: inout JSONWriter) {
    json.key("price")
    json.string(price)
    json.key("currency")
    json.string(currency)
    json.key("store_country")
    json.null()
    json.key("normal_duration")
    json.string(duration)
    guard let introduction else { return }
    json.key("payment_mode")
    json.integer(introduction.mode == .payAsYouGo ? 0 : introduction.mode == .payUpFront ? 1 : 2)
    json.key("introductory_price")
    json.string(introduction.price)
    switch introduction.mode {
    case .freeTrial:
      json.key("trial_duration")
      json.string(introduction.duration)
    case .payUpFront:
      json.key("intro_duration")
      json.string(introduction.duration)
    case .payAsYouGo: break
    }
  }

  private func writePresentation(to json: inout JSONWriter) {
    guard let offeringID else { return }
    json.key("presented_offering_identifier")
    json.string(offeringID)
    guard let targeting else { return }
    json.key("applied_targeting_rule")
    json.object { json in
      json.key("revision")
      json.integer(targeting.revision)
      json.key("rule_id")
      json.string(targeting.ruleID)
    }
  }

  /// An anonymous customer's purchases may be shared with whoever restores them (revenuecat-http-api §4.4).
  private var isAnonymous: Bool {
    let prefix = "$RCAnonymousID:"
    guard let range = appUserID.firstRange(of: prefix) else { return false }
    let rest = appUserID[range.upperBound...].utf8
    return rest.count == 32 && rest.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
  }
}
