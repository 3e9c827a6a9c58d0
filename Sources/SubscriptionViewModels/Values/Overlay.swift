/// What covers a screen while an action runs.
public struct Overlay: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case loading, purchasing, restoring, changing, cancelling, refunding
  }

  public var kind: Kind
  /// In the screen's locale, never empty.
  public var message: String

  public init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message
  }
}
