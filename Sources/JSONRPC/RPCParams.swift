public import JSON

/// The params of one request: validated text that nobody has looked into yet, or nothing.
///
/// The text is borrowed from the message: a handler reads it before it returns or suspends, and keeps what it read, never this.
public struct RPCParams {
  private let text: UnsafeRawBufferPointer?

  init(_ text: UnsafeRawBufferPointer?) { self.text = text }

  /// Params as a handler sees them for the length of a call: for tests of handlers.
  public static func withText<Result, Failure: Error>(
    _ text: JSONText, _ body: (RPCParams) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try text.bytes.withUnsafeBufferPointer { (bytes) throws(Failure) -> Result in
      try body(RPCParams(UnsafeRawBufferPointer(bytes)))
    }
  }

  /// No params at all.
  public static var none: RPCParams { RPCParams(nil) }

  /// A cursor at the object or array of the params; nil when the request has none.
  public var cursor: JSONCursor? { text.map { JSONCursor(validated: $0) } }

  /// A copy that may be kept.
  public var copy: JSONText? { text.map { JSONText(validated: $0) } }
}
