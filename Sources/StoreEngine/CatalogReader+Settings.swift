internal import JSON

extension CatalogReader {
  private static let settingsKeys = [
    "_applicationInternalID", "_askToBuyEnabled", "_billingGracePeriodEnabled", "_billingIssuesEnabled", "_compatibilityTimeRate",
    "_developerTeamID", "_disableDialogs", "_failTransactionsEnabled", "_lastSynchronizedDate", "_lastVerificationError", "_locale",
    "_renewalBillingIssuesEnabled", "_shouldSetupSyncOnLoad", "_storeKitError", "_storeKitErrors", "_storefront", "_timeRate",
  ]

  mutating func readSettings(_ node: CatalogNode, into settings: inout StoreSettings, _ failsTransactions: inout Bool) {
    checkKeys(of: node, known: CatalogReader.settingsKeys)
    settings.isAskToBuyEnabled = bool("_askToBuyEnabled", of: node) ?? false
    settings.isInterruptedPurchasesEnabled = bool("_billingIssuesEnabled", of: node) ?? false
    settings.isBillingRetryOnRenewalEnabled = bool("_renewalBillingIssuesEnabled", of: node) ?? false
    settings.isBillingGracePeriodEnabled = bool("_billingGracePeriodEnabled", of: node) ?? false
    failsTransactions = bool("_failTransactionsEnabled", of: node) ?? false
    if settings.isBillingGracePeriodEnabled, !settings.isBillingRetryOnRenewalEnabled, let child = node.child("_billingGracePeriodEnabled")
    {
      warning("a grace period has no effect without billing retry on renewal", at: child)
    }
    if let storefront = string("_storefront", of: node), let child = node.child("_storefront") {
      if Storefront.isWellFormed(storefront) {
        settings.storefront = storefront
      } else {
        warning("_storefront \"\(storefront)\" is not a three-letter country code: \(settings.storefront) is taken", at: child)
      }
    }
    if let locale = string("_locale", of: node), let child = node.child("_locale") {
      if LocaleTag(locale) != nil {
        settings.locale = locale
      } else {
        warning("_locale \"\(locale)\" is not a locale such as en_US: \(settings.locale) is taken", at: child)
      }
    }
    if let child = node.present("_timeRate") {
      if let number = child.int, let rate = TimeRate(rawValue: number) {
        settings.timeRate = rate
      } else {
        warning("_timeRate is not a rate that is known: real time is taken", at: child)
      }
    }
    warnOfArmedErrors(node)
  }

  /// What an index means is undocumented, so an armed error is told and not guessed.
  private mutating func warnOfArmedErrors(_ node: CatalogNode) {
    for entry in node.present("_storeKitErrors")?.elements ?? [] where entry.present("enabled")?.bool == true {
      warning(
        "the failure armed for \"\(entry.present("name")?.string ?? "")\" is not simulated: arm it with simulator/failNext", at: entry)
    }
  }
}
