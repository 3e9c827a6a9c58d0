/// The words of the conversations: what a front end may say, and what it had better not.
enum Vocabulary {
  static let methods = [
    "initialize", "ping", "bridge/reset", "shutdown", "$/cancelRequest", "clock/now", "clock/advance", "store/open", "store/close",
    "store/list", "store/fetchProducts", "store/purchase", "store/restore", "store/currentState", "store/setAutoRenew",
    "store/requestRefund", "store/stateDidChange", "viewModel/create", "viewModel/list", "viewModel/state", "viewModel/dispose",
    "viewModel/load", "viewModel/purchaseSubscription", "viewModel/restorePurchases", "viewModel/selectSubscription",
    "viewModel/changeSubscription", "viewModel/cancelSubscription", "viewModel/acceptRetentionOffer", "viewModel/declineRetentionOffer",
    "viewModel/resumeSubscription", "viewModel/requestRefund", "viewModel/dismissToast", "viewModel/dismissRestoreFailedPopup",
    "simulator/configure", "simulator/failNext", "simulator/transactions", "simulator/buy", "simulator/approve", "simulator/decline",
    "simulator/resolveIssue", "simulator/setAutoRenew", "simulator/forceRenewal", "simulator/expire", "simulator/refund",
    "simulator/requestPriceIncrease", "simulator/answerPriceIncrease", "simulator/redeemOfferCode", "simulator/shareWithFamily",
    "simulator/deleteTransaction", "simulator/reset", "simulator/customers", "simulator/useCustomer", "simulator/describe",
    "configuration/check", "spy/stub", "spy/release", "spy/calls", "spy/reset",
  ]

  static let strings = [
    #""purchase""#, #""manage""#, #""purchase-1""#, #""manage-1""#, #""purchase-2""#, #""pro_yearly""#, #""pro_monthly""#,
    #""basic_monthly""#, #""basic_yearly""#, #""default""#, #""s""#, #""d""#, #""simulated""#, #""spy""#, #""delegated""#, #""P1M""#,
    #""P1Y""#, #""P3D""#, #""2026-02-01T00:00:00.000Z""#, #""2027-01-01T00:00:00Z""#, #""succeed""#, #""cancel""#, #""fail""#,
    #""fetchProducts""#, #""restore""#, #""currentState""#, #""purchase""#, #""setAutoRenew""#, #""USA""#, #""DEU""#, #""de_DE""#,
    #""ja""#, #""alice""#, #""1""#, #""t-1""#, #""b-1""#, #""b-2""#, #""b-3""#, #""monthlyRenewalEveryThirtySeconds""#, #""nothing""#,
    #""\ud800""#, #"" ""#, #""id""#, #""method""#, #""params""#, #""jsonrpc""#, #""ping""#, #""shutdown""#,
  ]

  static let values = [
    #"0"#, #"1"#, #"-1"#, #"2"#, #"5"#, #"1e3"#, #"1.5"#, #"10000"#, #"9007199254740993"#, #"1e400"#, #"null"#, #"true"#, #"false"#,
    #"{}"#, #"[]"#, #"[{}]"#, #""x""#, #"{"a":[1,2]}"#,
  ]

  static let members = [
    #""kind":"purchase""#, #""kind":"manage""#, #""kind":"spy""#, #""kind":"delegated""#, #""kind":"simulated""#, #""store":"s""#,
    #""store":"d""#, #""store":"default""#, #""over":"default""#, #""subscriptionID":"pro_yearly""#, #""subscriptionID":"pro_monthly""#,
    #""subscriptionID":"basic_monthly""#, #""productID":"pro_yearly""#, #""productID":"pro_monthly""#, #""productID":"basic_yearly""#,
    #""by":"P1M""#, #""by":"P1Y""#, #""seconds":5"#, #""seconds":100000"#, #""next":true"#, #""action":"purchase""#,
    #""action":"fetchProducts""#, #""action":"currentState""#, #""hold":true"#, #""delaySeconds":5"#, #""times":2"#,
    #""error":{"code":"offline"}"#, #""api":"purchase""#, #""api":"loadProducts""#, #""transactionID":"1""#, #""transactionID":"2""#,
    #""enabled":false"#, #""accept":true"#, #""amount":"19.99""#, #""requiresConsent":true"#, #""askToBuyEnabled":true"#,
    #""interruptedPurchasesEnabled":true"#, #""billingRetryOnRenewalEnabled":true"#, #""billingGracePeriodEnabled":true"#,
    #""gracePeriodDays":3"#, #""storefront":"DEU""#, #""locale":"de_DE""#, #""latencySeconds":{"purchase":5,"products":1}"#,
    #""purchaseDecision":"cancel""#, #""timeoutSeconds":5"#, #""manages":true"#, #""customer":"alice""#, #""id":1"#, #""id":2"#,
    #""history":true"#, #""settings":true"#, #""shared":true"#, #""reason":"other""#, #""offer":{"kind":"introductory"}"#,
    #""options":{"retentionOffers":true}"#, #""options":{"notify":false,"toastSeconds":1}"#,
    #""subscriptionState":{"status":"notSubscribed"}"#, #""configurationText":"{}""#, #""configuration":{}"#, #""renewUntilNow":true"#,
    #""purchasedAt":"2025-01-01T00:00:00Z""#, #""now":"2026-01-01T00:00:00Z""#, #""nothing":1"#,
  ]
}
