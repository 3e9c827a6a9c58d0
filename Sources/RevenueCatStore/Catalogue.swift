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
  /// By product, 1 for the highest.
  private var levels: [String: Int] = [:]
  /// How prices are written.
  private let display: PriceDisplay
  private(set) var presentations: [String: Presentation] = [:]

  /// Where a plan was offered, which the backend wants to hear with a purchase.
  struct Presentation: Hashable, Sendable {
    var offeringID: String
    var targeting: Offerings.Targeting?
  }

  /// No plans yet.
  init(display: PriceDisplay) {
    self.display = display
  }

  /// Joins an answer's offerings with the products that the server knows; a package without its product is left out.
  ///
  /// The plans are the current offering's, in its order. Where no current offering can be sold they are all offerings', in the server's
  /// order, so that a project without one still sells.
  /// - Throws: ``StoreError/Code/configuration`` when no package has a product.
  init(_ offerings: Offerings, _ known: [WebProduct], display: PriceDisplay) throws(StoreError) {
    self.display = display
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
    var lastLevel = 0
    for (place, offering) in sold.enumerated() {
      var durations = StandardDurations()
      for package in offering.packages {
        guard let product = byID[package.productID], presentations[product.id] == nil else { continue }
        if hasCurrent, place > 0 { hidden.append(product) } else { products.append(product) }
        if product.period != nil { levels[product.id] = durations.level(of: product, in: package, after: &lastLevel) }
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
    let plans = sold.map { product in
      SubscriptionModel(
        product: SubscriptionModel.Product(
          identifier: product.id, displayName: product.title.isEmpty ? product.id : product.title, description: product.description,
          price: product.price.price(display)),
        period: product.period ?? .month, groupID: Catalogue.groupID, level: levels[product.id] ?? .max,
        introductoryOffer: product.introductoryOffer.map { offer($0, of: product.id, for: customer) })
    }
    return plans.withComparisons(display: display)
  }

  /// The server leaves an introduction out for those who may not have it (revenuecat-http-api §4.3); what the customer's own history
  /// shows to be used up is not promised even so.
  private func offer(_ introduction: WebProduct.Introduction, of productID: String, for customer: CustomerInfo?) -> Offer {
    let isUsed = customer?.subscriptions.contains { $0.productID == productID && ($0.period == .trial || $0.period == .intro) } ?? false
    return Offer(
      kind: .introductory, id: nil, mode: introduction.mode, price: introduction.price.price(display), period: introduction.period,
      periodCount: introduction.periodCount, isEligible: !isUsed, ineligibleReason: isUsed ? .alreadyUsed : nil)
  }
}

/// The plans of one offering that differ in their length alone, which is no difference of level.
///
/// RevenueCat tells no levels. An offering has one place for each standard length (`$rc_annual`, `$rc_monthly` …): what stands there is
/// one service, paid for by the year or by the month. A package of any other name is a service of its own, higher than those after it.
private struct StandardDurations {
  private var level: Int?
  private var periods: Set<SubscriptionPeriod> = []

  mutating func level(of product: WebProduct, in package: Offerings.Package, after last: inout Int) -> Int {
    if package.isOfStandardDuration, let period = product.period, let level, periods.insert(period).inserted { return level }
    last += 1
    if package.isOfStandardDuration, level == nil, let period = product.period {
      level = last
      periods = [period]
    }
    return last
  }
}

extension Offerings.Package {
  /// Whether the package stands in one of the places that an offering has for the usual lengths (revenuecat-http-api §4.2).
  fileprivate var isOfStandardDuration: Bool {
    ["$rc_annual", "$rc_six_month", "$rc_three_month", "$rc_two_month", "$rc_monthly", "$rc_weekly"].contains(id)
  }
}
