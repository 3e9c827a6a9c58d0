import StoreEngine
import Testing

@Suite struct PurchasePathTests {
  @Test func `Ask to Buy waits, and an approval makes the purchase under its own id`() throws {
    var story = try Story.shop(#"{"_askToBuyEnabled": true}"#, at: "2026-01-15")
    let asked = try story.buy("gold_month")
    #expect(asked?.state == .pending)
    #expect(story.line == "nothing")
    #expect(story.standing.pending.map(\.pendingReason) == [.askToBuy])
    #expect(try story.buy("gold_month")?.id == asked?.id)
    story.advance(to: "2026-01-17")
    let bought = try story.did(.approve(transactionID: 1))
    #expect(bought?.state == .purchased)
    #expect(bought?.id == 1)
    #expect(story.line == "gold_month active 2026-01-17…2026-02-17 · renews · at 20.00")
    #expect(story.standing.pending == [])
    #expect(throws: StoreRefusal.notAllowed(.notPending, message: "transaction 1 does not wait for anybody")) {
      try story.did(.approve(transactionID: 1))
    }
  }

  @Test func `A declined purchase delivers nothing`() throws {
    var story = try Story.shop(#"{"_askToBuyEnabled": true}"#, at: "2026-01-15")
    try story.buy("gold_month")
    #expect(try story.did(.decline(transactionID: 1))?.state == .declined)
    #expect(story.line == "nothing")
    #expect(story.payments == ["gold_month 20.00 2026-01-15 declined"])
  }

  @Test func `An approved downgrade is scheduled, and what waited for it is gone`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("gold_month")
    try story.configure { $0.isAskToBuyEnabled = true }
    #expect(try story.buy("gold_month")?.state == .purchased)
    try story.buy("silver_month")
    #expect(story.held?.pendingProductID == nil)
    #expect(try story.did(.approve(transactionID: 2))?.id == 1)
    #expect(story.held?.pendingProductID == "silver_month")
    #expect(story.payments == ["gold_month 20.00 2026-01-15"])
  }

  @Test func `An interrupted purchase waits for its issue to be resolved`() throws {
    var story = try Story.shop(#"{"_billingIssuesEnabled": true}"#, at: "2026-01-15")
    try story.buy("silver_month")
    #expect(story.standing.pending.map(\.pendingReason) == [.interrupted])
    #expect(throws: StoreRefusal.self) { try story.did(.approve(transactionID: 1)) }
    try story.did(.resolveIssue(transactionID: 1))
    #expect(story.held?.offer?.mode == .freeTrial)
  }

  @Test func `One-time products are kept as real stores keep them`() throws {
    var story = try Story.shop(at: "2026-01-15")
    for id in ["coins", "theme", "season", "coins", "theme", "season"] {
      try story.did(.buyElsewhere(productID: id, offerID: nil, purchasedAt: nil, renewsUntilNow: false))
    }
    #expect(story.payments.map { $0.split(separator: " ")[0] } == ["coins", "theme", "season", "coins", "season"])
    #expect(story.standing.ownedProductIDs == ["theme", "season"])
    try story.did(.refund(transactionID: 2, reason: .other))
    #expect(story.standing.ownedProductIDs == ["season"])
    try story.did(.refund(transactionID: 3, reason: .other))
    #expect(story.standing.ownedProductIDs == ["season"])
  }

  @Test func `A purchase in the past brings its renewals, or was cancelled right away`() throws {
    var renewing = try Story.shop(at: "2026-05-20")
    try renewing.did(.buyElsewhere(productID: "silver_month", offerID: nil, purchasedAt: moment("2026-01-31"), renewsUntilNow: true))
    #expect(renewing.payments.map { String($0.suffix(10)) } == ["2026-01-31", "2026-02-07", "2026-03-07", "2026-04-07", "2026-05-07"])
    #expect(renewing.line == "silver_month active 2026-05-07…2026-06-07 · renews · at 10.00")
    #expect(renewing.events.allSatisfy { $0.at == moment("2026-05-20") })

    var cancelled = try Story.shop(at: "2026-05-20")
    try cancelled.did(.buyElsewhere(productID: "gold_month", offerID: nil, purchasedAt: moment("2026-01-31"), renewsUntilNow: false))
    #expect(cancelled.line == "gold_month expired autoRenewDisabled 2026-01-31…2026-02-28")
    #expect(throws: StoreRefusal.self) {
      try cancelled.did(.buyElsewhere(productID: "gold_month", offerID: nil, purchasedAt: moment("2026-02-01"), renewsUntilNow: true))
    }
    #expect(throws: StoreRefusal.badValue(member: "purchasedAt", message: "a purchase cannot lie in the future")) {
      try cancelled.did(.buyElsewhere(productID: "gold_month", offerID: nil, purchasedAt: moment("2026-05-21"), renewsUntilNow: false))
    }
  }

  @Test func `A forced renewal is the next renewal, now`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("gold_month")
    try story.buy("silver_month")
    story.advance(to: "2026-01-20")
    let renewal = try story.did(.forceRenewal(productID: "gold_month"))
    #expect(renewal?.id == 2)
    #expect(story.line == "silver_month active 2026-01-20…2026-02-20 · renews · at 10.00")
    try story.configure { $0.isBillingRetryOnRenewalEnabled = true }
    try story.did(.forceRenewal(productID: "silver_month"))
    #expect(story.line == "silver_month retry till 2026-03-21 2026-01-20…2026-01-20 · renews · at 10.00")
    try story.did(.forceRenewal(productID: "silver_month"))
    #expect(story.line == "silver_month active 2026-01-20…2026-02-20 · renews · at 10.00")
  }

  @Test func `Customers have histories of their own, and a reset clears them all`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("silver_month")
    try story.did(.useCustomer, for: "second")
    #expect(story.line == "nothing")
    #expect(story.ineligible("silver_month") == nil)
    try story.buy("silver_month")
    #expect(story.held?.offer?.mode == .freeTrial)
    try story.did(.useCustomer, for: "default")
    #expect(story.keeper.customers == ["default", "second"])
    #expect(story.held?.originalTransactionID == 1)
    story.advance(to: "2026-01-22")
    #expect(story.payments.count == 4)
    try story.did(.resetHistory)
    #expect(story.payments == [])
    #expect(story.line == "nothing")
    #expect(story.keeper.nextDue == nil)
    #expect(try story.buy("gold_month")?.id == 5)
  }

  @Test func `A rate counts for what begins after it`() throws {
    var story = try Story.shop(#"{"_timeRate": 15}"#, at: "2026-01-15")
    try story.buy("gold_month")
    #expect(text(story.held!.expiresAt) == "2026-02-15")
    try story.configure { $0.timeRate = .monthlyRenewalEveryOneHour }
    #expect(text(story.held!.expiresAt) == "2026-02-15")
    story.advance(to: "2026-02-15")
    #expect(text(story.held!.expiresAt) == "2026-02-15T13:00:00Z")
    try story.did(.resetSettings)
    story.advance(to: "2026-02-15T13:00:00Z")
    #expect(text(story.held!.expiresAt) == "2026-03-15T13:00:00Z")
  }
}
