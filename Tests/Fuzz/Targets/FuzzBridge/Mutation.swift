/// Changes a conversation line by line and word by word, so that most of it stays something that can be understood.
struct Mutation {
  private static let marks = Array(",:[]{}".utf8)

  private var state: UInt64

  init(seed: UInt32) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func number(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % max(bound, 1)
  }

  private mutating func one(of texts: [String]) -> String { texts[number(below: texts.count)] }

  mutating func change(_ conversation: [UInt8]) -> [UInt8] {
    guard let how = conversation.first else { return Array("0\n".utf8) }
    var lines = conversation.dropFirst().split(separator: 0x0A, omittingEmptySubsequences: true).map { Array($0) }
    for _ in 0...number(below: 3) { change(&lines) }
    return [number(below: 16) == 0 ? UInt8(number(below: 256)) : how] + lines.joined(separator: [0x0A]) + [0x0A]
  }

  private mutating func change(_ lines: inout [[UInt8]]) {
    let place = number(below: lines.count)
    guard !lines.isEmpty else { return lines.append(line()) }
    switch number(below: 9) {
    case 0: lines.insert(line(), at: number(below: lines.count + 1))
    case 1: lines.insert(line(), at: place)
    case 2: lines.append(line())
    case 3: lines.insert(lines[place], at: number(below: lines.count + 1))
    case 4: lines.remove(at: place)
    case 5: lines.swapAt(place, number(below: lines.count))
    case 6:
      let end = min(place + 2 + number(below: 3), lines.count)
      lines.replaceSubrange(place..<end, with: [Array("[".utf8) + lines[place..<end].joined(separator: [0x2C]) + Array("]".utf8)])
    default: changeWord(&lines[place])
    }
  }

  /// Puts another word in the place of one.
  private mutating func changeWord(_ line: inout [UInt8]) {
    var words: [Range<Int>] = []
    var start: Int?
    var isQuoted = false
    for (index, byte) in line.enumerated() {
      switch byte {
      case 0x22:
        if isQuoted, let begun = start { words.append(begun..<index + 1) }
        start = isQuoted ? nil : index
        isQuoted.toggle()
      case _ where !isQuoted && Mutation.marks.contains(byte):
        if let begun = start { words.append(begun..<index) }
        start = nil
      default: if start == nil { start = index }
      }
    }
    guard !words.isEmpty else { return }
    let word = words[number(below: words.count)]
    let isString = line[word].first == 0x22 && number(below: 8) > 0
    let new = one(of: isString ? Vocabulary.strings : Vocabulary.values)
    line.replaceSubrange(word, with: new.utf8)
  }

  /// A message of its own, more or less in order.
  private mutating func line() -> [UInt8] {
    var members: [String] = []
    let method = one(of: Vocabulary.methods)
    if method.hasPrefix("viewModel/"), number(below: 16) > 0 {
      members.append(#""viewModel":"\#(one(of: ["purchase-1", "manage-1", "purchase-2"]))""#)
    }
    for _ in 0..<number(below: 4) { members.append(one(of: Vocabulary.members)) }
    let id = number(below: 8) == 0 ? "" : #""id":\#(number(below: 1000)),"#
    return Array(#"{"jsonrpc":"2.0",\#(id)"method":"\#(method)","params":{\#(members.joined(separator: ","))}}"#.utf8)
  }
}
