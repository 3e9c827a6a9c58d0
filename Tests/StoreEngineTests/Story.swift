import StoreEngine
import Testing

/// A store whose history is told line by line: what a test does, when, and what stands afterwards.
struct Story {
  var keeper: Storekeeper
  var now: Moment
  private(set) var events: [LedgerEvent] = []

  init(_ catalog: Catalog = .sample, at start: String = "2026-01-31") {
    keeper = Storekeeper(catalog: catalog)
    now = moment(start)
  }

  /// A store that sells the plans and offers that the stories need.
  static func shop(_ settings: String = "{}", at start: String = "2026-01-31") throws -> Story {
    Story(try Catalog.read(Story.configuration.replacing("SETTINGS", with: settings)), at: start)
  }

  mutating func advance(to text: String) {
    now = moment(text)
    events += keeper.advance(to: now)
  }

  @discardableResult
  mutating func did(_ command: StoreCommand, for customer: String? = nil) throws(StoreRefusal) -> StoreTransaction? {
    events += keeper.advance(to: now)
    let outcome = try keeper.perform(command, for: customer, at: now)
    events += outcome.events
    return outcome.transactionID.flatMap { keeper.state.transaction($0) }
  }

  @discardableResult
  mutating func buy(_ productID: String, _ offerID: String? = nil) throws(StoreRefusal) -> StoreTransaction? {
    try did(.purchase(productID: productID, offerID: offerID))
  }

  mutating func configure(_ change: (inout SettingsChange) -> Void) throws(StoreRefusal) {
    var settings = SettingsChange()
    change(&settings)
    try did(.configure(settings))
  }

  var standing: Standing { keeper.standing() }
  var held: Holding? { standing.holdings.first }

  /// The deciding holding in one line.
  var line: String {
    guard let held else { return "nothing" }
    let phase =
      switch held.phase {
      case .active: "active"
      case .grace(let until, _): "grace till \(text(until))"
      case .retry(let until): "retry till \(text(until))"
      case .expired(let reason): "expired \(reason.rawValue)"
      case .revoked(_, let reason): "revoked \(reason.rawValue)"
      }
    var words = ["\(held.productID) \(phase) \(text(held.periodStartAt))…\(text(held.expiresAt))"]
    if let offer = held.offer { words.append("under \(offer.kind.rawValue) \(offer.mode.rawValue)") }
    if held.willAutoRenew { words.append("renews") }
    if let next = held.pendingProductID { words.append("then \(next) (\(held.pendingChange!.rawValue))") }
    if let planned = held.planned { words.append("next \(planned.terms.kind.rawValue) \(planned.terms.id ?? "")") }
    if let billing = keeper.nextBilling(of: held) { words.append("at \(billing.price.amount)") }
    return words.joined(separator: " · ")
  }

  /// What was paid, transaction by transaction.
  var payments: [String] {
    keeper.transactions().map { transaction in
      let mark = transaction.isUpgraded ? " upgraded" : transaction.revokedAt != nil ? " revoked" : ""
      let state = transaction.state == .purchased ? "" : " \(transaction.state.rawValue)"
      return "\(transaction.productID) \(transaction.price.amount) \(text(transaction.purchasedAt))\(state)\(mark)"
    }
  }

  func ineligible(_ productID: String, _ offerID: String? = nil) -> OfferIneligibility? {
    let product = keeper.catalog[productID]!
    let offer = offerID.map { product.plan!.offer($0)! } ?? product.plan!.introductory!
    return keeper.ineligibility(for: offer, of: product)
  }

  private static let configuration = """
    {
      "version": {"major": 4, "minor": 0}, "settings": SETTINGS,
      "products": [
        {"productID": "coins", "type": "Consumable", "displayPrice": "1.99"},
        {"productID": "theme", "type": "NonConsumable", "displayPrice": "4.99"}
      ],
      "nonRenewingSubscriptions": [{"productID": "season", "type": "NonRenewingSubscription", "displayPrice": "14.99"}],
      "subscriptionGroups": [
        {"id": "MAIN", "name": "Main", "localizations": [], "subscriptions": [
          {"productID": "gold_month", "type": "RecurringSubscription", "displayPrice": "20.00", "groupNumber": 1,
           "recurringSubscriptionPeriod": "P1M", "familyShareable": true},
          {"productID": "gold_year", "type": "RecurringSubscription", "displayPrice": "200.00", "groupNumber": 1,
           "recurringSubscriptionPeriod": "P1Y", "familyShareable": true},
          {"productID": "silver_month", "type": "RecurringSubscription", "displayPrice": "10.00", "groupNumber": 2,
           "recurringSubscriptionPeriod": "P1M", "familyShareable": true,
           "introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P1W"},
           "adHocOffers": [
             {"offerID": "half", "referenceName": "h", "paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M", "numberOfPeriods": 2, "displayPrice": "5.00"},
             {"offerID": "quarter", "referenceName": "q", "paymentMode": "payUpFront", "subscriptionPeriod": "P3M", "displayPrice": "12.00"}],
           "codeOffers": [
             {"referenceName": "STACK", "paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M", "numberOfPeriods": 1, "displayPrice": "1.00",
              "isStackable": true, "eligibility": ["new", "existing", "expired"]},
             {"referenceName": "INSTEAD", "paymentMode": "free", "subscriptionPeriod": "P1M", "isStackable": false, "eligibility": ["new"]}],
           "winbackOffers": [
             {"offerID": "back", "referenceName": "b", "paymentMode": "free", "subscriptionPeriod": "P1M", "isEligible": true},
             {"offerID": "off", "referenceName": "o", "paymentMode": "free", "subscriptionPeriod": "P1M", "isEligible": false}]},
          {"productID": "silver_twin", "type": "RecurringSubscription", "displayPrice": "11.00", "groupNumber": 2,
           "recurringSubscriptionPeriod": "P1M"},
          {"productID": "silver_year", "type": "RecurringSubscription", "displayPrice": "100.00", "groupNumber": 2,
           "recurringSubscriptionPeriod": "P1Y",
           "introductoryOffer": {"paymentMode": "payUpFront", "subscriptionPeriod": "P3M", "displayPrice": "9.00"}},
          {"productID": "bronze_month", "type": "RecurringSubscription", "displayPrice": "3.00", "groupNumber": 3,
           "recurringSubscriptionPeriod": "P1M",
           "introductoryOffer": {"paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M", "numberOfPeriods": 3, "displayPrice": "1.00"},
           "adHocOffers": [{"offerID": "stay", "referenceName": "s", "paymentMode": "free", "subscriptionPeriod": "P1M"}],
           "codeOffers": [
             {"referenceName": "THEN", "paymentMode": "free", "subscriptionPeriod": "P1M", "isStackable": true,
              "eligibility": ["new", "existing"]},
             {"referenceName": "DOWN", "paymentMode": "free", "subscriptionPeriod": "P1M", "eligibility": ["existing"]}]},
          {"productID": "bronze_week", "type": "RecurringSubscription", "displayPrice": "0.99", "groupNumber": 3,
           "recurringSubscriptionPeriod": "P1W"}
        ]},
        {"id": "EXTRA", "name": "Extra", "localizations": [], "subscriptions": [
          {"productID": "extra_month", "type": "RecurringSubscription", "displayPrice": "2.00", "groupNumber": 1,
           "recurringSubscriptionPeriod": "P1M", "introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P3D"}}
        ]}
      ]
    }
    """
}
