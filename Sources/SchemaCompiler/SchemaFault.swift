/// Something in the sources that the compiler cannot make code of.
public struct SchemaFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, relative to the project's root.
  public let file: String
  /// JSON pointer to the place.
  public let pointer: String
  /// What is wrong there, and what would be right.
  public let message: String

  public init(file: String, pointer: String, message: String) {
    self.file = file
    self.pointer = pointer
    self.message = message
  }

  public var description: String { "\(file)\(pointer.isEmpty ? "" : "#\(pointer)"): \(message)" }
}
