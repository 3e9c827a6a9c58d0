import Foundation
import JSON
import Subscriptions
import Synchronization
import Testing
import Timekeeping

@testable import RevenueCatStore

/// A server of `Tests/StandIn` with nothing in it.
struct StandIn {
  static let key = "test_a_key_that_nobody_may_see"
  let port: Int

  /// Opens one in the process that all tests share.
  init() throws {
    let hub = StandIn(port: try Self.hubPort.get())
    port = try #require(hub.control("world", [:]).int)
  }

  private init(port: Int) {
    self.port = port
  }

  private static let hubPort = Result { try startHub() }

  private static func startHub() throws -> Int {
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", Fixtures.root.appending(path: "Tests/StandIn/stand_in.py").path, "--key", StandIn.key]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // Open until the tests end, which ends the process.
    _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_DUPFD_CLOEXEC, 0)
    var line: [UInt8] = []
    while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") { line.append(byte) }
    return try #require(Int(String(decoding: line, as: UTF8.self)))
  }

  var baseURL: String { "http://127.0.0.1:\(port)" }

  /// Drives the server, and answers its value.
  @discardableResult
  func control(_ name: String, _ params: JSONValue? = nil) throws -> JSONValue {
    let request = HTTPRequest(
      method: params == nil ? "GET" : "POST", url: "\(baseURL)/stand-in/\(name)", headers: [], body: params?.bytes, timeoutSeconds: 120,
      maximumBodyBytes: 1 << 24)
    return try JSONReader.value(of: CurlTransport().answer(to: request).get().body)
  }

  func fault(_ kind: String, _ method: String, path: String = "/", times: Int = 1, _ more: JSONObject = [:]) throws {
    var members: [(String, JSONValue)] = [
      ("kind", .string(kind)), ("method", .string(method)), ("path", .string(path)), ("times", .number(JSONNumber(times))),
    ]
    members += more.members.map { ($0.key, $0.value) }
    try control("fault", .object(JSONObject(members)))
  }

  /// What came so far, as "METHOD path".
  var requests: [String] {
    get throws { try control("requests").array?.map { "\($0["method"]?.string ?? "") \($0["path"]?.string ?? "")" } ?? [] }
  }

  /// What the server holds for a customer: a product for each token, and how often it was posted.
  func receipts(of user: String) throws -> [(product: String, posts: Int)] {
    try control("receipts")[user]?.object?.members.map { ($0.value["product"]?.string ?? "", $0.value["posts"]?.int ?? 0) } ?? []
  }

  /// A store on this server. Waits between tries take no time, and are noted.
  @MainActor
  func store(
    user: String = "ann", key: String? = StandIn.key, timekeeper: Timekeeper = Timekeeper(virtual: instant("2026-01-01T00:00:00Z")),
    stateDirectory: String? = nil, requestTimeoutSeconds: Double = 120, refreshSeconds: Double = 0,
    decision: RevenueCatPurchaseDecision = .succeed, pauses: Pauses = Pauses(),
    receiptPatienceSeconds: Double = 120, warn: @escaping @MainActor (String) -> Void = { _ in }
  ) throws -> RevenueCatStoreClient {
    try RevenueCatStoreClient(
      RevenueCatSettings(
        appUserID: user, baseURL: baseURL, stateDirectory: stateDirectory, requestTimeoutSeconds: requestTimeoutSeconds,
        refreshSeconds: refreshSeconds, purchaseDecision: decision),
      timekeeper: timekeeper, transport: CurlTransport(), key: key.map { try APIKey($0, from: "the test") }, makeUUID: UUIDText.random,
      receiptPatienceSeconds: receiptPatienceSeconds, pause: { pauses.note($0) }, warn: warn)
  }
}

/// The waits that a store asked for.
final class Pauses: Sendable {
  private let noted = Mutex<[Double]>([])

  func note(_ seconds: Double) { noted.withLock { $0.append(seconds) } }
  var seconds: [Double] { noted.withLock { $0 } }
}
