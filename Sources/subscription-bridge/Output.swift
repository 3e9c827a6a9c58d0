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

  private static func put(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      bytes = bytes.dropFirst(max(count, 0))
    }
  }
}
