import Foundation
import JSON
import Subscriptions
import Testing
import Timekeeping

@testable import RevenueCatStore

/// Nothing is bought twice and nothing bought is lost, over real HTTP against the stand-in.
@Suite @MainActor struct StorePurchaseTests {
  let server: StandIn
  let monthly = SubscriptionModel(id: "pro_monthly", price: "$9.99")
  let yearly = SubscriptionModel(id: "pro_yearly", price: "$79.99")

  init() throws {
    server = try StandIn()
  }

  @Test func `A purchase posts a token with the plan's terms and where it was offered, and its answer is the standing`() async throws {
    let store = try server.store()
    let plans = try await store.fetchProducts().subscriptions
    var changes: [StandingChange] = []
    let observation = store.observe { changes.append($0) }
    let state = try await store.purchase(plans[1], nil)
    #expect(state.status == .active)
    #expect(state.subscription?.subscriptionID == "pro_monthly")
    #expect(state.subscription?.isTrial == true)
    #expect(state.subscription?.offer?.mode == .freeTrial)
    #expect(state.subscription?.willAutoRenew == true)
    #expect(state.subscription?.renewalPrice?.display == "$9.99")
    #expect(state.subscription?.storefrontKind == "testStore")
    #expect(state.subscription?.managementURL == "https://example.com/manage")
    #expect(changes == [StandingChange(cause: .purchase, state: state)])
    observation.cancel()

    let body = try #require(try server.control("requests").array?.last?["body"]?.string)
    let posted = try JSONReader.value(of: Array(body.utf8))
    let token = try #require(posted["fetch_token"]?.string)
    #expect(token.wholeMatch(of: /test_\d+_[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/) != nil)
    #expect(
      posted == [
        "app_user_id": "ann", "fetch_token": .string(token), "transaction_id": .string(token), "product_id": "pro_monthly", "price": "9.99",
        "currency": "USD", "store_country": nil, "normal_duration": "P1M", "payment_mode": 2, "introductory_price": "0",
        "trial_duration": "P1W", "initiation_source": "purchase", "is_restore": false, "observer_mode": false, "payload_version": 1,
        "purchase_completed_by": "revenuecat", "sdk_originated": true, "presented_offering_identifier": "default",
        "applied_targeting_rule": ["revision": 3, "rule_id": "rule"],
      ])
    // Used up now.
    #expect(try await store.fetchProducts().subscriptions[1].introductoryOffer?.ineligibleReason == .alreadyUsed)
  }

  nonisolated static let losses: [(kind: String, more: JSONObject, code: StoreError.Code)] = [
    ("dropBefore", [:], .network),
    ("dropAfter", [:], .network),
    ("truncated", [:], .network),
    ("halfJSON", [:], .serverProblem),
    ("statusAfter", ["status": 500, "body": "<html>", "contentType": "text/html"], .serverProblem),
    ("status", ["status": 503], .serverProblem),
    ("status", ["status": 409, "body": #"{"code": 7638}"#], .operationInProgress),
  ]

  @Test(arguments: losses.indices) func `B28: a retry after a lost answer posts the same token, and the server has one purchase`(
    _ place: Int
  )
    async throws
  {
    let loss = Self.losses[place]
    let store = try server.store()
    _ = try await store.currentState()
    try server.fault(loss.kind, "POST", loss.more)
    let error = await #expect(throws: StoreError.self) { try await store.purchase(monthly, nil) }
    #expect(error?.code == loss.code)
    #expect(error?.isRetryable == true)
    #expect(store.receipts.kept.count == 1)
    let state = try await store.purchase(monthly, nil)
    #expect(state.status == .active)
    #expect(try server.receipts(of: "ann").map(\.product) == ["pro_monthly"])
    #expect(store.receipts.kept.isEmpty)
  }

  @Test func `However often the answer is lost, a retry makes no second token`() async throws {
    let store = try server.store()
    _ = try await store.currentState()
    try server.fault("dropBefore", "POST", times: 3)
    for _ in 0..<3 { await #expect(throws: StoreError.self) { try await store.purchase(monthly, nil) } }
    #expect(store.receipts.kept.count == 1)
    _ = try await store.purchase(monthly, nil)
    #expect(try server.receipts(of: "ann").map(\.posts) == [1])
  }

  @Test func `A receipt that cannot be kept on disk is not posted`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let store = try server.store(stateDirectory: folder.path)
    try FileManager.default.removeItem(at: folder)
    let error = await #expect(throws: StoreError.self) { try await store.purchase(monthly, nil) }
    #expect(error?.code == .storeProblem)
    #expect(try server.requests == ["GET /v1/subscribers/ann"])
    #expect(store.receipts.kept.isEmpty)
  }

  @Test func `A lost receipt is posted again by the next read, and announced as the purchase it was`() async throws {
    let store = try server.store()
    _ = try await store.currentState()
    try server.fault("dropBefore", "POST")
    await #expect(throws: StoreError.self) { try await store.purchase(monthly, nil) }
    var causes: [StandingChange.Cause] = []
    let observation = store.observe { causes.append($0.cause) }
    #expect(try await store.currentState().status == .active)
    #expect(causes == [.purchase])
    observation.cancel()
    // The purchase is there: asking for it once more buys nothing.
    #expect(try await store.purchase(monthly, nil).status == .active)
    #expect(try server.receipts(of: "ann").count == 1)
  }

  @Test func `A receipt outlives its process and is posted with the same token`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try server.store(stateDirectory: folder.path)
    try server.fault("dropAfter", "POST")
    await #expect(throws: StoreError.self) { try await first.purchase(monthly, nil) }
    let kept = try #require(first.receipts.kept.first)
    #expect(first.receipts.folder.receipts(of: "ann", on: server.baseURL).receipts == [kept])
    first.close()

    let other = try server.store(user: "bob", stateDirectory: folder.path)
    #expect(other.receipts.kept.isEmpty)
    let second = try server.store(stateDirectory: folder.path)
    #expect(second.receipts.kept == [kept])
    #expect(try await second.restore().status == .active)
    #expect(try server.receipts(of: "ann").map(\.posts) == [2])
    #expect(second.receipts.folder.receipts(of: "ann", on: server.baseURL).receipts.isEmpty)
    let text = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(text == ["revenuecat-receipts"])
  }

  @Test func `What a process was still writing when it ended is removed, once nobody can be writing it any more`() throws {
    let state = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: state) }
    let folder = state.appending(path: "revenuecat-receipts")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, age) in [("old.json.new", 120.0), ("young.json.new", 0)] {
      let file = folder.appending(path: name).path
      try Data("{".utf8).write(to: URL(filePath: file))
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file)
    }
    _ = try server.store(stateDirectory: state.path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["young.json.new"])
  }

  @Test func `A purchase that timed out is found by its token`() async throws {
    let store = try server.store(requestTimeoutSeconds: 0.3)
    _ = try await store.currentState()
    try server.fault("holdAfter", "POST")
    let error = await #expect(throws: StoreError.self) { try await store.purchase(monthly, nil) }
    #expect(error?.code == .timedOut)
    try server.control("release", [:])
    #expect(try await store.purchase(monthly, nil).status == .active)
    #expect(try server.receipts(of: "ann").map(\.posts) == [2])
  }

  @Test func `A read that began before a purchase does not overwrite its result`() async throws {
    let store = try server.store()
    _ = try await store.currentState()
    try server.fault("holdAfter", "GET")
    let read = Task.immediate { try await store.currentState() }
    try server.control("arrived", ["method": "GET", "path": "/v1", "count": 2])
    let bought = try await store.purchase(yearly, nil)
    try server.control("release", [:])
    #expect(try await read.value == bought)
    #expect(store.lastKnownState == bought)
  }

  @Test func `A read during a purchase sends nothing and gets the purchase's answer`() async throws {
    let store = try server.store()
    _ = try await store.currentState()
    try server.fault("holdBefore", "POST")
    let purchase = Task.immediate { try await store.purchase(yearly, nil) }
    try server.control("arrived", ["method": "POST", "path": "/v1/receipts", "count": 1])
    let read = Task.immediate { try await store.currentState() }
    try server.control("release", [:])
    #expect(try await read.value == purchase.value)
    #expect(try server.requests == ["GET /v1/subscribers/ann", "POST /v1/receipts"])
  }

  @Test func `A receipt that is not answered holds up no reading beyond the patience with it, and is taken when it comes`() async throws {
    let store = try server.store(receiptPatienceSeconds: 0.05)
    _ = try await store.currentState()
    try server.fault("holdBefore", "POST")
    let purchase = Task.immediate { try await store.purchase(SubscriptionModel(id: "pro_monthly", price: ""), nil) }
    try server.control("arrived", ["method": "POST", "path": "/v1/receipts", "count": 1])
    #expect(try await store.currentState() == .notSubscribed)
    // Whoever comes later does not begin to wait anew, and posts nothing.
    #expect(try await store.restore() == .notSubscribed)
    #expect(try server.requests.filter { $0.hasPrefix("POST") }.count == 1)
    try server.control("release", [:])
    #expect(try await purchase.value.status == .active)
    #expect(store.lastKnownState?.status == .active)
    #expect(store.timekeeper.waitsOutside == 0)
  }

  @Test func `A network that delivers a receipt twice buys once`() async throws {
    try server.fault("twice", "POST")
    #expect(try await server.store().purchase(monthly, nil).status == .active)
    #expect(try server.receipts(of: "ann").map(\.posts) == [2])
  }

  // MARK: - Too many requests

  @Test func `Too many requests are waited out, as the server asks`() async throws {
    let pauses = Pauses()
    let store = try server.store(pauses: pauses)
    try server.fault("status", "POST", times: 2, ["status": 429])
    try server.fault("status", "POST", ["status": 429, "headers": ["Retry-After": "7"]])
    #expect(try await store.purchase(monthly, nil).status == .active)
    #expect(pauses.seconds == [0, 0.75, 7])
    let counts = try server.control("requests").array?.compactMap { $0["headers"]?["X-Retry-Count"]?.string }
    #expect(counts == ["0", "0", "1", "2", "3"])
  }

  @Test(arguments: [["Is-Retryable": "false"], ["Retry-After": "3000"]] as [JSONObject])
  func `Where waiting is forbidden or too long the receipt is kept instead`(_ headers: JSONObject) async throws {
    let pauses = Pauses()
    let store = try server.store(pauses: pauses)
    try server.fault("status", "POST", ["status": 429, "headers": .object(headers)])
    let error = await #expect(throws: StoreError.self) { try await store.purchase(monthly, nil) }
    #expect(error?.isRetryable == true)
    #expect(pauses.seconds.isEmpty)
    #expect(try await store.purchase(monthly, nil).status == .active)
    #expect(try server.receipts(of: "ann").count == 1)
  }

  // MARK: - Refusals

  @Test func `A refused receipt is forgotten, and the next purchase has a token of its own`() async throws {
    let store = try server.store()
    try server.fault("status", "POST", ["status": 400, "body": #"{"code": 7103, "message": "Bad token."}"#])
    let error = await #expect(throws: StoreError.self) { try await store.purchase(monthly, nil) }
    #expect(error?.code == .storeProblem)
    #expect(error?.isRetryable == false)
    #expect(store.receipts.kept.isEmpty)
    #expect(try await store.purchase(monthly, nil).status == .active)
    #expect(try server.receipts(of: "ann").map(\.posts) == [1])
  }

  @Test func `A plan that the server does not sell is not available`() async throws {
    let error = await #expect(throws: StoreError.self) {
      try await server.store().purchase(SubscriptionModel(id: "nothing", price: "$1"), nil)
    }
    #expect(error?.code == .productUnavailable)
  }

  @Test func `A payment that is not complete is pending, and its completion is an approval`() async throws {
    let store = try server.store()
    _ = try await store.currentState()
    var causes: [StandingChange.Cause] = []
    let observation = store.observe { causes.append($0.cause) }
    try server.fault("status", "POST", times: 2, ["status": 400, "body": #"{"code": 7651, "message": "Payment not complete."}"#])
    let error = await #expect(throws: StoreError.self) { try await store.purchase(monthly, nil) }
    #expect(error?.code == .paymentPending)
    let waiting = try await store.currentState()
    #expect(waiting.status == .notSubscribed)
    #expect(waiting.pendingPurchases.map(\.subscriptionID) == ["pro_monthly"])
    #expect(waiting.pendingPurchases.map(\.reason) == [.payment])
    let approved = try await store.currentState()
    #expect(approved.status == .active)
    #expect(approved.pendingPurchases.isEmpty)
    #expect(causes == [.purchase, .approval])
    observation.cancel()
  }

  @Test func `An offer that the Test Store cannot give is refused without a request`() async throws {
    let offer = PromotionOfferModel(
      kind: .promotional, id: "half", mode: .payUpFront, price: monthly.product.price, period: .month, isEligible: true)
    let error = await #expect(throws: StoreError.self) { try await server.store().purchase(monthly, offer) }
    #expect(error?.code == .ineligibleForOffer)
    #expect(try server.requests.isEmpty)
  }

  @Test func `A customer who cancels or is made to fail sends nothing`() async throws {
    let cancelled = await #expect(throws: StoreError.self) { try await server.store(decision: .cancel).purchase(monthly, nil) }
    #expect(cancelled?.code == .purchaseCancelled)
    let failed = await #expect(throws: StoreError.self) { try await server.store(decision: .fail).purchase(monthly, nil) }
    #expect(failed?.code == .storeProblem)
    #expect(failed?.underlying?.code == "42")
    #expect(try server.requests.isEmpty)
  }

  @Test func `A key of another store takes no purchase and says which would`() async throws {
    let error = await #expect(throws: StoreError.self) { try await server.store(key: "rcb_web").purchase(monthly, nil) }
    #expect(error?.code == .notSupported)
    #expect(error?.message.contains("test_") == true)
    #expect(try server.requests.isEmpty)
  }

  @Test func `One purchase at a time, and the next may follow whatever became of it`() async throws {
    let store = try server.store()
    _ = try await store.currentState()
    try server.fault("holdBefore", "POST")
    let first = Task.immediate { try await store.purchase(monthly, nil) }
    let error = await #expect(throws: StoreError.self) { try await store.purchase(yearly, nil) }
    #expect(error?.code == .operationInProgress)
    try server.control("arrived", ["method": "POST", "path": "/v1/receipts", "count": 1])
    // Committed: a cancel does not stop it.
    first.cancel()
    try server.control("release", [:])
    #expect(try await first.value.status == .active)
    #expect(try await store.purchase(yearly, nil).allSubscriptions.count == 2)
  }

  @Test func `A purchase cancelled before its token was made buys nothing`() async throws {
    try server.fault("holdBefore", "GET")
    let store = try server.store()
    let purchase = Task.immediate { try await store.purchase(monthly, nil) }
    purchase.cancel()
    let error = await #expect(throws: StoreError.self) { try await purchase.value }
    #expect(error?.code == .purchaseCancelled)
    try server.control("release", [:])
    #expect(try await store.currentState() == .notSubscribed)
    #expect(try server.receipts(of: "ann").isEmpty)
    #expect(try await store.purchase(monthly, nil).status == .active)
  }

  @Test func `A restore is a forced read that finds what was bought elsewhere`() async throws {
    let store = try server.store()
    #expect(try await store.restore().hasAnythingToRestore == false)
    try server.control("subscription", ["user": "ann", "product": "pro_yearly", "fields": [:]])
    #expect(try await store.restore().hasAnythingToRestore)
    try server.control("subscription", ["user": "ann", "product": "pro_yearly", "fields": ["expires_date": "2020-01-01T00:00:00Z"]])
    #expect(try await store.restore().hasAnythingToRestore == false)
  }
}
