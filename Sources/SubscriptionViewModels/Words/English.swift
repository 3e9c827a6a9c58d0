import Timekeeping

extension Language {
  static let english = Language(
    code: "en",
    text: { code in
      switch code {
      case .loading: "Loading plans…"
      case .purchasing: "Completing your purchase…"
      case .restoring: "Restoring your purchases…"
      case .changing: "Changing your plan…"
      case .cancelling: "Cancelling your plan…"
      case .resuming: "Switching renewal back on…"
      case .refunding: "Requesting your refund…"

      case .purchased: "You now have {plan}"
      case .alreadyHeld: "You already have {plan}"
      case .purchasePending: "Your purchase of {plan} is waiting for approval"
      case .purchaseApproved: "Your purchase of {plan} was approved"
      case .purchaseDeclined: "Your purchase of {plan} was declined"
      case .changeScheduled: "Your plan changes to {plan} on {date}"
      case .offerScheduled: "Your offer for {plan} applies from the next renewal"
      case .purchasesRestored: "Your purchases were restored"
      case .autoRenewDisabled: "{plan} ends on {date}"
      case .autoRenewDisabledNow: "{plan} will not renew"
      case .autoRenewEnabled: "{plan} will renew again"
      case .refunded: "{plan} was refunded"

      case .purchaseCancelled: "The purchase was cancelled"
      case .paymentPending: "The purchase is waiting for approval"
      case .purchaseNotAllowed: "Purchases are not allowed on this device or account"
      case .productUnavailable: "This plan is not available"
      case .productAlreadyPurchased: "You have bought this already. Try restoring your purchases"
      case .ineligibleForOffer: "This offer is not available to you. You can still buy at the regular price"
      case .invalidOffer: "This offer no longer exists"
      case .receiptInUse: "This purchase belongs to another account"
      case .offline: "You are offline. Check your connection and try again"
      case .network: "The connection failed. Try again"
      case .timedOut: "The store did not answer in time. Try again"
      case .storeProblem: "The store has a problem. Try again later"
      case .serverProblem: "The server has a problem. Try again later"
      case .invalidCredentials: "The store could not be reached"
      case .operationInProgress: "This is under way already"
      case .notSupported: "This is not possible here"
      case .configuration: "The store is not set up correctly"
      case .unknown: "Something went wrong. Try again"

      case .renewsForPrice: "Renews on {date} for {price}"
      case .renews: "Renews on {date}"
      case .expiredOn: "Expired on {date}"
      case .expired: "Expired"
      case .endsOn: "Ends on {date}, without further charges"
      case .gracePeriodUntil: "Payment failed. You keep access until {date}"
      case .gracePeriod: "Payment failed. You keep access for now"
      case .billingRetry: "Payment failed. The store is trying again"
      case .changesTo: "Changes to {plan} on {date}"
      case .sharedByFamily: "Shared by a member of your family"
      case .refundedOn: "Refunded on {date}"
      case .refundedPlan: "Refunded"
      case .neverEnds: "Does not end"
      case .renewsAutomatically: "Renews automatically"
      case .priceIncreasePending: "Renews on {date}. The new price of {price} needs your consent"
      }
    },
    date: { parts, region in
      let month = englishMonths[parts.month - 1]
      return region == nil || region == "US" ? "\(month) \(parts.day), \(parts.year)" : "\(parts.day) \(month) \(parts.year)"
    })

  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
  ]
}
