extension StoreRules {
  /// The offer of a period and what comes after.
  struct OfferStage {
    var offer: OfferTerms?
    var periodsLeft = 0
    var planned: PlannedOffer?

    init() {}

    init(starting terms: OfferTerms?, then planned: PlannedOffer? = nil) {
      offer = terms
      periodsLeft = terms.map { $0.periodCount - 1 } ?? 0
      self.planned = planned
    }
  }

  /// A transaction for one period of a plan that begins at a moment.
  func period(
    of product: CatalogProduct, _ plan: CatalogPlan, cause: RunFact.Cause, id: Int, originalID: Int?, reason: StoreTransaction.Reason,
    purchasedAt: Moment, startAt: Moment, anchorDay: Int?, regularPrice: Money, stage: OfferStage, willAutoRenew: Bool = true,
    ownership: Ownership = .purchased
  ) -> TransactionFact {
    let isWholeOffer = stage.offer.map { $0.mode != .payAsYouGo } ?? false
    let length = isWholeOffer ? stage.offer!.period : plan.period
    let scaled = settings.timeRate.length(ofOffer: length, inPlan: plan.period)
    let anchor = anchorDay ?? CivilTime(startAt).day
    let end = scaled.map { startAt.adding($0) } ?? length.end(from: startAt, anchorDay: anchor)
    // Months and years keep the anchor; a length in days moves it to where it ends.
    let nextAnchor = scaled == nil && length.months != nil ? anchor : CivilTime(end).day
    let price = ownership == .familyShared ? .zero : stage.offer?.amount ?? regularPrice.amount
    return TransactionFact(
      id: id, originalID: originalID ?? id, productID: product.id, kind: product.kind, reason: reason, purchasedAt: purchasedAt,
      price: Money(price, regularPrice.currency), ownership: ownership,
      run: RunFact(
        cause: cause, groupID: plan.groupID, level: plan.level, period: plan.period, periodStartAt: startAt, expiresAt: end,
        anchorDay: nextAnchor, offer: stage.offer, offerPeriodsLeft: stage.periodsLeft, planned: stage.planned, regularPrice: regularPrice,
        willAutoRenew: willAutoRenew))
  }

  /// What the next billing of a holding buys; nil when the catalogue no longer sells it.
  func nextBilling(
    of holding: Holding
  ) -> (product: CatalogProduct, plan: CatalogPlan, isChange: Bool, regularPrice: Money, stage: OfferStage)? {
    let isChange = holding.pendingProductID != nil && holding.pendingProductID != holding.productID
    guard let product = catalog[holding.pendingProductID ?? holding.productID], let plan = product.plan, let amount = product.price else {
      return nil
    }
    if isChange {
      // What is left of an introduction lapses with the plan it belonged to (store-behaviour §13.3).
      return (product, plan, true, Money(amount, settings.currency), OfferStage(starting: holding.planned?.terms))
    }
    let increase = holding.priceIncrease.flatMap { $0.isAgreed ? $0.price : nil }
    return (product, plan, false, increase ?? holding.regularPrice, nextStage(of: holding))
  }

  /// The running offer goes on, unless a newer one replaces it at this billing; then the one that waits; then the regular price.
  private func nextStage(of holding: Holding) -> OfferStage {
    if holding.offerPeriodsLeft > 0, holding.planned.map(\.waitsForRunningOffer) ?? true {
      var stage = OfferStage()
      stage.offer = holding.offer
      stage.periodsLeft = holding.offerPeriodsLeft - 1
      stage.planned = holding.planned
      return stage
    }
    return OfferStage(starting: holding.planned?.terms)
  }

  /// What happens to a holding by itself at the moment it is due.
  func dueFacts(of holding: Holding, at moment: Moment) -> [LedgerFact] {
    let group = holding.groupID
    switch holding.phase {
    case .expired, .revoked: return []
    case .grace(_, let retryUntil):
      if retryUntil <= moment { return [.expired(groupID: group, ownership: holding.ownership, reason: .billingError)] }
      return [.retryBegan(groupID: group, until: retryUntil)]
    case .retry: return [.expired(groupID: group, ownership: holding.ownership, reason: .billingError)]
    case .active: return renewalFacts(of: holding, at: moment)
    }
  }

  private func renewalFacts(of holding: Holding, at moment: Moment) -> [LedgerFact] {
    func expired(_ reason: ExpirationReason) -> [LedgerFact] {
      [.expired(groupID: holding.groupID, ownership: holding.ownership, reason: reason)]
    }
    guard holding.willAutoRenew else { return expired(.autoRenewDisabled) }
    if holding.priceIncrease?.isAgreed == false { return expired(.didNotConsentToPriceIncrease) }
    guard let next = nextBilling(of: holding) else { return expired(.productUnavailable) }
    if settings.isBillingRetryOnRenewalEnabled, holding.ownership == .purchased {
      let retryUntil = moment.adding(settings.timeRate.retry)
      guard settings.isBillingGracePeriodEnabled else { return [.retryBegan(groupID: holding.groupID, until: retryUntil)] }
      // Given for a trial's first paid renewal as well (store-behaviour §13.13).
      let until = moment.adding(settings.timeRate.grace(for: holding.period, days: settings.gracePeriodDays))
      return [.graceBegan(groupID: holding.groupID, until: until, retryUntil: retryUntil)]
    }
    let fact = period(
      of: next.product, next.plan, cause: next.isChange ? .renewalWithPlanChange : .renewal, id: state.nextTransactionID,
      originalID: holding.originalTransactionID, reason: .renewal, purchasedAt: moment, startAt: moment, anchorDay: holding.anchorDay,
      regularPrice: next.regularPrice, stage: next.stage, ownership: holding.ownership)
    // At the end of the calendar no further period fits.
    guard let run = fact.run, run.expiresAt > moment else { return expired(.unknown) }
    return [.transaction(fact)]
  }

  /// A failed renewal that succeeds: inside grace the billing cycle stays, after it a new one begins (store-behaviour §13.16).
  func recovery(
    of holding: Holding, with offer: OfferTerms? = nil, id: Int, at now: Moment
  ) throws(StoreRefusal) -> TransactionFact {
    guard let next = nextBilling(of: holding) else {
      throw .notForSale(productID: holding.pendingProductID ?? holding.productID, message: "the configuration no longer has it")
    }
    func fact(startAt: Moment, anchorDay: Int?) -> TransactionFact {
      period(
        of: next.product, next.plan, cause: .recovery, id: id, originalID: holding.originalTransactionID, reason: .renewal,
        purchasedAt: now, startAt: startAt, anchorDay: anchorDay, regularPrice: next.regularPrice,
        stage: offer.map { OfferStage(starting: $0) } ?? next.stage)
    }
    if case .grace = holding.phase {
      let kept = fact(startAt: holding.expiresAt, anchorDay: holding.anchorDay)
      if let run = kept.run, run.expiresAt > now { return kept }
    }
    return fact(startAt: now, anchorDay: nil)
  }
}
