import Timekeeping

extension Language {
  static let spanish = Language(
    code: "es",
    text: { code in
      switch code {
      case .loading: "Cargando planes…"
      case .purchasing: "Completando tu compra…"
      case .restoring: "Restaurando tus compras…"
      case .changing: "Cambiando tu plan…"
      case .cancelling: "Cancelando tu plan…"
      case .resuming: "Reactivando la renovación…"
      case .refunding: "Solicitando tu reembolso…"

      case .purchased: "Ahora tienes {plan}"
      case .alreadyHeld: "Ya tienes {plan}"
      case .purchasePending: "Tu compra de {plan} espera aprobación"
      case .purchaseApproved: "Tu compra de {plan} fue aprobada"
      case .purchaseDeclined: "Tu compra de {plan} fue rechazada"
      case .changeScheduled: "Tu plan cambia a {plan} el {date}"
      case .offerScheduled: "Tu oferta para {plan} se aplica desde la próxima renovación"
      case .purchasesRestored: "Tus compras se han restaurado"
      case .autoRenewDisabled: "{plan} termina el {date}"
      case .autoRenewDisabledNow: "{plan} no se renovará"
      case .autoRenewEnabled: "{plan} volverá a renovarse"
      case .refunded: "{plan} se ha reembolsado"

      case .purchaseCancelled: "La compra se canceló"
      case .paymentPending: "La compra espera aprobación"
      case .purchaseNotAllowed: "Las compras no están permitidas en este dispositivo o cuenta"
      case .productUnavailable: "Este plan no está disponible"
      case .productAlreadyPurchased: "Ya lo has comprado. Prueba a restaurar tus compras"
      case .ineligibleForOffer: "Esta oferta no está disponible para ti. Puedes comprar al precio normal"
      case .invalidOffer: "Esta oferta ya no existe"
      case .receiptInUse: "Esta compra pertenece a otra cuenta"
      case .offline: "No tienes conexión. Compruébala e inténtalo de nuevo"
      case .network: "La conexión falló. Inténtalo de nuevo"
      case .timedOut: "La tienda no respondió a tiempo. Inténtalo de nuevo"
      case .storeProblem: "La tienda tiene un problema. Inténtalo más tarde"
      case .serverProblem: "El servidor tiene un problema. Inténtalo más tarde"
      case .invalidCredentials: "No se pudo acceder a la tienda"
      case .operationInProgress: "Ya está en curso"
      case .notSupported: "Esto no es posible aquí"
      case .configuration: "La tienda no está bien configurada"
      case .unknown: "Algo salió mal. Inténtalo de nuevo"

      case .renewsForPrice: "Se renueva el {date} por {price}"
      case .renews: "Se renueva el {date}"
      case .expiredOn: "Caducó el {date}"
      case .expired: "Caducado"
      case .endsOn: "Termina el {date}, sin más cargos"
      case .gracePeriodUntil: "El pago falló. Conservas el acceso hasta el {date}"
      case .gracePeriod: "El pago falló. Conservas el acceso por ahora"
      case .billingRetry: "El pago falló. La tienda lo intenta de nuevo"
      case .changesTo: "Cambia a {plan} el {date}"
      case .sharedByFamily: "Compartido por un miembro de tu familia"
      case .refundedOn: "Reembolsado el {date}"
      case .refundedPlan: "Reembolsado"
      case .neverEnds: "No termina"
      case .renewsAutomatically: "Se renueva automáticamente"
      case .priceIncreasePending: "Se renueva el {date}. El nuevo precio de {price} necesita tu consentimiento"
      }
    },
    date: { parts, _ in "\(parts.day) de \(spanishMonths[parts.month - 1]) de \(parts.year)" })

  private static let spanishMonths = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre",
  ]
}
