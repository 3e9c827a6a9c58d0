/// A store that has something to let go of when it is needed no more: calls that wait, timers, files, other stores.
@MainActor
public protocol ClosableStoreClient {
  /// Ends what waits on the store, with ``StoreError/Code/storeProblem``, and lets go of what it holds.
  func close()
}
