import Testing
import Timekeeping

@MainActor
struct ScheduleTests {
  private let time = Timekeeper(virtual: Instant(milliseconds: 0))
  private final class Log { var lines: [String] = [] }
  private let log = Log()

  private func at(_ milliseconds: Int64, _ name: String, _ kind: DueThing.Kind = .other) -> DueThing {
    time.schedule(at: Instant(milliseconds: milliseconds), as: kind) { [log, time] in
      log.lines.append("\(name)@\(time.now.milliseconds)")
    }
  }

  @Test func `Things happen in order of time, each with the clock at its own instant`() async {
    _ = at(30, "c")
    _ = at(10, "a")
    _ = at(20, "b")
    _ = at(31, "later")
    #expect(await time.advance(to: Instant(milliseconds: 30)) == .init(events: 3, isCancelled: false))
    #expect(log.lines == ["a@10", "b@20", "c@30"])
    #expect(time.now.milliseconds == 30)
    #expect(time.nextDue?.milliseconds == 31)
  }

  @Test func `At one instant things happen in the order in which they were scheduled`() async {
    for name in ["a", "b", "c", "d", "e"] { _ = at(10, name) }
    _ = await time.advance(to: Instant(milliseconds: 10))
    #expect(log.lines == ["a@10", "b@10", "c@10", "d@10", "e@10"])
  }

  @Test func `A store's answer comes before a time-out of the same instant, whichever was scheduled first`() async {
    _ = at(10, "out", .timeout)
    _ = at(10, "answer", .storeAnswer)
    _ = at(20, "answer", .storeAnswer)
    _ = at(20, "out", .timeout)
    _ = at(19, "early", .timeout)
    _ = await time.advance(to: Instant(milliseconds: 20))
    #expect(log.lines == ["answer@10", "out@10", "early@19", "answer@20", "out@20"])
  }

  @Test func `A store's answer does not pass what is no time-out`() async {
    _ = at(10, "renewal", .other)
    _ = at(10, "out", .timeout)
    _ = at(10, "answer", .storeAnswer)
    _ = await time.advance(to: Instant(milliseconds: 10))
    #expect(log.lines == ["renewal@10", "answer@10", "out@10"])
  }

  @Test func `What is cancelled does not happen, and cancelling again does nothing`() async {
    let kept = at(10, "kept")
    let gone = at(10, "gone")
    gone.cancel()
    gone.cancel()
    _ = await time.advance(to: Instant(milliseconds: 10))
    kept.cancel()
    #expect(log.lines == ["kept@10"])
    #expect(time.nextDue == nil)
  }

  @Test func `What has passed happens with the next advance, at the present instant`() async {
    _ = await time.advance(to: Instant(milliseconds: 100))
    _ = at(5, "late")
    #expect(await time.advance(to: Instant(milliseconds: 100)).events == 1)
    #expect(log.lines == ["late@100"])
  }

  @Test func `What happens may schedule more for the same advance`() async {
    time.schedule(at: Instant(milliseconds: 10)) {
      _ = at(10, "same")
      _ = at(15, "soon")
    }
    #expect(await time.advance(to: Instant(milliseconds: 20)).events == 3)
    #expect(log.lines == ["same@10", "soon@15"])
  }

  @Test(arguments: 0..<20)
  func `However much is added and taken away, the rest happens in order`(seed: UInt64) async {
    var random = SplitMix(seed: seed)
    var things: [(thing: DueThing, instant: Int64, number: Int, kind: DueThing.Kind)] = []
    var happened: [Int] = []
    for number in 0..<300 {
      if random.below(3) == 0, !things.isEmpty {
        things.remove(at: random.below(things.count)).thing.cancel()
      }
      let instant = Int64(random.below(40))
      let kind: DueThing.Kind = random.below(2) == 0 ? .storeAnswer : .timeout
      let thing = time.schedule(at: Instant(milliseconds: instant), as: kind) { happened.append(number) }
      things.append((thing, instant, number, kind))
    }
    _ = await time.advance(to: Instant(milliseconds: 40))
    let expected = things.sorted {
      ($0.instant, $0.kind == .storeAnswer ? 0 : 1, $0.number) < ($1.instant, $1.kind == .storeAnswer ? 0 : 1, $1.number)
    }
    #expect(happened == expected.map(\.number), "seed \(seed)")
    #expect(time.nextDue == nil)
  }
}

/// Numbers that look random and follow from a seed.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int {
    Int(next() % UInt64(limit))
  }
}
