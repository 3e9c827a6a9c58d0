/// The kinds of store that can be opened (PROTOCOL §5).
public enum StoreKind: String, CaseIterable, Sendable {
  /// Apple's test store, simulated.
  case simulated
  /// RevenueCat's HTTP API.
  case revenueCat
  /// Records every call and answers as it was told.
  case spy
  /// The front end itself.
  case delegated
}
