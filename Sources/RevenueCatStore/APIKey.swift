import Glibc

/// A project's public key. It leaves this type only as a header, and is never described.
///
/// **Invariant:** no text made from a key holds any of it.
struct APIKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The store that a key's prefix picks (revenuecat-http-api §0).
  enum Kind: String, Sendable, CaseIterable {
    case testStore, webBilling, appStore, playStore, amazon, galaxy, stripe, paddle, unknown

    /// What a key of this kind is for, as a message says it.
    var name: String {
      switch self {
      case .testStore: "the Test Store"
      case .webBilling: "web billing"
      case .appStore: "the App Store"
      case .playStore: "the Play Store"
      case .amazon: "the Amazon Appstore"
      case .galaxy: "the Galaxy Store"
      case .stripe: "Stripe"
      case .paddle: "Paddle"
      case .unknown: "an unknown store"
      }
    }
  }

  private let value: String
  let kind: Kind

  /// - Parameter text: the key, with white space around it at most.
  init(_ text: String, from place: String) throws(RevenueCatConfigurationError) {
    let trimmed = String(text.trimmingWhiteSpace)
    guard !trimmed.isEmpty else { throw RevenueCatConfigurationError("\(place) holds no API key") }
    guard trimmed.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw RevenueCatConfigurationError("\(place) holds something else than an API key: a key is one word of ASCII letters")
    }
    guard !trimmed.hasPrefix("sk_") else {
      throw RevenueCatConfigurationError("\(place) holds a secret key; a client takes a public key, and a Test Store key begins with test_")
    }
    value = trimmed
    kind = Kind(prefixOf: trimmed)
  }

  /// The value of the header that shows the key to the server.
  var authorization: String { "Bearer \(value)" }

  /// A text of somebody else's without the key in it.
  func redacting(_ text: String) -> String {
    guard text.utf8.count >= value.utf8.count else { return text }
    return text.split(separator: value, omittingEmptySubsequences: false).joined(separator: "[API key]")
  }

  var description: String { "[API key for \(kind.name)]" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: []) }
}

extension APIKey.Kind {
  fileprivate init(prefixOf key: String) {
    let prefixes: [(String, Self)] = [
      ("test_", .testStore), ("rcb_", .webBilling), ("appl_", .appStore), ("mac_", .appStore), ("goog_", .playStore), ("amzn_", .amazon),
      ("galx_", .galaxy), ("strp_", .stripe), ("pdl_", .paddle),
    ]
    self = prefixes.first { key.hasPrefix($0.0) }?.1 ?? .unknown
  }
}

extension StringProtocol {
  var trimmingWhiteSpace: SubSequence {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return self[startIndex..<startIndex]
    }
    return self[first...last]
  }
}

/// Where a project's key is found; the key itself never crosses the pipe (PROTOCOL §5).
public enum RevenueCatKeySource: Hashable, Sendable {
  case environmentVariable(String)
  case file(path: String)

  /// The variable that is read when nothing else is said.
  public static let standard = RevenueCatKeySource.environmentVariable("REVENUECAT_API_KEY")

  func key() throws(RevenueCatConfigurationError) -> APIKey {
    switch self {
    case .environmentVariable(let name):
      guard !name.isEmpty, !name.utf8.contains(UInt8(ascii: "=")), let value = getenv(name) else {
        try refuseKeyInPlaceOf("apiKeyEnvironmentVariable takes the name of a variable", name)
        throw RevenueCatConfigurationError("The environment variable \(name) with the RevenueCat API key is not set")
      }
      return try APIKey(String(cString: value), from: "The environment variable \(name)")
    case .file(let path):
      guard let text = Self.text(ofFile: path) else {
        try refuseKeyInPlaceOf("apiKeyFile takes the path of a file", path)
        throw RevenueCatConfigurationError("The file with the RevenueCat API key cannot be read", file: path)
      }
      do throws(RevenueCatConfigurationError) {
        return try APIKey(text, from: "The key file")
      } catch {
        throw RevenueCatConfigurationError(error.message, file: path)
      }
    }
  }

  /// Somebody who gives the key itself for the place where it is found must not read it again in the message.
  private func refuseKeyInPlaceOf(_ rule: String, _ text: String) throws(RevenueCatConfigurationError) {
    guard text.hasPrefix("sk_") || APIKey.Kind(prefixOf: text) != .unknown else { return }
    throw RevenueCatConfigurationError("\(rule) that holds the API key; what was given looks like a key itself")
  }

  /// A file's text; nil when it cannot be read or is far longer than a key.
  private static func text(ofFile path: String) -> String? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4097)
    let count = fread(&bytes, 1, bytes.count, file)
    guard ferror(file) == 0, count < bytes.count else { return nil }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
