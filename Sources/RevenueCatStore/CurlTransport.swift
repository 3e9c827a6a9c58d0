import Glibc
import Synchronization

/// Carries requests with libcurl, and keeps connections open between them.
///
/// Redirects are not followed here, cookies and `.netrc` not read, other schemes than http and https not spoken.
final class CurlTransport: HTTPTransport {
  /// Idle handles, each with its connections, as addresses: a handle is one thread's at a time.
  private let idle = Mutex<[Int]>([])
  private static let maximumIdle = 4

  init() {}

  deinit {
    guard let curl = Curl.loaded else { return }
    for address in idle.withLock({ $0 }) { OpaquePointer(bitPattern: address).map(curl.cleanup) }
  }

  func answer(to request: HTTPRequest) -> Result<HTTPAnswer, HTTPFailure> {
    guard let curl = Curl.loaded, let handle = takeHandle(curl) else {
      return .failure(
        HTTPFailure(kind: .notAvailable, message: "libcurl.so.4, which carries requests, is not on this machine", code: "libcurl"))
    }
    defer { putBack(handle, curl) }
    let exchange = Exchange(maximumBytes: request.maximumBodyBytes)
    var headers: OpaquePointer?
    // An empty value takes a semicolon; an empty Expect keeps libcurl from asking whether it may send a body.
    for header in request.headers {
      headers = curl.append(headers, header.value.isEmpty ? "\(header.name);" : "\(header.name): \(header.value)")
    }
    headers = curl.append(headers, "Expect:")
    defer { curl.freeAll(headers) }

    let result = withExtendedLifetime(exchange) {
      request.url.withCString { url in
        (request.body ?? []).withUnsafeBytes { body in
          curl.set(handle, .url, url)
          // What is on this machine is not asked for through a proxy, whatever the environment says.
          if request.isToLoopback { curl.set(handle, .proxy, "") }
          if let file = getenv("SSL_CERT_FILE"), file.pointee != 0 { curl.set(handle, .trustedCertificates, file) }
          curl.set(handle, .noSignal, 1)
          curl.set(handle, .protocols, 0b11)
          curl.set(handle, .pathAsIs, 1)
          curl.set(handle, .timeoutMilliseconds, CurlTransport.milliseconds(request.timeoutSeconds))
          curl.set(handle, .httpHeader, UnsafeRawPointer(headers))
          if request.body != nil {
            // On a connection that was used before, libcurl sends again by itself what the connection lost.
            curl.set(handle, .freshConnect, 1)
            curl.set(handle, .post, 1)
            curl.set(handle, .postFieldSize, body.count)
            curl.set(handle, .postFields, body.baseAddress ?? UnsafeRawPointer(url))
          }
          let context = UnsafeRawPointer(Unmanaged.passUnretained(exchange).toOpaque())
          curl.set(handle, .writeFunction) { bytes, size, count, context in Exchange.at(context).take(bytes, size * count) }
          curl.set(handle, .writeData, context)
          curl.set(handle, .headerFunction) { bytes, size, count, context in Exchange.at(context).takeHeader(bytes, size * count) }
          curl.set(handle, .headerData, context)
          // Every encoding that libcurl knows; what is counted against the limit is the decoded text.
          return "".withCString { encodings in
            curl.set(handle, .acceptEncoding, encodings)
            return curl.perform(handle)
          }
        }
      }
    }
    guard result == 0 else { return .failure(failure(result, exchange, handle, curl)) }
    return .success(HTTPAnswer(status: curl.info(handle, .responseCode), headers: exchange.headers, body: exchange.body))
  }

  private func takeHandle(_ curl: Curl) -> OpaquePointer? {
    if let address = idle.withLock({ $0.popLast() }) { return OpaquePointer(bitPattern: address) }
    return curl.easyInit()
  }

  private func putBack(_ handle: OpaquePointer, _ curl: Curl) {
    curl.reset(handle)
    let address = Int(bitPattern: handle)
    let isKept = idle.withLock { idle in
      guard idle.count < CurlTransport.maximumIdle else { return false }
      idle.append(address)
      return true
    }
    if !isKept { curl.cleanup(handle) }
  }

  private static func milliseconds(_ seconds: Double) -> Int {
    seconds <= 0 ? 0 : Int(min(max((seconds * 1000).rounded(), 1), 2_000_000_000))
  }

  private func failure(_ result: CInt, _ exchange: Exchange, _ handle: OpaquePointer, _ curl: Curl) -> HTTPFailure {
    let kind: HTTPFailure.Kind =
      switch result {
      case 5, 6: Network.isUp ? .unknownHost : .offline
      case 7:
        switch CInt(truncatingIfNeeded: curl.info(handle, .systemError)) {
        case ENETUNREACH, ENETDOWN, EHOSTUNREACH: Network.isUp ? .other : .offline
        case ECONNREFUSED: .refused
        default: .other
        }
      case 18, 52, 55, 56, 92: .connectionLost
      case 23 where exchange.isTooLarge: .answerTooLarge
      case 28: .timedOut
      case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91: .notSecure
      default: .other
      }
    let message = curl.strerror(result).map { String(cString: $0) } ?? "error \(result)"
    return HTTPFailure(kind: kind, message: message, code: "curl \(result)")
  }
}

/// What has come of one answer. Used by the thread that performs the request, and by no other.
private final class Exchange {
  private(set) var body: [UInt8] = []
  private(set) var headers: [String: String] = [:]
  private(set) var isTooLarge = false
  private let maximumBytes: Int

  init(maximumBytes: Int) {
    self.maximumBytes = maximumBytes
  }

  static func at(_ context: UnsafeMutableRawPointer?) -> Exchange {
    Unmanaged<Exchange>.fromOpaque(context!).takeUnretainedValue()
  }

  /// - Returns: how many bytes were taken; fewer than came end the exchange.
  func take(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
    guard count <= maximumBytes - body.count else {
      isTooLarge = true
      return count == 0 ? 1 : 0
    }
    body.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
    return count
  }

  func takeHeader(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
    let line = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
    if line.hasPrefix("HTTP/") {
      // An interim answer, or a proxy's, comes before the real one.
      headers = [:]
    } else if let colon = line.firstIndex(of: ":"), headers.count < 256 {
      headers[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].trimmingWhiteSpace)
    }
    return count
  }
}

/// Whether this machine has a way to others.
enum Network {
  /// Whether an interface besides the loopback is up and has an address.
  static var isUp: Bool {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return true }
    defer { freeifaddrs(first) }
    var next = first
    while let interface = next?.pointee {
      let flags = Int(interface.ifa_flags)
      let family = interface.ifa_addr?.pointee.sa_family
      let hasAddress = family == sa_family_t(AF_INET) || family == sa_family_t(AF_INET6)
      if hasAddress, flags & 0x1 != 0, flags & 0x40 != 0, flags & 0x8 == 0 { return true }  // IFF_UP, IFF_RUNNING, not IFF_LOOPBACK
      next = interface.ifa_next
    }
    return false
  }
}
