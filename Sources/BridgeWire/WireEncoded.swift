public import JSON

/// A value that whoever holds it writes by itself, such as the state of a screen from members that are encoded already.
public struct WireEncoded {
  /// Writes exactly one value.
  public let write: (inout JSONWriter) -> Void

  public init(_ write: @escaping (inout JSONWriter) -> Void) { self.write = write }

  public init(_ text: JSONText) {
    self.init { $0.text(text) }
  }

  /// The value as text.
  public var text: JSONText { JSONText(write) }
}
