import JSON

extension RPCPeer {
  /// Takes bytes in: the body puts them into the space that it is lent and says how many they are. Messages that are whole are served at once.
  public func receive(_ body: (UnsafeMutableRawBufferPointer) -> Int) {
    splitter.fill(body)
    serveMessages()
  }

  /// Serves what has been read, as long as nothing stands in the way.
  func serveMessages() {
    guard !isServing else { return }
    isServing = true
    var isExhausted = false
    var lost: RPCEnd?
    repeat {
      isInTurn = true
      turn: while canTakeMessages {
        switch splitter.next() {
        case .message(let bytes): serve(message: bytes)
        case .tooLong: refuseLongMessage()
        case .unreadable(let reason, let limit):
          answerUnreadable(reason, limit: limit)
          lost = RPCEnd(cause: .unreadable, status: 1)
          isExhausted = true
          break turn
        case .needsMore:
          isExhausted = true
          break turn
        }
        if hasAnnouncements { announce?() }
        flushIfMuch()
      }
      isInTurn = false
      pump()
      flush()
    } while !isExhausted && canTakeMessages
    isServing = false
    if let lost { return beginDraining(lost) }
    goOnIfDrained()
  }

  @inline(__always)
  func flushIfMuch() {
    if output.count - sent >= flushAt { flush() }
  }

  /// Once so many bytes wait in the middle of a turn, they are sent: the reader can begin, and memory stays small.
  static let flushBytes = 64 << 10

  private var canTakeMessages: Bool {
    guard !isCongested else { return false }
    switch phase {
    case .open, .shuttingDown: return true
    case .draining, .stopping, .flushing, .ended: return false
    }
  }

  /// Tells that no more bytes will come.
  public func receiveEnd() {
    guard !isCongested else {
      // What has been read before is still to be served.
      hasEndPending = true
      return
    }
    serveMessages()
    guard canTakeMessages else {
      hasEndPending = isCongested
      return
    }
    isInTurn = true
    var status: Int32 = 0
    switch splitter.last() {
    case .message(let bytes): serve(message: bytes)
    case .tooLong: refuseLongMessage()
    case .unreadable(let reason, _):
      log(.error, reason)
      status = 1
    case .needsMore: break
    }
    isInTurn = false
    guard canTakeMessages || isCongested else { return }
    beginDraining(RPCEnd(cause: .endOfInput, status: status))
  }

  private func refuseLongMessage() {
    onMessage?(.refused, UnsafeRawBufferPointer(start: nil, count: 0))
    answer(
      .parseError(
        "the message is longer than \(options.maximumMessageBytes) bytes",
        data: ["limit": RPCError.limit("messageBytes", options.maximumMessageBytes)]))
  }

  private func answerUnreadable(_ reason: String, limit: (name: String, value: Int)?) {
    log(.error, "the input cannot be read on: \(reason)")
    var data = JSONObject()
    if let limit { data["limit"] = RPCError.limit(limit.name, limit.value) }
    answer(.parseError(reason, data: data))
  }

  /// Serves one message: the bytes of a line or a body.
  private func serve(message bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return refuseBlank() }
    let start = base.assumingMemoryBound(to: UInt8.self)
    let end = start + bytes.count
    var position = start
    JSONScanner.skipWhitespace(&position, end)
    guard position < end else { return refuseBlank() }
    if let onMessage { onMessage(.received, bytes) }
    do throws(JSONScanner.Failure) {
      if position.pointee == UInt8(ascii: "[") {
        try serve(batch: position, end, start)
      } else {
        let message = position
        let envelope = try Envelope(&position, end, depth: nesting)
        let text = UnsafeRawBufferPointer(start: message, count: position - message)
        JSONScanner.skipWhitespace(&position, end)
        guard position == end else { throw JSONScanner.Failure(.trailingText, position) }
        serve(envelope, text, batch: nil, slot: 0)
      }
    } catch {
      answer(.parseError(JSONFault(error, start: start, end: end, maximumDepth: nesting)))
    }
  }

  /// A blank line is nothing; an empty body is a message that holds nothing.
  private func refuseBlank() {
    guard splitter.framing == .headers else { return }
    onMessage?(.received, UnsafeRawBufferPointer(start: nil, count: 0))
    answer(.parseError(JSONFault(kind: .unexpectedEnd, offset: 0, message: "the message is empty")))
  }

  /// Validates a whole batch, then serves its members one after the other.
  private func serve(
    batch start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ base: UnsafePointer<UInt8>
  ) throws(JSONScanner.Failure) {
    var position = start
    try JSONScanner.skipValue(&position, end, depth: nesting)
    JSONScanner.skipWhitespace(&position, end)
    guard position == end else { throw JSONScanner.Failure(.trailingText, position) }
    let text = UnsafeRawBufferPointer(start: start, count: end - start)
    var members = 0
    var counting = JSONCursor(validated: text)
    counting.array { member in
      member.skip()
      members += 1
    }
    guard members > 0 else { return answer(.invalidRequest("the batch is empty")) }
    guard members <= options.maximumBatchMembers else {
      return answer(
        .invalidRequest(
          "the batch has \(members) members", data: ["limit": RPCError.limit("batchMembers", options.maximumBatchMembers)]))
    }
    lastBatch += 1
    let batch = Batch(id: RPCBatchID(number: lastBatch))
    batches[batch.id] = batch
    var slot = 0
    var cursor = JSONCursor(validated: text)
    cursor.array { member in
      let text = member.rawValue()
      var position = text.baseAddress!.assumingMemoryBound(to: UInt8.self)
      let end = position + text.count
      // The text is valid; what is left to find out is what it says.
      if let envelope = try? Envelope(&position, end, depth: nesting) {
        serve(envelope, text, batch: batch, slot: slot)
      }
      if hasAnnouncements { announce?() }
      slot += 1
      flushIfMuch()
    }
    close(batch)
  }
}
