internal import JSON

/// One line of a ledger file: `{"crc":"…","event":{…}}`, the checksum over the bytes of the event.
public enum LedgerLine {
  /// Why a line is none.
  public struct Fault: Error, Hashable, Sendable {
    /// English text for a person.
    public var message: String
  }

  /// What stands at the head of a ledger, so that whoever finds the file knows what it is.
  public static let header = #"{"ledger":"simulated store","version":1}"#

  private static let start = Array(#"{"crc":""#.utf8)
  private static let middle = Array(#"","event":"#.utf8)
  /// Bytes before the event.
  private static let lead = start.count + 8 + middle.count

  /// The line of an event, with its line end.
  /// - Parameter isFollowed: whether it happened only together with the next: a ledger that ends between them has neither.
  public static func bytes(of event: LedgerEvent, isFollowed: Bool = false) -> [UInt8] {
    let body = JSONWriter.bytes { $0.event(event, isFollowed: isFollowed) }
    let crc = body.withUnsafeBytes { Checksum.of($0) }
    return start + Checksum.digits(crc) + middle + body + Array("}\n".utf8)
  }

  /// The lines of events that happened together.
  public static func bytes(of events: [LedgerEvent]) -> [UInt8] {
    guard events.count > 1 else { return events.first.map { bytes(of: $0) } ?? [] }
    return events.indices.flatMap { bytes(of: events[$0], isFollowed: $0 < events.count - 1) }
  }

  /// The event of a line without its line end, and whether it happened only together with the next.
  public static func event(of line: UnsafeRawBufferPointer) throws(Fault) -> (event: LedgerEvent, isFollowed: Bool) {
    guard line.count > lead + 1, line.prefix(start.count).elementsEqual(start), line[line.count - 1] == UInt8(ascii: "}"),
      let crc = Checksum.value(UnsafeRawBufferPointer(rebasing: line[start.count..<start.count + 8])),
      line[(start.count + 8)..<lead].elementsEqual(middle)
    else { throw Fault(message: "not a record of a ledger") }
    let body = UnsafeRawBufferPointer(rebasing: line[lead..<line.count - 1])
    guard Checksum.of(body) == crc else { throw Fault(message: "the checksum does not agree") }
    // What the checksum vouches for was written here: it needs no more than one look at its shape.
    do throws(JSONFault) { try JSONReader.validate(body) } catch { throw Fault(message: error.message) }
    var cursor = JSONCursor(validated: body)
    guard cursor.kind == .object else { throw Fault(message: "not a record of a ledger") }
    let record = LedgerRecord(&cursor)
    guard let event = record.event else {
      throw Fault(message: "a record of a kind that is not known here; it may come from a later version")
    }
    return (event, record.isFollowed)
  }
}
