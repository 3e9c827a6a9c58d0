/// Something about a configuration that whoever wrote it should know.
public struct CatalogProblem: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The configuration cannot be used.
    case error
    /// It can be used; this part of it is left out or taken in a way that may surprise.
    case warning
  }

  public var severity: Severity
  public var message: String
  /// JSON pointer (RFC 6901) to the value; empty for the whole text.
  public var pointer: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in characters.
  public var column: Int

  public init(severity: Severity, message: String, pointer: String, line: Int, column: Int) {
    self.severity = severity
    self.message = message
    self.pointer = pointer
    self.line = line
    self.column = column
  }
}

/// Why a configuration gave no catalogue.
public struct CatalogRefusal: Error, Hashable, Sendable {
  /// All that was found, errors and warnings, in the order of the text; at least one error.
  public var problems: [CatalogProblem]

  /// The first error.
  public var first: CatalogProblem { problems.first { $0.severity == .error } ?? problems[0] }
}
