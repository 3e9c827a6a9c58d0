internal import StoreEngine

/// What a configuration is good for (PROTOCOL §8, `configuration/check`).
public struct ConfigurationReport: Hashable, Sendable {
  /// Whether a store can be opened with it.
  public var isUsable: Bool
  /// All findings, in the order of the text.
  public var problems: [ConfigurationProblem]
  /// What it sells; empty when it cannot be used.
  public var products: [SimulatedProduct]

  /// Looks at a configuration without opening a store.
  /// - Throws: ``ConfigurationFailure`` when there is no text to look at: the file cannot be read.
  public static func check(_ configuration: SimulatedConfiguration) throws(ConfigurationFailure) -> ConfigurationReport {
    let source = try ConfigurationSource(configuration)
    do throws(CatalogRefusal) {
      let catalog = try Catalog.read(source.text)
      let translation = Translation(catalog: catalog, settings: catalog.settings)
      return ConfigurationReport(
        isUsable: true, problems: catalog.warnings.map(ConfigurationProblem.init), products: translation.products())
    } catch {
      return ConfigurationReport(isUsable: false, problems: error.problems.map(ConfigurationProblem.init), products: [])
    }
  }
}

/// A finding in a configuration. No secret of the file is ever part of it.
public struct ConfigurationProblem: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    case error, warning
  }

  public var severity: Severity
  public var message: String
  /// JSON pointer to the place; empty for the whole.
  public var pointer: String
  /// Counted from 1, as is the column.
  public var line: Int
  public var column: Int

  init(_ problem: CatalogProblem) {
    severity = problem.severity == .error ? .error : .warning
    message = problem.message
    pointer = problem.pointer
    line = problem.line
    column = problem.column
  }
}

/// Why a store could not be opened (PROTOCOL §2, code 1007).
public struct ConfigurationFailure: Error, Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The configuration itself.
    case configuration
    /// The folder that keeps the ledger, or what it keeps.
    case stateDirectory
    /// The ledger has events that lie after the present instant.
    case ledgerAhead
    /// A setting given with it.
    case setting
  }

  public var kind: Kind
  /// English text for a person, with the place where there is one.
  public var message: String
  /// The file at fault; nil for a text that came in no file.
  public var file: String?
  /// JSON pointer to the place; nil when there is none.
  public var pointer: String?
  /// Counted from 1; nil when there is none.
  public var line: Int?
  /// Everything found in the configuration; empty for other faults.
  public var problems: [ConfigurationProblem]

  init(
    _ kind: Kind, _ message: String, file: String? = nil, pointer: String? = nil, line: Int? = nil, problems: [ConfigurationProblem] = []
  ) {
    self.kind = kind
    self.message = message
    self.file = file
    self.pointer = pointer
    self.line = line
    self.problems = problems
  }

  init(_ refusal: CatalogRefusal, file: String?) {
    let first = refusal.first
    let more = refusal.problems.count { $0.severity == .error } - 1
    let place = "line \(first.line), column \(first.column)"
    self.init(
      .configuration, "\(first.message) (\(place)\(more > 0 ? ", and \(more) more" : ""))", file: file, pointer: first.pointer,
      line: first.line, problems: refusal.problems.map(ConfigurationProblem.init))
  }
}
