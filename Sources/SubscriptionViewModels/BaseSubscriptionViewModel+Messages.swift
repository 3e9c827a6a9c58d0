import Subscriptions
import Timekeeping

/// A message to show, before it is put into words.
struct Notice: Hashable {
  var style: Toast.Style
  var code: MessageCode
  var arguments: [String: MessageArgument]

  init(_ style: Toast.Style, _ code: MessageCode, _ arguments: [String: MessageArgument] = [:]) {
    self.style = style
    self.code = code
    self.arguments = arguments
  }

  /// What a failure shows; nil for one that is somebody's wish, or that a disabled button would have prevented.
  init?(failure error: StoreError) {
    switch error.code {
    case .purchaseCancelled, .operationInProgress: return nil
    case .paymentPending: self.init(.info, .paymentPending)
    case .ineligibleForOffer, .productAlreadyPurchased: self.init(.warning, MessageCode(error.code))
    case .purchaseNotAllowed, .productUnavailable, .invalidOffer, .receiptInUse, .offline, .network, .timedOut, .storeProblem,
      .serverProblem, .invalidCredentials, .notSupported, .configuration, .unknown:
      self.init(.error, MessageCode(error.code))
    }
  }
}

/// A message that is shown, by the name that dismisses it.
struct ShownNotice: Hashable {
  var id: String
  var notice: Notice
}

extension BaseSubscriptionViewModel {
  func show(_ notice: Notice) {
    guard !isDisposed else { return }
    clearNotice()
    lastNoticeNumber += 1
    let shown = ShownNotice(id: "toast-\(lastNoticeNumber)", notice: notice)
    shownNotice = shown
    guard options.toastSeconds > 0 else { return }
    noticeGoesBy = time.schedule(at: time.now.adding(seconds: options.toastSeconds)) { [weak self] in
      self?.noticeGoesBy = nil
      self?.shownNotice = nil
    }
  }

  func clearNotice() {
    noticeGoesBy?.cancel()
    noticeGoesBy = nil
    shownNotice = nil
  }

  /// Takes a toast away before it goes by itself.
  /// - Parameter id: only the toast of that name; nil for whichever is shown.
  @discardableResult
  public func dismissToast(id: String? = nil) -> ActionResult {
    guard !isDisposed else { return ActionResult(.abandoned) }
    return close(begin(.dismissToast), .completed) {
      if id == nil || id == shownNotice?.id { clearNotice() }
    }
  }
}
