import Subscriptions

extension HTTPFailure {
  /// The failure as a store tells it, with the host to look at.
  func storeError(host: String) -> StoreError {
    let (code, text): (StoreError.Code, String) =
      switch kind {
      case .offline: (.offline, "There is no network connection to reach \(host)")
      case .refused: (.network, "\(host) refused the connection; is the server running, and is the base URL right?")
      case .unknownHost: (.network, "The host name \(host) leads nowhere; check the base URL and the network")
      case .timedOut: (.timedOut, "\(host) did not answer in time")
      case .connectionLost: (.network, "The connection to \(host) broke before the answer was complete")
      case .notSecure: (.network, "No secure connection to \(host) could be made: \(message)")
      case .answerTooLarge: (.serverProblem, "The answer of \(host) is too large")
      case .notAvailable: (.notSupported, message)
      case .other: (.network, "The network failed on the way to \(host): \(message)")
      }
    return StoreError(code, message: text, underlying: StoreError.Underlying(domain: "network", code: self.code, message: message))
  }
}
