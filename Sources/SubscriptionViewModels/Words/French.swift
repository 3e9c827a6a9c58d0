import Timekeeping

extension Language {
  static let french = Language(
    code: "fr",
    text: { code in
      switch code {
      case .loading: "Chargement des abonnements…"
      case .purchasing: "Achat en cours…"
      case .restoring: "Restauration de vos achats…"
      case .changing: "Changement d’abonnement…"
      case .cancelling: "Résiliation de votre abonnement…"
      case .resuming: "Réactivation du renouvellement…"
      case .refunding: "Demande de remboursement…"

      case .purchased: "Vous avez maintenant {plan}"
      case .alreadyHeld: "Vous avez déjà {plan}"
      case .purchasePending: "Votre achat de {plan} attend une approbation"
      case .purchaseApproved: "Votre achat de {plan} a été approuvé"
      case .purchaseDeclined: "Votre achat de {plan} a été refusé"
      case .changeScheduled: "Votre abonnement passe à {plan} le {date}"
      case .offerScheduled: "Votre offre pour {plan} s’applique dès le prochain renouvellement"
      case .purchasesRestored: "Vos achats ont été restaurés"
      case .autoRenewDisabled: "{plan} se termine le {date}"
      case .autoRenewDisabledNow: "{plan} ne sera pas renouvelé"
      case .autoRenewEnabled: "{plan} sera de nouveau renouvelé"
      case .refunded: "{plan} a été remboursé"

      case .purchaseCancelled: "L’achat a été annulé"
      case .paymentPending: "L’achat attend une approbation"
      case .purchaseNotAllowed: "Les achats ne sont pas autorisés sur cet appareil ou ce compte"
      case .productUnavailable: "Cet abonnement n’est pas disponible"
      case .productAlreadyPurchased: "Vous l’avez déjà acheté. Essayez de restaurer vos achats"
      case .ineligibleForOffer: "Cette offre ne vous est pas proposée. Vous pouvez acheter au prix normal"
      case .invalidOffer: "Cette offre n’existe plus"
      case .receiptInUse: "Cet achat appartient à un autre compte"
      case .offline: "Vous êtes hors ligne. Vérifiez votre connexion et réessayez"
      case .network: "La connexion a échoué. Réessayez"
      case .timedOut: "La boutique n’a pas répondu à temps. Réessayez"
      case .storeProblem: "La boutique a un problème. Réessayez plus tard"
      case .serverProblem: "Le serveur a un problème. Réessayez plus tard"
      case .invalidCredentials: "La boutique est injoignable"
      case .operationInProgress: "C’est déjà en cours"
      case .notSupported: "Ce n’est pas possible ici"
      case .configuration: "La boutique n’est pas bien configurée"
      case .unknown: "Un problème est survenu. Réessayez"

      case .renewsForPrice: "Renouvellement le {date} pour {price}"
      case .renews: "Renouvellement le {date}"
      case .expiredOn: "Expiré le {date}"
      case .expired: "Expiré"
      case .endsOn: "Se termine le {date}, sans autres frais"
      case .gracePeriodUntil: "Échec du paiement. Vous gardez l’accès jusqu’au {date}"
      case .gracePeriod: "Échec du paiement. Vous gardez l’accès pour l’instant"
      case .billingRetry: "Échec du paiement. La boutique réessaie"
      case .changesTo: "Passe à {plan} le {date}"
      case .sharedByFamily: "Partagé par un membre de votre famille"
      case .refundedOn: "Remboursé le {date}"
      case .refundedPlan: "Remboursé"
      case .neverEnds: "Sans fin"
      case .renewsAutomatically: "Se renouvelle automatiquement"
      case .priceIncreasePending: "Renouvellement le {date}. Le nouveau prix de {price} demande votre accord"
      }
    },
    date: { parts, _ in "\(parts.day == 1 ? "1er" : "\(parts.day)") \(frenchMonths[parts.month - 1]) \(parts.year)" })

  private static let frenchMonths = [
    "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre",
  ]
}
