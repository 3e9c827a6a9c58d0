// Made from Schemas/openrpc.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSONRPC
internal import JSON

/// Serves every method that a front end may call: one function each, so that a method without one does not compile.
@MainActor
public protocol BridgeHandlers {
  /// `initialize`: Says who asks and hears who answers.
  func initialize(_ params: ProcessMethods.Initialize.Params, _ context: RPCContext) throws(RPCError) -> Wire.InitializeResult

  /// `bridge/reset`: Makes the process as it was at its start.
  func bridgeReset(_ params: BridgeMethods.Reset.Params, _ context: RPCContext) async throws(RPCError) -> Wire.ResetResult

  /// `clock/now`: Reads the clock.
  func clockNow(_ context: RPCContext) throws(RPCError) -> Wire.ClockReading

  /// `clock/advance`: Moves the virtual clock, and answers when all that this woke is at rest.
  func clockAdvance(_ params: ClockMethods.Advance.Params, _ context: RPCContext) async throws(RPCError) -> Wire.ClockAdvanced

  /// `store/open`: Opens a store.
  func storeOpen(_ params: StoreMethods.Open.Params, _ context: RPCContext) async throws(RPCError) -> Wire.StoreOpened

  /// `store/close`: Closes a store.
  func storeClose(_ params: StoreMethods.Close.Params, _ context: RPCContext) async throws(RPCError)

  /// `store/list`: Lists the open stores.
  func storeList(_ context: RPCContext) throws(RPCError) -> [Wire.StoreListing]

  /// `store/fetchProducts`: Reads all that a store sells to its current customer, and the customer's standing.
  func storeFetchProducts(_ params: StoreMethods.FetchProducts.Params, _ context: RPCContext) async throws(RPCError) -> Wire.ProductsSnapshot

  /// `store/purchase`: Buys a plan, or changes to it from another of the same group.
  func storePurchase(_ params: StoreMethods.Purchase.Params, _ context: RPCContext) async throws(RPCError) -> Wire.SubscriptionState

  /// `store/restore`: Asks a store anew for everything the customer has bought before.
  func storeRestore(_ params: StoreMethods.Restore.Params, _ context: RPCContext) async throws(RPCError) -> Wire.SubscriptionState

  /// `store/currentState`: Reads the customer's standing.
  func storeCurrentState(_ params: StoreMethods.CurrentState.Params, _ context: RPCContext) async throws(RPCError) -> Wire.SubscriptionState

  /// `store/setAutoRenew`: Switches the renewal of a held plan on or off.
  func storeSetAutoRenew(_ params: StoreMethods.SetAutoRenew.Params, _ context: RPCContext) async throws(RPCError) -> Wire.SubscriptionState

  /// `store/requestRefund`: Asks for the money of a plan's current period back.
  func storeRequestRefund(_ params: StoreMethods.RequestRefund.Params, _ context: RPCContext) async throws(RPCError) -> Wire.SubscriptionState

  /// `store/stateDidChange`: Tells the bridge that the standing behind a delegated store became different.
  func storeStateDidChange(_ params: StoreMethods.StateDidChange.Params, _ context: RPCContext) throws(RPCError)

  /// `viewModel/create`: Opens a screen on a store.
  func viewModelCreate(_ params: ViewModelMethods.Create.Params, _ context: RPCContext) throws(RPCError) -> Wire.ViewModelCreated

  /// `viewModel/list`: Lists the view models.
  func viewModelList(_ context: RPCContext) throws(RPCError) -> [Wire.ViewModelListing]

  /// `viewModel/state`: Reads the whole state of a screen.
  func viewModelState(_ params: ViewModelMethods.State.Params, _ context: RPCContext) throws(RPCError) -> Wire.ViewModelSnapshot

  /// `viewModel/dispose`: Closes a screen.
  func viewModelDispose(_ params: ViewModelMethods.Dispose.Params, _ context: RPCContext) async throws(RPCError)

  /// `viewModel/load`: Loads the plans and the standing.
  func viewModelLoad(_ params: ViewModelMethods.Load.Params, _ context: RPCContext) async throws(RPCError) -> Wire.ActionResult

  /// `viewModel/purchaseSubscription`: Buys a plan.
  func viewModelPurchaseSubscription(_ params: ViewModelMethods.PurchaseSubscription.Params, _ context: RPCContext) async throws(RPCError) -> Wire.ActionResult

  /// `viewModel/restorePurchases`: Asks the store for what was bought before.
  func viewModelRestorePurchases(_ params: ViewModelMethods.RestorePurchases.Params, _ context: RPCContext) async throws(RPCError) -> Wire.ActionResult

  /// `viewModel/selectSubscription`: Picks a plan on the purchase screen.
  func viewModelSelectSubscription(_ params: ViewModelMethods.SelectSubscription.Params, _ context: RPCContext) async throws(RPCError) -> Wire.ActionResult

  /// `viewModel/changeSubscription`: Changes to another plan on the manage screen.
  func viewModelChangeSubscription(_ params: ViewModelMethods.ChangeSubscription.Params, _ context: RPCContext) async throws(RPCError) -> Wire.ActionResult

  /// `viewModel/cancelSubscription`: Switches off the renewal of the held plan, or shows an offer to stay first.
  func viewModelCancelSubscription(_ params: ViewModelMethods.CancelSubscription.Params, _ context: RPCContext) async throws(RPCError) -> Wire.ActionResult

  /// `viewModel/acceptRetentionOffer`: Takes the offer to stay.
  func viewModelAcceptRetentionOffer(_ params: ViewModelMethods.AcceptRetentionOffer.Params, _ context: RPCContext) async throws(RPCError) -> Wire.ActionResult

  /// `viewModel/declineRetentionOffer`: Turns the offer to stay down, and goes on to cancel.
  func viewModelDeclineRetentionOffer(_ params: ViewModelMethods.DeclineRetentionOffer.Params, _ context: RPCContext) async throws(RPCError) -> Wire.ActionResult

  /// `viewModel/resumeSubscription`: Switches the renewal of the held plan on again.
  func viewModelResumeSubscription(_ params: ViewModelMethods.ResumeSubscription.Params, _ context: RPCContext) async throws(RPCError) -> Wire.ActionResult

  /// `viewModel/requestRefund`: Asks for the money of the held plan's period back.
  func viewModelRequestRefund(_ params: ViewModelMethods.RequestRefund.Params, _ context: RPCContext) async throws(RPCError) -> Wire.ActionResult

  /// `viewModel/dismissToast`: Takes a toast away.
  func viewModelDismissToast(_ params: ViewModelMethods.DismissToast.Params, _ context: RPCContext) throws(RPCError) -> Wire.ActionResult

  /// `viewModel/dismissRestoreFailedPopup`: Takes the popup about a failed restore away.
  func viewModelDismissRestoreFailedPopup(_ params: ViewModelMethods.DismissRestoreFailedPopup.Params, _ context: RPCContext) throws(RPCError) -> Wire.ActionResult

  /// `simulator/configure`: Changes how a simulated store behaves.
  func simulatorConfigure(_ params: SimulatorMethods.Configure.Params, _ context: RPCContext) async throws(RPCError) -> Wire.SimulatorSettings

  /// `simulator/failNext`: Arms or clears a failure of one part of a simulated store.
  func simulatorFailNext(_ params: SimulatorMethods.FailNext.Params, _ context: RPCContext) async throws(RPCError) -> Wire.SubscriptionState

  /// `simulator/transactions`: Lists transactions, oldest first, pending and failed ones included.
  func simulatorTransactions(_ params: SimulatorMethods.Transactions.Params, _ context: RPCContext) throws(RPCError) -> [Wire.Transaction]

  /// `simulator/buy`: Makes a purchase outside the app.
  func simulatorBuy(_ params: SimulatorMethods.Buy.Params, _ context: RPCContext) async throws(RPCError) -> Wire.Transaction

  /// `simulator/approve`: Approves a purchase that waits for a parent.
  func simulatorApprove(_ params: SimulatorMethods.Approve.Params, _ context: RPCContext) async throws(RPCError) -> Wire.Transaction

  /// `simulator/decline`: Declines a purchase that waits for a parent.
  func simulatorDecline(_ params: SimulatorMethods.Decline.Params, _ context: RPCContext) async throws(RPCError) -> Wire.Transaction

  /// `simulator/resolveIssue`: Resolves what interrupts a purchase or a renewal.
  func simulatorResolveIssue(_ params: SimulatorMethods.ResolveIssue.Params, _ context: RPCContext) async throws(RPCError) -> Wire.Transaction

  /// `simulator/setAutoRenew`: Switches the renewal of a plan, outside the app.
  func simulatorSetAutoRenew(_ params: SimulatorMethods.SetAutoRenew.Params, _ context: RPCContext) async throws(RPCError) -> Wire.SubscriptionState

  /// `simulator/forceRenewal`: Renews a plan now.
  func simulatorForceRenewal(_ params: SimulatorMethods.ForceRenewal.Params, _ context: RPCContext) async throws(RPCError) -> Wire.Transaction

  /// `simulator/expire`: Ends a plan now.
  func simulatorExpire(_ params: SimulatorMethods.Expire.Params, _ context: RPCContext) async throws(RPCError) -> Wire.SubscriptionState

  /// `simulator/refund`: Gives the money of a transaction back.
  func simulatorRefund(_ params: SimulatorMethods.Refund.Params, _ context: RPCContext) async throws(RPCError) -> Wire.Transaction

  /// `simulator/requestPriceIncrease`: Tells the customer of a plan that it will cost more.
  func simulatorRequestPriceIncrease(_ params: SimulatorMethods.RequestPriceIncrease.Params, _ context: RPCContext) async throws(RPCError) -> Wire.SubscriptionState

  /// `simulator/answerPriceIncrease`: Answers a price increase for the customer.
  func simulatorAnswerPriceIncrease(_ params: SimulatorMethods.AnswerPriceIncrease.Params, _ context: RPCContext) async throws(RPCError) -> Wire.SubscriptionState

  /// `simulator/redeemOfferCode`: Redeems an offer code for the customer.
  func simulatorRedeemOfferCode(_ params: SimulatorMethods.RedeemOfferCode.Params, _ context: RPCContext) async throws(RPCError) -> Wire.Transaction

  /// `simulator/shareWithFamily`: Switches the sharing of a plan with the customer's family.
  func simulatorShareWithFamily(_ params: SimulatorMethods.ShareWithFamily.Params, _ context: RPCContext) async throws(RPCError) -> Wire.SubscriptionState

  /// `simulator/deleteTransaction`: Forgets a transaction, with its renewals and restores.
  func simulatorDeleteTransaction(_ params: SimulatorMethods.DeleteTransaction.Params, _ context: RPCContext) async throws(RPCError) -> Wire.SubscriptionState

  /// `simulator/reset`: Forgets the history, the settings, or both.
  func simulatorReset(_ params: SimulatorMethods.Reset.Params, _ context: RPCContext) async throws(RPCError) -> Wire.SubscriptionState

  /// `simulator/customers`: Lists the customers of a simulated store.
  func simulatorCustomers(_ params: SimulatorMethods.Customers.Params, _ context: RPCContext) throws(RPCError) -> [Wire.CustomerListing]

  /// `simulator/useCustomer`: Gives a simulated store to another customer.
  func simulatorUseCustomer(_ params: SimulatorMethods.UseCustomer.Params, _ context: RPCContext) async throws(RPCError) -> Wire.SubscriptionState

  /// `simulator/describe`: Describes all that a simulated store sells and how it behaves.
  func simulatorDescribe(_ params: SimulatorMethods.Describe.Params, _ context: RPCContext) throws(RPCError) -> Wire.SimulatorDescription

  /// `configuration/check`: Says what a `.storekit` configuration is good for, without opening a store.
  func configurationCheck(_ params: ConfigurationMethods.Check.Params, _ context: RPCContext) throws(RPCError) -> Wire.ConfigurationReport

  /// `spy/stub`: Says how the next calls of an action end.
  func spyStub(_ params: SpyMethods.Stub.Params, _ context: RPCContext) throws(RPCError)

  /// `spy/release`: Lets a held call go on.
  func spyRelease(_ params: SpyMethods.Release.Params, _ context: RPCContext) async throws(RPCError)

  /// `spy/calls`: Lists the calls that a spy recorded, oldest first.
  func spyCalls(_ params: SpyMethods.Calls.Params, _ context: RPCContext) throws(RPCError) -> [Wire.SpyCall]

  /// `spy/reset`: Makes a spy forget its calls and stubs.
  func spyReset(_ params: SpyMethods.Reset.Params, _ context: RPCContext) async throws(RPCError)
}

/// Names every method to a peer, and who serves it.
@MainActor
public func register(_ handlers: some BridgeHandlers, on peer: RPCPeer) {
  peer.register("ping") { (_, _) throws(RPCError) in .text("\"pong\"") }
  peer.register("rpc.discover") { (_, _) throws(RPCError) in
    .text(OpenRPCDocument.text)
  }
  peer.register("initialize") { (params, context) throws(RPCError) -> RPCReply in
    let params = try ProcessMethods.Initialize.Params(reading: params)
    let result = try handlers.initialize(params, context)
    return .value { result.write(to: &$0) }
  }
  peer.register("bridge/reset") { (params, context) throws(RPCError) -> RPCReply in
    let params = try BridgeMethods.Reset.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.bridgeReset(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("clock/now") { (params, context) throws(RPCError) -> RPCReply in
    _ = try ClockMethods.Now.Params(reading: params)
    let result = try handlers.clockNow(context)
    return .value { result.write(to: &$0) }
  }
  peer.register("clock/advance") { (params, context) throws(RPCError) -> RPCReply in
    let params = try ClockMethods.Advance.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.clockAdvance(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("store/open") { (params, context) throws(RPCError) -> RPCReply in
    let params = try StoreMethods.Open.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.storeOpen(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("store/close") { (params, context) throws(RPCError) -> RPCReply in
    let params = try StoreMethods.Close.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      try await handlers.storeClose(params, context)
      return .null
    }
  }
  peer.register("store/list") { (params, context) throws(RPCError) -> RPCReply in
    _ = try StoreMethods.List.Params(reading: params)
    let result = try handlers.storeList(context)
    return .value { writer in
      writer.beginArray()
      for element in result {
        element.write(to: &writer)
      }
      writer.endArray()
    }
  }
  peer.register("store/fetchProducts") { (params, context) throws(RPCError) -> RPCReply in
    let params = try StoreMethods.FetchProducts.Params(reading: params)
    return .later { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.storeFetchProducts(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("store/purchase") { (params, context) throws(RPCError) -> RPCReply in
    let params = try StoreMethods.Purchase.Params(reading: params)
    return .later { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.storePurchase(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("store/restore") { (params, context) throws(RPCError) -> RPCReply in
    let params = try StoreMethods.Restore.Params(reading: params)
    return .later { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.storeRestore(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("store/currentState") { (params, context) throws(RPCError) -> RPCReply in
    let params = try StoreMethods.CurrentState.Params(reading: params)
    return .later { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.storeCurrentState(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("store/setAutoRenew") { (params, context) throws(RPCError) -> RPCReply in
    let params = try StoreMethods.SetAutoRenew.Params(reading: params)
    return .later { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.storeSetAutoRenew(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("store/requestRefund") { (params, context) throws(RPCError) -> RPCReply in
    let params = try StoreMethods.RequestRefund.Params(reading: params)
    return .later { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.storeRequestRefund(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("store/stateDidChange") { (params, context) throws(RPCError) -> RPCReply in
    let params = try StoreMethods.StateDidChange.Params(reading: params)
    try handlers.storeStateDidChange(params, context)
    return .text("null")
  }
  peer.register("viewModel/create") { (params, context) throws(RPCError) -> RPCReply in
    let params = try ViewModelMethods.Create.Params(reading: params)
    let result = try handlers.viewModelCreate(params, context)
    return .value { result.write(to: &$0) }
  }
  peer.register("viewModel/list") { (params, context) throws(RPCError) -> RPCReply in
    _ = try ViewModelMethods.List.Params(reading: params)
    let result = try handlers.viewModelList(context)
    return .value { writer in
      writer.beginArray()
      for element in result {
        element.write(to: &writer)
      }
      writer.endArray()
    }
  }
  peer.register("viewModel/state") { (params, context) throws(RPCError) -> RPCReply in
    let params = try ViewModelMethods.State.Params(reading: params)
    let result = try handlers.viewModelState(params, context)
    return .value { result.write(to: &$0) }
  }
  peer.register("viewModel/dispose") { (params, context) throws(RPCError) -> RPCReply in
    let params = try ViewModelMethods.Dispose.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      try await handlers.viewModelDispose(params, context)
      return .null
    }
  }
  peer.register("viewModel/load") { (params, context) throws(RPCError) -> RPCReply in
    let params = try ViewModelMethods.Load.Params(reading: params)
    return .later { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.viewModelLoad(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("viewModel/purchaseSubscription") { (params, context) throws(RPCError) -> RPCReply in
    let params = try ViewModelMethods.PurchaseSubscription.Params(reading: params)
    return .later { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.viewModelPurchaseSubscription(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("viewModel/restorePurchases") { (params, context) throws(RPCError) -> RPCReply in
    let params = try ViewModelMethods.RestorePurchases.Params(reading: params)
    return .later { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.viewModelRestorePurchases(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("viewModel/selectSubscription") { (params, context) throws(RPCError) -> RPCReply in
    let params = try ViewModelMethods.SelectSubscription.Params(reading: params)
    return .later { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.viewModelSelectSubscription(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("viewModel/changeSubscription") { (params, context) throws(RPCError) -> RPCReply in
    let params = try ViewModelMethods.ChangeSubscription.Params(reading: params)
    return .later { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.viewModelChangeSubscription(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("viewModel/cancelSubscription") { (params, context) throws(RPCError) -> RPCReply in
    let params = try ViewModelMethods.CancelSubscription.Params(reading: params)
    return .later { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.viewModelCancelSubscription(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("viewModel/acceptRetentionOffer") { (params, context) throws(RPCError) -> RPCReply in
    let params = try ViewModelMethods.AcceptRetentionOffer.Params(reading: params)
    return .later { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.viewModelAcceptRetentionOffer(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("viewModel/declineRetentionOffer") { (params, context) throws(RPCError) -> RPCReply in
    let params = try ViewModelMethods.DeclineRetentionOffer.Params(reading: params)
    return .later { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.viewModelDeclineRetentionOffer(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("viewModel/resumeSubscription") { (params, context) throws(RPCError) -> RPCReply in
    let params = try ViewModelMethods.ResumeSubscription.Params(reading: params)
    return .later { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.viewModelResumeSubscription(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("viewModel/requestRefund") { (params, context) throws(RPCError) -> RPCReply in
    let params = try ViewModelMethods.RequestRefund.Params(reading: params)
    return .later { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.viewModelRequestRefund(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("viewModel/dismissToast") { (params, context) throws(RPCError) -> RPCReply in
    let params = try ViewModelMethods.DismissToast.Params(reading: params)
    let result = try handlers.viewModelDismissToast(params, context)
    return .value { result.write(to: &$0) }
  }
  peer.register("viewModel/dismissRestoreFailedPopup") { (params, context) throws(RPCError) -> RPCReply in
    let params = try ViewModelMethods.DismissRestoreFailedPopup.Params(reading: params)
    let result = try handlers.viewModelDismissRestoreFailedPopup(params, context)
    return .value { result.write(to: &$0) }
  }
  peer.register("simulator/configure") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.Configure.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.simulatorConfigure(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("simulator/failNext") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.FailNext.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.simulatorFailNext(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("simulator/transactions") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.Transactions.Params(reading: params)
    let result = try handlers.simulatorTransactions(params, context)
    return .value { writer in
      writer.beginArray()
      for element in result {
        element.write(to: &writer)
      }
      writer.endArray()
    }
  }
  peer.register("simulator/buy") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.Buy.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.simulatorBuy(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("simulator/approve") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.Approve.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.simulatorApprove(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("simulator/decline") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.Decline.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.simulatorDecline(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("simulator/resolveIssue") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.ResolveIssue.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.simulatorResolveIssue(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("simulator/setAutoRenew") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.SetAutoRenew.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.simulatorSetAutoRenew(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("simulator/forceRenewal") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.ForceRenewal.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.simulatorForceRenewal(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("simulator/expire") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.Expire.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.simulatorExpire(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("simulator/refund") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.Refund.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.simulatorRefund(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("simulator/requestPriceIncrease") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.RequestPriceIncrease.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.simulatorRequestPriceIncrease(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("simulator/answerPriceIncrease") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.AnswerPriceIncrease.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.simulatorAnswerPriceIncrease(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("simulator/redeemOfferCode") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.RedeemOfferCode.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.simulatorRedeemOfferCode(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("simulator/shareWithFamily") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.ShareWithFamily.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.simulatorShareWithFamily(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("simulator/deleteTransaction") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.DeleteTransaction.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.simulatorDeleteTransaction(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("simulator/reset") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.Reset.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.simulatorReset(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("simulator/customers") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.Customers.Params(reading: params)
    let result = try handlers.simulatorCustomers(params, context)
    return .value { writer in
      writer.beginArray()
      for element in result {
        element.write(to: &writer)
      }
      writer.endArray()
    }
  }
  peer.register("simulator/useCustomer") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.UseCustomer.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      let result = try await handlers.simulatorUseCustomer(params, context)
      return RPCResult { result.write(to: &$0) }
    }
  }
  peer.register("simulator/describe") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SimulatorMethods.Describe.Params(reading: params)
    let result = try handlers.simulatorDescribe(params, context)
    return .value { result.write(to: &$0) }
  }
  peer.register("configuration/check") { (params, context) throws(RPCError) -> RPCReply in
    let params = try ConfigurationMethods.Check.Params(reading: params)
    let result = try handlers.configurationCheck(params, context)
    return .value { result.write(to: &$0) }
  }
  peer.register("spy/stub") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SpyMethods.Stub.Params(reading: params)
    try handlers.spyStub(params, context)
    return .text("null")
  }
  peer.register("spy/release") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SpyMethods.Release.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      try await handlers.spyRelease(params, context)
      return .null
    }
  }
  peer.register("spy/calls") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SpyMethods.Calls.Params(reading: params)
    let result = try handlers.spyCalls(params, context)
    return .value { writer in
      writer.beginArray()
      for element in result {
        element.write(to: &writer)
      }
      writer.endArray()
    }
  }
  peer.register("spy/reset") { (params, context) throws(RPCError) -> RPCReply in
    let params = try SpyMethods.Reset.Params(reading: params)
    return .exclusive { () async throws(RPCError) -> RPCResult in
      try await handlers.spyReset(params, context)
      return .null
    }
  }
}
