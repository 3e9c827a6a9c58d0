import JSON
import JSONRPC

/// A transport in memory: what the peer says is kept as text, what it is told comes from the test.
@MainActor final class MemoryTransport: RPCTransport {
  private weak var peer: RPCPeer?
  private(set) var written: [UInt8] = []
  private(set) var writes = 0
  private(set) var isReading = true
  /// How many bytes are taken from now on; nil for any number.
  var room: Int?
  var isClosed = false
  /// Why nothing can be written.
  var failure: String?

  func start(_ peer: RPCPeer) { self.peer = peer }

  func send(_ bytes: UnsafeRawBufferPointer) -> RPCSending {
    if isClosed { return .closed }
    if let failure { return .failed(failure) }
    let count = min(bytes.count, room ?? bytes.count)
    if let room { self.room = room - count }
    written += bytes.prefix(count)
    writes += 1
    return .taken(count)
  }

  func setReading(_ isReading: Bool) { self.isReading = isReading }

  func wantsFlush() { peer?.flush() }

  /// Takes what was written out, as text.
  func take() -> String {
    defer { written = [] }
    return String(decoding: written, as: UTF8.self)
  }
}
