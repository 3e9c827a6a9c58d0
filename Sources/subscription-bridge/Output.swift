import Glibc

/// What is said without a conversation: answers on standard output, mistakes on standard error.
enum Output {
  static func exit(with answer: (text: String, status: Int32)) -> Never {
    put(answer.text, to: 1)
    Glibc.exit(answer.status)
  }

  static func fail(_ message: String, status: Int32) -> Never {
    put("subscription-bridge: " + message + "\n", to: 2)
    Glibc.exit(status)
  }

  /// Says something that nobody has to act upon.
  static func note(_ message: String) {
    put("subscription-bridge: " + message + "\n", to: 2)
  }

  private static func put(_ text: String, to descriptor: Int32) {
    _ = write(Array(text.utf8), to: descriptor)
  }

  /// Writes all bytes, however long it takes; false, with `errno` set, when it cannot.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return false }
      bytes = bytes.dropFirst(max(count, 0))
    }
    return true
  }
}
