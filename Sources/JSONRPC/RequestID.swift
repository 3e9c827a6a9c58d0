import JSON

/// An id as something to compare: numbers letter for letter, strings by value.
struct RequestID: Hashable {
  private let key: [UInt8]

  /// Takes an id as it was written; null names nothing.
  init?(_ text: UnsafeRawBufferPointer) {
    switch text.first {
    case UInt8(ascii: "n"), nil: return nil
    case UInt8(ascii: "\"") where text.contains(UInt8(ascii: "\\")):
      let inside = UnsafeRawBufferPointer(rebasing: text[1..<(text.count - 1)])
      key = [UInt8(ascii: "\"")] + Array(inside.decoded().utf8)
    case UInt8(ascii: "\""): key = Array(text.dropLast())
    default: key = Array(text)
    }
  }

  /// Whether a string holds half of a surrogate pair: such an id could not be given back as valid text.
  static func hasLoneSurrogate(_ text: UnsafeRawBufferPointer) -> Bool {
    guard text.first == UInt8(ascii: "\""), text.contains(UInt8(ascii: "\\")) else { return false }
    var index = 1
    var expectsLow = false
    while index < text.count - 1 {
      guard text[index] == UInt8(ascii: "\\") else {
        if expectsLow { return true }
        index += 1
        continue
      }
      guard text[index + 1] == UInt8(ascii: "u") else {
        if expectsLow { return true }
        index += 2
        continue
      }
      let unit = UInt16(String(decoding: text[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16) ?? 0
      let isLow = unit & 0xFC00 == 0xDC00
      if isLow != expectsLow { return true }
      expectsLow = unit & 0xFC00 == 0xD800
      index += 6
    }
    return expectsLow
  }
}
