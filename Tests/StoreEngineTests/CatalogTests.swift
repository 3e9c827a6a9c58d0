import Testing

@testable import StoreEngine

@Suite struct CatalogTests {
  /// A configuration with one plan, into which a test puts what it is about.
  private func configuration(plan: String = "", root: String = "", settings: String = "{}") -> String {
    """
    {
      "version": {"major": 4, "minor": 0}\(root),
      "settings": \(settings),
      "subscriptionGroups": [{"id": "G", "name": "Group", "localizations": [], "subscriptions": [
        {"productID": "plan", "type": "RecurringSubscription", "displayPrice": "9.99", "groupNumber": 1,
         "recurringSubscriptionPeriod": "P1M"\(plan)}
      ]}]
    }
    """
  }

  private func problems(_ text: String) -> [CatalogProblem] {
    do throws(CatalogRefusal) { return try Catalog.read(text).warnings } catch { return error.problems }
  }

  @Test func `The sample has nothing odd and sells what is promised`() {
    let sample = Catalog.sample
    #expect(sample.warnings == [])
    #expect(sample.subscriptions.map(\.id) == ["pro_monthly", "pro_yearly", "basic_monthly", "basic_yearly"])
    #expect(sample.subscriptions.map { $0.plan!.level } == [1, 1, 2, 2])
    #expect(sample.subscriptions.allSatisfy { $0.plan!.introductory?.terms.mode == .freeTrial })
    #expect(sample.subscriptions.allSatisfy { $0.plan!.offers.contains { $0.kind == .promotional } })
    #expect(Set(sample.products.map(\.kind)) == Set(CatalogProduct.Kind.allCases))
  }

  @Test(arguments: [
    ("", "this is an empty file, not a StoreKit configuration"), (" \n", "this is an empty file, not a StoreKit configuration"),
    ("<?xml version=\"1.0\"?><plist/>", "this is XML, perhaps a property list, not a StoreKit configuration"),
    ("bplist00\u{1}", "this is a binary property list, not a StoreKit configuration"),
    ("[]", "a StoreKit configuration is a JSON object, this is an array"), ("{\"a\":1,}", "not valid JSON: "),
    ("{\"version\":1,\"version\":2}", "not valid JSON: a member \"version\" is there already"),
  ])
  func `A text that is no configuration says what it is`(text: String, message: String) {
    let found = problems(text).first { $0.severity == .error }
    #expect(found?.message.hasPrefix(message) == true, "\(String(describing: found))")
  }

  @Test func `A misspelt key is an error with its place`() {
    let found = problems(configuration().replacing("\"productID\"", with: "\"productId\""))
    #expect(
      found.contains(
        CatalogProblem(
          severity: .error, message: "\"productId\" is not known: \"productID\" is probably meant",
          pointer: "/subscriptionGroups/0/subscriptions/0/productId", line: 5, column: 6)))
    #expect(problems(configuration().replacing("subscriptionGroups", with: "subscriptionGroup")).first?.severity == .error)
  }

  @Test func `A key of no known kind is a warning and nothing is sold from it`() throws {
    let catalog = try Catalog.read(configuration(root: ", \"nonConsumables\": [{\"productID\": \"x\"}]"))
    #expect(catalog.warnings.map(\.pointer) == ["/nonConsumables"])
    #expect(catalog.products.map(\.id) == ["plan"])
  }

  @Test(arguments: [
    (", \"displayPrice\": 9.99", "displayPrice is a number; a string is usual"),
    (", \"displayPrice\": \"\"", "displayPrice is empty: \"plan\" cannot be bought"),
    (", \"groupNumber\": null", "groupNumber is missing: level 1 is taken"),
    (", \"subscriptionGroupID\": \"H\"", "subscriptionGroupID is not the id of the group it stands in, \"G\", which counts"),
    (", \"introductoryOffer\": {\"paymentMode\": \"none\"}", "payment mode none: there is no offer"),
    (
      ", \"introductoryOffer\": {\"paymentMode\": \"free\", \"subscriptionPeriod\": \"P1W\", \"numberOfPeriods\": 3}",
      "only an offer paid as you go has several periods; the period is taken as the whole length"
    ),
    (
      ", \"adHocOffers\": [{\"offerID\": \"o\", \"paymentMode\": \"payAsYouGo\", \"subscriptionPeriod\": \"P1M\", \"displayPrice\": \"\"}]",
      "displayPrice is empty: the offer is left out"
    ),
  ])
  func `What is odd is a warning`(plan: String, message: String) {
    let isPrice = plan.contains("displayPrice\": ") && !plan.contains("Offers")
    let isLevel = plan.contains("groupNumber")
    var text = configuration(plan: plan)
    if isPrice { text = text.replacing("\"displayPrice\": \"9.99\", ", with: "") }
    if isLevel { text = text.replacing("\"groupNumber\": 1,", with: "") }
    if !isPrice, !isLevel { #expect(problems(text).map(\.severity) == [.warning]) }
    #expect(problems(text).map(\.message) == [message])
  }

  @Test(arguments: [
    ("\"recurringSubscriptionPeriod\": \"P1M\"", "\"recurringSubscriptionPeriod\": \"monthly\"", "/recurringSubscriptionPeriod"),
    ("\"displayPrice\": \"9.99\"", "\"displayPrice\": \"9,99\"", "/displayPrice"),
    ("\"displayPrice\": \"9.99\"", "\"displayPrice\": \"-1\"", "/displayPrice"),
    ("\"groupNumber\": 1", "\"groupNumber\": 0", "/groupNumber"), ("\"RecurringSubscription\"", "\"Consumable\"", "/type"),
    ("\"productID\": \"plan\"", "\"productID\": \"\"", "/productID"), ("\"productID\": \"plan\", ", "", ""),
    ("\"recurringSubscriptionPeriod\": \"P1M\"", "\"recurringSubscriptionPeriod\": \"P1M\", \"codeOffers\": [{}]", "/codeOffers/0"),
    ("\"recurringSubscriptionPeriod\": \"P1M\"", "\"recurringSubscriptionPeriod\": \"P1M\", \"adHocOffers\": {}", "/adHocOffers"),
  ])
  func `What cannot be sold refuses the file with the place`(part: String, change: String, pointer: String) throws {
    let text = configuration().replacing(part, with: change)
    #expect(text != configuration())
    let error = try #require(throws: CatalogRefusal.self) { try Catalog.read(text) }
    #expect(error.first.pointer == "/subscriptionGroups/0/subscriptions/0" + pointer)
    #expect(error.first.line >= 5)
  }

  @Test func `A product that is there already refuses the file`() throws {
    let text = configuration(root: ", \"products\": [{\"productID\": \"plan\", \"type\": \"Consumable\", \"displayPrice\": \"1\"}]")
    let error = try #require(throws: CatalogRefusal.self) { try Catalog.read(text) }
    #expect(error.first.message == "product \"plan\" is there already, at /products/0")
  }

  @Test func `No secret of a key pair is ever printed`() throws {
    for key in ["subscriptionOffersKeyPair", "subscriptionOffersKeyPare"] {
      let text = configuration(root: ", \"\(key)\": {\"id\": \"1\", \"privateKey\": \"SECRET\"}")
      #expect(!"\(problems(text))".contains("SECRET"))
      if let catalog = try? Catalog.read(text) { #expect(!"\(catalog)".contains("SECRET")) }
    }
  }

  @Test func `The plural introductory offers win, and of several the one billed up front`() throws {
    func introduction(_ plan: String) throws -> OfferTerms? {
      try Catalog.read(configuration(plan: plan))["plan"]?.plan?.introductory?.terms
    }
    let free = "{\"paymentMode\": \"free\", \"subscriptionPeriod\": \"P1W\"}"
    let monthly = "{\"paymentMode\": \"free\", \"subscriptionPeriod\": \"P3D\", \"billingPlanType\": \"MONTHLY\"}"
    let upfront = "{\"paymentMode\": \"free\", \"subscriptionPeriod\": \"P2W\", \"billingPlanType\": \"BILLED_UPFRONT\"}"
    #expect(try introduction(", \"introductoryOffer\": \(free)")?.period == Period(1, .week))
    #expect(
      try introduction(", \"introductoryOffer\": \(free), \"introductoryOffers\": [\(monthly), \(upfront)]")?.period == Period(2, .week))
    #expect(try introduction(", \"introductoryOffer\": \(free), \"introductoryOffers\": []") == nil)
    #expect(try introduction(", \"introductoryOffer\": null") == nil)
  }

  @Test func `Settings are starting values, and odd ones are told`() throws {
    let catalog = try Catalog.read(
      configuration(
        settings: """
          {"_storefront": "JPN", "_locale": "ja", "_timeRate": 15, "_askToBuyEnabled": true, "_billingIssuesEnabled": true,
           "_renewalBillingIssuesEnabled": true, "_billingGracePeriodEnabled": true, "_failTransactionsEnabled": true}
          """))
    #expect(catalog.settings.currency == Currency("JPY"))
    #expect(catalog.settings.locale == "ja")
    #expect(catalog.settings.timeRate == .monthlyRenewalEveryThirtySeconds)
    #expect(catalog.settings.isAskToBuyEnabled && catalog.settings.isInterruptedPurchasesEnabled)
    #expect(catalog.settings.isBillingRetryOnRenewalEnabled && catalog.settings.isBillingGracePeriodEnabled)
    #expect(catalog.failsTransactions)
    #expect(problems(configuration(settings: "{\"_timeRate\": 14, \"_storefront\": \"us\", \"_locale\": \"?\"}")).count == 3)
  }

  @Test func `Names fall back by language, then to the first, the reference name and the id`() {
    func name(_ locales: [String], in locale: String, reference: String? = "ref") -> String {
      let localizations = locales.map { CatalogLocalization(locale: $0, name: $0.hasPrefix("-") ? "" : $0, description: "") }
      return CatalogProduct(
        id: "id", kind: .consumable, referenceName: reference, price: nil, isFamilyShareable: false, localizations: localizations, plan: nil
      ).displayName(in: locale)
    }
    #expect(name(["en_US", "ja"], in: "ja_JP") == "ja")
    #expect(name(["en_US", "ja_JP"], in: "ja") == "ja_JP")
    #expect(name(["en_US", "zh_TW", "zh_CN"], in: "zh_Hans") == "zh_CN")
    #expect(name(["en_US", "zh_Hans", "zh_TW"], in: "zh_HK") == "zh_TW")
    #expect(name(["en_US", "en_GB"], in: "en_GB") == "en_GB")
    #expect(name(["fr", "de"], in: "it") == "fr")
    #expect(name(["-"], in: "it") == "ref")
    #expect(name([], in: "it", reference: nil) == "id")
  }
}
