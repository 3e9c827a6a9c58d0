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

  private init(path: String, file: DiskFile, length: Int) {
    self.path = path
    self.file = file
    self.length = length
  }

  /// Opens the ledger of a folder, making both if they are not there, and gives its events in order.
  static func open(
    in directory: String, warnings: inout [String], _ take: (LedgerEvent) -> Void
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
    _ file: DiskFile, _ path: String, _ warnings: inout [String], _ take: (LedgerEvent) -> Void
  ) throws(ConfigurationFailure) -> LedgerFile {
    let bytes: [UInt8]
    let isOurs: Bool
    do throws(FileFailure) {
      isOurs = try file.lock()
      bytes = isOurs ? try file.contents() : []
    } catch {
      throw ConfigurationFailure(.stateDirectory, "the ledger cannot be read: \(error.message)", file: path)
    }
    guard isOurs else { throw ConfigurationFailure(.stateDirectory, "another process uses this state directory", file: path) }
    let ledger = LedgerFile(path: path, file: file, length: bytes.count)
    let header = Array((LedgerLine.header + "\n").utf8)
    do throws(FileFailure) {
      if bytes.count < header.count, header.starts(with: bytes) {
        // New, or cut off before its first line was whole.
        try file.truncate(to: 0)
        try file.write(header, at: 0)
        try file.synchronize()
        try DiskFile.synchronizeDirectory(of: path)
        ledger.length = header.count
        return ledger
      }
    } catch {
      throw ConfigurationFailure(.stateDirectory, "the ledger cannot be written: \(error.message)", file: path)
    }
    guard bytes.starts(with: header) else {
      throw ConfigurationFailure(.stateDirectory, "this is no ledger of a version that is known here", file: path, line: 1)
    }
    let end = try events(in: bytes, from: header.count, path, take)
    if end < bytes.count {
      warnings.append("\(path): the last record was cut off while it was written, and is dropped")
      do throws(FileFailure) {
        try file.truncate(to: end)
        try file.synchronize()
      } catch {
        throw ConfigurationFailure(.stateDirectory, "the ledger cannot be written: \(error.message)", file: path)
      }
      ledger.length = end
    }
    return ledger
  }

  /// Reads the lines; returns where the last whole one ends.
  private static func events(
    in bytes: [UInt8], from start: Int, _ path: String, _ take: (LedgerEvent) -> Void
  ) throws(ConfigurationFailure) -> Int {
    let result = bytes.withUnsafeBytes { bytes -> Result<Int, ConfigurationFailure> in
      Result { () throws(ConfigurationFailure) in try events(in: bytes, from: start, path, take) }
    }
    return try result.get()
  }

  private static func events(
    in bytes: UnsafeRawBufferPointer, from start: Int, _ path: String, _ take: (LedgerEvent) -> Void
  ) throws(ConfigurationFailure) -> Int {
    func damage(_ line: Int, _ message: String) -> ConfigurationFailure {
      ConfigurationFailure(.stateDirectory, "the ledger is damaged at line \(line): \(message)", file: path, line: line)
    }
    var place = start
    var line = 2
    var sequence = 0
    var lastAt: Moment?
    while place < bytes.count {
      guard let end = bytes[place...].firstIndex(of: 0x0A) else { return place }
      let event: LedgerEvent
      do throws(LedgerLine.Fault) {
        event = try LedgerLine.event(of: UnsafeRawBufferPointer(rebasing: bytes[place..<end]))
      } catch {
        throw damage(line, error.message)
      }
      guard event.sequence == sequence + 1, lastAt.map({ $0 <= event.at }) ?? true else {
        throw damage(line, "a record is missing or doubled")
      }
      sequence = event.sequence
      lastAt = event.at
      take(event)
      place = end + 1
      line += 1
    }
    return place
  }

  /// Writes events behind the last.
  ///
  /// - Parameter synchronizing: whether to return only when the disk has them.
  /// - Throws: when they are not all there; then none is.
  func append(_ events: [LedgerEvent], synchronizing: Bool) throws(LedgerFailure) {
    guard isOpen else { throw LedgerFailure(message: "the ledger is closed") }
    var bytes: [UInt8] = []
    for event in events { bytes += LedgerLine.bytes(of: event) }
    do throws(FileFailure) {
      if hasLooseEnd { try takeBack() }
      try file.write(bytes, at: length)
      if synchronizing { try file.synchronize() }
      length += bytes.count
    } catch {
      hasLooseEnd = true
      do throws(FileFailure) { try takeBack() } catch {}
      throw LedgerFailure(message: "the ledger \(path) could not be written, nothing has changed: \(error.message)")
    }
  }

  private func takeBack() throws(FileFailure) {
    try file.truncate(to: length)
    hasLooseEnd = false
  }

  /// Returns when the disk has everything.
  func synchronize() throws(LedgerFailure) {
    do throws(FileFailure) {
      try file.synchronize()
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
