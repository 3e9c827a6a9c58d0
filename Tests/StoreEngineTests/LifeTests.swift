import StoreEngine
import Testing

@Suite struct LifeTests {
  @Test func `A monthly plan keeps its anchor day over short months`() throws {
    var story = try Story.shop()
    try story.buy("gold_month")
    var ends: [String] = []
    for month in ["02-28", "03-31", "04-30", "05-31"] {
      ends.append(text(story.held!.expiresAt))
      story.advance(to: "2026-\(month)")
    }
    #expect(ends == ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"])
    #expect(story.payments.count == 5)
    #expect(story.line == "gold_month active 2026-05-31…2026-06-30 · renews · at 20.00")
  }

  @Test func `A leap day's yearly plan returns to the leap day`() throws {
    var story = try Story.shop(at: "2028-02-29")
    try story.buy("gold_year")
    story.advance(to: "2032-02-28")
    #expect(story.line == "gold_year active 2031-02-28…2032-02-29 · renews · at 200.00")
  }

  @Test func `A period ends at its end and not a millisecond before`() throws {
    var story = try Story.shop()
    try story.buy("gold_month")
    try story.did(.setAutoRenew(productID: "gold_month", enabled: false))
    story.now = Moment(milliseconds: moment("2026-02-28").milliseconds - 1)
    story.advanceToNow()
    #expect(story.held?.isEntitled == true)
    story.advance(to: "2026-02-28")
    #expect(story.line == "gold_month expired autoRenewDisabled 2026-01-31…2026-02-28")
  }

  @Test func `A trial becomes the paid plan, with the trial's own price before`() throws {
    var story = try Story.shop()
    try story.buy("silver_month")
    #expect(story.line == "silver_month active 2026-01-31…2026-02-07 · under introductory freeTrial · renews · at 10.00")
    story.advance(to: "2026-03-07")
    #expect(story.line == "silver_month active 2026-03-07…2026-04-07 · renews · at 10.00")
    #expect(story.payments == ["silver_month 0 2026-01-31", "silver_month 10.00 2026-02-07", "silver_month 10.00 2026-03-07"])
    #expect(story.keeper.transactions().map(\.originalID) == [1, 1, 1])
    #expect(story.keeper.transactions().map(\.reason) == [.purchase, .renewal, .renewal])
  }

  @Test func `Pay as you go discounts its number of periods, then the regular price returns`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("bronze_month")
    story.advance(to: "2026-05-15")
    #expect(story.keeper.transactions().map { $0.price.amount.description } == ["1.00", "1.00", "1.00", "3.00", "3.00"])
    #expect(story.keeper.transactions().map { $0.offer != nil } == [true, true, true, false, false])
  }

  @Test func `Pay up front charges once for the whole length`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("silver_year")
    #expect(story.line == "silver_year active 2026-01-15…2026-04-15 · under introductory payUpFront · renews · at 100.00")
    story.advance(to: "2026-04-15")
    #expect(story.payments == ["silver_year 9.00 2026-01-15", "silver_year 100.00 2026-04-15"])
    #expect(text(story.held!.expiresAt) == "2027-04-15")
  }

  // MARK: - Changes of plan

  @Test(arguments: [
    ("silver_month", "gold_month", nil), ("silver_month", "gold_year", nil), ("silver_month", "silver_twin", nil),
    ("silver_month", "silver_year", DeferredChange.crossgrade), ("silver_month", "bronze_month", .downgrade),
    ("gold_year", "silver_year", .downgrade), ("gold_month", "gold_year", .crossgrade),
  ])
  func `A change takes effect as its level and length say`(from: String, to: String, change: DeferredChange?) throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy(from)
    story.advance(to: "2026-01-25")
    let answer = try story.buy(to)
    #expect(story.held?.pendingChange == change)
    if change == nil {
      #expect(story.held?.productID == to)
      #expect(text(story.held!.periodStartAt) == "2026-01-25")
      #expect(story.payments.filter { $0.hasSuffix("upgraded") }.count == 1)
      #expect(answer?.originalID == 1)
      #expect(text(story.held!.originalPurchaseAt) == "2026-01-15")
      #expect(text(story.held!.planPurchasedAt) == "2026-01-25")
    } else {
      #expect(story.held?.productID == from)
      #expect(answer?.productID == from)
    }
  }

  @Test func `A downgrade takes effect at the renewal, under the same original transaction`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("gold_month")
    try story.buy("silver_month")
    #expect(story.line == "gold_month active 2026-01-15…2026-02-15 · renews · then silver_month (downgrade) · at 10.00")
    story.advance(to: "2026-02-15")
    #expect(story.line == "silver_month active 2026-02-15…2026-03-15 · renews · at 10.00")
    #expect(story.keeper.transactions().map(\.originalID) == [1, 1])
    #expect(story.keeper.transactions().map(\.isUpgraded) == [false, false])
    #expect(story.keeper.transactions().last?.reason == .renewal)
  }

  @Test func `Buying the held plan drops a pending change and makes no transaction`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("gold_month")
    #expect(try story.buy("gold_month")?.id == 1)
    try story.buy("silver_month")
    try story.buy("gold_month")
    #expect(story.line == "gold_month active 2026-01-15…2026-02-15 · renews · at 20.00")
    #expect(story.payments.count == 1)
  }

  @Test func `Buying the held plan after cancelling turns renewal on again`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("gold_month")
    try story.did(.setAutoRenew(productID: "gold_month", enabled: false))
    #expect(story.line == "gold_month active 2026-01-15…2026-02-15")
    try story.buy("gold_month")
    #expect(story.held?.willAutoRenew == true)
    #expect(story.payments.count == 1)
  }

  @Test func `After cancelling, a downgrade or an upgrade turns renewal on`() throws {
    for (plan, line) in [
      ("silver_month", "gold_month active 2026-01-15…2026-02-15 · renews · then silver_month (downgrade) · at 10.00"),
      ("gold_year", "gold_month active 2026-01-15…2026-02-15 · renews · then gold_year (crossgrade) · at 200.00"),
    ] {
      var story = try Story.shop(at: "2026-01-15")
      try story.buy("gold_month")
      try story.did(.setAutoRenew(productID: "gold_month", enabled: false))
      try story.buy(plan)
      #expect(story.line == line)
    }
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("silver_month")
    try story.did(.setAutoRenew(productID: "silver_month", enabled: false))
    try story.buy("gold_month")
    #expect(story.line == "gold_month active 2026-01-15…2026-02-15 · renews · at 20.00")
  }

  @Test func `Cancelling drops a pending change, and resuming returns to the held plan`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("gold_month")
    try story.buy("silver_month")
    try story.did(.setAutoRenew(productID: "gold_month", enabled: false))
    #expect(story.line == "gold_month active 2026-01-15…2026-02-15")
    try story.did(.setAutoRenew(productID: "gold_month", enabled: true))
    #expect(story.line == "gold_month active 2026-01-15…2026-02-15 · renews · at 20.00")
  }

  @Test func `An upgrade ends an introduction at full price; a downgrade waits for the next billing and the rest lapses`() throws {
    var up = try Story.shop(at: "2026-01-15")
    try up.buy("silver_month")
    try up.buy("gold_month")
    #expect(up.line == "gold_month active 2026-01-15…2026-02-15 · renews · at 20.00")

    var down = try Story.shop(at: "2026-01-15")
    try down.buy("bronze_month")
    down.advance(to: "2026-02-15")
    try down.buy("bronze_week")
    #expect(
      down.line
        == "bronze_month active 2026-02-15…2026-03-15 · under introductory payAsYouGo · renews · then bronze_week (crossgrade) · at 0.99")
    down.advance(to: "2026-03-15")
    #expect(down.line == "bronze_week active 2026-03-15…2026-03-22 · renews · at 0.99")
  }

  @Test func `Two groups are two subscriptions, and the order of groups decides`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("extra_month")
    try story.buy("bronze_month")
    #expect(story.standing.holdings.map(\.productID) == ["bronze_month", "extra_month"])
    try story.did(.expire(productID: "bronze_month"))
    #expect(story.standing.holdings.map(\.productID) == ["extra_month", "bronze_month"])
  }

  // MARK: - Leaving and coming back

  @Test func `The same plan goes on under its first transaction, another begins anew`() throws {
    for (plan, original, first) in [("gold_month", 1, "2026-01-15"), ("bronze_week", 2, "2026-04-01")] {
      var story = try Story.shop(at: "2026-01-15")
      try story.buy("gold_month")
      try story.did(.setAutoRenew(productID: "gold_month", enabled: false))
      story.advance(to: "2026-04-01")
      let again = try story.buy(plan)
      #expect(again?.originalID == original)
      #expect(text(story.held!.originalPurchaseAt) == first)
      #expect(text(story.held!.planPurchasedAt) == "2026-04-01")
      #expect(story.standing.holdings.count == 1)
    }
  }

  @Test func `A refund of the running period revokes at once and nothing renews`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("gold_month")
    try story.buy("silver_month")
    story.advance(to: "2026-01-20")
    try story.did(.refund(transactionID: 1, reason: .developerIssue))
    #expect(story.line == "gold_month revoked developerIssue 2026-01-15…2026-02-15")
    story.advance(to: "2026-06-01")
    #expect(story.payments == ["gold_month 20.00 2026-01-15 revoked"])
    try story.buy("gold_month")
    #expect(story.line == "gold_month active 2026-06-01…2026-07-01 · renews · at 20.00")
  }

  @Test func `A refund of a past period revokes that transaction alone`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("gold_month")
    story.advance(to: "2026-02-20")
    try story.did(.refund(transactionID: 1, reason: .other))
    #expect(story.line == "gold_month active 2026-02-15…2026-03-15 · renews · at 20.00")
    #expect(story.payments.map { $0.hasSuffix("revoked") } == [true, false])
    #expect(throws: StoreRefusal.notAllowed(.alreadyInThatState, message: "transaction 1 is refunded already")) {
      try story.did(.refund(transactionID: 1, reason: .other))
    }
  }

  // MARK: - Failed renewals

  private func failing(grace: Bool, plan: String = "gold_month") throws -> Story {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy(plan)
    try story.configure {
      $0.isBillingRetryOnRenewalEnabled = true
      $0.isBillingGracePeriodEnabled = grace
    }
    return story
  }

  @Test func `A failed renewal goes through grace and retry to its end`() throws {
    var story = try failing(grace: true)
    story.advance(to: "2026-02-15")
    #expect(story.line == "gold_month grace till 2026-03-03 2026-01-15…2026-02-15 · renews · at 20.00")
    #expect(story.held?.isEntitled == true)
    story.advance(to: "2026-03-03")
    #expect(story.line == "gold_month retry till 2026-04-16 2026-01-15…2026-02-15 · renews · at 20.00")
    #expect(story.held?.isEntitled == false)
    story.advance(to: "2026-04-16")
    #expect(story.line == "gold_month expired billingError 2026-01-15…2026-02-15")
  }

  @Test func `Without grace a failed renewal is not served`() throws {
    var story = try failing(grace: false)
    story.advance(to: "2026-02-15")
    #expect(story.line == "gold_month retry till 2026-04-16 2026-01-15…2026-02-15 · renews · at 20.00")
  }

  @Test func `Recovery inside grace keeps the billing cycle, after it a new one begins`() throws {
    var inside = try failing(grace: true)
    inside.advance(to: "2026-02-20")
    let paid = try inside.did(.resolveIssue(transactionID: 1))
    #expect(paid?.reason == .renewal)
    #expect(inside.line == "gold_month active 2026-02-15…2026-03-15 · renews · at 20.00")

    var after = try failing(grace: true)
    after.advance(to: "2026-03-10")
    try after.did(.resolveIssue(transactionID: 1))
    #expect(after.line == "gold_month active 2026-03-10…2026-04-10 · renews · at 20.00")
    #expect(text(after.held!.planPurchasedAt) == "2026-01-15")
  }

  @Test func `Grace is given for a trial's first paid renewal too`() throws {
    var story = try failing(grace: true, plan: "silver_month")
    story.advance(to: "2026-01-22")
    #expect(story.line == "silver_month grace till 2026-02-07 2026-01-15…2026-01-22 · under introductory freeTrial · renews · at 10.00")
  }

  @Test func `Cancelling during grace or retry ends it at once`() throws {
    for day in ["2026-02-20", "2026-03-10"] {
      var story = try failing(grace: true)
      story.advance(to: day)
      try story.did(.setAutoRenew(productID: "gold_month", enabled: false))
      #expect(story.line == "gold_month expired autoRenewDisabled 2026-01-15…2026-02-15")
      #expect(throws: StoreRefusal.notAllowed(.notPending, message: "transaction 1 has no issue to resolve")) {
        try story.did(.resolveIssue(transactionID: 1))
      }
    }
  }

  @Test func `A purchase during retry resolves the same plan, or starts another`() throws {
    var same = try failing(grace: false)
    same.advance(to: "2026-03-10")
    try same.buy("gold_month")
    #expect(same.line == "gold_month active 2026-03-10…2026-04-10 · renews · at 20.00")

    var other = try failing(grace: false)
    other.advance(to: "2026-03-10")
    try other.buy("bronze_month")
    #expect(other.line == "bronze_month active 2026-03-10…2026-04-10 · renews · at 3.00")
    #expect(other.standing.holdings.count == 1)
  }

  @Test func `A pending change takes effect when the failed renewal recovers`() throws {
    var story = try failing(grace: true)
    try story.buy("silver_month")
    story.advance(to: "2026-02-20")
    try story.did(.resolveIssue(transactionID: 1))
    #expect(story.line == "silver_month active 2026-02-15…2026-03-15 · renews · at 10.00")
  }

  // MARK: - Price increases

  @Test func `A price increase that nobody answers ends the subscription`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("gold_month")
    try story.did(.requestPriceIncrease(productID: "gold_month", amount: Amount("25.00")!, requiresConsent: true))
    #expect(story.held?.priceIncrease?.isAgreed == false)
    story.advance(to: "2026-02-15")
    #expect(story.line == "gold_month expired didNotConsentToPriceIncrease 2026-01-15…2026-02-15")
    #expect(story.held?.priceIncrease == nil)
  }

  @Test func `A price increase that is accepted, or needs no consent, is charged from the next renewal`() throws {
    for requiresConsent in [true, false] {
      var story = try Story.shop(at: "2026-01-15")
      try story.buy("gold_month")
      try story.did(.requestPriceIncrease(productID: "gold_month", amount: Amount("25.00")!, requiresConsent: requiresConsent))
      if requiresConsent { try story.did(.answerPriceIncrease(productID: "gold_month", accepts: true)) }
      #expect(story.line == "gold_month active 2026-01-15…2026-02-15 · renews · at 25.00")
      story.advance(to: "2026-03-20")
      #expect(story.keeper.transactions().map { $0.price.amount.description } == ["20.00", "25.00", "25.00"])
      #expect(story.held?.priceIncrease == nil)
    }
  }

  @Test func `A declined price increase is a cancellation`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("gold_month")
    try story.did(.requestPriceIncrease(productID: "gold_month", amount: Amount("25.00")!, requiresConsent: true))
    try story.did(.answerPriceIncrease(productID: "gold_month", accepts: false))
    #expect(story.held?.priceIncrease == nil)
    story.advance(to: "2026-02-15")
    #expect(story.line == "gold_month expired autoRenewDisabled 2026-01-15…2026-02-15")
  }

  // MARK: - Family

  @Test func `A family's plan renews, cannot be managed, and ends with the sharing`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.did(.shareWithFamily(productID: "gold_month", isShared: true))
    story.advance(to: "2026-02-15")
    #expect(story.held?.ownership == .familyShared)
    #expect(story.payments == ["gold_month 0 2026-01-15", "gold_month 0 2026-02-15"])
    #expect(throws: StoreRefusal.self) { try story.did(.setAutoRenew(productID: "gold_month", enabled: false)) }
    #expect(throws: StoreRefusal.self) { try story.did(.refund(transactionID: 2, reason: .other)) }
    try story.buy("silver_month")
    #expect(story.standing.holdings.map(\.productID) == ["gold_month", "silver_month"])
    #expect(story.held?.willAutoRenew == true)
    try story.did(.shareWithFamily(productID: "gold_month", isShared: false))
    #expect(story.standing.holdings.map(\.productID) == ["silver_month", "gold_month"])
    #expect(story.standing.holdings[1].isEntitled == false)
  }

  @Test func `A plan that the catalogue no longer sells ends at its renewal`() throws {
    var story = try Story.shop(at: "2026-01-15")
    try story.buy("gold_month")
    var sample = Storekeeper(catalog: .sample)
    sample.commit(story.events)
    sample.advance(to: moment("2026-02-15"))
    #expect(sample.standing().holdings.first?.phase == .expired(.productUnavailable))
  }

  @Test func `At the end of the calendar nothing renews for ever`() throws {
    var story = try Story.shop(at: "9999-11-20")
    try story.buy("gold_month")
    story.now = .latest
    story.advanceToNow()
    #expect(story.held?.phase == .expired(.unknown))
  }
}

extension Story {
  /// Lets happen what is due by now.
  mutating func advanceToNow() {
    let now = now
    _ = keeper.advance(to: now)
  }
}
