/// CRC-32 as in IEEE 802.3, eight bytes at a time: a ledger of a million events is checked whenever it is opened.
enum Checksum {
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var value = UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
      tables[byte] = value
    }
    for table in 1..<8 {
      for byte in 0..<256 {
        let before = tables[(table - 1) * 256 + byte]
        tables[table * 256 + byte] = tables[Int(before & 0xFF)] ^ (before >> 8)
      }
    }
    return tables
  }()

  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      var crc: UInt32 = 0xFFFF_FFFF
      var place = 0
      while place + 8 <= bytes.count {
        let low = crc ^ UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
        let high = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self))
        crc = tables[7 * 256 + Int(low & 0xFF)] ^ tables[6 * 256 + Int(low >> 8 & 0xFF)]
        crc ^= tables[5 * 256 + Int(low >> 16 & 0xFF)] ^ tables[4 * 256 + Int(low >> 24)]
        crc ^= tables[3 * 256 + Int(high & 0xFF)] ^ tables[2 * 256 + Int(high >> 8 & 0xFF)]
        crc ^= tables[256 + Int(high >> 16 & 0xFF)] ^ tables[Int(high >> 24)]
        place += 8
      }
      while place < bytes.count {
        crc = tables[Int((crc ^ UInt32(bytes[place])) & 0xFF)] ^ (crc >> 8)
        place += 1
      }
      return crc ^ 0xFFFF_FFFF
    }
  }

  /// Eight small hexadecimal digits.
  static func digits(_ value: UInt32) -> [UInt8] {
    (0..<8).map { place in
      let digit = UInt8(value >> UInt32(28 - 4 * place) & 0xF)
      return digit < 10 ? 0x30 + digit : 0x57 + digit
    }
  }

  /// The value of eight small hexadecimal digits; nil for anything else.
  static func value(_ digits: UnsafeRawBufferPointer) -> UInt32? {
    guard digits.count == 8 else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      switch digit {
      case 0x30...0x39: value = value << 4 | UInt32(digit - 0x30)
      case 0x61...0x66: value = value << 4 | UInt32(digit - 0x57)
      default: return nil
      }
    }
    return value
  }
}
