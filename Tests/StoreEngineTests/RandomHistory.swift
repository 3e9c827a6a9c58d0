import StoreEngine

/// A generator of numbers that a seed repeats.
struct SeededNumbers: RandomNumberGenerator {
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

/// What happens to a store: commands of several customers with time between them.
struct RandomHistory {
  struct Step {
    var pause: Int64
    var command: StoreCommand
    var customer: String
  }

  var steps: [Step]

  init(seed: UInt64, length: Int) {
    var numbers = SeededNumbers(seed: seed)
    steps = (0..<length).map { _ in
      Step(
        pause: RandomHistory.pause(&numbers), command: RandomHistory.command(&numbers, length),
        customer: ["default", "ann", "bob"].randomElement(using: &numbers)!)
    }
  }

  private static func pause(_ numbers: inout SeededNumbers) -> Int64 {
    let day: Int64 = 86_400_000
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0..<3: return 0
    case 3..<5: return Int64.random(in: 0..<1000, using: &numbers)
    case 5..<8: return Int64.random(in: 0..<(10 * day), using: &numbers)
    case 8: return Int64.random(in: 1...40, using: &numbers) * day
    default: return Int64.random(in: 0..<(150 * day), using: &numbers)
    }
  }

  private static let plans = [
    "gold_month", "gold_year", "silver_month", "silver_twin", "silver_year", "bronze_month", "bronze_week", "extra_month",
  ]
  private static let offers: [String?] = [nil, nil, nil, nil, "half", "quarter", "back", "stay", "STACK", "none"]

  private static func command(_ numbers: inout SeededNumbers, _ length: Int) -> StoreCommand {
    let plan = plans.randomElement(using: &numbers)!
    let offer = offers.randomElement(using: &numbers)!
    let id = Int.random(in: 1...max(length, 2), using: &numbers)
    let flag = Bool.random(using: &numbers)
    switch Int.random(in: 0..<40, using: &numbers) {
    case 0..<14: return .purchase(productID: plan, offerID: offer)
    case 14:
      return .buyElsewhere(
        productID: ["coins", "theme", "season", plan].randomElement(using: &numbers)!, offerID: offer, purchasedAt: nil,
        renewsUntilNow: flag)
    case 15:
      return .buyElsewhere(
        productID: plan, offerID: nil,
        purchasedAt: Moment(milliseconds: 1_769_860_800_000 + Int64.random(in: 0..<200_000_000_000, using: &numbers)),
        renewsUntilNow: flag)
    case 16: return .purchaseAwaitingPayment(productID: plan, offerID: offer)
    case 17: return .purchaseFailed(productID: plan, offerID: offer)
    case 18, 19: return .approve(transactionID: id)
    case 20: return .decline(transactionID: id)
    case 21, 22: return .resolveIssue(transactionID: id)
    case 23..<26: return .setAutoRenew(productID: plan, enabled: flag)
    case 26: return .forceRenewal(productID: plan)
    case 27: return .expire(productID: plan)
    case 28: return .refund(transactionID: id, reason: flag ? .other : .developerIssue)
    case 29: return .requestPriceIncrease(productID: plan, amount: Amount(units: Int64(id), scale: 2), requiresConsent: flag)
    case 30: return .answerPriceIncrease(productID: plan, accepts: flag)
    case 31: return .redeemCode(productID: plan, code: ["STACK", "INSTEAD", "DOWN"].randomElement(using: &numbers)!)
    case 32, 33: return .shareWithFamily(productID: plan, isShared: flag)
    case 34: return flag ? .deleteTransaction(transactionID: id) : .useCustomer
    case 35: return flag ? .resetSettings : .useCustomer
    case 36 where flag: return .resetHistory
    default:
      var change = SettingsChange()
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: change.isAskToBuyEnabled = flag
      case 1: change.isInterruptedPurchasesEnabled = flag
      case 2: change.isBillingRetryOnRenewalEnabled = flag
      case 3: change.isBillingGracePeriodEnabled = flag
      case 4:
        change.timeRate = [TimeRate.realTime, .realTime, .oneHourIsOneDay].randomElement(using: &numbers)!
      default: change.gracePeriodDays = [3, 16, 28, 60].randomElement(using: &numbers)!
      }
      return .configure(change)
    }
  }
}
