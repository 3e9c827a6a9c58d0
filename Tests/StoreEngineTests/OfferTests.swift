import StoreEngine
import Testing

@Suite struct OfferTests {
  @Test func `An introduction is once per group, for those who are not subscribed`() throws {
    var story = try Story.shop(at: "2026-01-15")
    #expect(story.ineligible("silver_month") == nil)
    try story.buy("gold_month")
    #expect(story.ineligible("silver_month") == .alreadySubscribed)
    try story.did(.expire(productID: "gold_month"))
    #expect(story.ineligible("silver_month") == nil)
    try story.buy("silver_month")
    #expect(story.ineligible("silver_month") == .alreadyUsed)
    #expect(story.ineligible("silver_year") == .alreadyUsed)
    #expect(story.ineligible("extra_month") == nil)
    try story.did(.expire(productID: "silver_month"))
    try story.buy("silver_month")
    #expect(story.held?.offer == nil)
  }

  @Test func `Deleting the transaction gives the introduction back`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("silver_month")
    story.advance(to: "2026-03-01")
    try story.did(.deleteTransaction(transactionID: 1))
    #expect(story.payments == [])
    #expect(story.line == "nothing")
    #expect(story.ineligible("silver_month") == nil)
  }

  @Test func `Deleting a renewal goes back to the period before`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("gold_month")
    story.advance(to: "2026-02-20")
    try story.did(.deleteTransaction(transactionID: 2))
    #expect(story.line == "gold_month expired unknown 2026-01-15…2026-02-15")
    #expect(story.payments.count == 1)
  }

  @Test func `Deleting a change of plan goes back to the plan before, at its price`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("silver_month")
    story.advance(to: "2026-01-22")
    try story.buy("gold_month")
    try story.did(.deleteTransaction(transactionID: 3))
    #expect(story.line == "silver_month active 2026-01-22…2026-02-22 · renews · at 10.00")
    #expect(story.ineligible("silver_month") == .alreadyUsed)
    story.advance(to: "2026-02-22")
    #expect(story.payments.last == "silver_month 10.00 2026-02-22")
  }

  @Test func `A promotional offer is for current and former subscribers`() throws {
    var story = try Story.shop(at: "2026-01-15")
    #expect(story.ineligible("silver_month", "half") == .neverSubscribed)
    #expect(throws: StoreRefusal.ineligibleForOffer(offerID: "half", reason: .neverSubscribed)) { try story.buy("silver_month", "half") }
    try story.buy("gold_month")
    #expect(story.ineligible("silver_month", "half") == nil)
    try story.did(.expire(productID: "gold_month"))
    #expect(story.ineligible("silver_month", "half") == nil)
    try story.buy("silver_month", "half")
    #expect(story.line == "silver_month active 2026-01-15…2026-02-15 · under promotional payAsYouGo · renews · at 5.00")
    #expect(story.ineligible("silver_month") == nil || story.ineligible("silver_month") == .alreadySubscribed)
    story.advance(to: "2026-03-15")
    #expect(story.keeper.transactions().suffix(3).map { $0.price.amount.description } == ["5.00", "5.00", "10.00"])
  }

  @Test func `On the held plan a promotion waits for the next billing and replaces what runs`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("bronze_month")
    try story.buy("bronze_month", "stay")
    #expect(
      story.line == "bronze_month active 2026-01-15…2026-02-15 · under introductory payAsYouGo · renews · next promotional stay · at 0")
    #expect(story.payments.count == 1)
    story.advance(to: "2026-03-15")
    #expect(story.payments == ["bronze_month 1.00 2026-01-15", "bronze_month 0 2026-02-15", "bronze_month 3.00 2026-03-15"])
  }

  @Test func `On an upgrade a promotion starts at once, on a downgrade at the next billing`() throws {
    var up = try Story.shop(at: "2026-01-15")
    try up.buy("bronze_month")
    try up.buy("silver_month", "quarter")
    #expect(up.line == "silver_month active 2026-01-15…2026-04-15 · under promotional payUpFront · renews · at 10.00")

    var down = try Story.shop(at: "2026-01-15")
    try down.buy("gold_month")
    try down.buy("silver_month", "quarter")
    #expect(
      down.line
        == "gold_month active 2026-01-15…2026-02-15 · renews · then silver_month (downgrade) · next promotional quarter · at 12.00")
    down.advance(to: "2026-02-15")
    #expect(down.line == "silver_month active 2026-02-15…2026-05-15 · under promotional payUpFront · renews · at 10.00")
  }

  @Test func `A win-back offer is for the plan held last, after it was left by choice`() throws {
    var story = try Story.shop(at: "2026-01-15")
    #expect(story.ineligible("silver_month", "back") == .neverSubscribed)
    try story.buy("silver_month")
    #expect(story.ineligible("silver_month", "back") == .notLapsed)
    try story.did(.setAutoRenew(productID: "silver_month", enabled: false))
    #expect(story.ineligible("silver_month", "back") == .notLapsed)
    story.advance(to: "2026-02-01")
    #expect(story.ineligible("silver_month", "back") == nil)
    #expect(story.ineligible("silver_month", "off") == .notInOffer)
    try story.did(.shareWithFamily(productID: "gold_month", isShared: true))
    #expect(story.ineligible("silver_month", "back") == .notLapsed)
    try story.did(.shareWithFamily(productID: "gold_month", isShared: false))
    try story.buy("silver_month", "back")
    #expect(story.line == "silver_month active 2026-02-01…2026-03-01 · under winBack freeTrial · renews · at 10.00")
    try story.did(.expire(productID: "silver_month"))
    try story.buy("bronze_week")
    try story.did(.expire(productID: "bronze_week"))
    #expect(story.ineligible("silver_month", "back") == .otherPlanLapsed)
  }

  @Test func `A card that failed is not left by choice`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("silver_month")
    try story.configure { $0.isBillingRetryOnRenewalEnabled = true }
    story.advance(to: "2026-02-01")
    #expect(story.ineligible("silver_month", "back") == .notLapsed)
    story.advance(to: "2026-06-01")
    #expect(story.ineligible("silver_month", "back") == .notInOffer)
  }

  @Test func `A code that stacks comes after the introduction, another instead of it`() throws {
    var stack = try Story.shop(at: "2026-01-15")
    try stack.did(.redeemCode(productID: "silver_month", code: "STACK"))
    #expect(stack.line == "silver_month active 2026-01-15…2026-01-22 · under introductory freeTrial · renews · next code STACK · at 1.00")
    stack.advance(to: "2026-02-22")
    #expect(stack.payments == ["silver_month 0 2026-01-15", "silver_month 1.00 2026-01-22", "silver_month 10.00 2026-02-22"])

    var instead = try Story.shop(at: "2026-01-15")
    try instead.did(.redeemCode(productID: "silver_month", code: "INSTEAD"))
    #expect(instead.line == "silver_month active 2026-01-15…2026-02-15 · under code freeTrial · renews · at 10.00")
    try instead.did(.expire(productID: "silver_month"))
    #expect(instead.ineligible("silver_month") == nil)
  }

  @Test func `A code that stacks waits for the whole introduction, also when it is redeemed in the middle of it`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.did(.redeemCode(productID: "bronze_month", code: "THEN"))
    story.advance(to: "2026-05-15")
    #expect(story.keeper.transactions().map { $0.price.amount.description } == ["1.00", "1.00", "1.00", "0", "3.00"])
    var middle = try Story.shop(at: "2026-01-15")
    try middle.buy("bronze_month")
    middle.advance(to: "2026-02-20")
    try middle.did(.redeemCode(productID: "bronze_month", code: "THEN"))
    #expect(middle.keeper.nextBilling(of: middle.held!)?.offer?.kind == .introductory)
    middle.advance(to: "2026-05-15")
    #expect(middle.keeper.transactions().map { $0.price.amount.description } == ["1.00", "1.00", "1.00", "0", "3.00"])
  }

  @Test func `A code is redeemed once, by those it is for, never down and never by a purchase`() throws {
    var story = try Story.shop(at: "2026-01-15")
    #expect(throws: StoreRefusal.ineligibleForOffer(offerID: "STACK", reason: .redeemOnly)) { try story.buy("silver_month", "STACK") }
    #expect(throws: StoreRefusal.unknownOffer(id: "half", known: ["STACK", "INSTEAD"])) {
      try story.did(.redeemCode(productID: "silver_month", code: "half"))
    }
    try story.buy("gold_month")
    #expect(throws: StoreRefusal.ineligibleForOffer(offerID: "DOWN", reason: .alreadySubscribed)) {
      try story.did(.redeemCode(productID: "bronze_month", code: "DOWN"))
    }
    #expect(throws: StoreRefusal.ineligibleForOffer(offerID: "INSTEAD", reason: .notInOffer)) {
      try story.did(.redeemCode(productID: "silver_month", code: "INSTEAD"))
    }
    try story.did(.expire(productID: "gold_month"))
    try story.did(.redeemCode(productID: "silver_month", code: "STACK"))
    #expect(throws: StoreRefusal.ineligibleForOffer(offerID: "STACK", reason: .alreadyUsed)) {
      try story.did(.redeemCode(productID: "silver_month", code: "STACK"))
    }
  }

  @Test func `An offer that is not there is named with those that are`() throws {
    var story = try Story.shop()
    #expect(throws: StoreRefusal.unknownOffer(id: "halff", known: ["half", "quarter", "STACK", "INSTEAD", "back", "off"])) {
      try story.buy("silver_month", "halff")
    }
  }
}
