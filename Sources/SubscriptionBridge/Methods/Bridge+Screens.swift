public import BridgeWire
import JSON
public import JSONRPC
import SubscriptionViewModels
import Timekeeping

extension Bridge {
  public func viewModelCreate(_ params: ViewModelMethods.Create.Params, _ context: RPCContext) throws(RPCError) -> Wire.ViewModelCreated {
    guard screens.count < ScreenRegistry.limit else { throw .limitExceeded("viewModels", ScreenRegistry.limit) }
    let store = try stores.resolve(params.store)
    let wanted = params.options ?? Wire.ViewModelOptions()
    let options = ScreenOptions(
      loadTimeoutSeconds: wanted.loadTimeoutSeconds, restoreTimeoutSeconds: wanted.restoreTimeoutSeconds,
      restoreMinimumSeconds: wanted.restoreMinimumSeconds, toastSeconds: wanted.toastSeconds, retentionOffers: wanted.retentionOffers,
      locale: locale)
    let viewModel: BaseSubscriptionViewModel =
      switch params.kind {
      case .purchase: PurchaseSubscriptionViewModel(store: store.client, time: time, options: options)
      case .manage: ManageSubscriptionViewModel(store: store.client, time: time, options: options)
      }
    let (id, order) = screens.nextID(viewModel.kind)
    let session = ScreenSession(
      id: id, order: order, notifies: wanted.notify, viewModel: viewModel, store: store, encoder: encoder)
    session.batch = context.batch
    screens.add(session)
    viewModel.onChange = { [weak self, weak session] members in
      if let self, let session { takeChanges(members, of: session) }
    }
    return Wire.ViewModelCreated(kind: params.kind, revision: session.revision, state: state(of: session), viewModel: id)
  }

  /// Numbers a change of a screen and notes it for the front end.
  private func takeChanges(_ members: ScreenMembers, of session: ScreenSession) {
    guard let params = session.takeChanges(members), session.notifies else { return }
    announcements.note(screen: params, order: session.order, heldBy: session.batch)
  }

  private func state(of session: ScreenSession) -> WireEncoded {
    WireEncoded { session.writeState(to: &$0) }
  }

  public func viewModelList(_ context: RPCContext) throws(RPCError) -> [Wire.ViewModelListing] {
    screens.all.map { session in
      Wire.ViewModelListing(kind: wire(session.kind), revision: session.revision, store: session.store.name, viewModel: session.id)
    }
  }

  public func viewModelState(_ params: ViewModelMethods.State.Params, _ context: RPCContext) throws(RPCError) -> Wire.ViewModelSnapshot {
    let session = try screens.session(params.viewModel)
    return Wire.ViewModelSnapshot(revision: session.revision, state: state(of: session))
  }

  public func viewModelDispose(_ params: ViewModelMethods.Dispose.Params, _ context: RPCContext) async throws(RPCError) {
    let session = try screens.session(params.viewModel)
    disposeScreens([session])
    // What was under way ends as abandoned, and is answered first.
    await time.settle()
  }

  // MARK: - Actions

  /// In, ask, out: the one way of every action.
  private func perform(_ request: ScreenRequest, on id: String) async throws(RPCError) -> Wire.ActionResult {
    let session = try screens.session(id)
    let result: ActionResult
    do throws(ActionRefusal) {
      result = try await session.viewModel.perform(request)
    } catch {
      throw error.rpcError
    }
    if result.outcome == .cancelled, Task.isCancelled { throw .requestCancelled() }
    return Wire.ActionResult(result, revision: session.revision)
  }

  public func viewModelLoad(_ params: ViewModelMethods.Load.Params, _ context: RPCContext) async throws(RPCError) -> Wire.ActionResult {
    try await perform(.load, on: params.viewModel)
  }

  public func viewModelPurchaseSubscription(
    _ params: ViewModelMethods.PurchaseSubscription.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.ActionResult {
    try await perform(
      .purchaseSubscription(subscriptionID: params.subscriptionID, promotionOfferID: params.promotionOfferID), on: params.viewModel)
  }

  public func viewModelRestorePurchases(
    _ params: ViewModelMethods.RestorePurchases.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.ActionResult {
    try await perform(.restorePurchases, on: params.viewModel)
  }

  public func viewModelSelectSubscription(
    _ params: ViewModelMethods.SelectSubscription.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.ActionResult {
    try await perform(.selectSubscription(subscriptionID: params.subscriptionID), on: params.viewModel)
  }

  public func viewModelChangeSubscription(
    _ params: ViewModelMethods.ChangeSubscription.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.ActionResult {
    try await perform(
      .changeSubscription(subscriptionID: params.subscriptionID, promotionOfferID: params.promotionOfferID), on: params.viewModel)
  }

  public func viewModelCancelSubscription(
    _ params: ViewModelMethods.CancelSubscription.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.ActionResult {
    try await perform(.cancelSubscription, on: params.viewModel)
  }

  public func viewModelAcceptRetentionOffer(
    _ params: ViewModelMethods.AcceptRetentionOffer.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.ActionResult {
    try await perform(.acceptRetentionOffer, on: params.viewModel)
  }

  public func viewModelDeclineRetentionOffer(
    _ params: ViewModelMethods.DeclineRetentionOffer.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.ActionResult {
    try await perform(.declineRetentionOffer, on: params.viewModel)
  }

  public func viewModelResumeSubscription(
    _ params: ViewModelMethods.ResumeSubscription.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.ActionResult {
    try await perform(.resumeSubscription, on: params.viewModel)
  }

  public func viewModelRequestRefund(
    _ params: ViewModelMethods.RequestRefund.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.ActionResult {
    try await perform(.requestRefund(reason: params.reason), on: params.viewModel)
  }

  public func viewModelDismissToast(
    _ params: ViewModelMethods.DismissToast.Params, _ context: RPCContext
  ) throws(RPCError) -> Wire.ActionResult {
    let session = try screens.session(params.viewModel)
    return Wire.ActionResult(session.viewModel.dismissToast(id: params.id), revision: session.revision)
  }

  public func viewModelDismissRestoreFailedPopup(
    _ params: ViewModelMethods.DismissRestoreFailedPopup.Params, _ context: RPCContext
  ) throws(RPCError) -> Wire.ActionResult {
    let session = try screens.session(params.viewModel)
    return Wire.ActionResult(session.viewModel.dismissRestoreFailedPopup(), revision: session.revision)
  }
}
