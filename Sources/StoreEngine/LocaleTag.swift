/// A locale identifier such as `en_US`, `ja` or `zh-Hans`, in its parts.
public struct LocaleTag: Hashable, Sendable {
  /// Two or three small letters.
  public let language: String
  /// Four letters such as `Hans`, nil when not told.
  public let script: String?
  /// Two capital letters or three digits, nil when not told.
  public let region: String?

  /// nil for what is no locale identifier.
  public init?(_ identifier: String) {
    let parts = identifier.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }.map(String.init)
    guard let first = parts.first, (2...3).contains(first.utf8.count), first.utf8.allSatisfy(LocaleTag.isLetter) else { return nil }
    language = first.lowercased()
    var script: String?
    var region: String?
    for part in parts.dropFirst() {
      guard !part.isEmpty, part.utf8.count <= 8, part.utf8.allSatisfy({ LocaleTag.isLetter($0) || (0x30...0x39).contains($0) }) else {
        return nil
      }
      if part.utf8.count == 4, part.utf8.allSatisfy(LocaleTag.isLetter), script == nil {
        script = part.lowercased()
      } else if part.utf8.count == 2 || part.utf8.count == 3, region == nil {
        region = part.uppercased()
      }
    }
    self.script = script
    self.region = region
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

  /// The script that a Chinese region writes; nil elsewhere.
  private var impliedScript: String? {
    if let script { return script }
    guard language == "zh" else { return nil }
    switch region {
    case "TW", "HK", "MO": return "hant"
    default: return "hans"
    }
  }

  /// How well a text of another locale serves this one: the greater the better, 0 not at all.
  ///
  /// The same locale, then the same language in the same script, then the same language.
  public func affinity(to other: LocaleTag) -> Int {
    guard language == other.language else { return 0 }
    if impliedScript != other.impliedScript { return 1 }
    return region == other.region ? 4 : other.region == nil ? 3 : 2
  }
}
