/// The configuration that a store sells from when none is given: one group of two levels, monthly and yearly each, with offers of every
/// kind, and a one-time product of every kind.
public enum SampleConfiguration {
  /// The sample as a `.storekit` text.
  public static let text = """
    {
      "identifier" : "5AMP1E00",
      "nonRenewingSubscriptions" : [
    \(oneTime("NonRenewingSubscription", "season_pass", "Season Pass", "One season of everything", "14.99", "0A000003"))
      ],
      "products" : [
    \(oneTime("Consumable", "credits_100", "100 Credits", "A hundred credits to spend", "1.99", "0A000001")),
    \(oneTime("NonConsumable", "theme_pack", "Theme Pack", "Every theme, for good", "4.99", "0A000002"))
      ],
      "settings" : {
        "_locale" : "en_US",
        "_storefront" : "USA"
      },
      "subscriptionGroups" : [
        {
          "id" : "5A3B0001",
          "localizations" : [
            { "displayName" : "Membership", "locale" : "en_US" }
          ],
          "name" : "Membership",
          "subscriptions" : [
    \(plan("pro_monthly", "Pro Monthly", "Everything, month by month", "9.99", level: 1, period: "P1M", trial: "P1W",
      promotional: [
        promotional("pro_monthly_half_off", "payAsYouGo", "P1M", count: 3, price: "4.99"),
        promotional("pro_monthly_free_month", "free", "P1M"),
      ],
      more: """
        ,
                  "codeOffers" : [
                    {
                      "displayPrice" : "0.99",
                      "eligibility" : [ "new", "existing", "expired" ],
                      "internalID" : "0C000001",
                      "isStackable" : true,
                      "numberOfPeriods" : 2,
                      "paymentMode" : "payAsYouGo",
                      "referenceName" : "WELCOME99",
                      "subscriptionPeriod" : "P1M"
                    }
                  ],
                  "winbackOffers" : [
                    {
                      "displayPrice" : "9.99",
                      "internalID" : "0D000001",
                      "isEligible" : true,
                      "offerID" : "pro_monthly_welcome_back",
                      "paymentMode" : "payUpFront",
                      "referenceName" : "Welcome back",
                      "subscriptionPeriod" : "P3M"
                    }
                  ]
        """)),
    \(plan("pro_yearly", "Pro Yearly", "Everything, for a year", "79.99", level: 1, period: "P1Y", trial: "P2W",
      promotional: [promotional("pro_yearly_first_year", "payUpFront", "P1Y", price: "59.99")])),
    \(plan("basic_monthly", "Basic Monthly", "The essentials, month by month", "4.99", level: 2, period: "P1M", trial: "P1W",
      promotional: [promotional("basic_monthly_free_month", "free", "P1M")])),
    \(plan("basic_yearly", "Basic Yearly", "The essentials, for a year", "39.99", level: 2, period: "P1Y", trial: "P2W",
      promotional: [promotional("basic_yearly_first_year", "payUpFront", "P1Y", price: "29.99")]))
          ]
        }
      ],
      "version" : { "major" : 4, "minor" : 0 }
    }

    """

  private static func oneTime(
    _ type: String, _ id: String, _ name: String, _ description: String, _ price: String, _ internalID: String
  ) -> String {
    """
        {
          "displayPrice" : "\(price)",
          "familyShareable" : false,
          "internalID" : "\(internalID)",
          "localizations" : [
            { "description" : "\(description)", "displayName" : "\(name)", "locale" : "en_US" }
          ],
          "productID" : "\(id)",
          "referenceName" : "\(name)",
          "type" : "\(type)"
        }
    """
  }

  private static func plan(
    _ id: String, _ name: String, _ description: String, _ price: String, level: Int, period: String, trial: String, promotional: [String],
    more: String = ""
  ) -> String {
    """
            {
              "adHocOffers" : [
    \(promotional.joined(separator: ",\n"))
              ],
              "displayPrice" : "\(price)",
              "familyShareable" : \(level == 1),
              "groupNumber" : \(level),
              "introductoryOffer" : { "numberOfPeriods" : 1, "paymentMode" : "free", "subscriptionPeriod" : "\(trial)" },
              "localizations" : [
                { "description" : "\(description)", "displayName" : "\(name)", "locale" : "en_US" }
              ],
              "productID" : "\(id)",
              "recurringSubscriptionPeriod" : "\(period)",
              "referenceName" : "\(name)",
              "subscriptionGroupID" : "5A3B0001",
              "type" : "RecurringSubscription"\(more)
            }
    """
  }

  private static func promotional(_ id: String, _ mode: String, _ period: String, count: Int = 1, price: String? = nil) -> String {
    """
                {
                  \(price.map { "\"displayPrice\" : \"\($0)\",\n              " } ?? "")"numberOfPeriods" : \(count),
                  "offerID" : "\(id)",
                  "paymentMode" : "\(mode)",
                  "referenceName" : "\(id)",
                  "subscriptionPeriod" : "\(period)"
                }
    """
  }
}

extension Catalog {
  /// The built-in sample.
  public static let sample: Catalog = {
    do throws(CatalogRefusal) {
      return try read(SampleConfiguration.text)
    } catch {
      preconditionFailure("the sample configuration is not usable: \(error.first.message) at \(error.first.pointer)")
    }
  }()
}
