import JSON

extension RPCPeer {
  /// Stops a request by id: at once if it has not started, else by cancelling its task.
  func cancel(_ params: UnsafeRawBufferPointer?) {
    guard let params else { return }
    var cursor = JSONCursor(validated: params)
    var id: UnsafeRawBufferPointer?
    switch cursor.kind {
    case .object: cursor.object { key, value in if key == "id" { id = value.rawValue() } else { value.skip() } }
    default: cursor.array { value in if id == nil { id = value.rawValue() } else { value.skip() } }
    }
    guard let id, let key = RequestID(id), let flight = flights[key] else { return }
    switch flight.state {
    case .queued:
      answerFlight(flight, .requestCancelled())
      finish(flight)
      checkEnd()
    case .running:
      flight.task?.cancel()
      restBeforeNext()
    case .done: break
    }
  }

  /// Lets what was just woken come to rest before a later request starts: what a cancel or an answer ends is ended before what follows it.
  func restBeforeNext() {
    guard exclusive == nil, let settle, !isOver else { return }
    lastFlight += 1
    let barrier = Flight(number: lastFlight, id: nil, batch: nil, slot: 0, size: 0)
    barrier.state = .running
    exclusive = barrier
    Task.immediate { [self] in
      await settle()
      barrier.state = .done
      if exclusive === barrier { exclusive = nil }
      if !isInTurn { pump() }
      checkEnd()
    }
  }

  func answerFlight(_ flight: Flight, _ error: RPCError) {
    guard let id = flight.id else { return }
    id.withUnsafeBytes { answer(error, id: $0, batch: flight.batch, slot: flight.slot) }
  }
}
