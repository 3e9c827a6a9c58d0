/// A short message that goes by.
public struct Toast: Hashable, Sendable, Identifiable {
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case success, info, warning, error
  }

  /// `toast-1`, `toast-2`, … for each screen.
  public var id: String
  public var style: Style
  public var code: MessageCode
  /// In the screen's locale, never empty.
  public var message: String
  /// What ``message`` is made from besides its code: names as they are, instants in ISO 8601, prices as the store writes them.
  public var arguments: [String: String]

  public init(id: String, style: Style, code: MessageCode, message: String, arguments: [String: String] = [:]) {
    self.id = id
    self.style = style
    self.code = code
    self.message = message
    self.arguments = arguments
  }
}
