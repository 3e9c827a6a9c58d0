import Subscriptions
import Testing

@testable import RevenueCatStore

/// Every shared answer about offerings and products, with what is read from it.
@Suite struct CatalogueFixtureTests {
  struct Offered: Equatable {
    var current: String?
    var packages: [String: [String]]
    var targeting: Offerings.Targeting?
  }

  static let two = ["offering_1": ["monthly"], "offering_2": ["monthly_2"]]
  static let one = ["offering_a": ["monthly_freetrial"]]

  static let offerings: [String: Offered] = [
    "js-offerings-missing-products": Offered(current: "offering_2", packages: two),
    "js-offerings-no-current": Offered(current: nil, packages: two),
    "js-offerings-placements-fallback-only": Offered(current: "offering_1", packages: two, targeting: rule(123, "test_rule_id")),
    "js-offerings-placements-no-fallback": Offered(current: "offering_1", packages: two, targeting: rule(123, "test_rule_id")),
    "js-offerings-placements-targeting": Offered(current: "offering_1", packages: two, targeting: rule(123, "test_rule_id")),
    "offerings-empty-offering-list": Offered(current: nil, packages: [:]),
    "offerings-full": Offered(
      current: "default",
      packages: [
        "default": [monthlyIntro, yearlyIntro], "alternate": [other, "com.revenuecat.other_product_2"],
        "paywall": [monthlyIntro, yearlyIntro],
        "metadata": [other], "nullmetadata": [other], "invalid_paywall": [other], "paywall_with_exit_offers": [monthlyIntro],
        "paywall_with_empty_exit_offers": [monthlyIntro],
      ]),
    "offerings-offering-without-packages": Offered(current: "offering_a", packages: ["offering_a": []]),
    "offerings-package-without-plan-id": Offered(current: "default", packages: ["default": ["com.revenuecat.monthly"]]),
    "offerings-paywall-wrong-type": Offered(current: "offering_a", packages: one),
    "offerings-placements-with-fallback": Offered(current: "offering_a", packages: one),
    "offerings-targeting": Offered(current: "offering_a", packages: one, targeting: rule(1, "abc123")),
    "offerings-web-checkout-urls": Offered(current: "offering_a", packages: one, targeting: rule(1, "abc123")),
    "offerings-with-legacy-paywall": Offered(current: "offering_a", packages: one),
  ]
  static let monthlyIntro = "com.revenuecat.monthly_4.99.1_week_intro"
  static let yearlyIntro = "com.revenuecat.yearly_10.99.2_week_intro"
  static let other = "com.revenuecat.other_product"

  static func rule(_ revision: Int, _ id: String) -> Offerings.Targeting { Offerings.Targeting(revision: revision, ruleID: id) }

  @Test(arguments: offerings.keys.sorted()) func `Offerings are read with their packages in order`(_ name: String) throws {
    let read = try Offerings(reply: Fixtures.bytes(name))
    let packages = Dictionary(uniqueKeysWithValues: read.all.map { ($0.id, $0.packages.map(\.productID)) })
    #expect(Offered(current: read.currentID, packages: packages, targeting: read.targeting) == Self.offerings[name])
  }

  static func usd(_ micros: Int) -> MicroPrice { MicroPrice(micros: micros, currency: "USD") }
  static let week = WebProduct.Introduction(mode: .freeTrial, price: usd(0), period: .week, periodCount: 1)
  static let monthly = WebProduct(id: "monthly", title: "Monthly test", description: "", price: usd(3_000_000), period: .month)
  static let monthly2 = WebProduct(
    id: "monthly_2", title: "Monthly test 2", description: "monthly description", price: usd(5_000_000), period: .month,
    introductoryOffer: week)

  static let products: [String: [WebProduct]] = [
    "js-webbilling-products": [monthly, monthly2],
    "js-webbilling-products-one-of-two": [monthly],
    "js-webbilling-products-intro": [
      monthly, monthly2,
      WebProduct(
        id: "monthly_intro", title: "Monthly with Intro Price", description: "Monthly subscription with introductory pricing",
        price: usd(9_990_000), period: .month,
        introductoryOffer: WebProduct.Introduction(mode: .payAsYouGo, price: usd(1_990_000), period: .month, periodCount: 3)),
      // The trial wins.
      WebProduct(
        id: "monthly_trial_intro", title: "Monthly with Trial and Intro Price",
        description: "Monthly subscription with trial and intro pricing", price: usd(14_990_000), period: .month, introductoryOffer: week),
    ],
    // A price that is null makes no offer.
    "js-webbilling-products-intro-null-price": [
      WebProduct(
        id: "monthly_intro_null_price", title: "Monthly with Intro Price Null Price",
        description: "Monthly subscription with intro price that has null price", price: usd(9_990_000), period: .month)
    ],
    "js-webbilling-products-consumable": [
      WebProduct(
        id: "test-consumable-one-time-discount", title: "Consumable with One-Time Discount",
        description: "Consumable product with one-time discount", price: usd(1_000_000))
    ],
    // Without a base it has no price, and is not sold.
    "js-webbilling-products-null-base": [],
    "webbilling-products-empty": [],
    "webbilling-products-two": [
      WebProduct(
        id: "product_annual", title: "Test Yearly Subscription", description: "A test yearly subscription product",
        price: MicroPrice(micros: 99_990_000, currency: "EUR"), period: .year),
      WebProduct(
        id: "product_monthly", title: "Test Monthly Subscription", description: "A test monthly subscription product",
        price: MicroPrice(micros: 9_990_000, currency: "EUR"), period: .month),
    ],
  ]

  @Test(arguments: products.keys.sorted()) func `Products are read with their prices and terms`(_ name: String) throws {
    let read = try WebProducts(reply: Fixtures.bytes(name))
    #expect(read.products == Self.products[name])
    #expect(read.warnings.count == (name == "js-webbilling-products-null-base" ? 1 : 0))
  }
}
