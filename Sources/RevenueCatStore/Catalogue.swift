import Subscriptions
import Timekeeping

/// What the project sells: its offerings joined with the products of their packages.
struct Catalogue: Sendable {
  /// RevenueCat tells no subscription groups, so all plans stand in one: buying another plan is a change of plan.
  static let groupID = "revenueCat"

  /// What is shown, in its order.
  private(set) var products: [WebProduct] = []
  /// What other offerings sell, shown only to those who hold it.
  private var hidden: [WebProduct] = []
  private(set) var presentations: [String: Presentation] = [:]

  /// Where a plan was offered, which the backend wants to hear with a purchase.
  struct Presentation: Hashable, Sendable {
    var offeringID: String
    var targeting: Offerings.Targeting?
  }

  /// No plans yet.
  init() {}

  /// Joins an answer's offerings with the products that the server knows; a package without its product is left out.
  ///
  /// The plans are the current offering's, in its order. Where no current offering can be sold they are all offerings', in the server's
  /// order, so that a project without one still sells.
  /// - Throws: ``StoreError/Code/configuration`` when no package has a product.
  init(_ offerings: Offerings, _ known: [WebProduct]) throws(StoreError) {
    var byID: [String: WebProduct] = [:]
    for product in known { byID[product.id] = product }
    let sold = offerings.ordered.filter { $0.packages.contains { byID[$0.productID] != nil } }
    guard !sold.isEmpty else {
      throw StoreError(
        .configuration,
        message: offerings.productIDs.isEmpty
          ? "The RevenueCat project has no offering with a package; add one in its dashboard"
          : "The RevenueCat project's offerings name no product that this key can sell; add the products to the Test Store")
    }
    let hasCurrent = sold[0].id == offerings.currentID
    for (place, offering) in sold.enumerated() {
      for package in offering.packages {
        guard let product = byID[package.productID], presentations[product.id] == nil else { continue }
        if hasCurrent, place > 0 { hidden.append(product) } else { products.append(product) }
        presentations[product.id] = Presentation(
          offeringID: offering.id, targeting: offering.id == offerings.currentID ? offerings.targeting : nil)
      }
    }
  }

  /// The plans that renew, as a customer sees them: those shown, then those that the customer holds from elsewhere.
  /// - Parameter customer: whose history decides about introductory offers, nil when it is not known.
  func plans(for customer: CustomerInfo?) -> [SubscriptionModel] {
    let held = hidden.filter { product in
      customer?.subscriptions.contains { $0.productID == product.id && ($0.expiresAt ?? .latest) >= customer?.requestDate ?? .earliest }
        ?? false
    }
    let sold = (products + held).filter { $0.period != nil }
    let plans = sold.enumerated().map { place, product in
      SubscriptionModel(
        product: SubscriptionModel.Product(
          identifier: product.id, displayName: product.title.isEmpty ? product.id : product.title, description: product.description,
          price: product.price.price),
        period: product.period ?? .month, groupID: Catalogue.groupID, level: place + 1,
        introductoryOffer: product.introductoryOffer.map { Catalogue.offer($0, of: product.id, for: customer) })
    }
    return plans.withComparisons(display: MicroPrice.display)
  }

  /// The server leaves an introduction out for those who may not have it (revenuecat-http-api §4.3); what the customer's own history
  /// shows to be used up is not promised even so.
  private static func offer(_ introduction: WebProduct.Introduction, of productID: String, for customer: CustomerInfo?) -> Offer {
    let isUsed = customer?.subscriptions.contains { $0.productID == productID && ($0.period == .trial || $0.period == .intro) } ?? false
    return Offer(
      kind: .introductory, id: nil, mode: introduction.mode, price: introduction.price.price, period: introduction.period,
      periodCount: introduction.periodCount, isEligible: !isUsed, ineligibleReason: isUsed ? .alreadyUsed : nil)
  }
}
