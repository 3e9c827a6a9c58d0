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
    var owned: [Owned] = []
    /// Codes that were redeemed, as `product/code`.
    var redeemedCodes: Set<String> = []
  }

  /// A one-time product that is owned, and the transaction by which it is.
  struct Owned: Hashable, Sendable {
    var productID: String
    var transactionID: Int
  }

  /// A plan as it was bought: what a history needs of it when the catalogue is not at hand.
  struct BoughtPlan: Hashable, Sendable {
    var groupID: String
    var level: Int
    var period: Period
    var regularPrice: Money
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
  public internal(set) var eventCount = 0
  /// When the last event happened; nil for an empty ledger.
  public internal(set) var lastEventAt: Moment?
  /// What was configured since the last reset of settings.
  public internal(set) var settingsChange = SettingsChange()
  public internal(set) var currentCustomer = StoreState.standardCustomer
  var due = DueQueue()
  /// What each plan was when it was bought last.
  var plans: [String: BoughtPlan] = [:]
  /// One copy of each long product id, so that a ledger read from disk does not hold a million.
  var names: [String: String] = [:]

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
}

extension StoreState: Equatable {
  /// Equal in everything that a question can tell; the order of work inside ``due`` is none of it.
  public static func == (left: StoreState, right: StoreState) -> Bool {
    left.customers == right.customers && left.transactions == right.transactions && left.eventCount == right.eventCount
      && left.lastEventAt == right.lastEventAt && left.settingsChange == right.settingsChange
      && left.currentCustomer == right.currentCustomer
  }
}
