/// What a store can be asked, as a spy records and stubs it (PROTOCOL §9).
public enum SpyAction: String, Hashable, Sendable, CaseIterable {
  case fetchProducts, purchase, restore, currentState
  case setAutoRenew, requestRefund
}
