/// How far a screen is with its plans.
public enum LoadStatus: String, Hashable, Sendable, CaseIterable {
  case notLoaded
  /// A load runs; plans of an earlier one stay shown.
  case loading
  case loaded
  /// The latest load failed; plans of an earlier one stay shown.
  case failed
}

/// Why the popup of a failed restore is shown.
public enum RestoreFailureReason: String, Hashable, Sendable, CaseIterable {
  case nothingToRestore, timedOut, failed
}

/// How the latest request for a refund ended.
public enum RefundStatus: String, Hashable, Sendable, CaseIterable {
  case refunded, cancelled, failed
}
