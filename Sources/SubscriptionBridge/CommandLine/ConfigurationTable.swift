public import BridgeWire

/// What `check` prints: a table of what a file sells, then everything that is odd in it, each with its line.
public struct ConfigurationTable {
  private let file: String
  private let report: Wire.ConfigurationReport

  public init(file: String, report: Wire.ConfigurationReport) {
    self.file = file
    self.report = report
  }

  public var text: String {
    var lines: [String] = []
    if report.products.isEmpty {
      lines.append("\(file): nothing for sale")
    } else {
      lines += table
    }
    for problem in report.problems {
      let place = [problem.line.map(String.init), problem.column.map(String.init)].compactMap { $0 }.joined(separator: ":")
      // The pointer of the whole text is empty: then the line says enough.
      let pointer = problem.pointer.isEmpty ? "" : " (\(problem.pointer))"
      lines.append("\(file):\(place): \(problem.severity.rawValue): \(problem.message)\(pointer)")
    }
    lines.append(report.isUsable ? "\(file) can be used" : "\(file) cannot be used")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The ids come last, and a group has a line of its own above its plans: they may be of any length without pushing the rest away.
  private var table: [String] {
    var groupIDs: [String] = []
    for case let id? in report.products.map(\.groupID) where !groupIDs.contains(id) { groupIDs.append(id) }
    var rows = [["kind", "price", "period", "level", "product"]]
    var headings: [Int: String] = [:]
    rows += report.products.filter { $0.groupID == nil }.map(row)
    for id in groupIDs {
      headings[rows.count] = "group \(id)"
      rows += report.products.filter { $0.groupID == id }.map(row)
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.indices.flatMap { place in
      (headings[place].map { [$0] } ?? []) + [text(of: rows[place], widths)]
    }
  }

  private func row(_ product: Wire.SimulatedProduct) -> [String] {
    [product.kind.rawValue, product.price.display, product.period ?? "-", product.level.map(String.init) ?? "-", product.productID]
  }

  private func text(of row: [String], _ widths: [Int]) -> String {
    var line = ""
    for (cell, width) in zip(row, widths) {
      line += cell + String(repeating: " ", count: width - cell.count + 2)
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
