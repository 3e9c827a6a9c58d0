import Timekeeping

extension Language {
  static let german = Language(
    code: "de",
    text: { code in
      switch code {
      case .loading: "Pläne werden geladen …"
      case .purchasing: "Kauf wird abgeschlossen …"
      case .restoring: "Käufe werden wiederhergestellt …"
      case .changing: "Plan wird gewechselt …"
      case .cancelling: "Plan wird gekündigt …"
      case .resuming: "Verlängerung wird wieder eingeschaltet …"
      case .refunding: "Erstattung wird beantragt …"

      case .purchased: "Du hast jetzt {plan}"
      case .alreadyHeld: "Du hast {plan} bereits"
      case .purchasePending: "Dein Kauf von {plan} wartet auf Genehmigung"
      case .purchaseApproved: "Dein Kauf von {plan} wurde genehmigt"
      case .purchaseDeclined: "Dein Kauf von {plan} wurde abgelehnt"
      case .changeScheduled: "Dein Plan wechselt am {date} zu {plan}"
      case .offerScheduled: "Dein Angebot für {plan} gilt ab der nächsten Verlängerung"
      case .purchasesRestored: "Deine Käufe wurden wiederhergestellt"
      case .autoRenewDisabled: "{plan} endet am {date}"
      case .autoRenewDisabledNow: "{plan} verlängert sich nicht mehr"
      case .autoRenewEnabled: "{plan} verlängert sich wieder"
      case .refunded: "{plan} wurde erstattet"

      case .purchaseCancelled: "Der Kauf wurde abgebrochen"
      case .paymentPending: "Der Kauf wartet auf Genehmigung"
      case .purchaseNotAllowed: "Käufe sind auf diesem Gerät oder mit diesem Konto nicht erlaubt"
      case .productUnavailable: "Dieser Plan ist nicht verfügbar"
      case .productAlreadyPurchased: "Das hast du bereits gekauft. Versuche, deine Käufe wiederherzustellen"
      case .ineligibleForOffer: "Dieses Angebot gilt nicht für dich. Du kannst zum regulären Preis kaufen"
      case .invalidOffer: "Dieses Angebot gibt es nicht mehr"
      case .receiptInUse: "Dieser Kauf gehört zu einem anderen Konto"
      case .offline: "Du bist offline. Prüfe deine Verbindung und versuche es erneut"
      case .network: "Die Verbindung ist fehlgeschlagen. Versuche es erneut"
      case .timedOut: "Der Store hat nicht rechtzeitig geantwortet. Versuche es erneut"
      case .storeProblem: "Der Store hat ein Problem. Versuche es später erneut"
      case .serverProblem: "Der Server hat ein Problem. Versuche es später erneut"
      case .invalidCredentials: "Der Store ist nicht erreichbar"
      case .operationInProgress: "Das läuft bereits"
      case .notSupported: "Das ist hier nicht möglich"
      case .configuration: "Der Store ist nicht richtig eingerichtet"
      case .unknown: "Etwas ist schiefgegangen. Versuche es erneut"

      case .renewsForPrice: "Verlängert sich am {date} für {price}"
      case .renews: "Verlängert sich am {date}"
      case .expiredOn: "Am {date} abgelaufen"
      case .expired: "Abgelaufen"
      case .endsOn: "Endet am {date}, ohne weitere Kosten"
      case .gracePeriodUntil: "Zahlung fehlgeschlagen. Du behältst den Zugang bis {date}"
      case .gracePeriod: "Zahlung fehlgeschlagen. Du behältst den Zugang vorerst"
      case .billingRetry: "Zahlung fehlgeschlagen. Der Store versucht es erneut"
      case .changesTo: "Wechselt am {date} zu {plan}"
      case .sharedByFamily: "Von einem Familienmitglied geteilt"
      case .refundedOn: "Am {date} erstattet"
      case .refundedPlan: "Erstattet"
      case .neverEnds: "Endet nicht"
      case .renewsAutomatically: "Verlängert sich automatisch"
      case .priceIncreasePending: "Verlängert sich am {date}. Der neue Preis von {price} braucht deine Zustimmung"
      }
    },
    date: { parts, _ in "\(parts.day). \(germanMonths[parts.month - 1]) \(parts.year)" })

  private static let germanMonths = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember",
  ]
}
