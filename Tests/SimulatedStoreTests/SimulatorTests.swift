import Foundation
import Subscriptions
import Testing
import Timekeeping

@testable import SimulatedStore

/// The control surface, row by row.
@MainActor
@Suite struct SimulatorTests {
  private func configure(_ shop: Shop, _ set: (inout SimulatorSettings.Change) -> Void) throws {
    var change = SimulatorSettings.Change()
    set(&change)
    try shop.store.configure(change)
  }

  @Test func `configure changes what is told and leaves the rest`() throws {
    let shop = try Shop()
    var change = SimulatorSettings.Change()
    change.storefront = "JPN"
    change.locale = "ja_JP"
    change.timeRate = "10"
    change.gracePeriodDays = 3
    change.stateLatencySeconds = 1.5
    let settings = try shop.store.configure(change)
    #expect(settings.timeRate == "monthlyRenewalEveryOneHour")
    #expect(settings.storefront == "JPN" && settings.locale == "ja_JP" && settings.gracePeriodDays == 3)
    #expect(settings.latencySeconds == .init(products: 0, purchase: 0, restore: 0, state: 1.5))
    #expect(settings.purchaseDecision == .succeed)
    #expect(shop.store.settings == settings)
  }

  @Test func `configure refuses what cannot be meant and changes nothing`() throws {
    let shop = try Shop()
    let before = shop.store.settings
    for (set, member) in [
      ({ $0.timeRate = "14" }, "timeRate"), ({ $0.timeRate = "fast" }, "timeRate"), ({ $0.storefront = "us" }, "storefront"),
      ({ $0.locale = "" }, "locale"), ({ $0.gracePeriodDays = 0 }, "gracePeriodDays"),
      ({ $0.purchaseLatencySeconds = -1 }, "latencySeconds/purchase"), ({ $0.purchaseLatencySeconds = .nan }, "latencySeconds/purchase"),
    ] as [((inout SimulatorSettings.Change) -> Void, String)] {
      do {
        try configure(shop, set)
        Issue.record("\(member) was taken")
      } catch let SimulatorRefusal.badValue(found, _) {
        #expect(found == member)
      }
    }
    #expect(shop.store.settings == before)
  }

  @Test func `Prices are in the storefront's currency and the locale's writing`() async throws {
    let shop = try Shop()
    try configure(shop) {
      $0.storefront = "DEU"
      $0.locale = "de_DE"
    }
    let snapshot = try await shop.store.fetchProducts()
    #expect(snapshot.currency == "EUR")
    #expect(snapshot.subscriptions[0].product.price.display == "9,99\u{A0}€")
  }

  @Test func `purchaseDecision cancel cancels, and leaves nothing behind`() async throws {
    let shop = try Shop()
    try configure(shop) { $0.purchaseDecision = .cancel }
    await #expect(throws: StoreError(.purchaseCancelled)) { try await shop.buy("pro_monthly") }
    #expect(try shop.store.transactions() == [])
    #expect(shop.causes == [])
  }

  @Test func `A payment that is pending is thrown and waits`() async throws {
    let shop = try Shop()
    try shop.store.failNext(.purchase, with: StoreError(.paymentPending))
    await #expect(throws: StoreError(.paymentPending)) { try await shop.buy("pro_monthly") }
    #expect(shop.announced.last?.state.pendingPurchases.map(\.reason) == [.payment])
    #expect(try shop.store.resolveIssue(transactionID: "1").state == .purchased)
    #expect(shop.causes == [.purchase, .approval])
  }

  @Test func `A purchase that failed in the store leaves a failed transaction`() async throws {
    let shop = try Shop()
    try shop.store.failNext(.purchase, with: StoreError(.storeProblem))
    await #expect(throws: StoreError(.storeProblem)) { try await shop.buy("pro_monthly") }
    #expect(try shop.store.transactions().map(\.state) == [.failed])
    #expect(shop.causes == [])
  }

  @Test func `A failure is armed for one api and leaves the others alone`() async throws {
    let shop = try Shop()
    let error = StoreError(.network)
    _ = try await shop.buy("pro_monthly")
    for api in SimulatedAPI.allCases { try shop.store.failNext(api, with: error, times: 1) }
    await #expect(throws: error) { try await shop.store.fetchProducts() }
    await #expect(throws: error) { try await shop.buy("pro_yearly") }
    await #expect(throws: error) { try await shop.store.restore() }
    await #expect(throws: error) { try await shop.store.currentState() }
    await #expect(throws: error) { try await shop.store.setAutoRenew(subscriptionID: "pro_monthly", enabled: false) }
    await #expect(throws: error) { try await shop.store.requestRefund(subscriptionID: "pro_monthly", reason: nil) }
    #expect(throws: SimulatorRefusal.store(error)) {
      try shop.store.redeemOfferCode(subscriptionID: "pro_monthly", offer: "WELCOME99")
    }
    #expect(try await shop.store.currentState().status == .active)
    #expect(throws: SimulatorRefusal.badValue(member: "times", message: "cannot be negative")) {
      try shop.store.failNext(.purchase, with: error, times: -1)
    }
  }

  @Test func `Ask to Buy waits and is approved or declined`() async throws {
    let shop = try Shop()
    try configure(shop) { $0.askToBuyEnabled = true }
    let state = try await shop.buy("pro_monthly")
    #expect(
      state.pendingPurchases == [
        PendingPurchase(
          subscriptionID: "pro_monthly", transactionID: "1", requestedAt: date("2026-01-31T12:00:00.000Z"), reason: .askToBuy)
      ])
    _ = try await shop.buy("pro_yearly")
    #expect(try shop.store.decline(transactionID: "2").state == .declined)
    #expect(try shop.store.approve(transactionID: "1").state == .purchased)
    #expect(shop.causes == [.purchase, .purchase, .decline, .approval])
    #expect(try shop.store.transactions(productID: "pro_yearly").map(\.state) == [.declined])
    #expect(throws: SimulatorRefusal.notAllowed(.notPending, message: "transaction 2 does not wait for anybody")) {
      try shop.store.approve(transactionID: "2")
    }
    #expect(throws: SimulatorRefusal.unknownTransaction(id: "7", known: ["1", "2"], suggestions: ["1", "2"])) {
      try shop.store.approve(transactionID: "7")
    }
    #expect(throws: SimulatorRefusal.self) { try shop.store.approve(transactionID: "01") }
  }

  @Test func `buy is a purchase made elsewhere`() async throws {
    let shop = try Shop()
    let bought = try shop.store.buy(productID: "pro_monthly")
    #expect(bought.transactionID == "1" && bought.offer?.mode == .freeTrial && bought.price.display == "$0.00")
    _ = try shop.store.buy(productID: "theme_pack")
    #expect(shop.causes == [.purchaseElsewhere, .purchaseElsewhere])
    #expect(try await shop.store.restore().ownedProducts == ["theme_pack"])
    _ = try shop.store.buy(productID: "credits_100")
    #expect(shop.causes.count == 2)
    #expect(throws: SimulatorRefusal.self) { try shop.store.buy(productID: "pro_monthly", offer: "nothing") }
    #expect(throws: SimulatorRefusal.badValue(member: "purchasedAt", message: "a purchase cannot lie in the future")) {
      try shop.store.buy(productID: "season_pass", purchasedAt: date("2026-02-01T00:00:00.000Z"))
    }
  }

  @Test func `A renewal that fails goes through grace and retry, and is resolved`() async throws {
    let shop = try Shop()
    _ = try await shop.buy("pro_monthly")
    try configure(shop) {
      $0.billingRetryOnRenewalEnabled = true
      $0.billingGracePeriodEnabled = true
    }
    await shop.advance(to: "2026-02-07T12:00:00.000Z")
    #expect(shop.announced.last?.state.status == .inGracePeriod)
    #expect(shop.announced.last?.state.subscription?.gracePeriodEndsAt == date("2026-02-23T12:00:00.000Z"))
    await shop.advance(to: "2026-02-23T12:00:00.000Z")
    #expect(shop.announced.last?.state.status == .inBillingRetry)
    #expect(shop.announced.last?.state.subscription?.gracePeriodEndsAt == nil)
    let paid = try shop.store.resolveIssue(transactionID: "1")
    #expect(paid.reason == .renewal && paid.price.display == "$9.99")
    #expect(shop.causes == [.purchase, .gracePeriod, .billingRetry, .recovery])
  }

  @Test func `Auto-renewal is switched off and on`() async throws {
    let shop = try Shop()
    _ = try await shop.buy("pro_monthly")
    #expect(try shop.store.switchAutoRenew(subscriptionID: "pro_monthly", enabled: false).subscription?.renewsAt == nil)
    #expect(try await shop.store.setAutoRenew(subscriptionID: "pro_monthly", enabled: true).subscription?.willAutoRenew == true)
    #expect(shop.causes == [.purchase, .autoRenew, .autoRenew])
    do {
      _ = try await shop.store.setAutoRenew(subscriptionID: "pro_yearly", enabled: true)
      Issue.record("switched what is not held")
    } catch {
      #expect(error.code == .notSupported && error.underlying?.code == "notSubscribed")
    }
    #expect(throws: SimulatorRefusal.notAllowed(.alreadyInThatState, message: "the auto-renewal of \"pro_monthly\" is on already")) {
      try shop.store.switchAutoRenew(subscriptionID: "pro_monthly", enabled: true)
    }
  }

  @Test func `A forced renewal, an expiry and a refund happen now`() async throws {
    let shop = try Shop()
    _ = try await shop.buy("pro_monthly")
    let renewal = try shop.store.forceRenewal(subscriptionID: "pro_monthly")
    #expect(renewal.transactionID == "2" && renewal.price.display == "$9.99")
    let refunded = try shop.store.refund(transactionID: "2", reason: .developerIssue)
    #expect(refunded.revokedAt == date("2026-01-31T12:00:00.000Z") && refunded.revocationReason == .developerIssue)
    #expect(shop.announced.last?.state.status == .revoked)
    _ = try await shop.buy("pro_yearly")
    #expect(try shop.store.expire(subscriptionID: "pro_yearly").status == .expired)
    #expect(shop.causes == [.purchase, .renewal, .refund, .purchase, .expiry])
    #expect(throws: SimulatorRefusal.self) { try shop.store.expire(subscriptionID: "pro_yearly") }
  }

  @Test func `A refund request refunds the running period`() async throws {
    let shop = try Shop()
    _ = try await shop.buy("pro_monthly")
    #expect(try await shop.store.requestRefund(subscriptionID: "pro_monthly", reason: "did not like it").status == .revoked)
    #expect(shop.causes == [.purchase, .refund])
  }

  @Test func `A price increase is asked for and answered`() async throws {
    let shop = try Shop()
    _ = try await shop.buy("pro_monthly")
    let asked = try shop.store.requestPriceIncrease(subscriptionID: "pro_monthly", amount: "15.99")
    #expect(asked.subscription?.priceIncrease?.status == .pending)
    #expect(asked.subscription?.priceIncrease?.price.display == "$15.99")
    #expect(try shop.store.answerPriceIncrease(subscriptionID: "pro_monthly", accept: true).subscription?.renewalPrice?.display == "$15.99")
    #expect(shop.causes == [.purchase, .priceIncrease, .priceIncrease])
    #expect(throws: SimulatorRefusal.self) { try shop.store.answerPriceIncrease(subscriptionID: "pro_monthly", accept: true) }
    #expect(throws: SimulatorRefusal.self) { try shop.store.requestPriceIncrease(subscriptionID: "pro_monthly", amount: "-1") }
  }

  @Test func `A code is redeemed`() async throws {
    let shop = try Shop()
    let redeemed = try shop.store.redeemOfferCode(subscriptionID: "pro_monthly", offer: "WELCOME99")
    #expect(redeemed.offer?.kind == .introductory)
    #expect(shop.announced.last?.state.subscription?.renewalOffer?.id == "WELCOME99")
    #expect(shop.causes == [.offerCode])
  }

  @Test func `The family shares and withdraws`() async throws {
    let shop = try Shop()
    #expect(try shop.store.shareWithFamily(subscriptionID: "pro_monthly", shared: true).subscription?.ownership == .familyShared)
    #expect(try shop.store.shareWithFamily(subscriptionID: "pro_monthly", shared: false).status == .revoked)
    #expect(shop.causes == [.familySharing, .familySharing])
    #expect(throws: SimulatorRefusal.notAllowed(.wrongKind, message: "\"basic_monthly\" cannot be shared with the family")) {
      try shop.store.shareWithFamily(subscriptionID: "basic_monthly", shared: true)
    }
  }

  @Test func `A transaction is deleted with what followed from it`() async throws {
    let shop = try Shop()
    _ = try await shop.buy("pro_monthly")
    await shop.advance(to: "2026-03-31T12:00:00.000Z")
    #expect(try shop.store.deleteTransaction(transactionID: "1") == .notSubscribed)
    #expect(try shop.store.transactions() == [])
    #expect(try await shop.store.fetchProducts().subscriptions[0].introductoryOffer?.isEligible == true)
    #expect(throws: SimulatorRefusal.self) { try shop.store.deleteTransaction(transactionID: "1") }
  }

  @Test func `A reset clears history, settings or both`() async throws {
    let shop = try Shop()
    func prepare() async throws {
      _ = try await shop.buy("pro_monthly")
      try configure(shop) { $0.askToBuyEnabled = true }
      try shop.store.failNext(.sync, with: StoreError(.network), times: 0)
    }
    try await prepare()
    #expect(try shop.store.reset(history: true) == .notSubscribed)
    #expect(shop.store.settings.askToBuyEnabled)
    await #expect(throws: StoreError(.network)) { try await shop.store.restore() }
    try shop.store.reset(settings: true)
    #expect(!shop.store.settings.askToBuyEnabled)
    try await prepare()
    try shop.store.reset()
    #expect(!shop.store.settings.askToBuyEnabled)
    #expect(try await shop.store.restore() == .notSubscribed)
    #expect(shop.causes == [.purchase, .reset, .purchase, .reset])
  }

  @Test func `Customers are apart from each other`() async throws {
    let shop = try Shop()
    _ = try await shop.buy("pro_monthly")
    #expect(try shop.store.useCustomer("ann") == .notSubscribed)
    #expect(shop.store.customers().map(\.customer) == ["default", "ann"])
    #expect(shop.store.customers().map(\.isCurrent) == [false, true])
    await shop.advance(to: "2026-03-31T12:00:00.000Z")
    #expect(shop.causes == [.purchase, .customer])
    #expect(try shop.store.useCustomer("default").subscription?.periodStartAt == date("2026-03-07T12:00:00.000Z"))
    #expect(try shop.store.transactions().allSatisfy { $0.customer == "default" })
    #expect(throws: SimulatorRefusal.self) { try shop.store.useCustomer("") }
  }

  @Test func `describe tells what is sold and how`() throws {
    let shop = try Shop()
    let description = try shop.store.describe()
    #expect(description.products.count == 7)
    #expect(description.groups.map(\.subscriptionIDs) == [["pro_monthly", "pro_yearly", "basic_monthly", "basic_yearly"]])
    #expect(description.offers.count == 11)
    #expect(description.settings == shop.store.settings)
    #expect(description.warnings == [])
  }

  @Test func `A closed store answers nothing and happens no more`() async throws {
    let shop = try Shop()
    _ = try await shop.buy("pro_monthly")
    shop.store.close()
    shop.store.close()
    await #expect(throws: StoreError.self) { try await shop.store.currentState() }
    #expect(throws: SimulatorRefusal.self) { try shop.store.describe() }
    #expect(shop.time.nextDue == nil)
  }

  @Test func `Ten years of monthly renewals are announced one by one, and nothing is left hanging`() async throws {
    let shop = try Shop()
    _ = try await shop.buy("pro_monthly")
    let advance = await shop.time.advance(to: instant("2036-01-31T12:00:00.000Z"))
    #expect(advance.events == 120)
    #expect(shop.causes.count == 121)
    #expect(zip(shop.announced, shop.announced.dropFirst()).allSatisfy { $0.state != $1.state })
    #expect(shop.time.nextDue == instant("2036-02-07T12:00:00.000Z"))
  }

  @Test func `The same commands give the same ledger, to the byte`() async throws {
    func history() async throws -> Data {
      let folder = try Folder()
      defer { folder.remove() }
      let shop = try Shop(.init(stateDirectory: folder.path))
      _ = try await shop.buy("basic_monthly")
      await shop.advance(to: "2026-05-01T00:00:00.000Z")
      _ = try await shop.buy("pro_yearly", "pro_yearly_first_year")
      try shop.store.useCustomer("ann")
      _ = try shop.store.redeemOfferCode(subscriptionID: "pro_monthly", offer: "WELCOME99")
      await shop.advance(to: "2027-05-01T00:00:00.000Z")
      shop.store.close()
      return try Data(contentsOf: folder.ledger)
    }
    #expect(try await history() == history())
  }
}
