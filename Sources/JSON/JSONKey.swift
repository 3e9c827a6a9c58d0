/// The name of a member as it stands in the text: compared without building a string.
public struct JSONKey: CustomStringConvertible {
  @usableFromInline let start: UnsafePointer<UInt8>
  @usableFromInline let count: Int
  @usableFromInline let hasEscapes: Bool

  @usableFromInline init(start: UnsafePointer<UInt8>, count: Int, hasEscapes: Bool) {
    self.start = start
    self.count = count
    self.hasEscapes = hasEscapes
  }

  /// The name. Lone surrogates become U+FFFD.
  public var string: String { JSONStringDecoder.string(start, start + count, hasEscapes: hasEscapes) }

  public var description: String { string }

  /// The bytes between the quotes, as they were written.
  var rawBytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  public static func == (key: JSONKey, name: StaticString) -> Bool {
    if key.hasEscapes { return key.string == "\(name)" }
    return key.count == name.utf8CodeUnitCount && areEqual(key.start, name.utf8Start, key.count)
  }

  public static func == (key: JSONKey, name: String) -> Bool { key.string == name }

  /// Lets a `switch` over a key list names as cases.
  public static func ~= (name: StaticString, key: JSONKey) -> Bool { key == name }

  @inline(__always)
  private static func areEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    for index in 0..<count where left[index] != right[index] { return false }
    return true
  }
}
