/// A file as a fresh rendering has it.
public struct GeneratedFile: Hashable, Sendable {
  /// Relative to the project's root.
  public let path: String
  public let text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
