import JSONRPC

/// Carries a recorded front end's messages to a peer in the same process. What the peer says is taken from its messages, not from here.
@MainActor
final class ReplayTransport: RPCTransport {
  private weak var peer: RPCPeer?
  private let framing: RPCFraming

  init(framing: RPCFraming) {
    self.framing = framing
  }

  /// Delivers one message as the recorded front end did.
  func deliver(_ message: [UInt8]) {
    switch framing {
    case .headers: deliver(bytes: Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message)
    case .lines, .auto: deliver(bytes: message + [0x0A])
    }
  }

  private func deliver(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      peer?.receive { space in
        let count = min(space.count, rest.count)
        space.copyBytes(from: rest.prefix(count))
        rest = rest.dropFirst(count)
        return count
      }
    }
  }

  func start(_ peer: RPCPeer) { self.peer = peer }

  func send(_ bytes: UnsafeRawBufferPointer) -> RPCSending { .taken(bytes.count) }

  func setReading(_ isReading: Bool) {}

  func wantsFlush() {
    // Not from within the writing that asks for it.
    Task { [weak self] in self?.peer?.flush() }
  }
}
