import Foundation
import Subscriptions
import Testing
import Timekeeping

@testable import SimulatedStore

@MainActor
@Suite struct ActionTests {
  @Test func `A purchase on the sample begins its free trial and is announced once`() async throws {
    let shop = try Shop()
    let state = try await shop.buy("pro_monthly")
    #expect(state.status == .active)
    #expect(state.subscription?.isTrial == true)
    #expect(state.subscription?.expiresAt == date("2026-02-07T12:00:00.000Z"))
    #expect(state.subscription?.renewalPrice?.display == "$9.99")
    #expect(shop.causes == [.purchase])
    await shop.advance(to: "2026-04-07T12:00:00.000Z")
    #expect(shop.causes == [.purchase, .renewal, .renewal, .renewal])
    #expect(shop.announced.last?.state.subscription?.expiresAt == date("2026-05-07T12:00:00.000Z"))
    #expect(shop.announced.last?.state.subscription?.isTrial == false)
  }

  @Test func `Products come with prices per month, savings and eligibility`() async throws {
    let shop = try Shop()
    let snapshot = try await shop.store.fetchProducts()
    #expect(snapshot.subscriptions.map(\.id) == ["pro_monthly", "pro_yearly", "basic_monthly", "basic_yearly"])
    #expect(snapshot.currency == "USD")
    #expect(snapshot.subscriptions[1].savingsPercent == 33)
    #expect(snapshot.subscriptions[0].introductoryOffer?.isEligible == true)
    #expect(
      snapshot.subscriptions[0].promotionOffers.map(\.ineligibleReason) == [
        .neverSubscribed, .neverSubscribed, .redeemOnly, .neverSubscribed,
      ])
  }

  @Test func `With latency a purchase is decided when its time is over`() async throws {
    let shop = try Shop()
    var change = SimulatorSettings.Change()
    change.purchaseLatencySeconds = 5
    try shop.store.configure(change)
    let call = Task.immediate { try await shop.buy("pro_monthly") }
    #expect(shop.causes == [])
    await #expect(throws: StoreError(.operationInProgress)) { try await shop.buy("pro_monthly") }
    _ = await shop.time.advance(to: shop.time.now.adding(seconds: 5))
    #expect(shop.causes == [.purchase])
    #expect(try await call.value.subscription?.periodStartAt == date("2026-01-31T12:00:05.000Z"))
  }

  @Test func `A cancelled task ends a purchase that waits, and nothing is bought`() async throws {
    let shop = try Shop()
    var change = SimulatorSettings.Change()
    change.purchaseLatencySeconds = 5
    try shop.store.configure(change)
    let call = Task.immediate { try await shop.buy("pro_monthly") }
    call.cancel()
    await #expect(throws: StoreError(.purchaseCancelled)) { try await call.value }
    _ = await shop.time.advance(to: shop.time.now.adding(seconds: 60))
    #expect(shop.causes == [])
    #expect(try shop.store.transactions() == [])
  }

  @Test func `A reset ends what waits with a store problem`() async throws {
    let shop = try Shop()
    var change = SimulatorSettings.Change()
    change.stateLatencySeconds = 5
    try shop.store.configure(change)
    let call = Task.immediate { try await shop.store.currentState() }
    try shop.store.reset()
    await #expect(throws: StoreError(.storeProblem, message: "the store was reset")) { try await call.value }
  }

  @Test func `A refusal names what is wrong`() async throws {
    let shop = try Shop()
    await #expect(throws: StoreError(.productUnavailable, message: "the store sells no plan \"gold\"")) { try await shop.buy("gold") }
    do {
      _ = try await shop.buy("pro_monthly", "WELCOME99")
      Issue.record("a code bought")
    } catch let error as StoreError {
      #expect(error.code == .ineligibleForOffer)
      #expect(error.underlying?.code == "redeemOnly")
    }
    #expect(
      throws: SimulatorRefusal.unknownProduct(
        id: "pro_montly",
        known: ["credits_100", "theme_pack", "season_pass", "pro_monthly", "pro_yearly", "basic_monthly", "basic_yearly"],
        suggestions: ["pro_monthly"])
    ) { try shop.store.expire(subscriptionID: "pro_montly") }
  }

  @Test func `Armed failures fail as often as they were told to`() async throws {
    let shop = try Shop()
    try shop.store.failNext(.purchase, with: StoreError(.offline), times: 2)
    for _ in 0..<2 { await #expect(throws: StoreError(.offline)) { try await shop.buy("pro_monthly") } }
    #expect(try await shop.buy("pro_monthly").status == .active)
    #expect(try shop.store.transactions().count == 1)
    try shop.store.failNext(.sync, with: StoreError(.network), times: 0)
    for _ in 0..<3 { await #expect(throws: StoreError(.network)) { try await shop.store.restore() } }
    try shop.store.clearFailure(.sync)
    #expect(try await shop.store.restore().status == .active)
  }
}
