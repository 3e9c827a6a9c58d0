import Timekeeping

extension Language {
  static let japanese = Language(
    code: "ja",
    text: { code in
      switch code {
      case .loading: "プランを読み込んでいます…"
      case .purchasing: "購入手続きをしています…"
      case .restoring: "購入を復元しています…"
      case .changing: "プランを変更しています…"
      case .cancelling: "プランを解約しています…"
      case .resuming: "自動更新を再開しています…"
      case .refunding: "返金を申請しています…"

      case .purchased: "{plan}を利用できるようになりました"
      case .alreadyHeld: "{plan}はすでに利用中です"
      case .purchasePending: "{plan}の購入は承認待ちです"
      case .purchaseApproved: "{plan}の購入が承認されました"
      case .purchaseDeclined: "{plan}の購入は承認されませんでした"
      case .changeScheduled: "プランは{date}に{plan}へ変わります"
      case .offerScheduled: "{plan}の特典は次回の更新から適用されます"
      case .purchasesRestored: "購入を復元しました"
      case .autoRenewDisabled: "{plan}は{date}に終了します"
      case .autoRenewDisabledNow: "{plan}は更新されません"
      case .autoRenewEnabled: "{plan}は再び更新されます"
      case .refunded: "{plan}は返金されました"

      case .purchaseCancelled: "購入はキャンセルされました"
      case .paymentPending: "購入は承認待ちです"
      case .purchaseNotAllowed: "この端末またはアカウントでは購入できません"
      case .productUnavailable: "このプランは利用できません"
      case .productAlreadyPurchased: "すでに購入済みです。購入の復元をお試しください"
      case .ineligibleForOffer: "この特典は対象外です。通常価格で購入できます"
      case .invalidOffer: "この特典は終了しました"
      case .receiptInUse: "この購入は別のアカウントのものです"
      case .offline: "オフラインです。接続を確認してもう一度お試しください"
      case .network: "接続に失敗しました。もう一度お試しください"
      case .timedOut: "ストアから時間内に応答がありませんでした。もう一度お試しください"
      case .storeProblem: "ストアに問題が発生しています。後でもう一度お試しください"
      case .serverProblem: "サーバーに問題が発生しています。後でもう一度お試しください"
      case .invalidCredentials: "ストアに接続できませんでした"
      case .operationInProgress: "すでに処理中です"
      case .notSupported: "ここでは行えません"
      case .configuration: "ストアが正しく設定されていません"
      case .unknown: "問題が発生しました。もう一度お試しください"

      case .renewsForPrice: "{date}に{price}で更新されます"
      case .renews: "{date}に更新されます"
      case .expiredOn: "{date}に期限が切れました"
      case .expired: "期限切れ"
      case .endsOn: "{date}に終了します。以後の請求はありません"
      case .gracePeriodUntil: "支払いに失敗しました。{date}まで利用できます"
      case .gracePeriod: "支払いに失敗しました。当面は利用できます"
      case .billingRetry: "支払いに失敗しました。ストアが再試行しています"
      case .changesTo: "{date}に{plan}へ変わります"
      case .sharedByFamily: "ファミリーメンバーと共有されています"
      case .refundedOn: "{date}に返金されました"
      case .refundedPlan: "返金済み"
      case .neverEnds: "終了日はありません"
      case .renewsAutomatically: "自動的に更新されます"
      case .priceIncreasePending: "{date}に更新されます。新しい価格{price}には同意が必要です"
      }
    },
    date: { parts, _ in "\(parts.year)年\(parts.month)月\(parts.day)日" })
}
