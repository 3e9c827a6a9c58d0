internal import Subscriptions

/// A part of a simulated store that can be made to fail (PROTOCOL §8, `simulator/failNext`).
public enum SimulatedAPI: String, Hashable, Sendable, CaseIterable {
  /// `fetchProducts`.
  case loadProducts
  /// `purchase`.
  case purchase
  /// `restore`.
  case sync
  /// `currentState`.
  case subscriptionStatus
  /// `setAutoRenew`.
  case manageSubscriptions
  /// `requestRefund`.
  case refundRequest
  /// `redeemOfferCode`.
  case offerCodeRedeem
}

/// Failures that wait for a call.
struct ArmedFailures {
  private var failures: [SimulatedAPI: (error: StoreError, left: Int?)] = [:]

  /// - Parameter times: how many calls fail; 0 for all until it is cleared.
  mutating func arm(_ api: SimulatedAPI, _ error: StoreError, times: Int) {
    failures[api] = (error, times == 0 ? nil : times)
  }

  mutating func clear(_ api: SimulatedAPI) { failures[api] = nil }

  mutating func clearAll() { failures = [:] }

  /// The failure of a call that is made now; nil when it goes well.
  mutating func take(_ api: SimulatedAPI) -> StoreError? {
    guard let failure = failures[api] else { return nil }
    if let left = failure.left { failures[api] = left > 1 ? (failure.error, left - 1) : nil }
    return failure.error
  }
}
