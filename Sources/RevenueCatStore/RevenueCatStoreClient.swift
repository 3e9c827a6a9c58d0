import Dispatch
public import Subscriptions
public import Timekeeping

/// A RevenueCat project as a store: its offerings are the plans, its customer info the standing, its Test Store takes the purchases.
///
/// What needs the network waits for it outside the process's clock, and blocks no actor. Reads that overlap share one request; the
/// answer to a read that began before a newer answer came is dropped (reported-faults B32).
@MainActor
public final class RevenueCatStoreClient: SubscriptionStoreClient, ClosableStoreClient {
  let settings: RevenueCatSettings
  let backend: Backend
  let cached = CachedAnswers()
  /// The receipts that the server has not confirmed.
  let receipts: ReceiptBook
  let timekeeper: Timekeeper
  let makeUUID: @MainActor () -> String
  let display: PriceDisplay
  private let warn: @MainActor (String) -> Void
  private var toldWarnings: Set<String> = []

  public internal(set) var lastKnownState: SubscriptionState?
  var lastInfo: CustomerInfo?
  var catalogue: Catalogue

  var currentPurchase: PurchaseAttempt?
  /// The round of postings that is under way.
  var settling: Waiter<SubscriptionState?>?
  /// Real seconds for which a read waits for receipts that are posted first.
  let receiptPatienceSeconds: Double

  var sharedRead: Waiter<Result<SubscriptionState, StoreError>>?
  var sharedSnapshot: Waiter<Result<ProductsSnapshot, StoreError>>?
  /// Reads are numbered as they begin, postings as their answers come: only an answer with a higher number than the last is taken.
  var lastNumber = 0
  var lastNumberTaken = 0

  private var openCalls: [Int: @MainActor (StoreError) -> Void] = [:]
  private var lastCall = 0
  private(set) var isOpen = true

  let observers = StandingObservers()
  var observerCount = 0
  var nextRefresh: DueThing?

  /// Opens a store. Nothing is asked of the server yet.
  /// - Parameters:
  ///   - timekeeper: the process's clock. Exchanges with the server take real time whatever it is.
  ///   - warn: told, once each, what was left out of answers and which kept receipts cannot be read; one line of English, without a key.
  /// - Throws: a ``RevenueCatConfigurationError`` that names the setting.
  public convenience init(
    _ settings: RevenueCatSettings, timekeeper: Timekeeper, warn: @escaping @MainActor (String) -> Void = { _ in }
  ) throws(RevenueCatConfigurationError) {
    guard Curl.loaded != nil else {
      throw RevenueCatConfigurationError(
        "A RevenueCat store needs libcurl (libcurl.so.4), which is not on this machine; install it, on Debian with: apt-get install libcurl4"
      )
    }
    try self.init(settings, timekeeper: timekeeper, transport: CurlTransport(), makeUUID: UUIDText.random, warn: warn)
  }

  /// - Parameters:
  ///   - receiptPatienceSeconds: how long a read waits for receipts that are posted first.
  ///   - pause: waits real seconds between two tries of a receipt, on the calling thread.
  init(
    _ settings: RevenueCatSettings, timekeeper: Timekeeper, transport: any HTTPTransport, key: APIKey? = nil,
    makeUUID: @escaping @MainActor () -> String, receiptPatienceSeconds: Double = 5, pause: (@Sendable (Double) -> Void)? = nil,
    warn: @escaping @MainActor (String) -> Void = { _ in }
  ) throws(RevenueCatConfigurationError) {
    let userID = String(settings.appUserID.trimmingWhiteSpace)
    guard !userID.isEmpty else { throw RevenueCatConfigurationError("The app user id is empty") }
    for (name, seconds) in [("requestTimeoutSeconds", settings.requestTimeoutSeconds), ("refreshSeconds", settings.refreshSeconds)] {
      guard seconds.isFinite, seconds >= 0 else { throw RevenueCatConfigurationError("\(name) must be a number of seconds, 0 or more") }
    }
    self.settings = settings
    self.timekeeper = timekeeper
    self.makeUUID = makeUUID
    self.receiptPatienceSeconds = receiptPatienceSeconds
    display = PriceDisplay(locale: settings.locale)
    catalogue = Catalogue(display: display)
    self.warn = warn
    let key = if let key { key } else { try settings.key.key() }
    var backend = Backend(
      address: try Address(base: settings.baseURL), key: key, userID: userID, transport: transport,
      timeoutSeconds: settings.requestTimeoutSeconds)
    if let pause { backend.pause = pause }
    self.backend = backend
    receipts = ReceiptBook.book(
      in: try ReceiptFolder(stateDirectory: settings.stateDirectory), server: backend.address.url(""), appUserID: userID)
    tell(receipts.warnings)
  }

  // MARK: - The four actions

  /// The plans of the current offering, and the customer's standing.
  @MainActor
  public func fetchProducts() async throws(StoreError) -> ProductsSnapshot {
    try await call { [self] in
      if let sharedSnapshot { return await sharedSnapshot.get() }
      let outcome = Waiter<Result<ProductsSnapshot, StoreError>>(timekeeper)
      sharedSnapshot = outcome
      let result = await snapshot()
      sharedSnapshot = nil
      outcome.resolve(result)
      return result
    }.get()
  }

  /// Buys a plan in the Test Store, as ``RevenueCatSettings/purchaseDecision`` says.
  @MainActor
  public func purchase(
    _ subscription: SubscriptionModel, _ promotionOffer: PromotionOfferModel?
  ) async throws(StoreError) -> SubscriptionState {
    let attempt = try beginPurchase(subscription, promotionOffer)
    return try await call(ending: attempt) { [self] in
      let result = await buy(subscription, attempt)
      endPurchase(attempt)
      return result
    }.get()
  }

  /// Reads the customer's standing anew, after posting what was bought and not confirmed. In the Test Store nothing else can be restored.
  @MainActor
  public func restore() async throws(StoreError) -> SubscriptionState {
    try await call { [self] in
      _ = await settleReceipts()
      return await read(cause: .restore)
    }.get()
  }

  /// The customer's standing as the server has it now.
  @MainActor
  public func currentState() async throws(StoreError) -> SubscriptionState {
    try await call { [self] in await standing() }.get()
  }

  /// Ends what waits on the store, with ``StoreError/Code/storeProblem``. A receipt under way is kept, and posted again by the next store.
  public func close() {
    isOpen = false
    nextRefresh?.cancel()
    let ended = openCalls.sorted { $0.key < $1.key }
    openCalls = [:]
    for call in ended { call.value(RevenueCatStoreClient.closed) }
  }

  static let closed = StoreError(.storeProblem, message: "The store was closed", isRetryable: false)

  // MARK: - Calls, and the world outside

  /// Runs a call in a task of its own, so that closing the store or cancelling the caller ends the wait, and not the work.
  private func call<Value: Sendable>(
    ending attempt: PurchaseAttempt? = nil, _ body: @escaping @MainActor () async -> Result<Value, StoreError>
  ) async -> Result<Value, StoreError> {
    guard isOpen else { return .failure(RevenueCatStoreClient.closed) }
    let outcome = Waiter<Result<Value, StoreError>>(timekeeper)
    lastCall += 1
    let ticket = lastCall
    openCalls[ticket] = { outcome.resolve(.failure($0)) }
    Task.immediate {
      let result = await body()
      openCalls[ticket] = nil
      outcome.resolve(result)
    }
    if let result = await outcome.valueUnlessCancelled() { return result }
    if let attempt {
      // What has been committed runs to its end.
      if attempt.isCommitted { return await outcome.get() }
      attempt.isCancelled = true
      endPurchase(attempt)
    }
    return .failure(StoreError(.purchaseCancelled))
  }

  /// Does blocking work off the main actor; the waiter brings its result back.
  func outside<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Waiter<Value> {
    let waiter = Waiter<Value>(timekeeper)
    let timekeeper = timekeeper
    timekeeper.beginWaitOutside()
    // A queue of its own gets a thread of its own. The shared ones are as few as the machine's cores, and one that waits for a server
    // would keep the others' requests back.
    DispatchQueue(label: "RevenueCat exchange", qos: .userInitiated).async {
      let value = work()
      MainActorNow.run {
        timekeeper.endWaitOutside()
        waiter.resolve(value)
      }
    }
    return waiter
  }

  /// Has something happen when a wait for the server has become too long. Real time, as everything about the server.
  func patience(_ seconds: Double, end: @escaping @MainActor () -> Void) -> Patience {
    let patience = Patience(timekeeper, end: end)
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActorNow.run { patience.runOut() }
    }
    return patience
  }

  /// Warns of what has not been warned of before.
  func tell(_ warnings: [String]) {
    for warning in warnings where toldWarnings.count < 1000 && toldWarnings.insert(warning).inserted {
      warn(backend.key.redacting(warning))
    }
  }
}

extension APIKey.Kind {
  /// Why a store with such a key cannot list products, nil when it can. One of an unknown kind may.
  var reasonNotToSell: StoreError? {
    switch self {
    case .testStore, .webBilling, .unknown: nil
    case .appStore, .playStore, .amazon, .galaxy, .stripe, .paddle:
      StoreError(
        .configuration,
        message: "The API key is for \(name), whose products only its own devices can list; a Test Store key begins with test_")
    }
  }

  /// Why a store with such a key cannot take a purchase, nil when it can.
  var reasonNotToBuy: StoreError? {
    self == .testStore
      ? nil
      : StoreError(
        .notSupported, message: "The API key is for \(name); purchases from here go through the Test Store, whose keys begin with test_")
  }
}
