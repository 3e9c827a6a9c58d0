public import BridgeWire
public import SimulatedStore
import Subscriptions

extension Wire.SimulatorSettings {
  init(_ settings: SimulatedStore.SimulatorSettings) {
    self.init(
      askToBuyEnabled: settings.askToBuyEnabled, billingGracePeriodEnabled: settings.billingGracePeriodEnabled,
      billingRetryOnRenewalEnabled: settings.billingRetryOnRenewalEnabled, gracePeriodDays: settings.gracePeriodDays,
      interruptedPurchasesEnabled: settings.interruptedPurchasesEnabled,
      latencySeconds: Wire.LatencySeconds(
        products: settings.latencySeconds.products, purchase: settings.latencySeconds.purchase, restore: settings.latencySeconds.restore,
        state: settings.latencySeconds.state),
      locale: settings.locale, purchaseDecision: wire(settings.purchaseDecision), storefront: settings.storefront,
      timeRate: Wire.TimeRate(rawValue: settings.timeRate) ?? .realTime)
  }
}

extension Wire.Transaction {
  init(_ transaction: SimulatedTransaction) {
    self.init(
      customer: transaction.customer, expiresAt: transaction.expiresAt?.wireText, isUpgraded: transaction.isUpgraded,
      kind: wire(transaction.kind), offer: transaction.offer.map { Wire.Offer($0) },
      originalTransactionID: transaction.originalTransactionID, ownership: wire(transaction.ownership),
      price: Wire.Price(transaction.price), productID: transaction.productID, purchasedAt: transaction.purchasedAt.wireText,
      reason: wire(transaction.reason), revocationReason: transaction.revocationReason.map { wire($0) },
      revokedAt: transaction.revokedAt?.wireText, state: wire(transaction.state), transactionID: transaction.transactionID)
  }
}

extension Wire.SimulatedProduct {
  init(_ product: SimulatedStore.SimulatedProduct) {
    self.init(
      displayName: product.displayName, groupID: product.groupID, isFamilyShareable: product.isFamilyShareable, kind: wire(product.kind),
      level: product.level, period: product.period?.iso8601, price: Wire.Price(product.price), productID: product.productID)
  }
}

extension Wire.SimulatorDescription {
  init(_ description: SimulatedStore.SimulatorDescription) {
    self.init(
      groups: description.groups.map {
        Wire.SubscriptionGroup(groupID: $0.groupID, name: $0.name, subscriptionIDs: $0.subscriptionIDs)
      },
      offers: description.offers.map { Wire.PlanOffer(offer: Wire.Offer($0.offer), subscriptionID: $0.subscriptionID) },
      products: description.products.map { Wire.SimulatedProduct($0) }, settings: Wire.SimulatorSettings(description.settings),
      warnings: description.warnings.map { Wire.ConfigurationWarning(line: $0.line, message: $0.message, pointer: $0.pointer) })
  }
}

extension Wire.ConfigurationReport {
  public init(_ report: SimulatedStore.ConfigurationReport) {
    self.init(
      isUsable: report.isUsable,
      problems: report.problems.map { problem in
        Wire.ConfigurationProblem(
          column: problem.column, line: problem.line, message: problem.message, pointer: problem.pointer, severity: wire(problem.severity))
      },
      products: report.products.map { Wire.SimulatedProduct($0) })
  }
}
