extension StoreRules {
  /// Why the customer may not have a plan's offer at this moment by a plain purchase; nil when they may (store-behaviour §4, §13.9–10).
  func ineligibility(for offer: CatalogOffer, of product: CatalogProduct, _ plan: CatalogPlan) -> OfferIneligibility? {
    let group = group(plan.groupID)
    switch offer.kind {
    case .introductory: return introductoryIneligibility(group)
    case .promotional: return group?.own == nil ? .neverSubscribed : nil
    // Never by a purchase; and where a redemption would be refused too, that says more.
    case .code: return codeIneligibility(of: offer, for: product, plan) ?? .redeemOnly
    case .winBack:
      guard let own = group?.own else { return group?.shared?.isCurrent == true ? .notLapsed : .neverSubscribed }
      if own.isCurrent || group?.shared?.isCurrent == true { return .notLapsed }
      guard case .expired(let reason) = own.phase else { return .notLapsed }
      if own.productID != product.id { return .otherPlanLapsed }
      // "Lapsed" means left by choice: a card that failed, or a product that is gone, is none.
      return reason == .autoRenewDisabled && offer.isSwitchedOn ? nil : .notInOffer
    }
  }

  /// Once per customer and group, for those who are no current subscribers; a family's plan is not the customer's own.
  func introductoryIneligibility(_ group: StoreState.Group?) -> OfferIneligibility? {
    if group?.hasUsedIntroduction == true { return .alreadyUsed }
    return group?.own?.isCurrent == true ? .alreadySubscribed : nil
  }

  /// Why the customer may not redeem a code; nil when they may.
  func codeIneligibility(of offer: CatalogOffer, for product: CatalogProduct, _ plan: CatalogPlan) -> OfferIneligibility? {
    if let customer, state.customers[customer].redeemedCodes.contains("\(product.id)/\(offer.id ?? "")") { return .alreadyUsed }
    let own = group(plan.groupID)?.own
    let category: CatalogOffer.Category = own.map { $0.isCurrent ? .existing : .expired } ?? .new
    guard offer.categories.contains(category) else { return .notInOffer }
    // A code never takes a customer to a lower level [store-behaviour §4].
    if let own, own.isCurrent, plan.level > level(of: own) { return .alreadySubscribed }
    return nil
  }

  /// The offer of a purchase, if the customer may have it.
  func offer(_ id: String?, of product: CatalogProduct) throws(StoreRefusal) -> CatalogOffer? {
    guard let id else { return nil }
    guard let plan = product.plan, let offer = plan.offer(id) else {
      throw .unknownOffer(id: id, known: (product.plan?.offers ?? []).compactMap(\.id))
    }
    if offer.kind == .code { throw .ineligibleForOffer(offerID: id, reason: .redeemOnly) }
    if let reason = ineligibility(for: offer, of: product, plan) { throw .ineligibleForOffer(offerID: id, reason: reason) }
    return offer
  }

  /// The level of a held plan as the catalogue has it now, else as it was when it was bought.
  func level(of holding: Holding) -> Int {
    catalog[holding.productID]?.plan?.level ?? holding.level
  }
}
