import JSONRPC
import SubscriptionBridge
import Timekeeping

/// The whole bridge without a process: lines in, lines out, each heard as soon as it is said.
@MainActor
final class InProcessBridge: RPCTransport {
  private weak var peer: RPCPeer?
  private var bridge: Bridge?
  private var heard: [String] = []
  private var rest: [UInt8] = []
  private var listener: CheckedContinuation<Void, Never>?
  private(set) var end: RPCEnd?

  /// - Parameter arguments: as on the command line, for a virtual clock and the built-in stores.
  init(arguments: [String]) async throws {
    guard case .serve(let options) = try CommandLineRequest(arguments: arguments), case .virtual(let start) = options.clock else {
      throw CommandLineError(message: "not a conversation on the virtual clock")
    }
    let peer = RPCPeer(transport: self, options: options.peer) { [weak self] end in
      self?.end = end
      self?.wake()
    }
    let bridge = Bridge(peer: peer, time: Timekeeper(virtual: start), options: try BridgeOptions(options))
    self.peer = peer
    self.bridge = bridge
    // Held by the bridge, which this holds.
    self.strongPeer = peer
    try await bridge.openDefault()
    peer.start()
  }

  private var strongPeer: RPCPeer?

  func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    var taken = 0
    while taken < bytes.count {
      peer?.receive { space in
        let count = min(space.count, bytes.count - taken)
        for offset in 0..<count { space[offset] = bytes[taken + offset] }
        taken += count
        return count
      }
    }
  }

  /// The next line that is said; nil once the conversation is over.
  func hear() async -> String? {
    while heard.isEmpty, end == nil {
      await withCheckedContinuation { listener = $0 }
    }
    return heard.isEmpty ? nil : heard.removeFirst()
  }

  func endInput() {
    peer?.receiveEnd()
  }

  private func wake() {
    let listener = self.listener
    self.listener = nil
    listener?.resume()
  }

  // MARK: RPCTransport

  func start(_ peer: RPCPeer) {}

  func send(_ bytes: UnsafeRawBufferPointer) -> RPCSending {
    rest += bytes
    while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
      heard.append(String(decoding: rest[..<newline], as: UTF8.self))
      rest.removeSubrange(...newline)
    }
    wake()
    return .taken(bytes.count)
  }

  func setReading(_ isReading: Bool) {}

  func wantsFlush() { peer?.flush() }
}
