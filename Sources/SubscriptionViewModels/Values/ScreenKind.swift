/// Which of the two screens a view model is.
public enum ScreenKind: String, Hashable, Sendable, CaseIterable {
  case purchase, manage
}
