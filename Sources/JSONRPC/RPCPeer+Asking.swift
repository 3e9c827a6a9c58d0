public import JSON

extension RPCPeer {
  /// How many requests that were given up are remembered, for answers that come all the same.
  static let maximumGivenUp = 1000

  /// Sends a request to the other side. Once the input has ended nobody can answer, so it counts as given up at once.
  public func request(_ method: StaticString, _ params: (inout JSONWriter) -> Void) -> RPCOutgoing {
    precondition(!isWriting, "a result is written without talking to the peer")
    lastOutgoing += 1
    let number = lastOutgoing
    let request = RPCOutgoing(
      id: "b-\(number)", sendCancel: { [weak self] request in self?.giveUp(request, number) },
      sendRequestToCancel: { [weak self] request in self?.sendCancel(of: request) })
    guard canBeAnswered else {
      request.abandon()
      return request
    }
    outgoing[number] = request
    writeRequest(request.id, method, params)
    return request
  }

  private var canBeAnswered: Bool {
    switch phase {
    case .open, .shuttingDown: !hasEndPending
    case .draining, .stopping, .flushing, .ended: false
    }
  }

  private func giveUp(_ request: RPCOutgoing, _ number: Int) {
    guard outgoing[number] != nil, !isOver else { return }
    givenUp.append(number)
    if givenUp.count > RPCPeer.maximumGivenUp { outgoing[givenUp.removeFirst()] = nil }
    sendCancel(of: request)
  }

  private func sendCancel(of request: RPCOutgoing) {
    notify("$/cancelRequest") { writer in
      writer.object { writer in
        writer.key("id")
        writer.string(request.id)
      }
    }
  }

  /// Gives up everything that the other side has not answered: it cannot any more.
  func giveUpAll() {
    for (_, request) in outgoing.sorted(by: { $0.key < $1.key }) { request.cancel() }
    outgoing = [:]
    givenUp = []
  }

  /// Takes an answer to a request of ours. One that nobody waits for is ignored.
  func receive(answer envelope: Envelope) {
    guard let id = envelope.id, id.first == UInt8(ascii: "\""), let number = RPCPeer.number(id),
      let request = outgoing.removeValue(forKey: number)
    else {
      return log(.info, "an answer to nothing was ignored")
    }
    if let index = givenUp.firstIndex(of: number) { givenUp.remove(at: index) }
    request.receive(RPCPeer.answer(envelope))
    restBeforeNext()
    reconsider()
  }

  /// Whether a message without a method bears the id of a request of ours that waits.
  func isForOurRequest(_ envelope: Envelope) -> Bool {
    guard !outgoing.isEmpty, envelope.method.isEmpty, let id = envelope.id, id.first == UInt8(ascii: "\"") else { return false }
    return RPCPeer.number(id).map { outgoing[$0] != nil } ?? false
  }

  /// Starts the ids of this peer's own requests anew, unless an answer to an old one could still come and be taken for another's.
  public func restartRequestIDs() {
    if outgoing.isEmpty, givenUp.isEmpty { lastOutgoing = 0 }
  }

  private static func number(_ id: UnsafeRawBufferPointer) -> Int? {
    let text = UnsafeRawBufferPointer(rebasing: id[1..<(id.count - 1)]).decoded()
    guard text.hasPrefix("b-"), let number = Int(text.dropFirst(2)), text == "b-\(number)" else { return nil }
    return number
  }

  private static func answer(_ envelope: Envelope) -> Result<JSONText, RPCError> {
    switch (envelope.result, envelope.error) {
    case (let result?, nil): return .success(JSONText(validated: result))
    case (nil, let error?):
      let value = JSONText(validated: error).value
      guard let code = value["code"]?.int, let message = value["message"]?.string else {
        return .failure(.malformedAnswer("the error of an answer needs a code and a message"))
      }
      return .failure(RPCError(code: code, message: message, data: value["data"]))
    default: return .failure(.malformedAnswer("an answer has either a result or an error"))
    }
  }
}
