/// Takes secrets out of text that is kept: key pairs of `.storekit` files, and keys that a front end sent by mistake.
///
/// Every other byte stays as it is, line ends included, so that places in a text keep their line.
enum SecretFilter {
  /// The same bytes without secrets.
  static func clean(_ bytes: [UInt8]) -> [UInt8] {
    guard mayHold(bytes) else { return bytes }
    var spans: [Range<Int>] = []
    var place = 0
    while place < bytes.count {
      if let span = namedValue(at: place, in: bytes) ?? bareKey(at: place, in: bytes) {
        spans.append(span)
        place = max(span.upperBound, place + 1)
      } else {
        place += 1
      }
    }
    guard !spans.isEmpty else { return bytes }
    var cleaned: [UInt8] = []
    cleaned.reserveCapacity(bytes.count)
    var kept = 0
    for span in spans {
      cleaned += bytes[kept..<span.lowerBound]
      kept = span.upperBound
    }
    return cleaned + bytes[kept...]
  }

  static func clean(_ text: String) -> String { String(decoding: clean(Array(text.utf8)), as: UTF8.self) }

  /// Members whose value is a secret.
  private static let names = ["privateKey", "publicKey", "apiKey"].map { Array($0.utf8) }
  /// How RevenueCat's secret keys and the DER form of private keys begin, and how many characters must follow.
  private static let beginnings = [("sk_", 16), ("MIG", 80), ("MHc", 80), ("MII", 80)].map { (Array($0.0.utf8), $0.1) }

  /// A cheap look that spares nearly every message the search.
  private static func mayHold(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while place + 2 < bytes.count {
        let (first, second, third) = (bytes[place], bytes[place + 1], bytes[place + 2])
        if first == UInt8(ascii: "K"), second == UInt8(ascii: "e"), third == UInt8(ascii: "y") { return true }
        if first == UInt8(ascii: "s"), second == UInt8(ascii: "k"), third == UInt8(ascii: "_") { return true }
        if first == UInt8(ascii: "M"), second == UInt8(ascii: "I") || second == UInt8(ascii: "H") { return true }
        place += 1
      }
      return false
    }
  }

  /// The content of the string that belongs to a member with a telling name, in JSON or in JSON inside a JSON string.
  private static func namedValue(at place: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard let name = names.first(where: { begins(bytes, place, $0) }) else { return nil }
    var next = place + name.count
    let quote: [UInt8]
    if begins(bytes, next, [UInt8(ascii: "\\"), UInt8(ascii: "\"")]) {
      quote = [UInt8(ascii: "\\"), UInt8(ascii: "\"")]
    } else if begins(bytes, next, [UInt8(ascii: "\"")]) {
      quote = [UInt8(ascii: "\"")]
    } else {
      return nil
    }
    next = skipSpace(bytes, next + quote.count)
    guard begins(bytes, next, [UInt8(ascii: ":")]) else { return nil }
    next = skipSpace(bytes, next + 1)
    guard begins(bytes, next, quote) else { return nil }
    let start = next + quote.count
    next = start
    while next < bytes.count, !begins(bytes, next, quote) {
      next += quote.count == 1 && bytes[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    return start..<min(next, bytes.count)
  }

  /// A long run of key characters that begins as keys do.
  private static func bareKey(at place: Int, in bytes: [UInt8]) -> Range<Int>? {
    if place > 0, isKeyCharacter(bytes[place - 1]) { return nil }
    guard let (beginning, least) = beginnings.first(where: { begins(bytes, place, $0.0) }) else { return nil }
    var end = place + beginning.count
    while end < bytes.count, isKeyCharacter(bytes[end]) { end += 1 }
    return end - place - beginning.count >= least ? place..<end : nil
  }

  private static func isKeyCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="):
      true
    default: false
    }
  }

  /// White space, also where it is written as an escape.
  private static func skipSpace(_ bytes: [UInt8], _ place: Int) -> Int {
    var place = place
    while place < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) {
        place += 1
      } else if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count,
        [UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t")].contains(bytes[place + 1])
      {
        place += 2
      } else {
        break
      }
    }
    return place
  }

  private static func begins(_ bytes: [UInt8], _ place: Int, _ word: [UInt8]) -> Bool {
    guard place + word.count <= bytes.count else { return false }
    for (offset, byte) in word.enumerated() where bytes[place + offset] != byte { return false }
    return true
  }
}
