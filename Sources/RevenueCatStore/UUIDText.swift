#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The random half of a token.
enum UUIDText {
  /// In capitals, as in the tokens of Apple's platforms.
  @MainActor
  static func random() -> String { UUID().uuidString }
}
