import Testing
import Timekeeping

@MainActor
struct WaiterTests {
  private let time = Timekeeper(virtual: Instant(milliseconds: 0))

  @Test func `The first value wins and later ones are ignored`() async {
    let waiter = Waiter<Int>(time)
    #expect(waiter.current == nil && !waiter.isResolved)
    #expect(waiter.resolve(1))
    #expect(!waiter.resolve(2))
    #expect(await waiter.get() == 1)
  }

  @Test func `Whoever comes after the value goes on without suspending`() {
    let waiter = Waiter<Int>(time)
    waiter.resolve(7)
    var seen: [Int?] = []
    Task.immediate {
      seen.append(await waiter.get())
      seen.append(await waiter.valueUnlessCancelled())
    }
    #expect(seen == [7, 7])
  }

  @Test func `All who wait are woken in the order in which they came`() async {
    let waiter = Waiter<Void>(time)
    var order: [Int] = []
    for number in 0..<10 {
      Task.immediate {
        await waiter.get()
        order.append(number)
      }
    }
    waiter.resolve(())
    await time.settle()
    #expect(order == Array(0..<10))
  }

  @Test func `A cancelled wait ends at once and leaves the others waiting`() async {
    let waiter = Waiter<Int>(time)
    var log: [String] = []
    let first = Task.immediate { log.append("first \(String(describing: await waiter.valueUnlessCancelled()))") }
    Task.immediate { log.append("second \(String(describing: await waiter.valueUnlessCancelled()))") }
    first.cancel()
    await time.settle()
    #expect(log == ["first nil"])
    waiter.resolve(3)
    await time.settle()
    #expect(log == ["first nil", "second Optional(3)"])
  }

  @Test func `A value that comes with the cancel is not lost to those who do not mind`() async {
    let waiter = Waiter<Int>(time)
    var value: Int?
    let task = Task.immediate { value = await waiter.get() }
    task.cancel()
    await time.settle()
    #expect(value == nil)
    waiter.resolve(4)
    await time.settle()
    #expect(value == 4)
  }

  @Test func `A wait in a cancelled task does not begin`() async {
    let waiter = Waiter<Int>(time)
    var values: [Int?] = []
    let task = Task.immediate {
      await Waiter<Void>.passing(time)
      values.append(await waiter.valueUnlessCancelled())
    }
    task.cancel()
    await task.value
    #expect(values == [nil])
  }

  @Test func `A cancelled wait for an instant leaves the schedule`() async {
    var came: Bool?
    let task = Task.immediate { came = await time.wait(until: Instant(milliseconds: 10)) }
    #expect(time.nextDue?.milliseconds == 10)
    task.cancel()
    await time.settle()
    #expect(came == false)
    #expect(time.nextDue == nil)
  }

  @Test func `A cancel from another thread is heard`() async {
    let waiter = Waiter<Int>(time)
    let task = Task.immediate { await waiter.valueUnlessCancelled() }
    await Task.detached { task.cancel() }.value
    #expect(await task.value == nil)
  }
}
