internal import StoreEngine

/// Reads a ledger line by line and notices whatever cannot have been written there.
struct LedgerScan {
  private let path: String
  /// Takes an event in; false when it does not follow from those before.
  private let take: (LedgerEvent) -> Bool
  private var line = 1
  private var sequence = 0
  private var lastAt: Moment?
  /// Events that happen only with one that has not been read yet.
  private var unfinished: [LedgerEvent] = []
  /// Where the last line ends that was read.
  private var place = 0
  /// Where the last line ends with which something whole ended.
  private(set) var end = 0

  private static let chunk = 1 << 20

  init(path: String, take: @escaping (LedgerEvent) -> Bool) {
    self.path = path
    self.take = take
  }

  /// Reads a file to its end; what stands behind ``end`` afterwards was cut off: part of a line, or of what happened together.
  mutating func read(_ file: DiskFile) throws(ConfigurationFailure) -> Int {
    var waiting: [UInt8] = []
    var length = 0
    while true {
      do throws(FileFailure) {
        let count = try file.read(into: &waiting, at: length, atMost: LedgerScan.chunk)
        length += count
        if count == 0 { return length }
      } catch {
        throw ConfigurationFailure(.stateDirectory, "the ledger cannot be read: \(error.message)", file: path)
      }
      let result = waiting.withUnsafeBytes { bytes in
        Result { () throws(ConfigurationFailure) in try readLines(bytes) }
      }
      waiting.removeSubrange(..<(try result.get()))
    }
  }

  /// Reads the whole lines among some bytes; returns how many bytes they are.
  private mutating func readLines(_ bytes: UnsafeRawBufferPointer) throws(ConfigurationFailure) -> Int {
    var start = 0
    while start < bytes.count, let lineEnd = DiskFile.lineEnd(in: bytes, from: start) {
      let text = UnsafeRawBufferPointer(rebasing: bytes[start..<lineEnd])
      if line == 1 { try readHeader(text) } else { try readEvent(text) }
      place += lineEnd + 1 - start
      if unfinished.isEmpty { end = place }
      start = lineEnd + 1
      line += 1
    }
    return start
  }

  private func readHeader(_ text: UnsafeRawBufferPointer) throws(ConfigurationFailure) {
    guard text.elementsEqual(LedgerLine.header.utf8) else {
      throw ConfigurationFailure(.stateDirectory, "this is no ledger of a version that is known here", file: path, line: 1)
    }
  }

  private mutating func readEvent(_ text: UnsafeRawBufferPointer) throws(ConfigurationFailure) {
    let event: LedgerEvent
    let isFollowed: Bool
    do throws(LedgerLine.Fault) { (event, isFollowed) = try LedgerLine.event(of: text) } catch { throw damage(error.message) }
    guard event.sequence == sequence + 1, lastAt.map({ $0 <= event.at }) ?? true else { throw damage("a record is missing or doubled") }
    sequence = event.sequence
    lastAt = event.at
    if isFollowed { return unfinished.append(event) }
    for earlier in unfinished { try takeIn(earlier) }
    unfinished.removeAll()
    try takeIn(event)
  }

  private func takeIn(_ event: LedgerEvent) throws(ConfigurationFailure) {
    guard take(event) else { throw damage("the record does not follow from those before it") }
  }

  private func damage(_ message: String) -> ConfigurationFailure {
    ConfigurationFailure(.stateDirectory, "the ledger is damaged at line \(line): \(message)", file: path, line: line)
  }
}
