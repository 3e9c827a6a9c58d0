#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A call to the system about a file that failed.
struct FileFailure: Error {
  /// The system's number for the reason.
  let code: Int32
  /// What was tried.
  let action: String

  /// English text for a person.
  var message: String { "\(action): \(String(cString: strerror(code)))" }

  var isDirectory: Bool { code == EISDIR }

  static var diskFull: FileFailure { FileFailure(code: ENOSPC, action: "writing") }

  static func last(_ action: String) -> FileFailure { FileFailure(code: errno, action: action) }
}

/// How a file is opened.
enum O {
  static let readWrite = O_RDWR
  static let create = O_CREAT
}

/// An open file of the disk. It is closed with the last hold on it, if not before.
final class DiskFile {
  private let descriptor: Int32
  private var isOpen = true

  static func contents(of path: String) throws(FileFailure) -> [UInt8] {
    let file = try DiskFile(path, O_RDONLY)
    defer { file.close() }
    return try file.contents()
  }

  init(_ path: String, _ flags: Int32) throws(FileFailure) {
    descriptor = open(path, flags | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw .last("opening \(path)") }
  }

  /// Everything from the start.
  func contents() throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while try read(into: &bytes, at: bytes.count, atMost: 1 << 18) > 0 {}
    return bytes
  }

  /// Appends what stands at a place in the file to some bytes; returns how many, 0 at the end.
  func read(into bytes: inout [UInt8], at place: Int, atMost most: Int) throws(FileFailure) -> Int {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: most))
    while true {
      let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress! + start, most, off_t(place)) }
      if count < 0, errno == EINTR { continue }
      bytes.removeLast(most - max(count, 0))
      if count < 0 { throw .last("reading") }
      return count
    }
  }

  /// Where the line that begins at a place ends; nil when it does not.
  static func lineEnd(in bytes: UnsafeRawBufferPointer, from place: Int) -> Int? {
    guard let base = bytes.baseAddress, let found = memchr(base + place, 0x0A, bytes.count - place) else { return nil }
    return UnsafeRawPointer(found) - base
  }

  /// Writes all bytes at a place in the file.
  func write(_ bytes: [UInt8], at place: Int) throws(FileFailure) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress! + done, bytes.count - done, off_t(place + done)) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last("writing")
      }
      done += count
    }
  }

  /// Makes the file as long as that.
  func truncate(to length: Int) throws(FileFailure) {
    if ftruncate(descriptor, off_t(length)) != 0 { throw .last("shortening") }
  }

  /// Returns when the disk has what was written.
  func synchronize() throws(FileFailure) {
    #if canImport(Darwin)
      let flush = fsync
    #else
      // The length of the file is flushed with it; the rest of what is known about it may come later.
      let flush = fdatasync
    #endif
    while flush(descriptor) != 0 {
      if errno != EINTR { throw .last("flushing to the disk") }
    }
  }

  /// Takes the file for this process alone; false when another has it.
  func lock() throws(FileFailure) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      if errno != EINTR { throw .last("locking") }
    }
    return true
  }

  deinit { close() }

  func close() {
    guard isOpen else { return }
    isOpen = false
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }

  /// Returns when the disk knows the name of a new file.
  static func synchronizeDirectory(of path: String) throws(FileFailure) {
    let directory = try DiskFile(path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ".", O_RDONLY)
    defer { directory.close() }
    try directory.synchronize()
  }

  /// Makes a folder and those above it, as far as they are not there.
  static func makeDirectory(_ path: String) throws(FileFailure) {
    if mkdir(path, 0o755) == 0 { return }
    switch errno {
    case EEXIST: return
    case ENOENT:
      guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { throw .last("making \(path)") }
      try makeDirectory(String(path[..<slash]))
      if mkdir(path, 0o755) != 0, errno != EEXIST { throw .last("making \(path)") }
    default: throw .last("making \(path)")
    }
  }
}
