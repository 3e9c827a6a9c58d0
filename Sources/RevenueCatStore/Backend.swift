import Glibc
import Subscriptions
import Timekeeping

/// RevenueCat's HTTP API, one function an endpoint. Every function blocks, and is called off the main actor.
struct Backend: Sendable {
  let address: Address
  let key: APIKey
  let userID: String
  let transport: any HTTPTransport
  let timeoutSeconds: Double
  /// Waits real seconds between two tries of a receipt.
  var pause: @Sendable (_ seconds: Double) -> Void = { usleep(UInt32(($0 * 1_000_000).rounded())) }

  static let maximumBodyBytes = 16 << 20
  private static let maximumRedirects = 5
  /// Waits before the first, second and third repetition of a receipt that met too many requests (revenuecat-http-api §3).
  private static let retryWaits = [0, 0.75, 3]
  /// Longer waits than this are not waited for: the receipt is kept and posted at the next occasion.
  private static let longestWait = 60.0
  /// How long a path with product ids may be.
  private static let maximumPathCharacters = 2000

  // MARK: - Endpoints

  func customerInfo(_ cached: CachedAnswers) -> Result<CustomerInfo, StoreError> {
    get("/v1/subscribers/\(userID.asPathStep)", cached) { text throws(ReplyFault) in try CustomerInfo(reply: text) }
      .map { fetched in
        var info = fetched.value.dated(fetched.requestTime)
        info.mayBeOld = fetched.isTakenAgain && fetched.requestTime == nil
        return info
      }
  }

  func offerings(_ cached: CachedAnswers) -> Result<Offerings, StoreError> {
    get("/v1/subscribers/\(userID.asPathStep)/offerings", cached) { text throws(ReplyFault) in try Offerings(reply: text) }.map(\.value)
  }

  /// The products of some ids, with as many requests as the length of a path asks for. Ids that the server does not know are missing.
  func products(_ ids: [String], _ cached: CachedAnswers) -> Result<WebProducts, StoreError> {
    var all = WebProducts()
    for path in productPaths(ids) {
      switch get(path, cached, { text throws(ReplyFault) in try WebProducts(reply: text) }) {
      case .success(let fetched):
        all.products += fetched.value.products
        all.warnings += fetched.value.warnings
      case .failure(let error): return .failure(error)
      }
    }
    return .success(all)
  }

  func productPaths(_ ids: [String]) -> [String] {
    let start = "/rcbilling/v1/subscribers/\(userID.asPathStep)/products?"
    var paths: [String] = []
    for id in ids {
      let item = "id=\(id.asQueryValue)"
      if let last = paths.last, last.utf8.count + item.utf8.count < Backend.maximumPathCharacters {
        paths[paths.count - 1] = "\(last)&\(item)"
      } else {
        paths.append(start + item)
      }
    }
    return paths
  }

  /// What became of a receipt.
  enum Posting: Sendable {
    /// The server has the purchase; the answer is the customer's new info.
    case recorded(CustomerInfo)
    /// The server refused it for good.
    case refused(StoreError)
    /// Nobody can tell whether the server has it: the same token must be posted again.
    case unsettled(StoreError)
  }

  /// Posts a receipt, up to four times while the server has too many requests.
  func post(_ receipt: PendingReceipt, source: PendingReceipt.Source) -> Posting {
    var tries = 0
    while true {
      var request = request("POST", "/v1/receipts", etag: "", tries: tries)
      request.body = receipt.body(source: source)
      let answer: HTTPAnswer
      switch exchange(request) {
      case .failure(let error): return .unsettled(error)
      case .success(let reply): answer = reply
      }
      if answer.status == 429, tries < Backend.retryWaits.count, answer.headers["is-retryable"]?.lowercased() != "false" {
        let asked = answer.headers["retry-after"].flatMap { Double(String($0.trimmingWhiteSpace)) }
        let wait = asked.map { min(max($0, 0), 3600) } ?? Backend.retryWaits[tries]
        if wait <= Backend.longestWait {
          pause(wait)
          tries += 1
          continue
        }
      }
      guard (200...299).contains(answer.status) else {
        let error = BackendError(answer)
        return error.isFinal ? .refused(tell(error.storeError)) : .unsettled(tell(error.storeError))
      }
      do throws(ReplyFault) {
        return .recorded(try CustomerInfo(reply: answer.body).dated(answer.requestTime))
      } catch {
        return .unsettled(tell(error.storeError))
      }
    }
  }

  // MARK: - Exchanges

  private struct Fetched<Value: Sendable>: Sendable {
    var value: Value
    var requestTime: Instant?
    /// Whether the text is one that came earlier.
    var isTakenAgain: Bool
  }

  /// Reads one address, with what is cached of it. A "not modified" whose body is gone is asked again, once, without the tag.
  private func get<Value>(
    _ path: String, _ cached: CachedAnswers, _ read: (_ text: [UInt8]) throws(ReplyFault) -> Value
  ) -> Result<Fetched<Value>, StoreError> {
    let url = address.url(path)
    var known = cached[url]
    for _ in 0..<2 {
      let answer: HTTPAnswer
      switch exchange(request("GET", path, etag: known?.etag ?? "", tries: 0)) {
      case .failure(let error): return .failure(error)
      case .success(let reply): answer = reply
      }
      let text: [UInt8]
      switch answer.status {
      case 200...299: text = answer.body
      case 304:
        guard let known else { continue }
        text = known.body
      default: return .failure(tell(BackendError(answer).storeError))
      }
      do throws(ReplyFault) {
        let value = try read(text)
        // Only what was understood is kept, and never a refusal: neither may come back as if it were an answer.
        if answer.status != 304, let etag = answer.headers["x-revenuecat-etag"], !etag.isEmpty {
          cached[url] = CachedAnswer(etag: etag, body: text)
        }
        return .success(Fetched(value: value, requestTime: answer.requestTime, isTakenAgain: answer.status == 304))
      } catch {
        // An unusable text is not served again.
        cached[url] = nil
        if answer.status == 304 {
          known = nil
          continue
        }
        return .failure(tell(error.storeError))
      }
    }
    return .failure(StoreError(.serverProblem, message: "\(address.host) says that nothing was modified, but never sent it"))
  }

  /// Sends one request and follows redirects that stay with its host.
  private func exchange(_ first: HTTPRequest) -> Result<HTTPAnswer, StoreError> {
    var request = first
    for _ in 0...Backend.maximumRedirects {
      switch transport.answer(to: request) {
      case .failure(let failure):
        return .failure(tell(failure.storeError(host: address.host)))
      case .success(let answer):
        let keepsMethod = answer.status == 307 || answer.status == 308
        let isRedirect = keepsMethod || ((301...303).contains(answer.status))
        guard isRedirect else { return .success(answer) }
        guard let location = answer.headers["location"], let url = address.redirect(to: location) else {
          return .failure(StoreError(.serverProblem, message: "\(address.host) redirects to another host, which is not followed"))
        }
        guard keepsMethod || request.method == "GET" else {
          return .failure(StoreError(.serverProblem, message: "\(address.host) redirects a receipt, which is not followed"))
        }
        request.url = url
      }
    }
    return .failure(StoreError(.serverProblem, message: "\(address.host) redirects again and again"))
  }

  private func request(_ method: String, _ path: String, etag: String, tries: Int) -> HTTPRequest {
    HTTPRequest(
      method: method, url: address.url(path),
      headers: [
        .init(name: "Authorization", value: key.authorization), .init(name: "Content-Type", value: "application/json"),
        .init(name: "Accept", value: "application/json"), .init(name: "X-Platform", value: "web"), .init(name: "X-Version", value: "1.0.0"),
        .init(name: "X-Platform-Flavor", value: "subscription-bridge"), .init(name: "X-Is-Sandbox", value: "false"),
        .init(name: "X-Retry-Count", value: String(tries)), .init(name: "X-RevenueCat-ETag", value: etag),
      ], body: nil, timeoutSeconds: timeoutSeconds, maximumBodyBytes: Backend.maximumBodyBytes)
  }

  /// An error as the world may hear it: a server may have repeated the key in its words.
  private func tell(_ error: StoreError) -> StoreError {
    var told = error
    told.message = key.redacting(error.message)
    if let underlying = error.underlying {
      told.underlying = StoreError.Underlying(
        domain: underlying.domain, code: underlying.code, message: key.redacting(underlying.message))
    }
    return told
  }
}

extension BackendError {
  fileprivate init(_ answer: HTTPAnswer) {
    self.init(status: answer.status, contentType: answer.headers["content-type"], text: answer.body)
  }
}

extension HTTPAnswer {
  /// The server's present, which counts before the body's `request_date`: an unmodified body is as old as it is.
  fileprivate var requestTime: Instant? {
    headers["x-revenuecat-request-time"].flatMap { Int64($0.trimmingWhiteSpace) }.map(Instant.init(milliseconds:))
  }
}

extension CustomerInfo {
  fileprivate func dated(_ requestTime: Instant?) -> CustomerInfo {
    guard let requestTime else { return self }
    var dated = self
    dated.requestDate = requestTime
    return dated
  }
}

extension ReplyFault {
  var storeError: StoreError {
    StoreError(
      .serverProblem, message: "RevenueCat gave an answer that cannot be used: \(message)",
      underlying: StoreError.Underlying(domain: "RevenueCat", code: "decoding", message: message))
  }
}
