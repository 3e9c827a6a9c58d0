/// Turns the bytes between two quotes into a string.
package enum JSONStringDecoder {
  /// Decodes validated bytes. An escaped surrogate without its other half becomes U+FFFD: such text is accepted, but never comes out again.
  package static func string(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, hasEscapes: Bool) -> String {
    let raw = UnsafeBufferPointer(start: start, count: end - start)
    guard hasEscapes else { return String(decoding: raw, as: UTF8.self) }
    return String(unsafeUninitializedCapacity: raw.count) { decode(start, end, into: $0) }
  }

  /// Writes the decoded bytes, which are never more than the written ones, and says how many they are.
  package static func decode(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>)
    -> Int
  {
    var count = 0
    var position = start
    func put(_ byte: UInt8) {
      output[count] = byte
      count += 1
    }
    while position < end {
      let byte = position.pointee
      guard byte == UInt8(ascii: "\\") else {
        put(byte)
        position += 1
        continue
      }
      let escape = position[1]
      position += 2
      switch escape {
      case UInt8(ascii: "b"): put(0x08)
      case UInt8(ascii: "f"): put(0x0C)
      case UInt8(ascii: "n"): put(0x0A)
      case UInt8(ascii: "r"): put(0x0D)
      case UInt8(ascii: "t"): put(0x09)
      case UInt8(ascii: "u"):
        var unit = codeUnit(position)
        position += 4
        if unit & 0xFC00 == 0xD800, end - position >= 6, position[0] == UInt8(ascii: "\\"), position[1] == UInt8(ascii: "u") {
          let low = codeUnit(position + 2)
          if low & 0xFC00 == 0xDC00 {
            unit = 0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF
            position += 6
          }
        }
        let scalar = Unicode.Scalar(unit) ?? "\u{FFFD}"
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { put(byte) }
      default: put(escape)
      }
    }
    return count
  }

  private static func codeUnit(_ position: UnsafePointer<UInt8>) -> UInt32 {
    var unit: UInt32 = 0
    for index in 0..<4 { unit = unit << 4 | (JSONScanner.hexadecimal(position[index]) ?? 0) }
    return unit
  }
}
