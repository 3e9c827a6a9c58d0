import FuzzDriver
import JSON

@main enum FuzzReader {
  static func main() { fuzz(fuzzReader) }
}

/// Any bytes: read or refused, and what is read means the same whichever way it is read.
private func fuzzReader(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do {
    try JSONReader.validate(bytes)
  } catch {
    precondition((0...count).contains(error.offset))
    _ = error.lineAndColumn(in: bytes)
    precondition((try? JSONReader.value(of: bytes)) == nil)
    return 0
  }
  guard let value = try? JSONReader.value(of: bytes), let located = try? JSONReader.locatedValue(of: bytes) else {
    fatalError("valid text was not read")
  }
  precondition(located.value == value)
  precondition(located.offset < count)
  // What was written is read back as the same value.
  precondition((try? JSONReader.value(of: value.bytes)) == value)
  // Skipping takes the whole of it.
  let raw = try? JSONText(bytes).read { cursor in Array(cursor.rawValue()) }
  precondition(raw.flatMap { try? JSONReader.value(of: $0) } == value)
  visit(value)
  return 0
}

private func visit(_ value: JSONValue) {
  switch value {
  case .number(let number):
    if let int = number.int, abs(int) < 1 << 53 { precondition(number.double == Double(int)) }
  case .array(let elements): elements.forEach(visit)
  case .object(let object): for member in object { visit(member.value) }
  case .null, .bool, .string: break
  }
}
