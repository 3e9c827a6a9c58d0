import Subscriptions
import Timekeeping

extension RevenueCatStoreClient {
  /// The standing, by what is under way if that will tell it: a receipt's answer is the new standing.
  func standing() async -> Result<SubscriptionState, StoreError> {
    if let settled = await settleReceipts() { return .success(settled) }
    if let sharedRead { return await sharedRead.get() }
    let outcome = Waiter<Result<SubscriptionState, StoreError>>(timekeeper)
    sharedRead = outcome
    let result = await read(cause: .refresh)
    sharedRead = nil
    outcome.resolve(result)
    return result
  }

  /// Asks the server for the customer.
  func read(cause: StandingChange.Cause) async -> Result<SubscriptionState, StoreError> {
    lastNumber += 1
    let number = lastNumber
    let answer = await outside { [backend, cached] in backend.customerInfo(cached) }.get()
    if number < lastNumberTaken, let lastKnownState { return .success(lastKnownState) }
    switch answer {
    case .failure(let error): return .failure(error)
    case .success(let info):
      lastNumberTaken = number
      return .success(take(info, cause: cause))
    }
  }

  /// Takes over an answer to a posting, which is newer than all reads that have begun.
  func takeNewest(_ info: CustomerInfo, cause: StandingChange.Cause) -> SubscriptionState {
    lastNumber += 1
    lastNumberTaken = lastNumber
    return take(info, cause: cause)
  }

  private func take(_ info: CustomerInfo, cause: StandingChange.Cause) -> SubscriptionState {
    lastInfo = info
    tell(info.warnings)
    return show(state(of: info), cause: cause)
  }

  /// The standing that an answer tells, with the plans and the kept receipts as they are now.
  func state(of info: CustomerInfo) -> SubscriptionState {
    // A virtual clock cannot be compared with the server's.
    let now = info.reference(local: timekeeper.mode == .system ? timekeeper.now : nil)
    return Standing(info: info, now: now, plans: catalogue.plans(for: info), display: display)
      .state(pending: receipts.pendingPurchases)
  }

  /// Makes a standing the known one, and announces it when it differs from the one before.
  @discardableResult
  func show(_ state: SubscriptionState, cause: StandingChange.Cause) -> SubscriptionState {
    let before = lastKnownState
    lastKnownState = state
    // To learn a standing for the first time by reading it is no change; what an action brings is one, unless it shows nothing.
    let isFirstReading = before == nil && cause == .refresh
    if isOpen, !isFirstReading, state != before ?? .notSubscribed {
      observers.announce(StandingChange(cause: cause, state: state))
    }
    return state
  }

  func snapshot() async -> Result<ProductsSnapshot, StoreError> {
    if let error = backend.key.kind.reasonNotToSell { return .failure(error) }
    let offerings: Offerings
    switch await outside({ [backend, cached] in backend.offerings(cached) }).get() {
    case .failure(let error): return .failure(error)
    case .success(let answer): offerings = answer
    }
    let products: WebProducts
    switch await outside({ [backend, cached] in backend.products(offerings.productIDs, cached) }).get() {
    case .failure(let error): return .failure(error)
    case .success(let answer): products = answer
    }
    tell(offerings.warnings + products.warnings)
    do throws(StoreError) {
      catalogue = try Catalogue(offerings, products.products, display: display)
    } catch {
      return .failure(error)
    }
    // What the plans add to the standing known so far is no change of it.
    if let lastInfo { lastKnownState = state(of: lastInfo) }
    switch await standing() {
    case .failure(let error): return .failure(error)
    case .success(let state):
      let plans = catalogue.plans(for: lastInfo)
      return .success(
        ProductsSnapshot(
          fetchedAt: timekeeper.now.date, storefront: "", currency: plans.first?.product.price.currency ?? "", subscriptions: plans,
          subscriptionState: lastKnownState ?? state))
    }
  }
}
