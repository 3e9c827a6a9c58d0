import JSON

extension RPCPeer {
  /// Takes one message: answers to our requests and cancels act at once, everything else starts in its turn.
  @inline(__always)
  func serve(_ envelope: Envelope, _ text: UnsafeRawBufferPointer, batch: Batch?, slot: Int) {
    switch envelope.kind {
    case .request:
      if let id = envelope.id, !isFree(id, batch: batch, slot: slot) { return }
      serveCall(envelope, text, batch: batch, slot: slot)
    case .notification: serveCall(envelope, text, batch: batch, slot: slot)
    case .response: receive(answer: envelope)
    case .invalid where isForOurRequest(envelope): receive(answer: envelope)
    case .invalid: answer(.invalidRequest("\(envelope.reason)"), id: envelope.id, batch: batch, slot: slot)
    }
  }

  /// Refuses an id that cannot be given back, or that is under way already.
  @inline(__always)
  private func isFree(_ id: UnsafeRawBufferPointer, batch: Batch?, slot: Int) -> Bool {
    if flights.isEmpty, batch == nil, id[0] != UInt8(ascii: "\"") { return true }
    return isFreeAmongOthers(id, batch: batch, slot: slot)
  }

  @inline(never)
  private func isFreeAmongOthers(_ id: UnsafeRawBufferPointer, batch: Batch?, slot: Int) -> Bool {
    if RequestID.hasLoneSurrogate(id) {
      answer(.parseError("the id holds half of a surrogate pair"), batch: batch, slot: slot)
      return false
    }
    guard !flights.isEmpty || batch != nil, let key = RequestID(id) else { return true }
    guard flights[key] == nil, batch?.answered.contains(key) != true else {
      answer(
        .invalidRequest("the id is still under way", data: ["id": JSONText(validated: id).value]), batch: batch, slot: slot)
      return false
    }
    batch?.answered.insert(key)
    return true
  }

  @inline(__always)
  private func serveCall(_ envelope: Envelope, _ text: UnsafeRawBufferPointer, batch: Batch?, slot: Int) {
    // The peer's own methods begin with one of these letters; few others do.
    switch envelope.method.first {
    case UInt8(ascii: "$"), UInt8(ascii: "e"), UInt8(ascii: "s"), UInt8(ascii: "\\"):
      if serveOwn(envelope, text, batch: batch, slot: slot) { return }
    default: break
    }
    if case .open = phase {
    } else {
      guard isTaken(envelope, batch: batch, slot: slot) else { return }
    }
    if requestsUnderWay > 0 || batch != nil {
      guard hasRoom(for: text.count, envelope, batch: batch, slot: slot) else { return }
    }
    guard mustWait else {
      start(envelope, text, batch: batch, slot: slot, queued: nil)
      return
    }
    enqueue(envelope, text, batch: batch, slot: slot)
  }

  /// After `shutdown` nothing is begun.
  @inline(never)
  private func isTaken(_ envelope: Envelope, batch: Batch?, slot: Int) -> Bool {
    if envelope.kind == .request { answer(.shuttingDown(), id: envelope.id, batch: batch, slot: slot) }
    return false
  }

  /// Whether what comes now has to wait for something before it.
  @inline(__always)
  private var mustWait: Bool { exclusive != nil || sequential != nil || isCongested || queueHead < queue.count || isPumping }

  /// Puts a message behind those that wait.
  @inline(never)
  private func enqueue(_ envelope: Envelope, _ text: UnsafeRawBufferPointer, batch: Batch?, slot: Int) {
    let flight = nextFlight(envelope, text, batch: batch, slot: slot, keeping: true)
    queue.append(flight)
    count(flight)
  }

  /// Answers 1008 when too much is under way, or has been answered in one batch.
  @inline(never)
  private func hasRoom(for size: Int, _ envelope: Envelope, batch: Batch?, slot: Int) -> Bool {
    let error: RPCError
    if requestsUnderWay >= options.maximumRequestsUnderWay {
      error = .limitExceeded("requestsUnderWay", options.maximumRequestsUnderWay)
    } else if bytesUnderWay + size > options.maximumBytesUnderWay {
      error = .limitExceeded("bytesUnderWay", options.maximumBytesUnderWay)
    } else if let batch, batch.answers.count > options.maximumMessageBytes {
      error = .limitExceeded("batchAnswerBytes", options.maximumMessageBytes)
    } else {
      return true
    }
    log(.warning, error.message)
    answer(error, id: envelope.id, batch: batch, slot: slot)
    return false
  }

  func count(_ flight: Flight) {
    flight.isCounted = true
    requestsUnderWay += 1
    bytesUnderWay += flight.size
    if let key = flight.key { flights[key] = flight }
  }

  /// Starts what waits, in order, until something stands in the way again.
  func pump() {
    guard !isPumping else { return }
    isPumping = true
    while queueHead < queue.count, exclusive == nil, sequential == nil, !isCongested, !isOver {
      let flight = queue[queueHead]
      queue[queueHead] = nil
      queueHead += 1
      if queueHead == queue.count {
        queue.removeAll(keepingCapacity: queue.count < 1024)
        queueHead = 0
      }
      guard let flight, flight.state == .queued else { continue }
      start(flight)
      if hasAnnouncements { announce?() }
      flushIfMuch()
    }
    isPumping = false
    goOnIfDrained()
    checkEnd()
  }

  /// Takes everything out that waits.
  func takeQueue() -> [Flight] {
    let waiting = queue[queueHead...].compactMap { $0 }
    queue = []
    queueHead = 0
    return waiting
  }

  private func nextFlight(
    _ envelope: Envelope, _ text: UnsafeRawBufferPointer, batch: Batch?, slot: Int, keeping: Bool
  ) -> Flight {
    lastFlight += 1
    batch?.open += 1
    return Flight(number: lastFlight, id: envelope.id, batch: batch, slot: slot, size: text.count, text: keeping ? Array(text) : [])
  }

  /// Starts a message that has waited.
  private func start(_ flight: Flight) {
    let text = flight.text
    flight.text = []
    text.withUnsafeBytes { bytes in
      var position = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
      guard let envelope = try? Envelope(&position, position + bytes.count, depth: nesting) else { return }
      start(envelope, bytes, batch: flight.batch, slot: flight.slot, queued: flight)
    }
  }

  /// Runs the handler of one message and does with it what the handler says.
  @inline(__always)
  private func start(_ envelope: Envelope, _ text: UnsafeRawBufferPointer, batch: Batch?, slot: Int, queued: Flight?) {
    let entry = envelope.methodHasEscapes ? nil : table.find(envelope.method)
    guard let handler = (entry ?? find(escaped: envelope))?.takeUnretainedValue().handler else {
      guard envelope.kind == .request else {
        if let queued { finish(queued) }
        return
      }
      answerUnknown(envelope, entry, batch: batch, slot: slot)
      if let queued { finish(queued) }
      return
    }
    let reply: RPCReply
    do throws(RPCError) {
      reply = try handler(RPCParams(envelope.params), RPCContext(text: envelope.id, batch: batch?.id))
    } catch {
      if envelope.kind == .request { answer(error, id: envelope.id, batch: batch, slot: slot) }
      if let queued { finish(queued) }
      return
    }
    switch reply {
    case .text(let text):
      if envelope.kind == .request { answer(text, id: envelope.id, batch: batch, slot: slot) }
      if let queued { finish(queued) }
    case .value(let write):
      if envelope.kind == .request { answer(write, id: envelope.id, batch: batch, slot: slot) }
      if let queued { finish(queued) }
    case .later(let work):
      run(work, isExclusive: false, envelope, text, batch: batch, slot: slot, queued: queued)
    case .exclusive(let work):
      run(work, isExclusive: true, envelope, text, batch: batch, slot: slot, queued: queued)
    }
  }

  @inline(never)
  private func find(escaped envelope: Envelope) -> Unmanaged<MethodTable.Entry>? {
    guard envelope.methodHasEscapes else { return nil }
    return Array(envelope.method.decoded().utf8).withUnsafeBytes { table.find($0) }
  }

  /// Starts work that may take its time; what ends without waiting is answered in this turn.
  @inline(never)
  private func run(
    _ work: @escaping @MainActor () async throws(RPCError) -> RPCResult, isExclusive: Bool, _ envelope: Envelope,
    _ text: UnsafeRawBufferPointer, batch: Batch?, slot: Int, queued: Flight?
  ) {
    let flight = queued ?? nextFlight(envelope, text, batch: batch, slot: slot, keeping: false)
    flight.state = .running
    if isExclusive { exclusive = flight }
    let task = Task.immediate { [self] in
      do throws(RPCError) {
        let result = try await work()
        answer(flight, result.write)
      } catch {
        answer(flight, error)
      }
      finishWork(flight)
    }
    guard flight.state != .done else { return }
    flight.task = task
    running[ObjectIdentifier(flight)] = flight
    if !flight.isCounted { count(flight) }
    if options.isSequential {
      sequential = flight
      askWhatIsLeft()
    }
  }

  /// Answers work that is done, unless it was answered before.
  @inline(never)
  private func answer(_ flight: Flight, _ write: (inout JSONWriter) -> Void) {
    guard flight.state != .done, let id = flight.id else { return }
    id.withUnsafeBytes { answer(write, id: $0, batch: flight.batch, slot: flight.slot) }
  }

  /// Answers work that failed, unless it was answered before.
  @inline(never)
  private func answer(_ flight: Flight, _ error: RPCError) {
    guard flight.state != .done else { return }
    answerFlight(flight, endingError(error))
  }

  /// Lets others start once work is done.
  private func finishWork(_ flight: Flight) {
    guard flight.state != .done else { return }
    finish(flight)
    if !isInTurn { pump() }
    checkEnd()
  }

  /// Takes a message off the books.
  func finish(_ flight: Flight) {
    flight.state = .done
    flight.task = nil
    flight.text = []
    running[ObjectIdentifier(flight)] = nil
    if flight.isCounted {
      requestsUnderWay -= 1
      bytesUnderWay -= flight.size
      if let key = flight.key { flights[key] = nil }
    }
    if exclusive === flight { exclusive = nil }
    if sequential === flight { sequential = nil }
    if let batch = flight.batch { close(batch) }
  }

  /// Counts one member of a batch as finished; the last one lets its array go out.
  func close(_ batch: Batch) {
    batch.open -= 1
    guard batch.open == 0 else { return }
    batches[batch.id] = nil
    write(batch)
  }
}
