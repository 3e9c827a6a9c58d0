import JSON
import JSONRPC
import Timekeeping

/// What is to be told, until it may be told.
///
/// PROTOCOL §1 promises an order: what a request announced comes before its answer, first `store/didChange`, then the view models in the
/// order in which they were made. So what happens is noted, and written when the work that made it happen is at rest: before an answer,
/// at the end of a turn, between two instants of the clock.
@MainActor
final class Announcements {
  private let peer: RPCPeer
  private let time: Timekeeper
  private var standings: [[UInt8]] = []
  private var screens: [Screen] = []
  private var isFlushComing = false

  private struct Screen {
    var order: Int
    var params: [UInt8]
    var batch: RPCBatchID?
  }

  init(peer: RPCPeer, time: Timekeeper) {
    self.peer = peer
    self.time = time
    peer.announce = { [weak self] in self?.flush() }
    time.onRest = { [weak self] in self?.flush() }
  }

  /// Notes a `store/didChange`.
  func note(standing params: [UInt8]) {
    standings.append(params)
    comeBack()
  }

  /// Notes a `viewModel/didChange` of the view model with a place in the order of creation.
  func note(screen params: [UInt8], order: Int, heldBy batch: RPCBatchID?) {
    screens.append(Screen(order: order, params: params, batch: batch))
    comeBack()
  }

  /// Writes what was noted.
  func flush() {
    peer.hasAnnouncements = false
    guard !standings.isEmpty || !screens.isEmpty else { return }
    let standings = self.standings
    let screens = self.screens
    self.standings = []
    self.screens = []
    for params in standings { peer.notify("store/didChange") { $0.raw(params) } }
    if screens.count == 1 {
      write(screens[0])
    } else {
      // Stable: the changes of one view model keep their order.
      for screen in screens.enumerated().sorted(by: { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }) {
        write(screen.element)
      }
    }
  }

  private func write(_ screen: Screen) {
    peer.notify("viewModel/didChange", heldBy: screen.batch) { $0.raw(screen.params) }
  }

  /// Sees to it that what no answer and no step of the clock will flush is written once all is at rest.
  private func comeBack() {
    peer.hasAnnouncements = true
    guard !isFlushComing, !peer.isInTurn else { return }
    isFlushComing = true
    Task {
      await time.settle()
      isFlushComing = false
      flush()
    }
  }
}
