/// Why a text was refused, and where: the reader stops at the first byte that cannot be part of a valid text.
public struct JSONFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The families of faults.
  public enum Kind: Hashable, Sendable {
    /// The text ends inside a value, or holds none.
    case unexpectedEnd
    /// A byte that the grammar does not allow at this place.
    case unexpectedByte
    /// A number that RFC 8259 does not spell so: a leading zero or plus, a bare dot, an empty exponent.
    case invalidNumber
    /// A backslash followed by something that is no escape.
    case invalidEscape
    /// A raw byte below U+0020 inside a string.
    case controlCharacter
    /// Bytes that are not UTF-8: overlong, a coded surrogate, beyond U+10FFFF, cut short.
    case invalidUTF8
    /// Something other than white space after the value.
    case trailingText
    /// A member name that its object has already, where duplicates are refused.
    case duplicateMember
    /// A limit was passed: `limit` says which.
    case limit
  }

  /// The name of a limit and the greatest value it allows.
  public struct Limit: Hashable, Sendable {
    public let name: String
    public let value: Int

    public init(name: String, value: Int) {
      self.name = name
      self.value = value
    }
  }

  public let kind: Kind
  /// Bytes from the start of the text to the byte that is at fault; the length of the text where it ended too early.
  public let offset: Int
  /// What was met and what was expected, in one line.
  public let message: String
  /// Which limit was passed; nil for every other fault.
  public let limit: Limit?

  public init(kind: Kind, offset: Int, message: String, limit: Limit? = nil) {
    self.kind = kind
    self.offset = offset
    self.message = message
    self.limit = limit
  }

  public var description: String { "\(message) (byte \(offset))" }

  /// Finds the line and the column of the fault, both counted from 1.
  public func lineAndColumn(in text: some Collection<UInt8>) -> (line: Int, column: Int) {
    JSONFault.lineAndColumn(ofByte: offset, in: text)
  }

  /// Finds the line and the column of a byte, both counted from 1; columns count Unicode scalars, and a line ends with `\n`, `\r\n` or `\r`.
  public static func lineAndColumn(ofByte offset: Int, in text: some Collection<UInt8>) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    var previous: UInt8 = 0
    for byte in text.prefix(offset) {
      if byte == 0x0A {
        if previous != 0x0D { line += 1 }
        column = 1
      } else if byte == 0x0D {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      previous = byte
    }
    return (line, column)
  }
}
