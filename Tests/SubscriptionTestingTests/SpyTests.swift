import SubscriptionTesting
import Subscriptions
import Testing
import Timekeeping

@MainActor
struct SpyTests {
  private let time = Timekeeper(virtual: Instant(milliseconds: 0))
  private let plan = SubscriptionModel(id: "pro_yearly", price: "$99")
  private let held = SubscriptionState.active(MockUserSubscription(subscriptionID: "pro_yearly"))
  private let other = SubscriptionState.active(MockUserSubscription(subscriptionID: "basic"))

  private func spy() -> SpyStoreClient { SpyStoreClient(time: time) }

  @Test func `Untold, it sells nothing and nobody is subscribed`() async throws {
    let spy = spy()
    #expect(try await spy.fetchProducts().subscriptions.isEmpty)
    #expect(try await spy.purchase(plan, nil) == .notSubscribed)
    #expect(try await spy.restore() == .notSubscribed)
    #expect(try await spy.currentState() == .notSubscribed)
    let refusal = StoreError(.notSupported)
    await #expect(throws: refusal) { try await spy.setAutoRenew(subscriptionID: "a", enabled: true) }
    await #expect(throws: refusal) { try await spy.requestRefund(subscriptionID: "a", reason: "b") }
    #expect(
      spy.calls == [
        SpyCall(sequence: 1, action: .fetchProducts, at: time.now, outcome: .succeeded),
        SpyCall(sequence: 2, action: .purchase, subscriptionID: "pro_yearly", at: time.now, outcome: .succeeded),
        SpyCall(sequence: 3, action: .restore, at: time.now, outcome: .succeeded),
        SpyCall(sequence: 4, action: .currentState, at: time.now, outcome: .succeeded),
        SpyCall(sequence: 5, action: .setAutoRenew, subscriptionID: "a", enabled: true, at: time.now, outcome: .failed(refusal)),
        SpyCall(sequence: 6, action: .requestRefund, subscriptionID: "a", reason: "b", at: time.now, outcome: .failed(refusal)),
      ])
  }

  @Test func `It answers in the turn in which it is asked`() {
    let spy = spy()
    spy.nextPurchaseResult = .success(held)
    var answer: SubscriptionState?
    Task.immediate { answer = try? await spy.purchase(plan, nil) }
    #expect(answer == held)
  }

  @Test func `Stubs of an action queue up, each serving its calls; a new one replaces an endless one`() async {
    let spy = spy()
    spy.stub(.restore, SpyStub(.failure(StoreError(.offline)), times: 2))
    spy.stub(.restore, SpyStub(.failure(StoreError(.network))))
    spy.stub(.restore, SpyStub(.failure(StoreError(.timedOut)), times: 1))
    spy.stub(.restore, SpyStub(.state(held)))
    var codes: [StoreError.Code?] = []
    for _ in 0..<5 {
      do throws(StoreError) {
        _ = try await spy.restore()
        codes.append(nil)
      } catch { codes.append(error.code) }
    }
    #expect(codes == [.offline, .offline, .timedOut, nil, nil])
    #expect(spy.calls.map(\.outcome).first == .failed(StoreError(.offline)))
  }

  @Test func `A stub goes before the seed's result, and serves only its own action`() async throws {
    let spy = spy()
    spy.nextPurchaseResult = .success(other)
    spy.stub(.purchase, SpyStub(.state(held), times: 1))
    #expect(try await spy.purchase(plan, nil) == held)
    #expect(try await spy.purchase(plan, nil) == other)
  }

  @Test func `A delay runs on the spy's clock, as a store's answer`() async {
    let spy = spy()
    spy.stub(.currentState, SpyStub(.state(held), delaySeconds: 2))
    var answer: SubscriptionState?
    let call = Task.immediate { answer = try? await spy.currentState() }
    _ = await time.advance(to: Instant(milliseconds: 1999))
    #expect(answer == nil && spy.calls[0].outcome == .underWay)
    _ = await time.advance(to: Instant(milliseconds: 2000))
    #expect(answer == held && spy.calls[0].outcome == .succeeded)
    await call.value
  }

  @Test func `Held calls go on one by one, the longest held first, and then have their delay`() async {
    let spy = spy()
    spy.stub(.purchase, SpyStub(.state(held), delaySeconds: 1, hold: true))
    var done: [Int] = []
    for number in 1...2 {
      Task.immediate {
        _ = try? await spy.purchase(plan, nil)
        done.append(number)
      }
    }
    #expect(!spy.release(.restore))
    #expect(spy.release(.purchase))
    _ = await time.advance(to: Instant(milliseconds: 5000))
    #expect(done == [1])
    #expect(spy.release(.purchase))
    #expect(!spy.release(.purchase))
    _ = await time.advance(to: Instant(milliseconds: 6000))
    #expect(done == [1, 2])
  }

  @Test func `A cancelled call ends as cancelled, held or delayed`() async {
    let spy = spy()
    spy.stub(.purchase, SpyStub(hold: true))
    spy.stub(.restore, SpyStub(delaySeconds: 5))
    let held = Task.immediate { _ = try? await spy.purchase(plan, nil) }
    let delayed = Task.immediate { _ = try? await spy.restore() }
    held.cancel()
    delayed.cancel()
    await held.value
    await delayed.value
    #expect(spy.calls.map(\.outcome) == [.failed(StoreError(.purchaseCancelled)), .failed(StoreError(.purchaseCancelled))])
    #expect(time.nextDue == nil && !spy.release(.purchase))
  }

  @Test func `The last purchase is captured, with its offer`() async throws {
    let spy = spy()
    let offer = PromotionOfferModel(
      kind: .promotional, id: "save", mode: .freeTrial, price: plan.product.price, period: .month, isEligible: true)
    _ = try await spy.purchase(plan, offer)
    _ = try await spy.restore()
    #expect(spy.capturedSubscriptionID == "pro_yearly" && spy.capturedPromotionOffer == offer)
    #expect(spy.calls[0].promotionOfferID == "save")
  }

  @Test func `Whoever calls is recorded`() async throws {
    let spy = spy()
    await StoreCallOrigin.$current.withValue(.refresh) { _ = try? await spy.fetchProducts() }
    await StoreCallOrigin.$current.withValue(.action) { _ = try? await spy.restore() }
    _ = try await spy.currentState()
    #expect(spy.calls.map(\.origin) == [.refresh, .action, .direct])
  }

  @Test func `What makes the standing different is announced before it is answered, equal standings are not`() async throws {
    let spy = spy()
    var heard: [StandingChange] = []
    let observation = spy.observe { heard.append($0) }
    spy.nextPurchaseResult = .success(held)
    var heardAtAnswer = 0
    _ = try await spy.purchase(plan, nil)
    heardAtAnswer = heard.count
    _ = try await spy.purchase(plan, nil)
    spy.push(held)
    spy.push(other, cause: .renewal)
    #expect(heardAtAnswer == 1)
    #expect(heard == [StandingChange(cause: .purchase, state: held), StandingChange(cause: .renewal, state: other)])
    observation.cancel()
    spy.push(held)
    #expect(heard.count == 2 && spy.lastKnownState == held)
  }

  @Test func `What a background refresh reads is no news`() async throws {
    let spy = spy()
    var heard: [StandingChange] = []
    let observation = spy.observe { heard.append($0) }
    spy.nextFetchProductsResult = .success(ProductsSnapshot(fetchedAt: time.now.date, subscriptions: [plan], subscriptionState: held))
    await StoreCallOrigin.$current.withValue(.refresh) { _ = try? await spy.fetchProducts() }
    #expect(heard.isEmpty && spy.lastKnownState == .notSubscribed)
    _ = try await spy.fetchProducts()
    #expect(heard == [StandingChange(cause: .refresh, state: held)])
    observation.cancel()
  }

  @Test func `Over another store it passes on what is not stubbed, and what that store announces`() async throws {
    let beneath = SpyStoreClient(time: time)
    beneath.nextPurchaseResult = .success(held)
    let spy = SpyStoreClient(over: beneath, time: time)
    var heard: [StandingChange] = []
    let observation = spy.observe { heard.append($0) }
    #expect(try await spy.purchase(plan, nil) == held)
    #expect(beneath.calls.map(\.action) == [.purchase])
    beneath.push(other, cause: .planChange)
    spy.stub(.purchase, SpyStub(.failure(StoreError(.offline))))
    await #expect(throws: StoreError(.offline)) { try await spy.purchase(plan, nil) }
    #expect(beneath.calls.count == 1)
    #expect(heard.map(\.cause) == [.purchase, .planChange])
    beneath.stub(.setAutoRenew, SpyStub(.state(other)))
    _ = try await spy.setAutoRenew(subscriptionID: "a", enabled: false)
    #expect(beneath.calls.last?.action == .setAutoRenew)
    observation.cancel()
  }

  @Test func `A delayed call over another store reaches it after the delay`() async {
    let beneath = SpyStoreClient(time: time)
    let spy = SpyStoreClient(over: beneath, time: time)
    spy.stub(.fetchProducts, SpyStub(delaySeconds: 1))
    Task.immediate { _ = try? await spy.fetchProducts() }
    #expect(beneath.calls.isEmpty)
    _ = await time.advance(to: Instant(milliseconds: 1000))
    #expect(beneath.calls.map(\.at.milliseconds) == [1000])
  }

  @Test func `A reset forgets everything; what was held goes on and leaves no mark`() async {
    let spy = spy()
    spy.nextRestoreResult = .failure(StoreError(.offline))
    spy.stub(.purchase, SpyStub(hold: true))
    var isDone = false
    Task.immediate {
      _ = try? await spy.purchase(plan, nil)
      isDone = true
    }
    spy.reset()
    await time.settle()
    #expect(isDone && spy.calls.isEmpty && spy.capturedSubscriptionID == nil && spy.nextRestoreResult == nil)
    _ = try? await spy.restore()
    #expect(spy.calls.map(\.sequence) == [1])
  }
}
