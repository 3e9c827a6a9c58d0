internal import StoreEngine
internal import Subscriptions

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Translation {
  /// The current customer's standing.
  func state(of keeper: Storekeeper) -> SubscriptionState {
    let standing = keeper.standing()
    let subscriptions = standing.holdings.map { subscription($0, nextBilling: keeper.nextBilling(of: $0)) }
    let status: SubscriptionState.Status =
      switch standing.holdings.first?.phase {
      case nil: .notSubscribed
      case .active: .active
      case .grace: .inGracePeriod
      case .retry: .inBillingRetry
      case .expired: .expired
      case .revoked: .revoked
      }
    return SubscriptionState(
      status: status, subscription: subscriptions.first, others: Array(subscriptions.dropFirst()), ownedProducts: standing.ownedProductIDs,
      pendingPurchases: standing.pending.map { transaction in
        PendingPurchase(
          subscriptionID: transaction.productID, transactionID: String(transaction.id), requestedAt: transaction.purchasedAt.date,
          reason: PendingPurchase.Reason(transaction.pendingReason))
      })
  }

  private func subscription(_ holding: Holding, nextBilling: (price: Money, offer: OfferTerms?)?) -> UserSubscription {
    let currency = holding.regularPrice.currency
    var result = UserSubscription(
      subscriptionID: holding.productID, groupID: holding.groupID, isEntitled: holding.isEntitled,
      purchasedAt: holding.planPurchasedAt.date, originalPurchaseAt: holding.originalPurchaseAt.date,
      periodStartAt: holding.periodStartAt.date, expiresAt: holding.expiresAt.date,
      // While the store tries to bill, the renewal lies in the past and is still to come.
      renewsAt: holding.willAutoRenew ? holding.expiresAt.date : nil, willAutoRenew: holding.willAutoRenew,
      renewalPrice: nextBilling.map { price($0.price) }, offer: holding.offer.map { offer($0, currency) },
      renewalOffer: holding.planned.map { offer($0.terms, currency) }, ownership: UserSubscription.Ownership(holding.ownership),
      isTrial: holding.isEntitled && holding.offer?.mode == .freeTrial)
    switch holding.phase {
    case .active: break
    // A failed renewal has its reason from the moment it fails, served or not (store-behaviour §3).
    case .retry: result.expirationReason = .billingError
    case .grace(let until, _):
      result.expirationReason = .billingError
      result.gracePeriodEndsAt = until.date
    case .expired(let reason): result.expirationReason = UserSubscription.ExpirationReason(reason)
    case .revoked(let at, let reason):
      result.revokedAt = at.date
      result.revocationReason = UserSubscription.RevocationReason(reason)
    }
    if let next = holding.pendingProductID, let change = holding.pendingChange {
      result.pendingChange = .init(
        subscriptionID: next, effectiveAt: holding.expiresAt.date, change: change == .downgrade ? .downgrade : .crossgrade)
    }
    if let increase = holding.priceIncrease {
      result.priceIncrease = .init(status: increase.isAgreed ? .agreed : .pending, price: price(increase.price))
    }
    return result
  }

  /// What is sold to the current customer at a moment.
  func snapshot(of keeper: Storekeeper, at now: Moment) -> ProductsSnapshot {
    let models = catalog.subscriptions.compactMap { product in
      product.plan.flatMap { plan in product.price.map { model(product, plan, $0, keeper) } }
    }
    return ProductsSnapshot(
      fetchedAt: now.date, storefront: settings.storefront, currency: settings.currency.description,
      subscriptions: models.withComparisons(display: PriceDisplay(locale: settings.locale)), subscriptionState: state(of: keeper))
  }

  private func model(_ product: CatalogProduct, _ plan: CatalogPlan, _ amount: Amount, _ keeper: Storekeeper) -> SubscriptionModel {
    SubscriptionModel(
      product: .init(
        identifier: product.id, displayName: product.displayName(in: settings.locale),
        description: product.description(in: settings.locale), price: price(amount)),
      period: period(plan.period), groupID: plan.groupID,
      groupName: catalog.group(plan.groupID)?.displayName(in: settings.locale) ?? plan.groupID, level: plan.level,
      isFamilyShareable: product.isFamilyShareable, introductoryOffer: plan.introductory.map { offer($0, of: product, keeper) },
      promotionOffers: plan.offers.map { offer($0, of: product, keeper) })
  }

  /// An offer with the current customer's eligibility.
  func offer(_ offer: CatalogOffer, of product: CatalogProduct, _ keeper: Storekeeper) -> Offer {
    self.offer(offer.terms, settings.currency, ineligibility: keeper.ineligibility(for: offer, of: product))
  }

  /// All offers of all plans, each plan's introductory one first.
  func offers(of keeper: Storekeeper) -> [SimulatorDescription.PlanOffer] {
    catalog.subscriptions.flatMap { product in
      ((product.plan?.introductory).map { [$0] } ?? []).appending(product.plan?.offers ?? []).map {
        SimulatorDescription.PlanOffer(subscriptionID: product.id, offer: offer($0, of: product, keeper))
      }
    }
  }
}

extension Array {
  fileprivate func appending(_ more: [Element]) -> [Element] { self + more }
}

extension PendingPurchase.Reason {
  init(_ reason: StoreTransaction.PendingReason?) {
    switch reason {
    case .askToBuy: self = .askToBuy
    case .interrupted: self = .interrupted
    case .payment, nil: self = .payment
    }
  }
}
