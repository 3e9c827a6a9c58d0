/// A store: a catalogue, the state of its ledger, and the rules between them. It decides; it keeps no time and no files.
///
/// Whoever holds it says what time it is, brings it up to that time with ``step(to:)`` before each command, and keeps the events.
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

  /// Does what a command says, for the current customer or for one named.
  ///
  /// - Parameter now: not before the last event; everything due by then must have happened.
  /// - Throws: a refusal; then nothing has happened.
  public mutating func perform(_ command: StoreCommand, for customer: String? = nil, at now: Moment) throws(StoreRefusal) -> Outcome {
    let customer = owner(of: command) ?? customer ?? state.currentCustomer
    let decision = try decide(command, for: customer, at: now)
    return Outcome(events: record(decision.facts, of: customer, at: now), transactionID: decision.transactionID)
  }

  private func decide(_ command: StoreCommand, for customer: String, at now: Moment) throws(StoreRefusal) -> StoreRules.Decision {
    try rules(for: customer).decide(command, at: now)
  }

  private func rules(for customer: String) -> StoreRules {
    StoreRules(catalog: catalog, state: state, settings: settings, customer: state.place(of: customer))
  }

  /// A command about a transaction concerns whoever made it.
  private func owner(of command: StoreCommand) -> String? {
    switch command {
    case .approve(let id), .decline(let id), .resolveIssue(let id), .refund(let id, _), .deleteTransaction(let id):
      state.transaction(id).map { state.customers[Int($0.customer)].name }
    default: nil
    }
  }

  private mutating func record(_ facts: [LedgerFact], of customer: String, at moment: Moment) -> [LedgerEvent] {
    facts.map { fact in
      let event = LedgerEvent(sequence: state.eventCount + 1, at: moment, customer: customer, fact: fact)
      state.apply(event)
      return event
    }
  }

  /// Takes in an event that a ledger kept.
  public mutating func replay(_ event: LedgerEvent) {
    state.apply(event)
  }

  // MARK: - Time

  /// When the next thing happens by itself; nil when nothing will.
  public var nextDue: Moment? {
    mutating get { state.nextDue()?.moment }
  }

  /// Lets the next thing happen that is due by a moment, at its own moment; nil when there is none.
  public mutating func step(to now: Moment) -> [LedgerEvent]? {
    guard let entry = state.nextDue(), entry.moment <= now else { return nil }
    let customer = state.customers[Int(entry.customer)].name
    return record(dueFacts(of: entry), of: customer, at: entry.moment)
  }

  /// Lets everything happen that is due by a moment.
  @discardableResult
  public mutating func advance(to now: Moment) -> [LedgerEvent] {
    var events: [LedgerEvent] = []
    while let some = step(to: now) { events += some }
    return events
  }

  private func dueFacts(of entry: DueQueue.Entry) -> [LedgerFact] {
    let customer = Int(entry.customer)
    guard let holding = state.customers[customer].groups[Int(entry.group)].holding(entry.ownership) else { return [] }
    return StoreRules(catalog: catalog, state: state, settings: settings, customer: customer).dueFacts(of: holding, at: entry.moment)
  }
}
