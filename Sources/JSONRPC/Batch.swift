import JSON

/// A batch between its arrival and its array: collects answers in the order in which they come, gives them out in the order of the members.
@MainActor final class Batch {
  let id: RPCBatchID
  /// Answers and, behind each other, the places where they stand.
  var answers = JSONWriter()
  private var places: [(slot: Int, start: Int, end: Int)] = []
  /// Notifications that wait for the array.
  var held: [JSONText] = []
  /// Members that are not finished, and one for the reading of the batch itself.
  var open = 1
  /// The ids of members that are answered, but whose answer is not yet written.
  var answered: Set<RequestID> = []

  init(id: RPCBatchID) { self.id = id }

  /// Notes that the answer of a member was written behind `start`.
  func note(_ slot: Int, from start: Int) { places.append((slot, start, answers.count)) }

  var isEmpty: Bool { places.isEmpty }

  /// Writes the array.
  func write(into output: inout JSONWriter) {
    output.append("[")
    places.sort { $0.slot < $1.slot }
    answers.withUnsafeBytes { bytes in
      for (index, place) in places.enumerated() {
        if index > 0 { output.append(",") }
        output.append(UnsafeRawBufferPointer(rebasing: bytes[place.start..<place.end]))
      }
    }
    output.append("]")
  }
}
