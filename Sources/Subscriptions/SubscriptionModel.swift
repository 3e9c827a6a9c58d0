/// A plan that the store sells.
public struct SubscriptionModel: Hashable, Sendable, Identifiable {
  /// What the store knows the plan by.
  public struct Product: Hashable, Sendable {
    public var identifier: String
    public var displayName: String
    public var description: String
    public var price: Price

    public init(identifier: String, displayName: String, description: String = "", price: Price) {
      self.identifier = identifier
      self.displayName = displayName
      self.description = description
      self.price = price
    }
  }

  public var product: Product
  /// How long one paid period lasts.
  public var period: SubscriptionPeriod
  /// Plans of one group exclude each other.
  public var groupID: String
  public var groupName: String
  /// Place in the group, 1 the highest service.
  public var level: Int
  public var isFamilyShareable: Bool
  public var introductoryOffer: Offer?
  public var promotionOffers: [PromotionOfferModel]
  /// Price ÷ months, rounded down to the currency's smallest unit; nil when it cannot be told (PROTOCOL §6).
  public var pricePerMonth: Price?
  /// Against the dearest price per month of the same group and level, rounded down; nil where nothing is saved.
  public var savingsPercent: Int?

  /// The product identifier.
  public var id: String { product.identifier }

  public init(
    product: Product, period: SubscriptionPeriod = .month, groupID: String = "", groupName: String = "", level: Int = 1,
    isFamilyShareable: Bool = false, introductoryOffer: Offer? = nil, promotionOffers: [PromotionOfferModel] = [],
    pricePerMonth: Price? = nil, savingsPercent: Int? = nil
  ) {
    self.product = product
    self.period = period
    self.groupID = groupID
    self.groupName = groupName
    self.level = level
    self.isFamilyShareable = isFamilyShareable
    self.introductoryOffer = introductoryOffer
    self.promotionOffers = promotionOffers
    self.pricePerMonth = pricePerMonth
    self.savingsPercent = savingsPercent
  }
}
