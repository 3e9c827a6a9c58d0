import Testing
import Timekeeping

@MainActor @Suite struct WakingOrderTests {
  private let time = Timekeeper(virtual: Instant(milliseconds: 0))

  @Test func `Those who wait for one value go on in the order in which they came`() async {
    for _ in 0..<50 {
      let waiter = Waiter<Int>(time)
      var order: [Int] = []
      for number in 0..<40 {
        Task.immediate {
          _ = await waiter.get()
          order.append(number)
        }
      }
      waiter.resolve(1)
      await time.settle()
      #expect(order == Array(0..<40))
    }
  }

  @Test func `Those who can be cancelled go on in the order in which they came`() async {
    for _ in 0..<50 {
      let waiter = Waiter<Int>(time)
      var order: [Int] = []
      for number in 0..<40 {
        Task.immediate {
          _ = await waiter.valueUnlessCancelled()
          order.append(number)
        }
      }
      waiter.resolve(1)
      await time.settle()
      #expect(order == Array(0..<40))
    }
  }
}
