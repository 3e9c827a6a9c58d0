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
      lines.append(
        "\(file):\(place): \(problem.severity.rawValue): \(problem.message) (\(problem.pointer.isEmpty ? "/" : problem.pointer))")
    }
    lines.append(report.isUsable ? "\(file) can be used" : "\(file) cannot be used")
    return lines.joined(separator: "\n") + "\n"
  }

  private var table: [String] {
    let rows =
      [["product", "kind", "price", "period", "group", "level"]]
      + report.products.map { product in
        [
          product.productID, product.kind.rawValue, product.price.display, product.period ?? "-", product.groupID ?? "-",
          product.level.map(String.init) ?? "-",
        ]
      }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += cell + String(repeating: " ", count: width - cell.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
