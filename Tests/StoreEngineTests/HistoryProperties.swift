import Testing

@testable import StoreEngine

/// What holds of every history. The seeds differ each run; a failure names its seed.
@Suite struct HistoryProperties {
  private static let seeds: [UInt64] = {
    var numbers = SystemRandomNumberGenerator()
    return [1, 2, 3] + (0..<37).map { _ in UInt64.random(in: 0..<1_000_000_000, using: &numbers) }
  }()

  private struct Run {
    var keeper: Storekeeper
    var events: [LedgerEvent] = []
    var now = moment("2026-01-31")
  }

  /// - Parameter cuts: how many stops are made within each pause.
  private func run(_ history: RandomHistory, cuts: Int64 = 1, after each: (Run) throws -> Void = { _ in }) throws -> Run {
    var run = Run(keeper: try Story.shop().keeper)
    for step in history.steps {
      for cut in stride(from: cuts, through: 1, by: -1) {
        run.events += run.keeper.advance(to: Moment(milliseconds: run.now.milliseconds + step.pause / cut))
      }
      run.now.milliseconds += step.pause
      do throws(StoreRefusal) {
        run.events += try run.keeper.perform(step.command, for: step.customer, at: run.now).events
      } catch {}
      try each(run)
    }
    return run
  }

  @Test(arguments: seeds)
  func `Standing, dates and money agree at every moment`(seed: UInt64) throws {
    let history = RandomHistory(seed: seed, length: 150)
    let end = try run(history) { run in
      for customer in ["default", "ann", "bob"] {
        let standing = run.keeper.standing(of: customer)
        var bought: Set<String> = []
        for holding in standing.holdings {
          if holding.ownership == .purchased { hold(bought.insert(holding.groupID).inserted, "one plan a group", seed) }
          hold(holding.periodStartAt <= holding.expiresAt, "a period has a length", seed)
          hold(agrees(holding, run.now), "status and dates agree: \(holding)", seed)
          if !holding.isCurrent {
            let isDone = holding.planned == nil && holding.pendingProductID == nil && holding.priceIncrease == nil
            hold(!holding.willAutoRenew && isDone, "nothing lies ahead: \(holding)", seed)
          }
          let transaction = run.keeper.state.transaction(holding.transactionID)
          hold(transaction?.productID == holding.productID && transaction?.expiresAt == holding.expiresAt, "its transaction", seed)
        }
        hold(standing.pending.allSatisfy { $0.state == .pending }, "what waits is pending", seed)
      }
    }
    #expect(end.events.count > 30)
    #expect(end.events.map(\.sequence) == Array(1...end.events.count), "seed \(seed)")
    #expect(zip(end.events, end.events.dropFirst()).allSatisfy { $0.at <= $1.at }, "seed \(seed)")
    #expect(end.events.allSatisfy { $0.at <= end.now }, "seed \(seed)")
    try expectOffersOnce(end.events, seed)
    expectRunsOfOffers(end.events, seed)
  }

  /// Told only when it does not hold: a history asks tens of thousands of times.
  private func hold(_ condition: Bool, _ claim: @autoclosure () -> String, _ seed: UInt64) {
    if !condition { Issue.record("\(claim()), seed \(seed)") }
  }

  private func agrees(_ holding: Holding, _ now: Moment) -> Bool {
    switch holding.phase {
    case .active: now < holding.expiresAt
    case .grace(let until, let retryUntil): holding.expiresAt <= now && now < until && until <= retryUntil
    case .retry(let until): holding.expiresAt <= now && now < until
    case .expired: holding.expiresAt <= now || holding.expiresAt == .latest
    case .revoked(let at, _): at <= now
    }
  }

  /// An introduction once per customer and group, a code once per customer and plan, unless history was taken away between.
  private func expectOffersOnce(_ events: [LedgerEvent], _ seed: UInt64) throws {
    var given: [String: Set<String>] = [:]
    func give(_ offer: OfferTerms?, _ customer: String, _ place: String) {
      guard let offer, offer.kind == .introductory || offer.kind == .code else { return }
      #expect(given[customer, default: []].insert("\(offer.kind) \(place) \(offer.id ?? "")").inserted, "\(offer) seed \(seed)")
    }
    var running: [String: OfferTerms] = [:]
    for event in events {
      switch event.fact {
      case .historyCleared: given = [:]
      case .deleted: given[event.customer] = nil
      case .transaction(let fact):
        guard let run = fact.run, fact.ownership == .purchased else { continue }
        let key = "\(event.customer) \(run.groupID)"
        let isNew = run.offer != nil && (running[key] != run.offer || run.cause == .start || run.cause == .planChange)
        // A code that waited was given when it was planned.
        if isNew, run.offer?.kind == .introductory || run.cause == .start || run.cause == .planChange {
          give(run.offer, event.customer, run.offer?.kind == .introductory ? run.groupID : fact.productID)
        }
        running[key] = run.offer
      default: continue
      }
    }
  }

  /// A promotional or win-back offer may be taken again, but each taking gives one run of its periods.
  private func expectRunsOfOffers(_ events: [LedgerEvent], _ seed: UInt64) {
    var left: [String: Int] = [:]
    func grant(_ offer: OfferTerms, _ key: String) { left[key, default: 0] += offer.periodCount }
    func key(_ event: LedgerEvent, _ group: String, _ offer: OfferTerms) -> String { "\(event.customer) \(group) \(offer.id ?? "")" }
    for event in events {
      switch event.fact {
      case .renewalPlanned(let group, _, _, let planned?): grant(planned.terms, key(event, group, planned.terms))
      case .transaction(let fact):
        guard let run = fact.run, let offer = run.offer, offer.kind == .promotional || offer.kind == .winBack else { continue }
        let key = key(event, run.groupID, offer)
        let begins = run.offerPeriodsLeft == offer.periodCount - 1
        // A purchase gives it at once; so does one that resolves a failed renewal.
        if begins, run.cause == .start || run.cause == .planChange || (run.cause == .recovery && left[key, default: 0] == 0) {
          grant(offer, key)
        }
        left[key, default: 0] -= 1
        hold(left[key]! >= 0, "no more periods of \(offer) than were granted", seed)
      default: continue
      }
    }
  }

  @Test(arguments: seeds.prefix(20))
  func `Replaying the ledger gives the same state and the same bytes`(seed: UInt64) throws {
    let end = try run(RandomHistory(seed: seed, length: 150))
    var replayed = Storekeeper(catalog: end.keeper.catalog)
    for event in end.events {
      let line = LedgerLine.bytes(of: event)
      let read = try line.dropLast().withUnsafeBytes { try LedgerLine.event(of: $0).event }
      hold(read == event, "read as it was written: \(event)", seed)
      hold(LedgerLine.bytes(of: read) == line, "the same bytes", seed)
      hold(replayed.replay(read), "it follows", seed)
    }
    #expect(replayed.state == end.keeper.state, "seed \(seed)")
    var other = end.keeper
    #expect(replayed.nextDue == other.nextDue, "seed \(seed)")
    let later = Moment(milliseconds: end.now.milliseconds + 100_000_000_000)
    hold(replayed.advance(to: later) == other.advance(to: later), "the same future", seed)
  }

  @Test(arguments: seeds.prefix(20))
  func `Advancing in one step or in many gives the same ledger`(seed: UInt64) throws {
    let history = RandomHistory(seed: seed, length: 150)
    let whole = try run(history).events
    let cut = try run(history, cuts: 7).events
    hold(cut == whole, "the same ledger", seed)
  }
}

@Suite struct LedgerLineTests {
  @Test func `A changed byte is noticed wherever it is`() throws {
    var story = try Story.shop()
    try story.buy("silver_month")
    let line = Array(LedgerLine.bytes(of: story.events[0]).dropLast())
    for place in line.indices {
      var damaged = line
      damaged[place] ^= 1
      #expect(throws: LedgerLine.Fault.self, "byte \(place)") { try damaged.withUnsafeBytes { try LedgerLine.event(of: $0) } }
    }
    for length in line.indices {
      #expect(throws: LedgerLine.Fault.self) { try line.prefix(length).withUnsafeBytes { try LedgerLine.event(of: $0) } }
    }
  }

  @Test func `The checksum is the common one`() {
    #expect(Array("123456789".utf8).withUnsafeBytes { Checksum.of($0) } == 0xCBF4_3926)
    // Bytes taken eight at a time and one by one give the same.
    #expect(Array("The quick brown fox jumps over the lazy dog".utf8).withUnsafeBytes { Checksum.of($0) } == 0x414F_A339)
  }
}
