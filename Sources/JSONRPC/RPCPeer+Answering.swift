public import JSON

extension RPCPeer {
  // MARK: Answers

  /// Answers with text that is ready.
  @inline(__always)
  func answer(_ text: StaticString, id: UnsafeRawBufferPointer?, batch: Batch?, slot: Int) {
    writeAnswer(id: id, batch: batch, slot: slot, member: ",\"result\":") { $0.append(text) }
  }

  /// Answers with what a handler writes. What is no whole value becomes −32603.
  func answer(_ write: (inout JSONWriter) -> Void, id: UnsafeRawBufferPointer?, batch: Batch?, slot: Int) {
    var isComplete = true
    writeAnswer(id: id, batch: batch, slot: slot, member: ",\"result\":") { writer in
      writer.beginText()
      let start = writer.count
      isWriting = true
      write(&writer)
      isWriting = false
      isComplete = writer.isComplete
      guard !isComplete else { return }
      // The answer so far is `{"jsonrpc":"2.0","id":…,"result":`; it is turned into an error.
      writer.truncate(to: start - ",\"result\":".utf8.count)
      writer.append(",\"error\":")
      RPCPeer.write(.internalError("the result could not be written"), &writer)
    }
    if !isComplete { log(.error, "a result could not be written") }
  }

  /// Answers with an error; without an id where none could be read.
  @inline(never)
  func answer(_ error: RPCError, id: UnsafeRawBufferPointer? = nil, batch: Batch? = nil, slot: Int = 0) {
    writeAnswer(id: id, batch: batch, slot: slot, member: ",\"error\":") { RPCPeer.write(error, &$0) }
  }

  /// Answers that there is no such method, and remembers the words.
  @inline(never)
  func answerUnknown(_ envelope: Envelope, _ entry: Unmanaged<MethodTable.Entry>?, batch: Batch?, slot: Int) {
    if let entry {
      writeAnswer(id: envelope.id, batch: batch, slot: slot, member: ",\"error\":") { writer in
        entry.takeUnretainedValue().unknown.withUnsafeBytes { writer.append($0) }
      }
      return
    }
    let name = envelope.method.decoded()
    let shown = name.utf8.count <= 200 ? name : String(name.prefix(60)) + "…"
    let error = RPCError.methodNotFound(shown, suggestions: NearestNames.of(name, in: methods))
    if !envelope.methodHasEscapes {
      table.remember(envelope.method, JSONWriter.bytes { RPCPeer.write(error, &$0) })
    }
    answer(error, id: envelope.id, batch: batch, slot: slot)
  }

  private static func write(_ error: RPCError, _ writer: inout JSONWriter) {
    writer.beginText()
    writer.object { writer in
      writer.key("code")
      writer.integer(error.code)
      if let data = error.data {
        writer.key("data")
        writer.value(data)
      }
      writer.key("message")
      writer.string(error.message)
    }
  }

  /// Writes an answer to where it belongs: the output, or the batch of its request.
  @inline(__always)
  private func writeAnswer(
    id: UnsafeRawBufferPointer?, batch: Batch?, slot: Int, member: StaticString, _ body: @MainActor (inout JSONWriter) -> Void
  ) {
    if hasAnnouncements { announce?() }
    answersWritten &+= 1
    guard let batch else {
      return writeMessage { writer in
        RPCPeer.envelope(id, member, &writer)
        body(&writer)
        writer.append("}")
      }
    }
    let start = batch.answers.count
    RPCPeer.envelope(id, member, &batch.answers)
    body(&batch.answers)
    batch.answers.append("}")
    batch.note(slot, from: start)
  }

  @inline(__always)
  private static func envelope(_ id: UnsafeRawBufferPointer?, _ member: StaticString, _ writer: inout JSONWriter) {
    writer.append("{\"jsonrpc\":\"2.0\",\"id\":")
    if let id { writer.append(id) } else { writer.append("null") }
    writer.append(member)
  }

  /// Writes the array of a batch, if it has answers, and then the notifications that waited for it.
  func write(_ batch: Batch) {
    if !batch.isEmpty { writeMessage { batch.write(into: &$0) } }
    for notification in batch.held {
      notification.bytes.withUnsafeBytes { bytes in writeMessage { $0.append(bytes) } }
    }
  }

  // MARK: Messages of our own

  /// Sends a notification.
  ///
  /// - Parameter batch: a batch that is still open holds it back until its array is written.
  public func notify(_ method: StaticString, heldBy batch: RPCBatchID? = nil, _ params: (inout JSONWriter) -> Void) {
    precondition(!isWriting, "a result is written without talking to the peer")
    guard !isOver else { return }
    func write(_ writer: inout JSONWriter) {
      writer.append("{\"jsonrpc\":\"2.0\",\"method\":")
      writer.beginText()
      writer.string(method)
      writer.append(",\"params\":")
      writer.beginText()
      params(&writer)
      writer.append("}")
    }
    if let batch, let batch = batches[batch] {
      var writer = JSONWriter()
      write(&writer)
      batch.held.append(writer.withUnsafeBytes { JSONText(validated: $0) })
    } else {
      writeMessage(write)
    }
  }

  func writeRequest(_ id: String, _ method: StaticString, _ params: (inout JSONWriter) -> Void) {
    writeMessage { writer in
      writer.append("{\"jsonrpc\":\"2.0\",\"id\":")
      writer.beginText()
      writer.string(id)
      writer.append(",\"method\":")
      writer.beginText()
      writer.string(method)
      writer.append(",\"params\":")
      writer.beginText()
      params(&writer)
      writer.append("}")
    }
  }

  // MARK: Framing

  /// Writes one message, framed, behind what waits to be sent.
  @inline(__always)
  private func writeMessage(_ body: @MainActor (inout JSONWriter) -> Void) {
    writeFramed(into: &output, body)
    askForFlush()
  }

  @inline(__always)
  private func writeFramed(into writer: inout JSONWriter, _ body: @MainActor (inout JSONWriter) -> Void) {
    if splitter.framing == .headers { return writeWithHeader(into: &writer, body) }
    let start = writer.count
    body(&writer)
    if onMessage != nil { show(&writer, from: start) }
    writer.append("\n")
  }

  /// The length stands before the body, which is written first: room is left for a usual one and moved where it does not fit.
  @inline(never)
  private func writeWithHeader(into writer: inout JSONWriter, _ body: @MainActor (inout JSONWriter) -> Void) {
    let start = writer.count
    writer.append("Content-Length: 000\r\n\r\n")
    let bodyStart = writer.count
    body(&writer)
    let digits = Array(String(writer.count - bodyStart).utf8)
    if onMessage != nil { show(&writer, from: bodyStart) }
    let place = start + 16
    if digits.count > 3 {
      writer.insert(digits.count - 3, at: place)
    } else if digits.count < 3 {
      writer.remove(3 - digits.count, at: place)
    }
    digits.withUnsafeBytes { writer.overwrite(at: place, $0) }
  }

  @inline(never)
  private func show(_ writer: inout JSONWriter, from start: Int) {
    writer.withUnsafeBytes { onMessage?(.sent, UnsafeRawBufferPointer(rebasing: $0[start...])) }
  }

  // MARK: Sending

  /// Within a turn the end of the turn sends; otherwise the transport is asked to, before it waits.
  @inline(__always)
  private func askForFlush() {
    if isInTurn || hasAskedForFlush { return }
    hasAskedForFlush = true
    transport.wantsFlush()
  }

  /// Sends what the transport will take, and notes what that means: congested, drained, over.
  public func flush() {
    hasAskedForFlush = false
    if output.count > sent { send() }
    // What a full pipe did not take is not offered again with every message.
    flushAt = output.count - sent + RPCPeer.flushBytes
    if isCongested {
      guard output.count - sent <= options.highWaterBytes / 2 else { return }
      uncongest()
    } else if output.count - sent > options.highWaterBytes {
      isCongested = true
      transport.setReading(false)
      onCongestionChange?(true)
    }
    if case .flushing = phase { checkFlushed() }
  }

  private func send() {
    if case .ended = phase { return }
    let waiting = output.count - sent
    let sending = output.withUnsafeBytes { transport.send(UnsafeRawBufferPointer(rebasing: $0[sent...])) }
    switch sending {
    case .taken(let count):
      sent += count
      if count > 0 { noteProgress() }
      if count == waiting {
        output.truncate(to: 0)
        output.shrink(to: 1 << 20)
        sent = 0
      } else if sent > options.highWaterBytes / 2 {
        output.remove(sent, at: 0)
        sent = 0
      }
    case .closed: readerIsGone(status: 0)
    case .failed(let reason):
      log(.error, "the output cannot be written: \(reason)")
      readerIsGone(status: 1)
    }
  }

  private func uncongest() {
    isCongested = false
    onCongestionChange?(false)
    mustGoOn = true
    goOnIfDrained()
  }

  /// Takes up again what stood still while the reader was slow: first what waits, then what is unread.
  func goOnIfDrained() {
    guard mustGoOn, !isPumping, !isServing, !isCongested else { return }
    mustGoOn = false
    pump()
    guard !isCongested, !isOver else { return }
    if case .open = phase { transport.setReading(true) } else if case .shuttingDown = phase { transport.setReading(true) }
    serveMessages()
    if hasEndPending, !isCongested {
      hasEndPending = false
      receiveEnd()
    }
    checkEnd()
  }
}
