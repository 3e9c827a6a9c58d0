import JSON

extension RPCPeer {
  /// Nothing may begin any more.
  var isOver: Bool {
    switch phase {
    case .open, .shuttingDown, .draining: false
    case .stopping, .flushing, .ended: true
    }
  }

  // MARK: The peer's own methods

  /// Serves `shutdown`, `exit` and `$/cancelRequest`; false for any other name.
  @inline(never)
  func serveOwn(_ envelope: Envelope, _ text: UnsafeRawBufferPointer, batch: Batch?, slot: Int) -> Bool {
    switch envelope.methodHasEscapes ? envelope.method.decoded() : String(decoding: envelope.method.prefix(20), as: UTF8.self) {
    case "$/cancelRequest":
      guard envelope.kind == .notification else {
        answer(.invalidRequest("$/cancelRequest is a notification"), id: envelope.id, batch: batch, slot: slot)
        return true
      }
      cancel(envelope.params)
    case "exit":
      guard envelope.kind == .notification else {
        answer(.invalidRequest("exit is a notification"), id: envelope.id, batch: batch, slot: slot)
        return true
      }
      if case .shuttingDown = phase {
        finishAll(RPCEnd(cause: .exit, status: 0))
      } else {
        finishAll(RPCEnd(cause: .exit, status: 1))
      }
    case "shutdown":
      lastFlight += 1
      let flight = Flight(number: lastFlight, id: envelope.id, batch: batch, slot: slot, size: 0)
      if case .shuttingDown = phase {
        if envelope.kind == .request { answer(.shuttingDown(), id: envelope.id, batch: batch, slot: slot) }
        return true
      }
      phase = .shuttingDown
      batch?.open += 1
      flight.state = .running
      shutdowns.append(flight)
      if let key = flight.key { flights[key] = flight }
      armAlarm(options.drainSeconds)
      checkEnd()
    default: return false
    }
    return true
  }

  // MARK: Draining

  /// Lets what is under way come to its end, then ends.
  func beginDraining(_ end: RPCEnd) {
    phase = .draining(end)
    transport.setReading(false)
    giveUpAll()
    armAlarm(options.drainSeconds)
    checkEnd()
    flush()
  }

  /// Whether anything but `shutdown` itself is under way.
  private var isIdle: Bool { running.isEmpty && queueHead == queue.count && !isPumping }

  /// Looks whether the end is reached; if not, asks whether what is left can come to its end at all.
  func checkEnd() {
    switch phase {
    case .open, .flushing, .ended: return
    case .shuttingDown:
      if isIdle { return answerShutdown() }
      if !shutdowns.isEmpty { askWhatIsLeft() }
    case .draining(let end):
      if isIdle { return finishAll(end) }
      askWhatIsLeft()
    case .stopping(let end):
      if isIdle { finishAll(end) }
    }
  }

  private func answerShutdown() {
    guard !shutdowns.isEmpty else { return }
    alarm?.cancel()
    alarm = nil
    let waiting = shutdowns
    shutdowns = []
    for flight in waiting {
      flight.id?.withUnsafeBytes { answer("null", id: $0, batch: flight.batch, slot: flight.slot) }
      flight.state = .done
      if let key = flight.key { flights[key] = nil }
      if let batch = flight.batch { close(batch) }
    }
  }

  /// Asks anew whether what is left waits for virtual time alone. To be called when something outside the pipe ended a wait.
  public func reconsider() {
    if sequential != nil { return askWhatIsLeft() }
    checkEnd()
  }

  /// Asks the owner, once all is at rest, what is left; one question at a time.
  func askWhatIsLeft() {
    guard let waitsOnlyForVirtualTime else { return }
    guard !isAsking else {
      mustAskAgain = true
      return
    }
    isAsking = true
    Task { [self] in
      let waits = await waitsOnlyForVirtualTime()
      isAsking = false
      if mustAskAgain {
        mustAskAgain = false
        if sequential != nil { askWhatIsLeft() } else { checkEnd() }
      } else if waits {
        goOnWithoutWaiting()
      }
    }
  }

  /// What is left waits for nothing but virtual time.
  private func goOnWithoutWaiting() {
    if sequential != nil {
      sequential = nil
      pump()
      if sequential != nil { return }
    }
    switch phase {
    case .draining, .shuttingDown:
      guard !isOpenAfterShutdown, exclusive == nil, queueHead == queue.count else { return }
      cutShort("nothing but virtual time could finish this, and nobody can move it any more")
      checkEnd()
    default: break
    }
  }

  /// `shutdown` has been answered; what is taken now comes to its end by itself.
  private var isOpenAfterShutdown: Bool {
    if case .shuttingDown = phase { shutdowns.isEmpty } else { false }
  }

  /// Answers everything that is left with 1011.
  private func cutShort(_ reason: String) {
    let left = running.values.sorted { $0.number < $1.number } + takeQueue()
    for flight in left where flight.state != .done {
      let task = flight.task
      answerFlight(flight, .shuttingDown(reason))
      finish(flight)
      task?.cancel()
    }
  }

  /// The error with which work ends: a cancelled one that nobody cancelled was stopped by the end.
  func endingError(_ error: RPCError) -> RPCError {
    if case .stopping = phase, error.code == RPCError.requestCancelled().code { return .shuttingDown("stopped by a signal") }
    return error
  }

  // MARK: Alarms

  /// Sets the one alarm that bounds the end, in place of the one before.
  private func armAlarm(_ seconds: Double) {
    alarm?.cancel()
    alarm = nil
    guard seconds > 0 else { return }
    let answers = answersWritten
    alarm = setAlarm(seconds) { [weak self] in self?.alarmRings(answers) }
  }

  private func alarmRings(_ answers: Int) {
    alarm = nil
    switch phase {
    case .shuttingDown, .draining:
      // Each answer gives the rest its time anew.
      if answersWritten != answers { return armAlarm(options.drainSeconds) }
      giveUpAll()
      cutShort("cut short by the drain limit")
      checkEnd()
    case .stopping(let end):
      cutShort("stopped by a signal")
      finishAll(end)
      if case .flushing = phase { conclude(end) }
    case .flushing(let end):
      log(.error, "the reader takes nothing; what is left unsent is lost")
      conclude(RPCEnd(cause: end.cause, status: end.cause == .signal ? end.status : 1))
    case .open, .ended: break
    }
  }

  /// Something was sent: a reader that takes its time gets more of it.
  @inline(__always)
  func noteProgress() {
    if case .flushing(let end) = phase, end.cause != .signal, output.count > sent { armAlarm(options.drainSeconds) }
  }

  // MARK: The end

  /// Nothing is left to be waited for: answers what could not be, and ends when all is sent.
  func finishAll(_ end: RPCEnd) {
    switch phase {
    case .flushing, .ended: return
    case .open, .shuttingDown, .draining, .stopping: break
    }
    giveUpAll()
    cutShort("the process ends")
    answerShutdown()
    transport.setReading(false)
    let isSignalled = if case .stopping = phase { true } else { false }
    phase = .flushing(end)
    if !isSignalled { armAlarm(options.drainSeconds) }
    if !isInTurn { flush() } else { transport.wantsFlush() }
  }

  func checkFlushed() {
    guard case .flushing(let end) = phase, output.count == sent else { return }
    conclude(end)
  }

  private func conclude(_ end: RPCEnd) {
    phase = .ended
    alarm?.cancel()
    alarm = nil
    willEnd?(end)
    self.end(end)
  }

  /// Nobody reads: there is nothing more to do.
  func readerIsGone(status: Int32) {
    guard phase.isLive else { return }
    phase = .flushing(RPCEnd(cause: .endOfInput, status: status))
    cutShort("nobody reads")
    giveUpAll()
    transport.setReading(false)
    output.truncate(to: 0)
    sent = 0
    conclude(RPCEnd(cause: .endOfInput, status: status))
  }

  // MARK: Signals

  /// Stops for SIGTERM or SIGINT: nothing new is read or begun, what waits is answered 1011, what cannot be stopped gets a little time.
  public func receiveSignal(_ signal: Int32) {
    switch phase {
    case .stopping, .flushing, .ended: return
    case .open, .shuttingDown, .draining: break
    }
    let end = RPCEnd(cause: .signal, status: 128 + signal)
    transport.setReading(false)
    giveUpAll()
    phase = .stopping(end)
    for flight in takeQueue() where flight.state == .queued {
      answerFlight(flight, .shuttingDown("stopped by a signal"))
      finish(flight)
    }
    armAlarm(options.signalSeconds)
    for flight in running.values.sorted(by: { $0.number < $1.number }) { flight.task?.cancel() }
    giveUpAll()
    checkEnd()
  }
}

extension RPCPeer.Phase {
  var isLive: Bool {
    if case .ended = self { false } else { true }
  }
}
