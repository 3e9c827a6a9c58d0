/// One request or notification between its arrival and its answer.
@MainActor final class Flight {
  enum State {
    case queued
    case running
    case done
  }

  var state = State.queued
  /// The order of arrival.
  let number: Int
  /// The id as it was written; nil for a notification.
  let id: [UInt8]?
  let key: RequestID?
  let batch: Batch?
  let slot: Int
  /// Bytes of text, counted as long as the flight is under way.
  let size: Int
  /// The message, as long as it has not started.
  var text: [UInt8]
  var task: Task<Void, Never>?
  var isCounted = false

  init(number: Int, id: UnsafeRawBufferPointer?, batch: Batch?, slot: Int, size: Int, text: [UInt8] = []) {
    self.number = number
    self.id = id.map(Array.init)
    key = id.flatMap(RequestID.init)
    self.batch = batch
    self.slot = slot
    self.size = size
    self.text = text
  }
}
