import SubscriptionViewModels
import Subscriptions
import Testing
import Timekeeping

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Whatever people, stores and clocks do, and in whatever order: the promises of PROTOCOL §7 hold after each step.
@MainActor
struct RandomTreatment {
  /// Given, or new with each run; printed either way.
  private static let seed: UInt64 =
    ProcessInfo.processInfo.environment["SCREENS_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1_000_000_000)

  @Test func `Every promise holds after each of 100 000 steps`() async {
    print("screens under random treatment: SCREENS_SEED=\(Self.seed)")
    for run in 0..<200 {
      let seed = Self.seed &+ UInt64(run)
      var treatment = Treatment(seed: seed)
      let complaints = await treatment.run(steps: 500)
      #expect(complaints.isEmpty, "SCREENS_SEED=\(seed)")
      if !complaints.isEmpty { return }
    }
  }

  @Test func `The same seed gives the same history`() async {
    for run in 0..<5 {
      var first = Treatment(seed: Self.seed &+ UInt64(run))
      var second = Treatment(seed: Self.seed &+ UInt64(run))
      _ = await first.run(steps: 300)
      _ = await second.run(steps: 300)
      #expect(first.history == second.history)
      #expect(first.history.count > 30)
    }
  }
}

/// One random life of a store and its screens.
@MainActor
struct Treatment {
  private var random: SplitMix
  private let time = Timekeeper(virtual: Stage.start)
  private let store: HandStore
  private var screens: [Watched] = []
  private var gone: [Watched] = []
  private var requests = 0
  private(set) var history: [String] = []

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    store = random.chance(60) ? PushingHandStore(time: time) : HandStore(time: time)
  }

  mutating func run(steps: Int) async -> [String] {
    addScreen()
    for step in 0..<steps {
      await takeStep()
      await time.settle()
      for screen in screens + gone { screen.checkRest() }
      let complaints = (screens + gone).flatMap(\.complaints)
      if !complaints.isEmpty {
        return ["step \(step): " + complaints.joined(separator: "; ")] + (screens + gone).flatMap { $0.log.suffix(5) }
      }
    }
    await finish()
    for screen in screens + gone { screen.checkRest() }
    history = (gone + screens).flatMap(\.log)
    var complaints = (screens + gone).flatMap(\.complaints)
    if screens.contains(where: { !$0.asked.isEmpty }) { complaints.append("an action never ended") }
    let calls = store.calls.filter { $0.origin == .action }.count
    if calls > requests { complaints.append("\(calls) store calls for \(requests) actions") }
    return complaints
  }

  /// Answers all that is open, and what that sets going, until nothing is.
  private func finish() async {
    while !store.open.isEmpty {
      for call in store.open { call.answer.resolve(.failure(StoreError(.storeProblem))) }
      await time.settle()
    }
    _ = await time.advance(to: time.now.adding(seconds: 1000))
  }

  private mutating func addScreen() {
    let options = ScreenOptions(
      loadTimeoutSeconds: random.pick([0, 5, 30]), restoreTimeoutSeconds: random.pick([0, 5, 30]),
      restoreMinimumSeconds: random.pick([0, 0, 2, 8]), toastSeconds: random.pick([0, 3]),
      retentionOffers: ["pro_monthly": "save", "basic_monthly": "save"], locale: random.pick(["en", "de", "fr-CA", "ja", "es", "xx"]))
    let screen =
      random.chance(50)
      ? PurchaseSubscriptionViewModel(store: store, time: time, options: options)
      : ManageSubscriptionViewModel(store: store, time: time, options: options)
    screens.append(Watched(screen))
  }

  private mutating func takeStep() async {
    let screen = random.pick(screens)
    switch random.below(100) {
    case 0..<38:
      requests += 1
      screen.ask(request())
    case 38..<68:
      guard !store.open.isEmpty else { return }
      let call = random.pick(store.open)
      call.answer.resolve(answer(to: call.name))
      if random.chance(10) { call.answer.resolve(answer(to: call.name)) }
    case 68..<78: (store as? PushingHandStore)?.push(standing(), random.pick(StandingChange.Cause.allCases))
    case 78..<88: _ = await time.advance(to: time.now.adding(seconds: random.pick([0, 0.5, 1, 3, 5, 12, 31])))
    case 88..<94: screen.asked.randomElement(using: &random)?.task?.cancel()
    case 94: screen.screen.locale = random.pick(["en", "de-DE", "fr", "ja_JP", "es-MX"])
    case 95: screen.screen.showRestoreFailedPopup = false
    case 96: store.stops.toggle()
    case 97: screen.screen.abandonActions()
    case 98:
      screen.dispose()
      screens.removeAll { $0 === screen }
      gone.append(screen)
      if screens.isEmpty { addScreen() }
    default: if screens.count < 3 { addScreen() }
    }
  }

  private mutating func request() -> ScreenRequest {
    let plan = random.pick(["pro_monthly", "pro_yearly", "basic_monthly", "basic_yearly", "stray"])
    let offer = random.pick([nil, nil, "save", "stray"])
    return switch random.below(13) {
    case 0, 1: .load
    case 2: .purchaseSubscription(subscriptionID: plan, promotionOfferID: offer)
    case 3: .purchaseSubscription(subscriptionID: nil, promotionOfferID: nil)
    case 4: .restorePurchases
    case 5: .selectSubscription(subscriptionID: plan)
    case 6: .changeSubscription(subscriptionID: plan, promotionOfferID: offer)
    case 7: .cancelSubscription
    case 8: .acceptRetentionOffer
    case 9: .declineRetentionOffer
    case 10: .resumeSubscription
    case 11: .requestRefund(reason: nil)
    default: random.chance(50) ? .dismissToast(id: random.pick([nil, "toast-1"])) : .dismissRestoreFailedPopup
    }
  }

  private mutating func answer(to name: String) -> HandStore.Answer {
    if random.chance(30) { return .failure(StoreError(random.pick(StoreError.Code.allCases))) }
    return name == "fetchProducts" ? .products(.of(standing(), plans())) : .state(standing())
  }

  /// Some of the plans, never none, each with or without an offer that is or isn't for this customer.
  private mutating func plans() -> [SubscriptionModel] {
    var plans = Plans.all.filter { _ in random.chance(85) }
    if plans.isEmpty { plans = [Plans.proMonthly] }
    return plans.map { random.chance(70) ? $0.offering(random.chance(70) ? Plans.save : Plans.save.notEligible()) : $0 }
  }

  private mutating func standing() -> SubscriptionState {
    let id = random.pick(["pro_monthly", "pro_yearly", "basic_monthly"])
    let choice = random.below(9)
    let renews = random.chance(60)
    let held = SubscriptionState.holding(id) {
      $0.willAutoRenew = renews
      $0.managementURL = choice == 0 ? "https://example.com" : nil
      $0.ownership = choice == 1 ? .familyShared : .purchased
      if choice == 2 { $0.pendingChange = .init(subscriptionID: "basic_monthly", effectiveAt: Stage.start.date, change: .downgrade) }
      if choice == 3 { $0.renewalOffer = Plans.save }
    }
    var standing: SubscriptionState =
      switch choice {
      case 4: .notSubscribed
      case 5: held.with(.expired, entitled: false)
      case 6: held.with(.inGracePeriod, entitled: true)
      case 7: held.with(.inBillingRetry, entitled: false)
      case 8: held.with(.revoked, entitled: false) { $0.revokedAt = Stage.start.date }
      default: held
      }
    if random.chance(15) { standing = standing.waiting(for: "pro_yearly") }
    if random.chance(10) { standing.ownedProducts = ["coins"] }
    return standing
  }
}
