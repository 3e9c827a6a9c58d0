import JSON

/// Hears what the bridge says in a replay, and holds it against what was recorded.
@MainActor
final class ReplayEar {
  private let expected: [Recording.Line]
  private let comparesBytes: Bool
  private(set) var heard = 0
  private(set) var difference: ReplayDifference?
  /// The front end's last message.
  var asked: [UInt8]?
  /// Called after each message that was heard.
  var onHeard: (@MainActor () -> Void)?
  /// Messages by what they answer or announce, where they are compared so.
  private var heardBySubject: [String: [[UInt8]]] = [:]

  init(_ recording: Recording) {
    expected = recording.lines.filter { $0.said != nil }
    comparesBytes = recording.isDeterministic
  }

  func hear(_ bytes: [UInt8]) {
    let bytes = SecretFilter.clean(bytes)
    if comparesBytes {
      compare(bytes)
    } else {
      heardBySubject[ReplayEar.subject(bytes), default: []].append(bytes)
    }
    heard += 1
    onHeard?()
  }

  private func compare(_ bytes: [UInt8]) {
    guard difference == nil else { return }
    guard heard < expected.count else {
      difference = ReplayDifference(line: nil, summary: "the bridge says more than was recorded", asked: asked, now: bytes)
      return
    }
    let line = expected[heard]
    if line.said != bytes {
      difference = ReplayDifference(
        line: line.number, summary: "the bridge says something else than was recorded", asked: asked, recorded: line.said, now: bytes)
    }
  }

  /// Whether everything has come that was recorded among the first so many of the bridge's messages.
  func hasHeard(first count: Int) -> Bool { missing(among: count) == nil }

  /// Whether everything has come but announcements, which real time may order and number otherwise.
  func lacksOnlyAnnouncements(first count: Int) -> Bool { !comparesBytes && missing(among: count, answersOnly: true) == nil }

  /// The first of so many recorded messages that has not come.
  private func missing(among count: Int, answersOnly: Bool = false) -> Recording.Line? {
    if comparesBytes { return heard < count ? expected[heard] : nil }
    var met: [String: Int] = [:]
    for line in expected.prefix(count) {
      let subject = ReplayEar.subject(line.said ?? [])
      met[subject, default: 0] += 1
      if answersOnly, !subject.hasPrefix("answer") { continue }
      if met[subject, default: 0] > heardBySubject[subject, default: []].count { return line }
    }
    return nil
  }

  /// Notes that nothing more will come before the front end's next message.
  func giveUp(first count: Int) {
    guard difference == nil, let line = missing(among: count, answersOnly: !comparesBytes) else { return }
    difference = ReplayDifference(line: line.number, summary: "the bridge no longer says this", asked: asked, recorded: line.said)
  }

  /// Compares what could not be compared while it came: each answer with the one of its id, without instants.
  func compareAnswers() {
    guard !comparesBytes, difference == nil else { return }
    var met: [String: Int] = [:]
    for line in expected {
      guard let said = line.said, case let subject = ReplayEar.subject(said), subject.hasPrefix("answer") else { continue }
      let turn = met[subject, default: 0]
      met[subject] = turn + 1
      guard let came = heardBySubject[subject], turn < came.count else { continue }
      let values = (try? JSONReader.value(of: said), try? JSONReader.value(of: came[turn]))
      if values.0?.withoutInstants != values.1?.withoutInstants {
        difference = ReplayDifference(
          line: line.number, summary: "the answer is another than was recorded", recorded: said, now: came[turn])
        return
      }
    }
  }

  /// What a message is about: the id that it answers, or what it announces of which screen or store.
  private static func subject(_ bytes: [UInt8]) -> String {
    guard let message = try? JSONReader.value(of: bytes) else { return "answer" }
    if let parts = message.array { return "answers " + parts.map { $0["id"]?.text ?? "" }.joined(separator: ",") }
    guard let method = message["method"]?.string else { return "answer " + (message["id"]?.text ?? "") }
    return method + " " + (message["params"]?["viewModel"]?.string ?? message["params"]?["store"]?.string ?? "")
  }
}
