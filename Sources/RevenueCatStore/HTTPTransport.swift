/// Carries one request to a server and brings the answer.
///
/// It blocks the calling thread, which is never the main one, so that redirects, retries and what is kept on disk read from top to bottom.
protocol HTTPTransport: Sendable {
  func answer(to request: HTTPRequest) -> Result<HTTPAnswer, HTTPFailure>
}

struct HTTPRequest: Hashable, Sendable {
  var method: String
  var url: String
  var headers: [Header]
  /// nil for a request without one.
  var body: [UInt8]?
  /// Real time for the whole exchange; 0 for no limit.
  var timeoutSeconds: Double
  /// How long an answer's body may be.
  var maximumBodyBytes: Int

  struct Header: Hashable, Sendable {
    var name: String
    var value: String
  }

  /// Whether the server is on this machine.
  var isToLoopback: Bool {
    guard let host = Address(String(url.prefix { $0 != "?" && $0 != "#" }))?.host else { return false }
    return host == "localhost" || host == "[::1]" || host.isLoopbackIPv4
  }
}

extension String {
  /// Whether the text is an address of 127.0.0.0/8.
  fileprivate var isLoopbackIPv4: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}

struct HTTPAnswer: Hashable, Sendable {
  var status: Int
  /// By lower-case name; of several of one name the last.
  var headers: [String: String]
  var body: [UInt8]
}

/// Why no answer came.
struct HTTPFailure: Error, Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// This machine has no network.
    case offline
    /// Nobody listens at the address.
    case refused
    /// The host's name leads nowhere.
    case unknownHost
    case timedOut
    /// The connection broke before the answer was complete.
    case connectionLost
    /// The server's certificate is not trusted, or no secure connection could be made.
    case notSecure
    case answerTooLarge
    /// The machine lacks what carries requests.
    case notAvailable
    case other
  }

  var kind: Kind
  /// The carrier's own words and number.
  var message: String
  var code: String
}
