import Foundation
import JSON
import Subscriptions
import Testing
import Timekeeping

@testable import RevenueCatStore

/// Random customers on a bad network, with stores that end at any moment. `CHAOS_SEED` and `CHAOS_CUSTOMERS` set another run.
@Suite @MainActor struct ChaosTests {
  @Test func `Whatever the network does, every decision to buy is bought at most once, and what was answered is there`() async throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["CHAOS_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1_000_000)
    let customers = environment["CHAOS_CUSTOMERS"].flatMap { Int($0) } ?? 60
    print("CHAOS_SEED=\(seed) CHAOS_CUSTOMERS=\(customers)")
    var random = SplitMix(seed: seed)
    let server = try StandIn()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for number in 0..<customers {
      let customer = Customer(name: "customer \(number)", server: server, folder: folder)
      try await customer.live(&random)
      try await customer.settle()
      let tokens = try server.receipts(of: customer.name).map(\.product)
      #expect(tokens.count == Set(tokens).count, "bought twice by \(customer.name), seed \(seed)")
      #expect(customer.answered.isSubset(of: tokens), "lost by \(customer.name), seed \(seed)")
    }
  }
}

/// One customer, who decides at most once about each plan and asks again until there is an answer.
@MainActor
private final class Customer {
  let name: String
  /// The plans whose purchase was answered with the plan held.
  private(set) var answered: Set<String> = []
  private let server: StandIn
  private let folder: String
  private var store: RevenueCatStoreClient?

  init(name: String, server: StandIn, folder: String) {
    self.name = name
    self.server = server
    self.folder = folder
  }

  private func open() throws -> RevenueCatStoreClient {
    if let store { return store }
    let store = try server.store(user: name, stateDirectory: folder, requestTimeoutSeconds: 0.15)
    self.store = store
    return store
  }

  func live(_ random: inout SplitMix) async throws {
    for _ in 0..<Int.random(in: 2...8, using: &random) {
      if Int.random(in: 0..<2, using: &random) == 0 { try makeTrouble(&random) }
      let store = try open()
      let plan = SubscriptionModel(id: ["pro_monthly", "pro_yearly", "basic_monthly"].randomElement(using: &random)!, price: "$1")
      let isCancelled = Int.random(in: 0..<5, using: &random) == 0
      switch Int.random(in: 0..<6, using: &random) {
      case 0: await ask(cancelling: isCancelled) { _ = try await store.restore() }
      case 1: await ask(cancelling: isCancelled) { _ = try await store.currentState() }
      case 2:
        // The process ends while the purchase is under way.
        let purchase = Task.immediate { await self.buy(plan, from: store) }
        store.close()
        self.store = nil
        await purchase.value
      case 3:
        async let read: Void = ask(cancelling: isCancelled) { _ = try await store.currentState() }
        await buy(plan, from: store)
        await read
      default:
        let purchase = Task.immediate { await self.buy(plan, from: store) }
        if isCancelled { purchase.cancel() }
        await purchase.value
      }
      #expect(store.currentPurchase == nil || isCancelled || self.store == nil)
    }
  }

  /// The network is well again: what was kept is posted, and nothing is left.
  func settle() async throws {
    store?.close()
    let store = try server.store(user: name, stateDirectory: folder)
    // Troubles that nobody met are gone.
    try server.control("calm", [:])
    // The first may have joined a posting of before, which met trouble.
    var state = try await store.restore()
    if !store.receipts.kept.isEmpty { state = try await store.restore() }
    #expect(store.receipts.kept.isEmpty)
    #expect(answered.isSubset(of: Set(state.allSubscriptions.filter(\.isEntitled).map(\.subscriptionID))))
    store.close()
  }

  private func buy(_ plan: SubscriptionModel, from store: RevenueCatStoreClient) async {
    guard let state = try? await store.purchase(plan, nil) else { return }
    if state.allSubscriptions.contains(where: { $0.subscriptionID == plan.id && $0.isEntitled }) { answered.insert(plan.id) }
  }

  private func ask(cancelling: Bool, _ question: @escaping @MainActor () async throws -> Void) async {
    let task = Task.immediate { try? await question() }
    if cancelling { task.cancel() }
    await task.value
  }

  private func makeTrouble(_ random: inout SplitMix) throws {
    let troubles: [(String, JSONObject)] = [
      ("dropBefore", [:]), ("dropAfter", [:]), ("truncated", [:]), ("halfJSON", [:]), ("twice", [:]), ("status", ["status": 500]),
      ("status", ["status": 429]), ("statusAfter", ["status": 500]), ("delay", ["seconds": JSONValue.number(JSONNumber(1))]),
      ("status", ["status": 400, "body": #"{"code": 7651}"#]),
    ]
    let trouble = troubles.randomElement(using: &random)!
    try server.fault(
      trouble.0, Bool.random(using: &random) ? "POST" : "GET", path: "/v1", times: Int.random(in: 1...3, using: &random), trouble.1)
  }
}

/// A small generator with a seed.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
