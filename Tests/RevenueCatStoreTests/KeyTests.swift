import Foundation
import Subscriptions
import Testing
import Timekeeping

@testable import RevenueCatStore

/// Keys are found, told apart, and never shown.
@Suite struct KeyTests {
  static let secret = "test_PleaseNeverShowMe"

  @Test func `No text made from a key holds it`() throws {
    let key = try APIKey(Self.secret, from: "here")
    var dumped = ""
    dump(key, to: &dumped)
    for text in ["\(key)", String(reflecting: key), dumped, "\([key])", "\(Optional(key) as Any)"] {
      #expect(!text.contains("PleaseNever"))
    }
    #expect(key.redacting("a \(Self.secret) b \(Self.secret)") == "a [API key] b [API key]")
    #expect(key.redacting("nothing") == "nothing")
  }

  @Test(arguments: [
    ("test_a", APIKey.Kind.testStore), ("rcb_sb_a", .webBilling), ("appl_a", .appStore), ("mac_a", .appStore), ("goog_a", .playStore),
    ("amzn_a", .amazon), ("galx_a", .galaxy), ("strp_a", .stripe), ("pdl_a", .paddle), ("abc", .unknown),
  ])
  func `A key's prefix picks its store`(_ text: String, _ kind: APIKey.Kind) throws {
    #expect(try APIKey(" \(text)\n", from: "here").kind == kind)
  }

  @Test(arguments: ["", " \n", "sk_secret", "two words", "test_\u{E4}"]) func `What is no public key is refused without showing it`(
    _ text: String
  ) {
    let error = #expect(throws: RevenueCatConfigurationError.self) { try APIKey(text, from: "The file") }
    #expect(error?.message.hasPrefix("The file") == true)
    #expect(text.count < 3 || error?.message.contains(text) == false)
  }

  @Test func `A key comes from a file or the environment, and a missing one says where it was looked for`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("\(Self.secret)\n".utf8).write(to: file)
    #expect(try RevenueCatKeySource.file(path: file.path).key().authorization == "Bearer \(Self.secret)")
    try Data(repeating: 0x61, count: 5000).write(to: file)
    let long = #expect(throws: RevenueCatConfigurationError.self) { try RevenueCatKeySource.file(path: file.path).key() }
    #expect(long?.file == file.path)
    #expect(throws: RevenueCatConfigurationError.self) { try RevenueCatKeySource.file(path: "/nowhere").key() }
    setenv("RC_KEY_OF_A_TEST", Self.secret, 1)
    #expect(try RevenueCatKeySource.environmentVariable("RC_KEY_OF_A_TEST").key().kind == .testStore)
    let unset = #expect(throws: RevenueCatConfigurationError.self) { try RevenueCatKeySource.environmentVariable("RC_UNSET").key() }
    #expect(unset?.message.contains("RC_UNSET") == true)
  }

  @Test @MainActor func `Settings that cannot be used are refused by name`() {
    func message(_ change: (inout RevenueCatSettings) -> Void) -> String? {
      var settings = RevenueCatSettings(appUserID: "ann", baseURL: "http://127.0.0.1:1")
      change(&settings)
      return #expect(throws: RevenueCatConfigurationError.self) {
        try RevenueCatStoreClient(
          settings, timekeeper: .system, transport: CurlTransport(), key: APIKey(Self.secret, from: "here"), makeUUID: UUIDText.random)
      }?.message
    }
    #expect(message { $0.appUserID = " \n" }?.contains("user id") == true)
    #expect(message { $0.baseURL = "nowhere" }?.contains("base URL") == true)
    #expect(message { $0.requestTimeoutSeconds = -1 }?.contains("requestTimeoutSeconds") == true)
    #expect(message { $0.refreshSeconds = .nan }?.contains("refreshSeconds") == true)
    #expect(message { $0.stateDirectory = "/proc/nowhere" }?.contains("state directory") == true)
  }
}
