/// On whose behalf a store is called, for stores that keep a record (PROTOCOL §9, `spy/calls`).
///
/// Travels with the task, so that the store's four actions keep the seed's signatures.
public enum StoreCallOrigin: String, Hashable, Sendable, CaseIterable {
  /// A person's action on a screen.
  case action
  /// A screen that brings itself up to date in the background.
  case refresh
  /// Somebody who talks to the store without a screen.
  case direct

  @TaskLocal public static var current = StoreCallOrigin.direct
}
