public import JSON

/// A request of this peer to the other side.
@MainActor public final class RPCOutgoing {
  /// `b-1`, `b-2`, …
  public let id: String

  /// Called when an answer comes after the request was given up. Set before giving up.
  public var onLateAnswer: (@MainActor (Result<JSONText, RPCError>) -> Void)?

  private enum State {
    case open
    case calling(@MainActor (Result<JSONText, RPCError>) -> Void)
    case answered(Result<JSONText, RPCError>)
    case givenUp
  }
  private var state = State.open
  private let sendCancel: @MainActor (RPCOutgoing) -> Void
  private let sendRequestToCancel: @MainActor (RPCOutgoing) -> Void
  private var hasAskedToCancel = false

  init(
    id: String, sendCancel: @escaping @MainActor (RPCOutgoing) -> Void,
    sendRequestToCancel: @escaping @MainActor (RPCOutgoing) -> Void
  ) {
    self.id = id
    self.sendCancel = sendCancel
    self.sendRequestToCancel = sendRequestToCancel
  }

  /// Sends `$/cancelRequest` and goes on waiting: the other side's answer still decides.
  public func askToCancel() {
    switch state {
    case .answered, .givenUp: return
    case .open, .calling: break
    }
    guard !hasAskedToCancel else { return }
    hasAskedToCancel = true
    sendRequestToCancel(self)
  }

  /// Waits for the answer: the result's text, or the error that the other side gave. To be called once.
  ///
  /// - Throws: −32800 when the request was given up here: by `cancel()`, by cancelling the task, or because the conversation ends.
  public func answer() async throws(RPCError) -> JSONText {
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in whenAnswered { continuation.resume(returning: $0) } }
    } onCancel: {
      Task.immediate { @MainActor in self.cancel() }
    }
    switch answer {
    case .success(let text): return text
    case .failure(let error): throw error
    }
  }

  /// Has the answer brought in the turn in which it comes, for those who count their own wake-ups. Instead of `answer()`, and once.
  ///
  /// A request that is given up is told as −32800.
  public func whenAnswered(_ take: @escaping @MainActor (Result<JSONText, RPCError>) -> Void) {
    switch state {
    case .answered(let answer): take(answer)
    case .givenUp: take(.failure(.requestCancelled()))
    case .calling: preconditionFailure("an answer is awaited once")
    case .open: state = .calling(take)
    }
  }

  /// Gives the request up: sends `$/cancelRequest` and ends the wait. An answer that comes all the same goes to `onLateAnswer`.
  public func cancel() {
    switch state {
    case .answered, .givenUp: return
    case .open:
      state = .givenUp
    case .calling(let take):
      state = .givenUp
      take(.failure(.requestCancelled()))
    }
    sendCancel(self)
  }

  /// Counts as given up from the start: it was never sent.
  func abandon() { state = .givenUp }

  /// Takes the answer of the other side.
  func receive(_ answer: Result<JSONText, RPCError>) {
    switch state {
    case .open: state = .answered(answer)
    case .calling(let take):
      state = .answered(answer)
      take(answer)
    case .answered: break
    case .givenUp: onLateAnswer?(answer)
    }
  }
}
