/// A server's address, taken apart as far as requests and redirects need it.
struct Address: Hashable, Sendable {
  /// Scheme, host and port, such as `https://api.revenuecat.com`.
  let origin: String
  /// The host alone, for messages.
  let host: String
  /// What every path is put behind; empty, or begins with a slash and does not end with one.
  let path: String

  /// Reads a base URL.
  init(base text: String) throws(RevenueCatConfigurationError) {
    guard let address = Address(text) else {
      throw RevenueCatConfigurationError("The base URL must be http:// or https:// with a host, without user, query or fragment")
    }
    self = address
  }

  /// nil for anything but an http or https URL of a host, an optional port and an optional path.
  init?(_ text: String) {
    let text = text.trimmingWhiteSpace
    guard let end = text.firstRange(of: "://")?.upperBound, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    let scheme = text[..<end].lowercased()
    guard scheme == "http://" || scheme == "https://" else { return nil }
    let authority = text[end...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard !authority.isEmpty, !authority.contains("@"), !authority.contains("\\") else { return nil }
    let (name, port) = Address.split(authority)
    guard let name, !name.isEmpty, port.map({ UInt16($0) != nil && $0 != "0" }) ?? true else { return nil }
    let isUsual = port == nil || (scheme == "http://" ? port == "80" : port == "443")
    origin = scheme + name.lowercased() + (isUsual ? "" : ":" + (port ?? ""))
    host = name.lowercased()
    var path = text[authority.endIndex...]
    guard !path.contains("?"), !path.contains("#") else { return nil }
    while path.last == "/" { path.removeLast() }
    self.path = String(path)
  }

  /// Host and port of an authority, with the brackets of an IPv6 address.
  private static func split(_ authority: Substring) -> (host: Substring?, port: String?) {
    if authority.first == "[" {
      guard let close = authority.firstIndex(of: "]") else { return (nil, nil) }
      let rest = authority[authority.index(after: close)...]
      guard rest.isEmpty || rest.first == ":" else { return (nil, nil) }
      return (authority[...close], rest.isEmpty ? nil : String(rest.dropFirst()))
    }
    let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return (nil, nil) }
    return (parts[0], parts.count == 2 ? String(parts[1]) : nil)
  }

  /// The URL of a path below this address.
  func url(_ path: String) -> String { origin + self.path + path }

  /// The URL that a redirect names, when it stays with this host: the same origin, or the same host by https instead of http.
  func redirect(to location: String) -> String? {
    if location.hasPrefix("/"), !location.hasPrefix("//") { return origin + location }
    let bare = location.prefix { $0 != "?" && $0 != "#" }
    guard let target = Address(String(bare)) else { return nil }
    let isSame =
      target.origin == origin || (origin.hasPrefix("http://") && target.origin == "https://" + target.host && target.host == host)
    return isSame ? location : nil
  }
}

extension String {
  /// A user's id as a step of a path: everything percent-encoded but what may stand in the host of a URL, less the colon
  /// (revenuecat-http-api §1).
  var asPathStep: String {
    percentEncoded(keeping: "-._~!$&'()*+,;=[]")
  }

  /// A product's id as a value of a query.
  var asQueryValue: String {
    percentEncoded(keeping: "-._~")
  }

  private func percentEncoded(keeping signs: StaticString) -> String {
    let kept = signs.withUTF8Buffer { Set($0) }
    let hex = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      let isLetter = (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      if isLetter || kept.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
