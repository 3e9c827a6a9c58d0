/// A validated text that owns its bytes: what a cursor walks after the turn in which it was read.
public struct JSONText: Hashable, Sendable, CustomStringConvertible {
  /// The bytes of one JSON value, without white space around it.
  public let bytes: [UInt8]

  /// Copies bytes that have been validated already.
  public init(validated bytes: UnsafeRawBufferPointer) { self.bytes = Array(bytes) }

  /// Takes bytes after validating them.
  public init(_ bytes: [UInt8], maximumDepth: Int = JSONReader.standardDepth) throws(JSONFault) {
    try JSONReader.validate(bytes, maximumDepth: maximumDepth)
    self.bytes = bytes
  }

  public init(_ value: JSONValue) { bytes = value.bytes }

  /// Writes a text by hand.
  public init(_ write: (inout JSONWriter) -> Void) { bytes = JSONWriter.bytes(write) }

  /// Lends a cursor at the start of the value, for the length of the call.
  public func read<Result, Failure: Error>(_ body: (inout JSONCursor) throws(Failure) -> Result) throws(Failure) -> Result {
    try bytes.withUnsafeBufferPointer { (elements) throws(Failure) -> Result in
      var cursor = JSONCursor(validated: UnsafeRawBufferPointer(elements))
      return try body(&cursor)
    }
  }

  public var value: JSONValue { read { $0.value() } }

  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
