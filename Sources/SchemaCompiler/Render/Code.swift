/// Lines of code that are being written, with their indentation.
struct Code {
  private(set) var text = ""
  private var depth = 0
  private let unit: String

  init(indentation: Int = 2) { unit = String(repeating: " ", count: indentation) }

  mutating func line(_ line: String = "") {
    text += line.isEmpty ? "\n" : String(repeating: unit, count: depth) + line + "\n"
  }

  /// To whom an import of Swift shows.
  enum ImportAudience: String {
    case forClients = "public "
    case forItself = "internal "
    case unsaid = ""
  }

  mutating func importing(_ module: String, _ audience: ImportAudience = .unsaid) {
    line("\(audience.rawValue)import \(module)")
  }

  /// Writes lines that belong to a head, indented, and what closes them.
  mutating func block(_ head: String, _ end: String? = "}", _ body: (inout Code) -> Void) {
    line(head)
    indented(body)
    if let end { line(end) }
  }

  mutating func indented(_ body: (inout Code) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Writes a head, items in as few lines as they take, and a tail.
  mutating func list(_ head: String, _ items: [String], _ tail: String, width: Int = 140) {
    let room = width - depth * unit.count
    let whole = head + items.joined(separator: ", ") + tail
    if whole.count <= room || items.isEmpty { return line(whole) }
    line(head)
    depth += 1
    var current = ""
    for (index, item) in items.enumerated() {
      let piece = index == items.count - 1 ? item : item + ","
      if current.isEmpty {
        current = piece
      } else if current.count + 1 + piece.count > room - unit.count {
        line(current)
        current = piece
      } else {
        current += " " + piece
      }
    }
    line(current)
    depth -= 1
    line(tail)
  }

  /// Writes a sentence as comment lines.
  mutating func comment(_ sentence: String, mark: String = "///", width: Int = 140) {
    let room = width - depth * unit.count - mark.count - 1
    let mark = mark.isEmpty ? "" : mark + " "
    var current = ""
    for word in sentence.split(separator: " ") {
      if !current.isEmpty, current.count + 1 + word.count > room {
        line(mark + current)
        current = ""
      }
      current += current.isEmpty ? String(word) : " " + word
    }
    if !current.isEmpty { line(mark + current) }
  }
}

extension String {
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// `subscriptionID` → `subscription_id`, `baseURL` → `base_url`.
  var snakeCase: String {
    let letters = Array(hasSuffix("IDs") ? dropLast(3) + "Ids" : self[...])
    var result = ""
    for (index, letter) in letters.enumerated() {
      if letter.isUppercase, index > 0 {
        let previous = letters[index - 1]
        let nextIsLower = index + 1 < letters.count && letters[index + 1].isLowercase
        if previous.isLowercase || previous.isNumber || (previous.isUppercase && nextIsLower) { result += "_" }
      }
      result += letter.lowercased()
    }
    return result
  }
}
