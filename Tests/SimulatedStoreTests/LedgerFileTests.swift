import Foundation
import Subscriptions
import Testing
import Timekeeping

@testable import SimulatedStore

@MainActor
@Suite struct LedgerFileTests {
  private func shop(_ folder: Folder, at start: String = "2026-01-31T12:00:00.000Z") throws -> Shop {
    try Shop(.init(stateDirectory: folder.path), at: start)
  }

  private func failure(_ body: () throws -> Void) -> ConfigurationFailure? {
    do { try body() } catch let error as ConfigurationFailure { return error } catch {}
    return nil
  }

  @Test func `What was answered is there after a restart, and missed renewals have happened unannounced`() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    let first = try shop(folder)
    _ = try await first.buy("pro_monthly")
    try first.store.useCustomer("ann")
    _ = try await first.buy("basic_yearly")
    first.store.close()

    let second = try shop(folder, at: "2026-04-01T00:00:00.000Z")
    #expect(second.store.customers().map(\.isCurrent) == [false, true])
    #expect(second.store.lastKnownState?.subscription?.subscriptionID == "basic_yearly")
    #expect(
      try second.store.transactions(productID: "pro_monthly").map(\.purchasedAt) == [
        date("2026-01-31T12:00:00.000Z"), date("2026-02-07T12:00:00.000Z"), date("2026-03-07T12:00:00.000Z"),
      ])
    #expect(second.causes == [])
    second.store.close()
  }

  @Test func `Settings last, and a store opened with others has those`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    var change = SimulatorSettings.Change()
    change.askToBuyEnabled = true
    change.purchaseLatencySeconds = 2
    let first = try shop(folder)
    try first.store.configure(change)
    first.store.close()
    let second = try shop(folder)
    #expect(second.store.settings.askToBuyEnabled && second.store.settings.latencySeconds.purchase == 2)
    second.store.close()
    change.askToBuyEnabled = false
    let third = try Shop(.init(stateDirectory: folder.path, settings: change))
    #expect(!third.store.settings.askToBuyEnabled)
    third.store.close()
  }

  @Test func `A ledger ahead of a virtual clock moves it, ahead of another it is refused`() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    let first = try shop(folder, at: "2026-06-01T00:00:00.000Z")
    _ = try await first.buy("pro_monthly")
    first.store.close()

    #expect(failure { _ = try shop(folder) }?.kind == .ledgerAhead)
    let time = Timekeeper(virtual: instant("2026-01-01T00:00:00.000Z"))
    let store = try await SimulatedStoreClient.open(.init(stateDirectory: folder.path), timekeeper: time)
    #expect(time.now == instant("2026-06-01T00:00:00.000Z"))
    #expect(store.lastKnownState?.status == .active)
    store.close()
  }

  @Test func `A second store on the same folder is refused until the first is closed`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let first = try shop(folder)
    #expect(failure { _ = try shop(folder) }?.message == "another process uses this state directory")
    first.store.close()
    try shop(folder).store.close()
  }

  @Test func `A store that nobody holds any longer lets go of its folder`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    _ = try shop(folder)
    try shop(folder).store.close()
  }

  @Test func `A last record that was cut off anywhere is dropped, and everything before it is there`() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    let first = try shop(folder)
    _ = try await first.buy("pro_monthly")
    _ = try await first.buy("basic_monthly")
    first.store.close()
    let whole = try Data(contentsOf: folder.ledger)
    let last = whole.dropLast().lastIndex(of: 0x0A)! + 1
    for length in [last + 1, last + 30, last + 120, whole.count - 2, whole.count - 1] {
      try whole.prefix(length).write(to: folder.ledger)
      let again = try shop(folder)
      #expect(again.store.openingWarnings.count == 1)
      #expect(again.store.lastKnownState?.subscription?.pendingChange == nil)
      _ = try await again.buy("basic_monthly")
      again.store.close()
      #expect(try Data(contentsOf: folder.ledger) == whole)
    }
    try Data(whole.prefix(10)).write(to: folder.ledger)
    let new = try shop(folder)
    #expect(new.store.lastKnownState == .notSubscribed)
    new.store.close()
  }

  @Test func `What happened together is there together or not at all`() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    let first = try shop(folder)
    _ = try await first.buy("pro_monthly")
    let before = try Data(contentsOf: folder.ledger)
    _ = try first.store.forceRenewal(subscriptionID: "pro_monthly")
    first.store.close()
    let whole = try Data(contentsOf: folder.ledger)
    let between = whole[before.count...].firstIndex(of: 0x0A)! + 1
    #expect(between < whole.count)
    for length in [between - 10, between, between + 10, whole.count - 1] {
      try whole.prefix(length).write(to: folder.ledger)
      let again = try shop(folder)
      #expect(again.store.openingWarnings.count == 1)
      #expect(try again.store.transactions().count == 1)
      #expect(again.store.lastKnownState?.subscription?.expiresAt == date("2026-02-07T12:00:00.000Z"))
      _ = try again.store.forceRenewal(subscriptionID: "pro_monthly")
      again.store.close()
      #expect(try Data(contentsOf: folder.ledger) == whole)
    }
  }

  @Test func `A damaged middle refuses the ledger with its line and leaves the file alone`() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    let first = try shop(folder)
    _ = try await first.buy("pro_monthly")
    _ = try await first.buy("basic_monthly")
    _ = try await first.buy("pro_monthly")
    first.store.close()
    let whole = try Data(contentsOf: folder.ledger)
    let lines = whole.split(separator: 0x0A)
    func refused(_ data: Data, line: Int) throws {
      try data.write(to: folder.ledger)
      let found = failure { _ = try shop(folder) }
      #expect(found?.kind == .stateDirectory && found?.line == line && found?.file == folder.ledger.path, "\(String(describing: found))")
      #expect(try Data(contentsOf: folder.ledger) == data)
    }
    var damaged = whole
    damaged[lines[1].startIndex + 60] ^= 1
    try refused(damaged, line: 2)
    try refused(Data(lines[0] + [0x0A] + lines[2] + [0x0A] + lines[3] + [0x0A]), line: 2)
    try refused(Data(lines[0] + [0x0A] + lines[1] + [0x0A] + lines[1] + [0x0A] + lines[3] + [0x0A]), line: 3)
    try refused(Data("{}\n".utf8) + whole, line: 1)
    try refused(Data("some other file".utf8), line: 1)
    try whole.write(to: folder.ledger)
    try shop(folder).store.close()
  }

  @Test func `A folder that cannot be made is told`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try Data("a file".utf8).write(to: URL(filePath: folder.path))
    let found = failure { _ = try Shop(.init(stateDirectory: folder.path + "/below")) }
    #expect(found?.kind == .stateDirectory)
    #expect(found?.message.contains("Not a directory") == true)
  }

  @Test func `A disk that takes nothing more leaves everything as it was`() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    let shop = try shop(folder)
    _ = try await shop.buy("basic_monthly")
    let before = try Data(contentsOf: folder.ledger)
    shop.store.ledger!.room = before.count + 100
    do {
      _ = try await shop.buy("pro_monthly")
      Issue.record("bought without a ledger")
    } catch let error as StoreError {
      #expect(error.code == .storeProblem && error.underlying?.code == "ledger")
    }
    #expect(try await shop.store.currentState().subscription?.subscriptionID == "basic_monthly")
    #expect(try shop.store.transactions().count == 1)
    #expect(try Data(contentsOf: folder.ledger) == before)
    #expect(shop.causes == [.purchase])
    shop.store.ledger!.room = nil
    _ = try await shop.buy("pro_monthly")
    #expect(shop.causes == [.purchase, .purchase])
    shop.store.close()
  }
}

@MainActor
@Suite struct ConfigurationTests {
  @Test func `A configuration comes from a file, from text, or is the sample`() async throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.deletingLastPathComponent().appending(path: "shared/fixtures/storekit/real-024.storekit").path
    let shop = try Shop(.init(configuration: .file(path: file)))
    #expect(try await shop.store.fetchProducts().subscriptions.count == 6)
    let report = try ConfigurationReport.check(.file(path: file))
    #expect(report.isUsable && report.problems == [] && report.products.count == 11)
  }

  @Test func `A configuration that cannot be used says why and where`() throws {
    do {
      _ = try Shop(.init(configuration: .text(Array("{\n  \"products\": [{\"productId\": \"a\", \"type\": \"Consumable\"}]\n}".utf8))))
      Issue.record("opened")
    } catch let error as ConfigurationFailure {
      #expect(error.kind == .configuration && error.file == nil && error.line == 2 && error.pointer == "/products/0")
    }
    do {
      _ = try Shop(.init(configuration: .file(path: "/nowhere/a.storekit")))
      Issue.record("opened")
    } catch let error as ConfigurationFailure {
      #expect(error.file == "/nowhere/a.storekit" && error.message.contains("No such file or directory"))
    }
    let folder = FileManager.default.temporaryDirectory.path
    #expect(throws: ConfigurationFailure.self) { try ConfigurationReport.check(.file(path: folder)) }
    #expect(try !ConfigurationReport.check(.text([])).isUsable)
  }

  @Test func `A setting that cannot be meant refuses the opening`() {
    var settings = SimulatorSettings.Change()
    settings.timeRate = "soon"
    #expect(throws: ConfigurationFailure.self) { try Shop(.init(settings: settings)) }
  }
}
