public import BridgeWire
public import JSONRPC
import SimulatedStore
import Subscriptions
import Timekeeping

extension Bridge {
  /// The simulated store that a request means: the named one, or the one beneath a spy.
  private func simulated(_ name: String?, _ method: StaticString) throws(RPCError) -> SimulatedStoreClient {
    let store = try stores.resolve(name)
    guard let simulated = store.simulated else { throw .notSupportedByStore(method, store) }
    return simulated
  }

  /// Asks a simulated store, and answers once all that this woke is at rest.
  private func ask<Value>(
    _ name: String?, _ method: StaticString, _ work: (SimulatedStoreClient) throws(SimulatorRefusal) -> Value
  ) async throws(RPCError) -> Value {
    let store = try simulated(name, method)
    do throws(SimulatorRefusal) {
      let value = try work(store)
      await time.settle()
      return value
    } catch {
      throw error.rpcError
    }
  }

  public func simulatorConfigure(
    _ params: SimulatorMethods.Configure.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.SimulatorSettings {
    return try await ask(params.store, SimulatorMethods.Configure.name) { (store) throws(SimulatorRefusal) in
      Wire.SimulatorSettings(try store.configure(SimulatorSettings.Change(params)))
    }
  }

  public func simulatorBuy(
    _ params: SimulatorMethods.Buy.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.Transaction {
    var purchasedAt: Instant?
    if let text = params.purchasedAt { purchasedAt = try instant(text, "purchasedAt") }
    return try await ask(params.store, SimulatorMethods.Buy.name) { (store) throws(SimulatorRefusal) in
      Wire.Transaction(
        try store.buy(productID: params.productID, offer: params.offer, purchasedAt: purchasedAt?.date, renewUntilNow: params.renewUntilNow)
      )
    }
  }

  public func simulatorApprove(
    _ params: SimulatorMethods.Approve.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.Transaction {
    return try await ask(params.store, SimulatorMethods.Approve.name) { (store) throws(SimulatorRefusal) in
      Wire.Transaction(try store.approve(transactionID: params.transactionID))
    }
  }

  public func simulatorDecline(
    _ params: SimulatorMethods.Decline.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.Transaction {
    return try await ask(params.store, SimulatorMethods.Decline.name) { (store) throws(SimulatorRefusal) in
      Wire.Transaction(try store.decline(transactionID: params.transactionID))
    }
  }

  public func simulatorResolveIssue(
    _ params: SimulatorMethods.ResolveIssue.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.Transaction {
    return try await ask(params.store, SimulatorMethods.ResolveIssue.name) { (store) throws(SimulatorRefusal) in
      Wire.Transaction(try store.resolveIssue(transactionID: params.transactionID))
    }
  }

  public func simulatorSetAutoRenew(
    _ params: SimulatorMethods.SetAutoRenew.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.SubscriptionState {
    return try await ask(params.store, SimulatorMethods.SetAutoRenew.name) { (store) throws(SimulatorRefusal) in
      Wire.SubscriptionState(try store.switchAutoRenew(subscriptionID: params.subscriptionID, enabled: params.enabled))
    }
  }

  public func simulatorForceRenewal(
    _ params: SimulatorMethods.ForceRenewal.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.Transaction {
    return try await ask(params.store, SimulatorMethods.ForceRenewal.name) { (store) throws(SimulatorRefusal) in
      Wire.Transaction(try store.forceRenewal(subscriptionID: params.subscriptionID))
    }
  }

  public func simulatorExpire(
    _ params: SimulatorMethods.Expire.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.SubscriptionState {
    return try await ask(params.store, SimulatorMethods.Expire.name) { (store) throws(SimulatorRefusal) in
      Wire.SubscriptionState(try store.expire(subscriptionID: params.subscriptionID))
    }
  }

  public func simulatorRefund(
    _ params: SimulatorMethods.Refund.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.Transaction {
    return try await ask(params.store, SimulatorMethods.Refund.name) { (store) throws(SimulatorRefusal) in
      Wire.Transaction(try store.refund(transactionID: params.transactionID, reason: domain(params.reason)))
    }
  }

  public func simulatorRequestPriceIncrease(
    _ params: SimulatorMethods.RequestPriceIncrease.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.SubscriptionState {
    return try await ask(params.store, SimulatorMethods.RequestPriceIncrease.name) { (store) throws(SimulatorRefusal) in
      Wire.SubscriptionState(
        try store.requestPriceIncrease(
          subscriptionID: params.subscriptionID, amount: params.amount, requiresConsent: params.requiresConsent))
    }
  }

  public func simulatorAnswerPriceIncrease(
    _ params: SimulatorMethods.AnswerPriceIncrease.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.SubscriptionState {
    return try await ask(params.store, SimulatorMethods.AnswerPriceIncrease.name) { (store) throws(SimulatorRefusal) in
      Wire.SubscriptionState(try store.answerPriceIncrease(subscriptionID: params.subscriptionID, accept: params.accept))
    }
  }

  public func simulatorRedeemOfferCode(
    _ params: SimulatorMethods.RedeemOfferCode.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.Transaction {
    return try await ask(params.store, SimulatorMethods.RedeemOfferCode.name) { (store) throws(SimulatorRefusal) in
      Wire.Transaction(try store.redeemOfferCode(subscriptionID: params.subscriptionID, offer: params.offer))
    }
  }

  public func simulatorShareWithFamily(
    _ params: SimulatorMethods.ShareWithFamily.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.SubscriptionState {
    return try await ask(params.store, SimulatorMethods.ShareWithFamily.name) { (store) throws(SimulatorRefusal) in
      Wire.SubscriptionState(try store.shareWithFamily(subscriptionID: params.subscriptionID, shared: params.shared))
    }
  }

  public func simulatorDeleteTransaction(
    _ params: SimulatorMethods.DeleteTransaction.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.SubscriptionState {
    return try await ask(params.store, SimulatorMethods.DeleteTransaction.name) { (store) throws(SimulatorRefusal) in
      Wire.SubscriptionState(try store.deleteTransaction(transactionID: params.transactionID))
    }
  }

  public func simulatorFailNext(
    _ params: SimulatorMethods.FailNext.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.SubscriptionState {
    let api: SimulatedAPI = domain(params.api)
    let error = params.error?.domain
    if error == nil, !params.clear { throw .invalidParam("error", "\"error\" is needed, or \"clear\": true") }
    if error != nil, params.clear { throw .invalidParam("clear", "only one of \"error\", \"clear\" may be given") }
    return try await ask(params.store, SimulatorMethods.FailNext.name) { (store) throws(SimulatorRefusal) in
      guard let error else { return Wire.SubscriptionState(try store.clearFailure(api)) }
      return Wire.SubscriptionState(try store.failNext(api, with: error, times: params.times))
    }
  }

  public func simulatorTransactions(
    _ params: SimulatorMethods.Transactions.Params, _ context: RPCContext
  ) throws(RPCError) -> [Wire.Transaction] {
    let store = try simulated(params.store, SimulatorMethods.Transactions.name)
    do throws(SimulatorRefusal) {
      return try store.transactions(productID: params.productID).map { Wire.Transaction($0) }
    } catch {
      throw error.rpcError
    }
  }

  public func simulatorDescribe(
    _ params: SimulatorMethods.Describe.Params, _ context: RPCContext
  ) throws(RPCError) -> Wire.SimulatorDescription {
    let store = try simulated(params.store, SimulatorMethods.Describe.name)
    do throws(SimulatorRefusal) {
      var description = Wire.SimulatorDescription(try store.describe())
      // What was odd about the ledger when it was opened stands after what is odd about the configuration.
      description.warnings += store.openingWarnings.map { Wire.ConfigurationWarning(message: $0, pointer: "") }
      return description
    } catch {
      throw error.rpcError
    }
  }

  public func simulatorCustomers(
    _ params: SimulatorMethods.Customers.Params, _ context: RPCContext
  ) throws(RPCError) -> [Wire.CustomerListing] {
    try simulated(params.store, SimulatorMethods.Customers.name).customers().map {
      Wire.CustomerListing(customer: $0.customer, isCurrent: $0.isCurrent)
    }
  }

  // MARK: - What first ends all that waits on the store

  public func simulatorReset(
    _ params: SimulatorMethods.Reset.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.SubscriptionState {
    try await abandonWaiting(on: params.store, SimulatorMethods.Reset.name)
    return try await ask(params.store, SimulatorMethods.Reset.name) { (store) throws(SimulatorRefusal) in
      Wire.SubscriptionState(try store.reset(history: params.history, settings: params.settings))
    }
  }

  public func simulatorUseCustomer(
    _ params: SimulatorMethods.UseCustomer.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.SubscriptionState {
    try await abandonWaiting(on: params.store, SimulatorMethods.UseCustomer.name)
    return try await ask(params.store, SimulatorMethods.UseCustomer.name) { (store) throws(SimulatorRefusal) in
      Wire.SubscriptionState(try store.useCustomer(params.customer))
    }
  }

  private func abandonWaiting(on name: String?, _ method: StaticString) async throws(RPCError) {
    _ = try simulated(name, method)
    var store = try stores.resolve(name)
    // From the store that is reset, through all spies over it.
    while let beneath = store.beneath { store = beneath }
    abandon(on: store)
    await time.settle()
  }

  // MARK: - Without a store

  public func configurationCheck(
    _ params: ConfigurationMethods.Check.Params, _ context: RPCContext
  ) throws(RPCError) -> Wire.ConfigurationReport {
    let configuration = SimulatedConfiguration(
      file: params.configurationFile, text: params.configurationText, value: params.configuration, options.files)
    do throws(ConfigurationFailure) {
      return Wire.ConfigurationReport(try ConfigurationReport.check(configuration))
    } catch {
      throw error.rpcError
    }
  }
}
