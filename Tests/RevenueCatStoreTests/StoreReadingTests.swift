import JSON
import Subscriptions
import Testing
import Timekeeping

@testable import RevenueCatStore

/// The store reads over real HTTP from the stand-in.
@Suite @MainActor struct StoreReadingTests {
  let server: StandIn

  init() throws {
    server = try StandIn()
  }

  @Test func `The plans are the current offering's, and those that differ in length alone are of one level`() async throws {
    let snapshot = try await server.store().fetchProducts()
    #expect(snapshot.subscriptions.map(\.id) == ["pro_yearly", "pro_monthly"])
    #expect(snapshot.subscriptions.map(\.level) == [1, 1])
    #expect(snapshot.subscriptions.map(\.savingsPercent) == [33, nil])
    #expect(snapshot.subscriptions.map(\.product.price.display) == ["$79.99", "$9.99"])
    #expect(snapshot.subscriptions.map { $0.pricePerMonth?.display } == ["$6.66", "$9.99"])
    #expect(snapshot.subscriptions[1].introductoryOffer?.mode == .freeTrial)
    #expect(snapshot.subscriptions[1].introductoryOffer?.isEligible == true)
    #expect(snapshot.subscriptionState == .notSubscribed)
    #expect(snapshot.currency == "USD")
    #expect(
      try server.requests == [
        "GET /v1/subscribers/ann/offerings", "GET /rcbilling/v1/subscribers/ann/products?id=pro_yearly&id=pro_monthly&id=basic_monthly",
        "GET /v1/subscribers/ann",
      ])
  }

  @Test func `A plan that is held stays listed when its offering is no longer shown`() async throws {
    try server.control("subscription", ["user": "ann", "product": "basic_monthly", "fields": [:]])
    let snapshot = try await server.store().fetchProducts()
    #expect(snapshot.subscriptions.map(\.id) == ["pro_yearly", "pro_monthly", "basic_monthly"])
    #expect(snapshot.subscriptionState.subscription?.subscriptionID == "basic_monthly")
  }

  @Test func `A user's id is encoded as a step of the path`() async throws {
    _ = try await server.store(user: " $RCAnonymousID:ab/c?d#e ä ").currentState()
    #expect(try server.requests == ["GET /v1/subscribers/$RCAnonymousID%3Aab%2Fc%3Fd%23e%20%C3%A4"])
  }

  @Test func `What was not modified is taken again, with the server's new date`() async throws {
    let store = try server.store()
    try server.control("subscription", ["user": "ann", "product": "pro_monthly", "fields": ["expires_date": "2200-01-01T00:00:00Z"]])
    let first = try await store.currentState()
    let date = try #require(store.lastInfo?.requestDate)
    let second = try await store.currentState()
    #expect(first == second)
    #expect(first.status == .active)
    #expect(try #require(store.lastInfo?.requestDate) >= date)
    let tags = try server.control("requests").array?.map { $0["headers"]?["X-RevenueCat-ETag"]?.string ?? "none" }
    #expect(tags?.first == "")
    #expect(tags?.last?.isEmpty == false)
  }

  @Test func `C12: not modified without a body is asked again once, without the tag`() async throws {
    try server.fault("status", "GET", times: 2, ["status": 304])
    let store = try server.store()
    await #expect(throws: StoreError.self) { try await store.currentState() }
    #expect(try server.requests.count == 2)
    #expect(try await store.currentState() == .notSubscribed)
  }

  @Test func `C11: a refusal is not kept as if it were an answer`() async throws {
    try server.fault(
      "status", "GET", ["status": 400, "body": #"{"code": 7226, "message": "No."}"#, "headers": ["X-RevenueCat-ETag": "tag"]])
    let store = try server.store()
    await #expect(throws: StoreError.self) { try await store.currentState() }
    #expect(try await store.currentState() == .notSubscribed)
    #expect(try server.control("requests").array?.last?["headers"]?["X-RevenueCat-ETag"]?.string == "")
  }

  @Test func `B37: each reading asks the server, however quiet the process was before`() async throws {
    let timekeeper = Timekeeper(virtual: instant("2026-01-01T00:00:00Z"))
    let store = try server.store(timekeeper: timekeeper)
    #expect(try await store.currentState() == .notSubscribed)
    try server.control("subscription", ["user": "ann", "product": "pro_yearly", "fields": [:]])
    _ = await timekeeper.advance(to: instant("2026-01-01T00:00:01Z"))
    #expect(try await store.currentState().status == .active)
  }

  @Test func `Reads that overlap share one request`() async throws {
    try server.fault("holdBefore", "GET")
    let timekeeper = Timekeeper(virtual: instant("2026-01-01T00:00:00Z"))
    let store = try server.store(timekeeper: timekeeper)
    let first = Task.immediate { try await store.currentState() }
    let second = Task.immediate { try await store.currentState() }
    #expect(timekeeper.waitsOutside == 1)
    try server.control("arrived", ["method": "GET", "path": "/v1", "count": 1])
    try server.control("release", [:])
    #expect(try await first.value == second.value)
    #expect(try server.requests.count == 1)
    #expect(timekeeper.waitsOutside == 0)
  }

  @Test func `A cancelled read ends at once, and the one beside it does not`() async throws {
    try server.fault("holdBefore", "GET")
    let store = try server.store()
    let first = Task.immediate { try await store.currentState() }
    let second = Task.immediate { try await store.currentState() }
    first.cancel()
    let error = await #expect(throws: StoreError.self) { try await first.value }
    #expect(error?.code == .purchaseCancelled)
    try server.control("arrived", ["method": "GET", "path": "/v1", "count": 1])
    try server.control("release", [:])
    #expect(try await second.value == .notSubscribed)
  }

  @Test func `C9: one broken subscription is left out with a warning and gives nothing`() async throws {
    try server.control("subscription", ["user": "ann", "product": "pro_yearly", "fields": ["expires_date": 17]])
    try server.control("subscription", ["user": "ann", "product": "pro_monthly", "fields": ["expires_date": "2200-01-01T00:00:00Z"]])
    var warnings: [String] = []
    let store = try server.store { warnings.append($0) }
    let state = try await store.currentState()
    #expect(state.allSubscriptions.map(\.subscriptionID) == ["pro_monthly"])
    #expect(warnings.contains { $0.contains("pro_yearly.expires_date") })
    let count = warnings.count
    _ = try await store.currentState()
    #expect(warnings.count == count)
  }

  // MARK: - Trouble

  nonisolated static let troubles: [(kind: String, more: JSONObject, code: StoreError.Code, isRetryable: Bool)] = [
    ("dropBefore", [:], .network, true),
    ("truncated", [:], .network, true),
    ("halfJSON", [:], .serverProblem, true),
    ("endless", ["bytes": 20_000_000], .serverProblem, true),
    ("status", ["status": 500, "body": "<html>", "contentType": "text/html"], .serverProblem, true),
    ("status", ["status": 429], .serverProblem, true),
    ("status", ["status": 404, "body": "<html>", "contentType": "text/html"], .serverProblem, false),
    ("status", ["status": 403, "body": "{}", "contentType": "text/plain"], .invalidCredentials, false),
    ("status", ["status": 400, "body": #"{"code": "7256", "message": "No such user."}"#], .configuration, false),
    ("status", ["status": 400, "body": #"{"attributes_error_response": {"code": 7101}}"#], .storeProblem, false),
    ("status", ["status": 200, "body": "[]"], .serverProblem, true),
    ("status", ["status": 302, "headers": ["Location": "http://127.0.0.2:1/v1/subscribers/ann"]], .serverProblem, true),
    ("status", ["status": 302, "headers": ["Location": "//example.com/"]], .serverProblem, true),
  ]

  @Test(arguments: troubles.indices) func `Trouble with a server is told by its kind, and over when the server is well`(_ place: Int)
    async throws
  {
    let trouble = Self.troubles[place]
    try server.fault(trouble.kind, "GET", trouble.more)
    let store = try server.store()
    let error = await #expect(throws: StoreError.self) { try await store.currentState() }
    #expect(error?.code == trouble.code)
    #expect(error?.isRetryable == trouble.isRetryable)
    #expect(error?.underlying != nil || trouble.more["status"]?.int == 302)
    #expect(try await store.currentState() == .notSubscribed)
  }

  @Test func `A redirect within the host is followed`() async throws {
    try server.fault("status", "GET", ["status": 307, "headers": ["Location": "/v1/subscribers/bob"]])
    let store = try server.store()
    #expect(try await store.currentState() == .notSubscribed)
    #expect(try server.requests == ["GET /v1/subscribers/ann", "GET /v1/subscribers/bob"])
  }

  @Test func `A server that does not answer is given up after the time-out`() async throws {
    try server.fault("holdBefore", "GET")
    let store = try server.store(requestTimeoutSeconds: 0.2)
    let error = await #expect(throws: StoreError.self) { try await store.currentState() }
    #expect(error?.code == .timedOut)
    try server.control("release", [:])
  }

  @Test func `C8: nobody at the address is no answer of the network, and not offline`() async throws {
    let store = try RevenueCatStoreClient(
      RevenueCatSettings(appUserID: "ann", baseURL: "http://127.0.0.1:1"), timekeeper: .system, transport: CurlTransport(),
      key: APIKey(StandIn.key, from: "the test"), makeUUID: UUIDText.random)
    let error = await #expect(throws: StoreError.self) { try await store.currentState() }
    #expect(error?.code == .network)
    #expect(error?.message.contains("127.0.0.1") == true)
  }

  @Test func `A key that the server repeats is not passed on`() async throws {
    let other = "test_another_secret"
    let store = try server.store(key: other)
    let error = await #expect(throws: StoreError.self) { try await store.currentState() }
    #expect(error?.code == .invalidCredentials)
    #expect(error?.underlying?.code == "7225")
    #expect(!"\(String(describing: error))".contains(other))
    #expect(error?.message.contains("[API key]") == true)
  }

  @Test func `A key for a device's store sells nothing here, and says what would`() async throws {
    let store = try server.store(key: "appl_something")
    let error = await #expect(throws: StoreError.self) { try await store.fetchProducts() }
    #expect(error?.code == .configuration)
    #expect(error?.message.contains("the App Store") == true)
    #expect(error?.message.contains("test_") == true)
    #expect(try server.requests.isEmpty)
  }

  // MARK: - Refreshing and closing

  @Test func `While somebody observes, a change elsewhere is announced, and an equal standing is not`() async throws {
    let timekeeper = Timekeeper(virtual: instant("2026-01-01T00:00:00Z"))
    let store = try server.store(timekeeper: timekeeper, refreshSeconds: 60)
    _ = try await store.currentState()
    let changed = Waiter<StandingChange>(timekeeper)
    let observation = store.observe { changed.resolve($0) }
    #expect(timekeeper.nextDue == instant("2026-01-01T00:01:00Z"))
    _ = await timekeeper.advance(to: instant("2026-01-01T00:01:00Z"))
    // An equal standing: nothing is announced by the reading that the clock began; this one shares it.
    _ = try await store.currentState()
    #expect(!changed.isResolved)
    try server.control("subscription", ["user": "ann", "product": "pro_monthly", "fields": [:]])
    _ = try await store.currentState()
    let change = await changed.get()
    #expect(change.cause == .refresh)
    #expect(change.state.status == .active)
    observation.cancel()
    #expect(timekeeper.nextDue == nil)
  }

  @Test func `Closing ends what waits`() async throws {
    try server.fault("holdBefore", "GET")
    let store = try server.store()
    let read = Task.immediate { try await store.currentState() }
    store.close()
    let error = await #expect(throws: StoreError.self) { try await read.value }
    #expect(error?.code == .storeProblem)
    let late = await #expect(throws: StoreError.self) { try await store.currentState() }
    #expect(late?.code == .storeProblem)
    try server.control("release", [:])
  }
}
