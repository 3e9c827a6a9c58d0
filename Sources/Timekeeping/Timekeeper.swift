/// The one clock of a process: what time it is, and what happens when.
///
/// A system timekeeper follows the machine's clock. A virtual one stands still until ``advance(to:)`` moves it, and then
/// everything that falls due happens in order, each thing at its own instant, each followed by all that it set going.
///
/// **Invariant:** nothing here polls. Rest is counted, not guessed: whoever waits does so on a ``Waiter``, which tells its
/// timekeeper when a wake-up is sent and when it has arrived.
@MainActor
public final class Timekeeper {
  public enum Mode: String, Sendable, CaseIterable {
    /// Real time.
    case system
    /// Time that moves only when it is told to.
    case virtual
  }

  /// The machine's clock, for apps that embed the view models.
  public static let system = Timekeeper()

  public let mode: Mode
  var schedule = Schedule()
  private var virtualNow: Instant
  private var alarm: SystemAlarm?
  private var isRunningDueThings = false
  /// One on its way, and those that wait behind it.
  private var wakeUpsUnderWay = 0
  private var waitingWakeUps: [@MainActor () -> Void] = []
  private var firstWaitingWakeUp = 0
  private var settlers: [CheckedContinuation<Void, Never>] = []
  private var pausedWaiter: Waiter<Void>?

  /// A timekeeper that follows the machine's clock.
  public init() {
    mode = .system
    virtualNow = SystemAlarm.readClock()
  }

  /// A timekeeper that stands at an instant until it is advanced.
  public init(virtual start: Instant) {
    mode = .virtual
    virtualNow = start
  }

  /// The present instant. On the system clock it never goes back.
  public var now: Instant {
    if mode == .system { virtualNow = max(virtualNow, SystemAlarm.readClock()) }
    return virtualNow
  }

  /// When the next thing falls due, nil when nothing is scheduled.
  public var nextDue: Instant? {
    schedule.first?.instant
  }

  /// Called each time all that a due thing woke is at rest, before the next one happens.
  public var onRest: (@MainActor () -> Void)?

  // MARK: - What falls due

  /// Has something happen at an instant; one that has passed means as soon as time moves or settles on.
  @discardableResult
  public func schedule(
    at instant: Instant, as kind: DueThing.Kind = .other, _ happen: @escaping @MainActor () -> Void
  ) -> DueThing {
    let thing = DueThing(instant: instant, kind: kind, happen: happen)
    thing.timekeeper = self
    schedule.add(thing)
    setAlarm()
    return thing
  }

  /// Waits until an instant.
  /// - Returns: false when the calling task was cancelled first.
  public func wait(until instant: Instant, as kind: DueThing.Kind = .other) async -> Bool {
    let waiter = Waiter<Void>(self)
    let thing = schedule(at: instant, as: kind) { waiter.resolve(()) }
    if await waiter.valueUnlessCancelled() != nil { return true }
    thing.cancel()
    return false
  }

  func cancel(_ thing: DueThing) {
    schedule.remove(thing)
    setAlarm()
  }

  // MARK: - Moving virtual time

  /// How an advance ended.
  public struct Advance: Sendable, Equatable {
    /// How many due things happened.
    public var events: Int
    /// Whether the calling task was cancelled before the end was reached; the clock then stands between two instants.
    public var isCancelled: Bool

    public init(events: Int, isCancelled: Bool) {
      self.events = events
      self.isCancelled = isCancelled
    }
  }

  /// Moves a virtual clock to an instant, and returns when all that this woke is at rest.
  /// - Precondition: the clock is virtual and `end` is not before ``now``.
  public func advance(to end: Instant) async -> Advance {
    precondition(mode == .virtual && end >= virtualNow)
    await settle()
    var advance = Advance(events: 0, isCancelled: false)
    while let thing = schedule.first, thing.instant <= end {
      if thing.instant > virtualNow {
        // A long advance lets the main queue in now and then, so that a cancel can be heard.
        if advance.events % 64 == 63 { await Task.yield() }
        while let pausedWaiter, !Task.isCancelled { await pausedWaiter.valueUnlessCancelled() }
        if Task.isCancelled {
          advance.isCancelled = true
          return advance
        }
        guard schedule.first === thing else { continue }
      }
      virtualNow = max(virtualNow, thing.instant)
      schedule.remove(thing)
      advance.events += 1
      thing.happen()
      await settle()
      onRest?()
    }
    virtualNow = end
    await settle()
    onRest?()
    return advance
  }

  /// Puts a virtual clock to an instant at which nothing is scheduled, for a process that starts anew.
  public func restart(at instant: Instant) {
    precondition(mode == .virtual)
    virtualNow = instant
  }

  /// While paused no due thing happens: an advance stands between two instants.
  public var isPaused: Bool {
    get { pausedWaiter != nil }
    set {
      if newValue, pausedWaiter == nil {
        pausedWaiter = Waiter(self)
      } else if !newValue, let waiter = pausedWaiter {
        pausedWaiter = nil
        waiter.resolve(())
        setAlarm()
      }
    }
  }

  // MARK: - Rest

  /// Returns when nothing that was woken can go on without another step of the clock, the front end or the network.
  public func settle() async {
    while wakeUpsUnderWay > 0 {
      await withCheckedContinuation { settlers.append($0) }
    }
  }

  /// How many waits are for the world outside (a front end, the network) rather than for this clock.
  public private(set) var waitsOutside = 0

  /// Counts a wait for the world outside; ``endWaitOutside()`` belongs to each.
  public func beginWaitOutside() { waitsOutside += 1 }
  public func endWaitOutside() {
    waitsOutside -= 1
    if waitsOutside == 0 { onLastWaitOutside?() }
  }

  /// Called when nobody waits for the world outside any more.
  public var onLastWaitOutside: (@MainActor () -> Void)?

  /// Wakes whoever waits, in the order of asking and one after the other: the next is woken when the one before has gone on.
  ///
  /// The order in which resumed tasks come back to the main actor is not promised by the runtime; so no two are on their way at once.
  func wakeUp(_ resume: @escaping @MainActor () -> Void) {
    wakeUpsUnderWay += 1
    if wakeUpsUnderWay == 1 { resume() } else { waitingWakeUps.append(resume) }
  }

  func wakeUpArrived() {
    wakeUpsUnderWay -= 1
    if firstWaitingWakeUp < waitingWakeUps.count {
      let resume = waitingWakeUps[firstWaitingWakeUp]
      firstWaitingWakeUp += 1
      if firstWaitingWakeUp == waitingWakeUps.count {
        waitingWakeUps.removeAll(keepingCapacity: waitingWakeUps.count < 1024)
        firstWaitingWakeUp = 0
      }
      return resume()
    }
    guard wakeUpsUnderWay == 0, !settlers.isEmpty else { return }
    let resumed = settlers
    settlers = []
    for settler in resumed { settler.resume() }
  }

  // MARK: - Real time

  private func setAlarm() {
    guard mode == .system, !isRunningDueThings, pausedWaiter == nil else { return }
    guard let first = schedule.first else {
      alarm?.stop()
      return
    }
    let alarm = self.alarm ?? SystemAlarm { [weak self] in self?.alarmRang() }
    self.alarm = alarm
    alarm.set(at: first.instant, now: now)
  }

  private func alarmRang() {
    guard !isRunningDueThings else { return }
    isRunningDueThings = true
    Task.immediate {
      while pausedWaiter == nil, let thing = schedule.first, thing.instant <= now {
        schedule.remove(thing)
        thing.happen()
        await settle()
        onRest?()
      }
      isRunningDueThings = false
      setAlarm()
    }
  }
}
