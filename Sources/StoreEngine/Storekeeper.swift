/// A store: a catalogue, the state of its ledger, and the rules between them. It decides; it keeps no time and no files.
///
/// Whoever holds it says what time it is, brings it up to that time with ``dueEvents(by:)`` before each command, and keeps the events.
///
/// **Invariant:** the same catalogue and the same calls give the same events, to the byte.
public struct Storekeeper: Sendable {
  public let catalog: Catalog
  public private(set) var state = StoreState()
  /// Whether the configuration's own rate counts: on a clock that is moved by hand only a rate set later does (PROTOCOL §8).
  public let usesRateOfCatalog: Bool

  public init(catalog: Catalog, usesRateOfCatalog: Bool = false) {
    self.catalog = catalog
    self.usesRateOfCatalog = usesRateOfCatalog
  }

  /// What came of a command.
  public struct Outcome: Sendable {
    /// The new events, perhaps none, in their order.
    public var events: [LedgerEvent]
    /// The transaction that answers the command.
    public var transactionID: Int?
  }

  /// The settings as they are now.
  public var settings: StoreSettings {
    state.settingsChange.applied(to: startingSettings)
  }

  /// The settings after a reset.
  public var startingSettings: StoreSettings {
    var settings = catalog.settings
    if !usesRateOfCatalog { settings.timeRate = .realTime }
    return settings
  }

  // MARK: - Deciding

  /// What a command would lead to: events that have not happened until they are taken in with ``commit(_:)``.
  ///
  /// - Parameters:
  ///   - customer: whom it is about; nil for the current one. A command about a transaction is about whoever made it.
  ///   - now: not before the last event; everything due by then must have happened.
  public func decide(_ command: StoreCommand, for customer: String? = nil, at now: Moment) throws(StoreRefusal) -> Outcome {
    let customer = owner(of: command) ?? customer ?? state.currentCustomer
    let rules = StoreRules(catalog: catalog, state: state, settings: settings, customer: state.place(of: customer))
    let decision = try rules.decide(command, at: now)
    return Outcome(events: events(decision.facts, of: customer, at: now), transactionID: decision.transactionID)
  }

  /// Takes in events: those just decided, or those that a ledger kept. They come in the order of their sequence.
  public mutating func commit(_ events: [LedgerEvent]) {
    for event in events { state.apply(event) }
  }

  /// Takes in an event that comes from elsewhere, such as a file.
  /// - Returns: false, and nothing happens, when it cannot follow from those before.
  public mutating func replay(_ event: LedgerEvent) -> Bool {
    guard event.sequence == state.eventCount + 1, state.knows(event.fact) else { return false }
    state.apply(event)
    return true
  }

  /// Decides and takes in.
  /// - Throws: a refusal; then nothing has happened.
  @discardableResult
  public mutating func perform(_ command: StoreCommand, for customer: String? = nil, at now: Moment) throws(StoreRefusal) -> Outcome {
    let outcome = try decide(command, for: customer, at: now)
    commit(outcome.events)
    return outcome
  }

  /// A command about a transaction concerns whoever made it.
  private func owner(of command: StoreCommand) -> String? {
    switch command {
    case .approve(let id), .decline(let id), .resolveIssue(let id), .refund(let id, _), .deleteTransaction(let id):
      state.transaction(id).map { state.customers[Int($0.customer)].name }
    default: nil
    }
  }

  private func events(_ facts: [LedgerFact], of customer: String, at moment: Moment) -> [LedgerEvent] {
    facts.enumerated().map { place, fact in
      LedgerEvent(sequence: state.eventCount + 1 + place, at: moment, customer: customer, fact: fact)
    }
  }

  // MARK: - Time

  /// When the next thing happens by itself; nil when nothing will.
  public var nextDue: Moment? {
    mutating get { state.nextDue()?.moment }
  }

  /// What happens next by itself, at its own moment, if it is due by a moment; nil when nothing is. It has not happened until it is
  /// taken in with ``commit(_:)``.
  public mutating func dueEvents(by now: Moment) -> [LedgerEvent]? {
    guard let entry = state.nextDue(), entry.moment <= now else { return nil }
    return events(dueFacts(of: entry), of: state.customers[Int(entry.customer)].name, at: entry.moment)
  }

  /// Lets everything happen that is due by a moment.
  @discardableResult
  public mutating func advance(to now: Moment) -> [LedgerEvent] {
    var all: [LedgerEvent] = []
    while let events = dueEvents(by: now) {
      commit(events)
      all += events
    }
    return all
  }

  private func dueFacts(of entry: DueQueue.Entry) -> [LedgerFact] {
    let customer = Int(entry.customer)
    guard let holding = state.customers[customer].groups[Int(entry.group)].holding(entry.ownership) else { return [] }
    return StoreRules(catalog: catalog, state: state, settings: settings, customer: customer).dueFacts(of: holding, at: entry.moment)
  }
}
