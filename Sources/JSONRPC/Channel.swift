import Glibc

/// One claimed descriptor: reads or writes what can be had without waiting.
struct Channel {
  enum Direction {
    case reading
    case writing
  }

  enum Outcome {
    /// So many bytes were moved, at least one.
    case moved(Int)
    /// Nothing can be moved now.
    case later
    /// Nothing will ever be moved again.
    case closed
    /// Nothing can be moved, and that is a fault: the error's number.
    case failed(Int32)
  }

  private enum Kind {
    /// A description of our own, which does not block.
    case own
    /// A socket: each call says that it will not wait.
    case socket
    /// A file or a device that never makes anybody wait.
    case plain
    /// A description that is shared and may block: asked before each step.
    case shared
  }

  /// The private, close-on-exec descriptor; −1 where there was none.
  let descriptor: Int32
  private let kind: Kind

  init(claiming inherited: Int32, for direction: Direction) {
    var status = stat()
    guard fstat(inherited, &status) == 0 else {
      (descriptor, kind) = (-1, .plain)
      return
    }
    let type = status.st_mode & S_IFMT
    if type == S_IFIFO || isatty(inherited) == 1 {
      let access = direction == .reading ? O_RDONLY : O_WRONLY
      let own = Channel.aboveStandard(open("/proc/self/fd/\(inherited)", access | O_NONBLOCK | O_CLOEXEC | O_NOCTTY))
      if own >= 0 {
        // Four times what a pipe has: whoever fills it is woken less often, and for more. Where that is not to be had, it stays as it is.
        if type == S_IFIFO { _ = fcntl(own, Channel.setPipeSize, 256 << 10) }
        (descriptor, kind) = (own, .own)
        return
      }
    }
    descriptor = fcntl(inherited, F_DUPFD_CLOEXEC, 3)
    kind = type == S_IFSOCK ? .socket : type == S_IFREG || (type == S_IFCHR && isatty(inherited) == 0) ? .plain : .shared
  }

  /// `F_SETPIPE_SZ` of Linux, which the C module does not show.
  private static let setPipeSize: Int32 = 1031

  /// Moves a fresh descriptor out of the way of 0, 1 and 2.
  private static func aboveStandard(_ descriptor: Int32) -> Int32 {
    guard descriptor >= 0, descriptor < 3 else { return descriptor }
    defer { close(descriptor) }
    return fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
  }

  func read(_ space: UnsafeMutableRawBufferPointer) -> Outcome {
    let count =
      kind == .socket
      ? recv(descriptor, space.baseAddress, space.count, Int32(MSG_DONTWAIT)) : Glibc.read(descriptor, space.baseAddress, space.count)
    if count > 0 { return .moved(count) }
    return count < 0 && Channel.isPassing(errno) ? .later : .closed
  }

  func write(_ bytes: UnsafeRawBufferPointer) -> Outcome {
    guard descriptor >= 0 else { return .closed }
    while true {
      let count: Int
      switch kind {
      case .socket: count = Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
      case .own, .plain: count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      case .shared:
        guard Channel.isWritable(descriptor) else { return .later }
        count = Glibc.write(descriptor, bytes.baseAddress, min(bytes.count, Int(PIPE_BUF)))
      }
      if count > 0 { return .moved(count) }
      if errno == EINTR { continue }
      if Channel.isPassing(errno) { return .later }
      if errno == EPIPE || errno == ECONNRESET { return .closed }
      // A terminal that has gone away says EIO.
      return errno == EIO && kind != .plain ? .closed : .failed(errno)
    }
  }

  private static func isPassing(_ error: Int32) -> Bool { error == EAGAIN || error == EWOULDBLOCK || error == EINTR }

  /// Whether a write of up to PIPE_BUF bytes would go through at once.
  static func isWritable(_ descriptor: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&polled, 1, 0) > 0
  }
}
