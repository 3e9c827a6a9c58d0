import Testing
import Timekeeping

@MainActor
struct AdvanceTests {
  private let time = Timekeeper(virtual: Instant(milliseconds: 0))

  @Test func `An advance returns when everything that it woke is at rest, however long the chain`() async {
    var finished = 0
    for _ in 0..<50 {
      Task.immediate {
        for step in 1...20 { _ = await time.wait(until: Instant(milliseconds: Int64(step))) }
        finished += 1
      }
    }
    _ = await time.advance(to: Instant(milliseconds: 20))
    #expect(finished == 50)
  }

  @Test func `A chain of waiters counts as one piece of work`() async {
    let waiters = (0..<100).map { _ in Waiter<Int>(time) }
    var sum = 0
    for index in waiters.indices.dropLast() {
      Task.immediate { waiters[index + 1].resolve(await waiters[index].get() + 1) }
    }
    Task.immediate { sum = await waiters[99].get() }
    time.schedule(at: Instant(milliseconds: 5)) { waiters[0].resolve(1) }
    _ = await time.advance(to: Instant(milliseconds: 5))
    #expect(sum == 100)
  }

  @Test func `What a wait sets going is done before the next instant begins`() async {
    var log: [String] = []
    Task.immediate {
      _ = await time.wait(until: Instant(milliseconds: 10))
      let (there, back) = (Waiter<Void>(time), Waiter<Void>(time))
      Task.immediate {
        await there.get()
        back.resolve(())
      }
      there.resolve(())
      await back.get()
      log.append("first, at \(time.now.milliseconds)")
    }
    time.schedule(at: Instant(milliseconds: 11)) { log.append("second") }
    _ = await time.advance(to: Instant(milliseconds: 20))
    #expect(log == ["first, at 10", "second"])
  }

  @Test func `Zero seconds only settle`() async {
    let waiter = Waiter<Void>(time)
    var isDone = false
    Task.immediate {
      await waiter.get()
      isDone = true
    }
    waiter.resolve(())
    #expect(!isDone)
    #expect(await time.advance(to: time.now) == .init(events: 0, isCancelled: false))
    #expect(isDone)
  }

  @Test func `A cancelled advance stands between two instants`() async {
    var happened = 0
    for instant in 1...1000 { time.schedule(at: Instant(milliseconds: Int64(instant))) { happened += 1 } }
    let canceller = Waiter<Void>(time)
    let advance = Task.immediate { () -> Timekeeper.Advance in
      await canceller.get()
      return await time.advance(to: Instant(milliseconds: 1000))
    }
    time.schedule(at: Instant(milliseconds: 500)) { advance.cancel() }
    canceller.resolve(())
    let result = await advance.value
    #expect(result.isCancelled)
    // The thing that cancelled happened too.
    #expect(result.events == 501)
    #expect(time.now.milliseconds == 500 && happened == 500)
    _ = await time.advance(to: Instant(milliseconds: 1000))
    #expect(happened == 1000)
  }

  @Test func `All that is due at one instant happens even when it cancels the advance`() async {
    var happened = 0
    let advance = Task.immediate { () -> Timekeeper.Advance in
      await Waiter<Void>.passing(time)
      return await time.advance(to: Instant(milliseconds: 20))
    }
    time.schedule(at: Instant(milliseconds: 10)) {
      happened += 1
      advance.cancel()
    }
    time.schedule(at: Instant(milliseconds: 10)) { happened += 1 }
    time.schedule(at: Instant(milliseconds: 11)) { happened += 1 }
    #expect(await advance.value == .init(events: 2, isCancelled: true))
    #expect(happened == 2 && time.now.milliseconds == 10)
  }

  @Test func `A paused clock stands between two instants until it goes on`() async {
    var happened: [Int64] = []
    time.schedule(at: Instant(milliseconds: 1)) {
      happened.append(1)
      time.isPaused = true
    }
    time.schedule(at: Instant(milliseconds: 2)) { happened.append(2) }
    let advance = Task.immediate { await time.advance(to: Instant(milliseconds: 3)) }
    await time.settle()
    #expect(happened == [1] && time.now.milliseconds == 1)
    time.isPaused = false
    #expect(await advance.value == .init(events: 2, isCancelled: false))
    #expect(happened == [1, 2])
  }

  @Test func `A paused advance can be cancelled`() async {
    time.isPaused = true
    time.schedule(at: Instant(milliseconds: 1)) {}
    let advance = Task.immediate { await time.advance(to: Instant(milliseconds: 3)) }
    advance.cancel()
    #expect(await advance.value == .init(events: 0, isCancelled: true))
  }

  @Test func `Ten years of days take no real time`() async {
    var days = 0
    func nextDay() {
      days += 1
      time.schedule(at: time.now.adding(seconds: 86_400), nextDay)
    }
    time.schedule(at: time.now.adding(seconds: 86_400), nextDay)
    #expect(await time.advance(to: time.now.adding(seconds: 3650 * 86_400)).events == 3650)
    #expect(days == 3650)
  }

  @Test func `The machine's clock rings what is due, in order, and never goes back`() async {
    let system = Timekeeper()
    let start = system.now
    var log: [String] = []
    system.schedule(at: start.adding(seconds: 0.002)) { log.append("b") }
    system.schedule(at: start.adding(seconds: 0.001)) { log.append("a") }
    #expect(await system.wait(until: start.adding(seconds: 0.003)))
    #expect(log == ["a", "b"])
    #expect(system.now >= start.adding(seconds: 0.003))
    #expect(system.nextDue == nil)
  }
}

extension Waiter where Value == Void {
  /// Suspends once.
  @MainActor
  static func passing(_ time: Timekeeper) async {
    let waiter = Waiter<Void>(time)
    Task { waiter.resolve(()) }
    await waiter.get()
  }
}
