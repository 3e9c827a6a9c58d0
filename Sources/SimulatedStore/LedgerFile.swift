internal import StoreEngine

/// Why the ledger could not take something in. What was there before is intact.
struct LedgerFailure: Error {
  /// English text for a person.
  let message: String
}

/// The ledger on disk: a header, then one record a line, only ever appended to.
///
/// One process holds it at a time. A record whose line did not get to its end, as after a crash, is dropped; anything else that cannot be
/// read refuses the whole file, which is never repaired by losing what somebody was answered.
@MainActor
final class LedgerFile {
  let path: String
  private let file: DiskFile
  private var length: Int
  private var isOpen = true
  /// Whether bytes stand behind the end that could not be taken back.
  private var hasLooseEnd = false
  /// Whether something was written that the disk was not yet asked to have.
  private var isAhead = false
  /// A length beyond which the disk is taken to be full: no test can fill a real one.
  var room: Int?

  private init(path: String, file: DiskFile, length: Int) {
    self.path = path
    self.file = file
    self.length = length
  }

  /// Opens the ledger of a folder, making both if they are not there, and gives its events in order.
  static func open(
    in directory: String, warnings: inout [String], _ take: @escaping (LedgerEvent) -> Bool
  ) throws(ConfigurationFailure) -> LedgerFile {
    let path = "\(directory)/ledger.jsonl"
    let file: DiskFile
    do throws(FileFailure) {
      try DiskFile.makeDirectory(directory)
      file = try DiskFile(path, O.readWrite | O.create)
    } catch {
      throw ConfigurationFailure(.stateDirectory, "the state directory cannot be used: \(error.message)", file: path)
    }
    do throws(ConfigurationFailure) {
      return try read(file, path, &warnings, take)
    } catch {
      file.close()
      throw error
    }
  }

  private static func read(
    _ file: DiskFile, _ path: String, _ warnings: inout [String], _ take: @escaping (LedgerEvent) -> Bool
  ) throws(ConfigurationFailure) -> LedgerFile {
    let isOurs: Bool
    do throws(FileFailure) {
      isOurs = try file.lock()
    } catch {
      throw ConfigurationFailure(.stateDirectory, "the ledger cannot be locked: \(error.message)", file: path)
    }
    guard isOurs else { throw ConfigurationFailure(.stateDirectory, "another process uses this state directory", file: path) }
    var scan = LedgerScan(path: path, take: take)
    let length = try scan.read(file)
    let header = Array((LedgerLine.header + "\n").utf8)
    do throws(FileFailure) {
      if scan.end == 0 {
        // New, or cut off before its first line was whole; anything else without a line end is somebody else's file.
        guard length < header.count, header.starts(with: try file.contents()) else {
          throw FileFailure(code: 0, action: "")
        }
        try file.truncate(to: 0)
        try file.write(header, at: 0)
        try file.synchronize()
        try DiskFile.synchronizeDirectory(of: path)
        return LedgerFile(path: path, file: file, length: header.count)
      }
      if scan.end < length {
        warnings.append("\(path): the last record was cut off while it was written, and is dropped")
        try file.truncate(to: scan.end)
        try file.synchronize()
      }
    } catch {
      if error.code == 0 {
        throw ConfigurationFailure(.stateDirectory, "this is no ledger of a version that is known here", file: path, line: 1)
      }
      throw ConfigurationFailure(.stateDirectory, "the ledger cannot be written: \(error.message)", file: path)
    }
    return LedgerFile(path: path, file: file, length: scan.end)
  }

  /// Writes events behind the last.
  ///
  /// - Parameter synchronizing: whether to return only when the disk has them.
  /// - Throws: when they are not all there; then none is.
  func append(_ events: [LedgerEvent], synchronizing: Bool) throws(LedgerFailure) {
    guard isOpen else { throw LedgerFailure(message: "the ledger is closed") }
    let bytes = LedgerLine.bytes(of: events)
    do throws(FileFailure) {
      if hasLooseEnd { try takeBack() }
      try write(bytes)
      if synchronizing { try file.synchronize() }
      isAhead = !synchronizing
      length += bytes.count
    } catch {
      hasLooseEnd = true
      do throws(FileFailure) { try takeBack() } catch {}
      throw LedgerFailure(message: "the ledger \(path) could not be written, nothing has changed: \(error.message)")
    }
  }

  private func write(_ bytes: [UInt8]) throws(FileFailure) {
    guard let room, length + bytes.count > room else { return try file.write(bytes, at: length) }
    try file.write(Array(bytes.prefix(max(room - length, 0))), at: length)
    throw .diskFull
  }

  private func takeBack() throws(FileFailure) {
    try file.truncate(to: length)
    hasLooseEnd = false
  }

  /// Returns when the disk has everything.
  func synchronize() throws(LedgerFailure) {
    guard isAhead, isOpen else { return }
    do throws(FileFailure) {
      try file.synchronize()
      isAhead = false
    } catch {
      throw LedgerFailure(message: "the ledger \(path) could not be written: \(error.message)")
    }
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    file.close()
  }
}
