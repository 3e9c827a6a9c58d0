/// The fold of a ledger: everything that the rules ask, kept at hand so that no question walks the history.
///
/// **Invariant:** it depends on the events alone, and folding them anew gives an equal state.
public struct StoreState: Sendable {
  /// What is known of one customer.
  struct Customer: Hashable, Sendable {
    let name: String
    var groups: [Group] = []
    /// Places of this customer's transactions, oldest first.
    var transactions: [Int32] = []
    /// Transactions that wait, oldest first.
    var pending: [Int] = []
    /// One-time products that are owned, in the order in which they were first bought.
    var owned: [String] = []
    /// Codes that were redeemed, as `product/code`.
    var redeemedCodes: Set<String> = []
  }

  /// What a customer had to do with one group.
  struct Group: Hashable, Sendable {
    let id: String
    /// Bought by the customer.
    var own: Holding?
    /// Shared by the family.
    var shared: Holding?
    var hasUsedIntroduction = false

    func holding(_ ownership: Ownership) -> Holding? { ownership == .purchased ? own : shared }
  }

  public static let standardCustomer = "default"

  var customers: [Customer] = []
  private var customerPlaces: [String: Int] = [:]
  /// By id, which counts from 1.
  var transactions: [StoreTransaction] = []
  /// How many events were folded.
  public private(set) var eventCount = 0
  /// When the last event happened; nil for an empty ledger.
  public private(set) var lastEventAt: Moment?
  /// What was configured since the last reset of settings.
  public private(set) var settingsChange = SettingsChange()
  public private(set) var currentCustomer = StoreState.standardCustomer
  var due = DueQueue()
  /// The group that each plan was bought in.
  private var groupsOfProducts: [String: String] = [:]
  /// One copy of each long product id, so that a ledger read from disk does not hold a million.
  private var names: [String: String] = [:]

  public init() {}

  func place(of customer: String) -> Int? { customerPlaces[customer] }

  mutating func makePlace(of customer: String) -> Int {
    if let place = customerPlaces[customer] { return place }
    customers.append(Customer(name: customer))
    customerPlaces[customer] = customers.count - 1
    return customers.count - 1
  }

  /// The id that the next transaction gets.
  var nextTransactionID: Int { transactions.count + 1 }

  /// The transaction of an id, unless it never was or was deleted.
  public func transaction(_ id: Int) -> StoreTransaction? {
    guard id >= 1, id <= transactions.count, !transactions[id - 1].isDeleted else { return nil }
    return transactions[id - 1]
  }

  /// The ids of the last transactions that were not deleted, oldest first.
  public func lastTransactionIDs(_ count: Int) -> [Int] {
    Array(transactions.reversed().lazy.filter { !$0.isDeleted }.prefix(count).map(\.id)).reversed()
  }

  func group(_ id: String, of customer: Int) -> Group? {
    customers[customer].groups.first { $0.id == id }
  }

  /// What a customer holds or held in a group.
  public func holding(_ ownership: Ownership, group id: String, customer: String) -> Holding? {
    place(of: customer).flatMap { group(id, of: $0) }?.holding(ownership)
  }

  /// Whether a fact speaks only of transactions that there are, or makes the next one.
  func knows(_ fact: LedgerFact) -> Bool {
    let known = 1...max(transactions.count, 1)
    switch fact {
    case .transaction(let fact): return fact.id == nextTransactionID || (known.contains(fact.id) && fact.id < nextTransactionID)
    case .pending(let fact), .purchaseFailed(let fact): return fact.transactionID == nextTransactionID
    case .pendingEnded(let id, _), .pendingAbsorbed(let id), .refunded(let id, _): return known.contains(id) && id < nextTransactionID
    case .deleted(let ids): return ids.allSatisfy { known.contains($0) && $0 < nextTransactionID }
    default: return true
    }
  }

  // MARK: - The fold

  /// Takes in one event. Events come in the order of their sequence.
  public mutating func apply(_ event: LedgerEvent) {
    eventCount += 1
    lastEventAt = event.at
    let customer = makePlace(of: event.customer)
    switch event.fact {
    case .transaction(let fact): apply(fact, customer)
    case .pending(let fact): append(fact, state: .pending, at: event.at, customer)
    case .purchaseFailed(let fact): append(fact, state: .failed, at: event.at, customer)
    case .pendingEnded(let id, let state):
      transactions[id - 1].state = state
      customers[customer].pending.removeAll { $0 == id }
    case .pendingAbsorbed(let id):
      transactions[id - 1].isDeleted = true
      customers[customer].pending.removeAll { $0 == id }
    case .renewalPlanned(let groupID, let productID, let change, let offer):
      changeHolding(groupID, .purchased, customer) { holding in
        holding.willAutoRenew = true
        holding.planned = offer
        holding.pendingProductID = change == nil ? nil : productID
        holding.pendingChange = change
        if change != nil { holding.priceIncrease = nil }
      }
      if let offer { noteUse(of: offer.terms, productID: productID, groupID: groupID, customer) }
    case .autoRenew(let groupID, let enabled):
      changeHolding(groupID, .purchased, customer) { holding in
        holding.willAutoRenew = enabled
        holding.dropPlans()
        if !enabled, holding.priceIncrease?.isAgreed == false { holding.priceIncrease = nil }
      }
    case .periodCut(let groupID, let ownership):
      changeHolding(groupID, ownership, customer) { $0.expiresAt = event.at }
      if let id = group(groupID, of: customer)?.holding(ownership)?.transactionID { transactions[id - 1].expiresAt = event.at }
    case .expired(let groupID, let ownership, let reason):
      changeHolding(groupID, ownership, customer) { $0.end(.expired(reason)) }
    case .graceBegan(let groupID, let until, let retryUntil):
      changeHolding(groupID, .purchased, customer) { $0.phase = .grace(until: until, retryUntil: retryUntil) }
    case .retryBegan(let groupID, let until):
      changeHolding(groupID, .purchased, customer) { $0.phase = .retry(until: until) }
    case .refunded(let id, let reason): refund(id, reason, at: event.at, customer)
    case .sharingEnded(let groupID):
      changeHolding(groupID, .familyShared, customer) { $0.end(.revoked(at: event.at, reason: .other)) }
      if let id = group(groupID, of: customer)?.shared?.transactionID {
        transactions[id - 1].revokedAt = event.at
        transactions[id - 1].revocationReason = .other
      }
    case .priceIncreaseAsked(let groupID, let price, let requiresConsent):
      changeHolding(groupID, .purchased, customer) { $0.priceIncrease = .init(price: price, isAgreed: !requiresConsent) }
    case .priceIncreaseAgreed(let groupID):
      changeHolding(groupID, .purchased, customer) { $0.priceIncrease?.isAgreed = true }
    case .deleted(let ids): delete(ids, at: event.at, customer)
    case .historyCleared: clearHistory()
    case .configured(let change): settingsChange = settingsChange.merging(change)
    case .settingsReset: settingsChange = SettingsChange()
    case .customerSelected: currentCustomer = event.customer
    }
  }

  private mutating func shared(_ name: String) -> String {
    // Short texts need no memory of their own.
    if name.utf8.count <= 15 { return name }
    if let copy = names[name] { return copy }
    names[name] = name
    return name
  }

  private mutating func apply(_ fact: TransactionFact, _ customer: Int) {
    var fact = fact
    fact.productID = shared(fact.productID)
    if fact.id <= transactions.count {
      // A purchase that waited has become one.
      transactions[fact.id - 1].state = .purchased
      transactions[fact.id - 1].originalID = fact.originalID
      transactions[fact.id - 1].purchasedAt = fact.purchasedAt
      transactions[fact.id - 1].expiresAt = fact.run?.expiresAt
      transactions[fact.id - 1].price = fact.price
      transactions[fact.id - 1].boxedOffer = fact.run?.offer.map(Box.init)
      transactions[fact.id - 1].pendingReason = nil
      customers[customer].pending.removeAll { $0 == fact.id }
    } else {
      var transaction = StoreTransaction(
        id: fact.id, originalID: fact.originalID, productID: fact.productID, kind: fact.kind, reason: fact.reason, state: .purchased,
        purchasedAt: fact.purchasedAt, expiresAt: fact.run?.expiresAt, price: fact.price, ownership: fact.ownership,
        customer: Int32(customer))
      transaction.boxedOffer = fact.run?.offer.map(Box.init)
      add(transaction, customer)
    }
    guard let run = fact.run else {
      if fact.kind != .consumable, !customers[customer].owned.contains(fact.productID) { customers[customer].owned.append(fact.productID) }
      return
    }
    let place = makeGroup(run.groupID, customer)
    if groupsOfProducts[fact.productID] != run.groupID { groupsOfProducts[fact.productID] = run.groupID }
    let before = customers[customer].groups[place].holding(fact.ownership)
    if let before, run.cause == .planChange, before.isCurrent { transactions[before.transactionID - 1].isUpgraded = true }
    let after = before?.after(fact, run) ?? Holding(fact, run)
    setHolding(after, place, customer)
    if let offer = run.offer { noteUse(of: offer, productID: fact.productID, groupID: run.groupID, customer) }
    if let planned = run.planned { noteUse(of: planned.terms, productID: fact.productID, groupID: run.groupID, customer) }
  }

  private mutating func noteUse(of offer: OfferTerms, productID: String, groupID: String, _ customer: Int) {
    switch offer.kind {
    case .introductory: customers[customer].groups[makeGroup(groupID, customer)].hasUsedIntroduction = true
    case .code: customers[customer].redeemedCodes.insert("\(productID)/\(offer.id ?? "")")
    case .promotional, .winBack: break
    }
  }

  private mutating func add(_ transaction: StoreTransaction, _ customer: Int) {
    transactions.append(transaction)
    customers[customer].transactions.append(Int32(transactions.count - 1))
  }

  private mutating func append(_ fact: PendingFact, state: StoreTransaction.State, at moment: Moment, _ customer: Int) {
    var transaction = StoreTransaction(
      id: fact.transactionID, originalID: fact.transactionID, productID: fact.productID, kind: fact.kind, reason: .purchase, state: state,
      purchasedAt: moment, price: fact.price, ownership: .purchased, customer: Int32(customer))
    transaction.pendingReason = fact.reason
    transaction.requestedOfferID = fact.offerID
    add(transaction, customer)
    if state == .pending { customers[customer].pending.append(fact.transactionID) }
  }

  private mutating func makeGroup(_ id: String, _ customer: Int) -> Int {
    if let place = customers[customer].groups.firstIndex(where: { $0.id == id }) { return place }
    customers[customer].groups.append(Group(id: id))
    return customers[customer].groups.count - 1
  }

  private mutating func setHolding(_ holding: Holding, _ place: Int, _ customer: Int) {
    if holding.ownership == .purchased {
      customers[customer].groups[place].own = holding
    } else {
      customers[customer].groups[place].shared = holding
    }
    if let moment = holding.nextDue {
      due.insert(DueQueue.Entry(moment: moment, customer: Int32(customer), group: Int32(place), ownership: holding.ownership))
      if due.isCrowded { rebuildDue() }
    }
  }

  private mutating func changeHolding(_ groupID: String, _ ownership: Ownership, _ customer: Int, _ change: (inout Holding) -> Void) {
    let place = makeGroup(groupID, customer)
    guard var holding = customers[customer].groups[place].holding(ownership) else { return }
    change(&holding)
    setHolding(holding, place, customer)
  }

  private mutating func refund(_ id: Int, _ reason: StoreTransaction.RevocationReason, at moment: Moment, _ customer: Int) {
    transactions[id - 1].revokedAt = moment
    transactions[id - 1].revocationReason = reason
    let productID = transactions[id - 1].productID
    switch transactions[id - 1].kind {
    case .consumable: break
    case .nonConsumable, .nonRenewing:
      let stillOwned = customers[customer].transactions.contains { place in
        let other = transactions[Int(place)]
        return other.productID == productID && other.state == .purchased && other.revokedAt == nil && !other.isDeleted
      }
      if !stillOwned { customers[customer].owned.removeAll { $0 == productID } }
    case .autoRenewable:
      guard let place = customers[customer].groups.firstIndex(where: { $0.own?.transactionID == id }),
        let holding = customers[customer].groups[place].own, holding.phase == .active
      else { return }
      changeHolding(customers[customer].groups[place].id, .purchased, customer) { $0.end(.revoked(at: moment, reason: reason)) }
    }
  }

  // MARK: - What is due

  /// The next thing that happens by itself.
  mutating func nextDue() -> DueQueue.Entry? {
    while let entry = due.first {
      if dueMoment(of: entry) == entry.moment { return entry }
      due.removeFirst()
    }
    return nil
  }

  private func dueMoment(of entry: DueQueue.Entry) -> Moment? {
    let groups = customers[Int(entry.customer)].groups
    guard Int(entry.group) < groups.count else { return nil }
    return groups[Int(entry.group)].holding(entry.ownership)?.nextDue
  }

  mutating func rebuildDue() {
    var fresh = DueQueue()
    for (customer, record) in customers.enumerated() {
      for (place, group) in record.groups.enumerated() {
        for ownership in Ownership.allCases {
          guard let moment = group.holding(ownership)?.nextDue else { continue }
          fresh.insert(DueQueue.Entry(moment: moment, customer: Int32(customer), group: Int32(place), ownership: ownership))
        }
      }
    }
    fresh.setRoom()
    due = fresh
  }

  // MARK: - Taking history away

  private mutating func delete(_ ids: [Int], at moment: Moment, _ customer: Int) {
    let gone = Set(ids)
    for id in ids { transactions[id - 1].isDeleted = true }
    customers[customer].pending.removeAll { gone.contains($0) }
    let kept = customers[customer].transactions.filter { !transactions[Int($0)].isDeleted }
    customers[customer].transactions = kept
    let bought = kept.map { transactions[Int($0)] }.filter { $0.state == .purchased }
    let owned = Set(bought.filter { $0.kind == .nonConsumable || $0.kind == .nonRenewing }.filter { $0.revokedAt == nil }.map(\.productID))
    customers[customer].owned.removeAll { !owned.contains($0) }
    for place in customers[customer].groups.indices { forget(gone, bought, at: moment, place, customer) }
    let codes = bought.compactMap { transaction in
      transaction.offer.flatMap { $0.kind == .code ? "\(transaction.productID)/\($0.id ?? "")" : nil }
    }
    customers[customer].redeemedCodes.formIntersection(codes)
    rebuildDue()
  }

  /// A group after transactions were deleted: what rested on them never was.
  private mutating func forget(_ gone: Set<Int>, _ bought: [StoreTransaction], at moment: Moment, _ place: Int, _ customer: Int) {
    let group = customers[customer].groups[place]
    if let shared = group.shared, gone.contains(shared.transactionID) { customers[customer].groups[place].shared = nil }
    guard let own = group.own else { return }
    let chain = bought.filter { groupsOfProducts[$0.productID] == group.id && $0.ownership == .purchased }
    if !chain.contains(where: { $0.offer?.kind == .introductory }) { customers[customer].groups[place].hasUsedIntroduction = false }
    guard gone.contains(own.transactionID) else { return }
    guard let last = chain.last, let expiresAt = last.expiresAt else {
      customers[customer].groups[place].own = nil
      return
    }
    var holding = own
    holding.productID = last.productID
    holding.transactionID = last.id
    holding.periodStartAt = last.purchasedAt
    holding.expiresAt = expiresAt
    holding.offer = last.offer
    holding.offerPeriodsLeft = 0
    holding.phase = .active
    if let revokedAt = last.revokedAt {
      holding.end(.revoked(at: revokedAt, reason: last.revocationReason ?? .other))
    } else if expiresAt <= moment {
      holding.end(.expired(.unknown))
    }
    customers[customer].groups[place].own = holding
  }

  private mutating func clearHistory() {
    for place in customers.indices { customers[place] = Customer(name: customers[place].name) }
    for place in transactions.indices { transactions[place].isDeleted = true }
    due = DueQueue()
  }
}

extension StoreState: Equatable {
  /// Equal in everything that a question can tell; the order of work inside ``due`` is none of it.
  public static func == (left: StoreState, right: StoreState) -> Bool {
    left.customers == right.customers && left.transactions == right.transactions && left.eventCount == right.eventCount
      && left.lastEventAt == right.lastEventAt && left.settingsChange == right.settingsChange
      && left.currentCustomer == right.currentCustomer
  }
}
