internal import JSON

/// Reads a `.storekit` configuration by the keys that are present, whatever version it claims (storekit-file-format §11).
struct CatalogReader {
  private let text: [UInt8]
  /// Found so far, with the byte each stands at.
  private var found: [(offset: Int, severity: CatalogProblem.Severity, message: String, pointer: String)] = []

  private init(_ text: [UInt8]) {
    self.text = text
  }

  /// The meaning of a text, or every problem of one that cannot be used.
  static func read(_ bytes: [UInt8]) throws(CatalogRefusal) -> Catalog {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var reader = CatalogReader(hasMark ? Array(bytes.dropFirst(3)) : bytes)
    if hasMark { reader.note(.warning, "a byte order mark stands before the text", at: 0, pointer: "") }
    let draft = reader.root().flatMap { reader.draft(of: $0) }
    let problems = reader.problems
    guard let draft, !problems.contains(where: { $0.severity == .error }) else { throw CatalogRefusal(problems: problems) }
    return Catalog(
      identifier: draft.identifier, products: draft.products, groups: draft.groups, settings: draft.settings,
      failsTransactions: draft.failsTransactions, warnings: problems)
  }

  // MARK: - Problems

  mutating func note(_ severity: CatalogProblem.Severity, _ message: String, at offset: Int, pointer: String) {
    found.append((offset, severity, message, pointer))
  }

  mutating func error(_ message: String, at node: CatalogNode) {
    note(.error, message, at: node.value.offset, pointer: node.pointer)
  }

  mutating func warning(_ message: String, at node: CatalogNode) {
    note(.warning, message, at: node.value.offset, pointer: node.pointer)
  }

  private var problems: [CatalogProblem] {
    found.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map { _, problem in
      let place = JSONFault.lineAndColumn(ofByte: problem.offset, in: text)
      return CatalogProblem(
        severity: problem.severity, message: problem.message, pointer: problem.pointer, line: place.line, column: place.column)
    }
  }

  // MARK: - The whole

  private mutating func root() -> CatalogNode? {
    if let other = CatalogReader.otherFormat(of: text) {
      note(.error, "this is \(other), not a StoreKit configuration", at: 0, pointer: "")
      return nil
    }
    do {
      let node = CatalogNode(value: try JSONReader.locatedValue(of: text, duplicates: .refused), pointer: "")
      guard node.value.members != nil else {
        error("a StoreKit configuration is a JSON object, this is \(node.kindName)", at: node)
        return nil
      }
      return node
    } catch {
      note(.error, "not valid JSON: \(error.message)", at: error.offset, pointer: "")
      return nil
    }
  }

  /// What a text is that cannot be a configuration, in words.
  private static func otherFormat(of text: [UInt8]) -> String? {
    let start = text.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    if start.isEmpty { return "an empty file" }
    if start.first == UInt8(ascii: "<") { return "XML, perhaps a property list" }
    if start.starts(with: Array("bplist".utf8)) { return "a binary property list" }
    return nil
  }

  private struct Draft {
    var identifier = ""
    var products: [CatalogProduct] = []
    var groups: [CatalogGroup] = []
    var settings = StoreSettings()
    var failsTransactions = false
  }

  private static let rootKeys = [
    "appPolicies", "identifier", "nonRenewingSubscriptions", "products", "settings", "subscriptionGroups", "subscriptionOffersKeyPair",
    "version",
  ]

  private mutating func draft(of root: CatalogNode) -> Draft? {
    checkKeys(of: root, known: CatalogReader.rootKeys)
    checkVersion(of: root)
    var draft = Draft()
    draft.identifier = string("identifier", of: root) ?? ""
    for node in array("products", of: root) {
      if let product = oneTimeProduct(
        node, kinds: ["Consumable": .consumable, "NonConsumable": .nonConsumable, "NonRenewingSubscription": .nonRenewing])
      {
        draft.products.append(product)
      }
    }
    for node in array("nonRenewingSubscriptions", of: root) {
      if let product = oneTimeProduct(node, kinds: ["NonRenewingSubscription": .nonRenewing]) { draft.products.append(product) }
    }
    var groupIDs: Set<String> = []
    for node in array("subscriptionGroups", of: root) {
      guard let (group, plans) = group(node) else { continue }
      if !groupIDs.insert(group.id).inserted { error("a group of id \"\(group.id)\" is there already", at: node.child("id") ?? node) }
      draft.groups.append(group)
      draft.products += plans
    }
    checkDuplicates(of: root)
    if let settings = object("settings", of: root) { readSettings(settings, into: &draft.settings, &draft.failsTransactions) }
    if draft.products.isEmpty, !found.contains(where: { $0.severity == .error }) { warning("nothing is for sale", at: root) }
    return draft
  }

  private mutating func checkVersion(of root: CatalogNode) {
    guard let version = root.present("version") else { return warning("version is missing", at: root) }
    if version.int != nil { return warning("version is a number; an object with major and minor is usual", at: version) }
    guard let members = version.value.members else { return warning("version is \(version.kindName), not an object", at: version) }
    guard let major = version.child("major")?.int else { return warning("version has no major number", at: version) }
    if !(1...5).contains(major) { warning("version \(major) is not known; what is known of it is read", at: version) }
    if members.contains(where: { $0.key != "major" && $0.key != "minor" }) {
      warning("version has more than major and minor", at: version)
    }
  }

  /// Product ids are one name space across all arrays.
  private mutating func checkDuplicates(of root: CatalogNode) {
    var nodes = (root.present("products")?.elements ?? []) + (root.present("nonRenewingSubscriptions")?.elements ?? [])
    for group in root.present("subscriptionGroups")?.elements ?? [] { nodes += group.present("subscriptions")?.elements ?? [] }
    var seen: [String: String] = [:]
    for node in nodes {
      guard let idNode = node.present("productID"), let id = idNode.string, !id.isEmpty else { continue }
      if let first = seen[id] {
        error("product \"\(id)\" is there already, at \(first)", at: idNode)
      } else {
        seen[id] = node.pointer
      }
    }
  }

  // MARK: - Members

  /// Warns of keys that mean nothing here; one that is a known key misspelt, and that key absent, is an error.
  mutating func checkKeys(of node: CatalogNode, known: [String]) {
    for member in node.value.members ?? [] where !known.contains(member.key) {
      let pointer = node.pointer + "/" + CatalogNode.escaped(member.key)
      if let meant = Spelling.nearest(to: member.key, among: known), node.child(meant) == nil {
        note(.error, "\"\(member.key)\" is not known: \"\(meant)\" is probably meant", at: member.keyOffset, pointer: pointer)
      } else {
        note(.warning, "\"\(member.key)\" is not known and is ignored", at: member.keyOffset, pointer: pointer)
      }
    }
  }

  /// The member if it is a string; a wrong kind is an error, absence and null are nil.
  mutating func string(_ key: String, of node: CatalogNode) -> String? {
    guard let child = node.present(key) else { return nil }
    if let string = child.string { return string }
    error("\(key) must be a string, this is \(child.kindName)", at: child)
    return nil
  }

  /// A string that must be there and not be empty.
  mutating func requiredString(_ key: String, of node: CatalogNode) -> String? {
    guard let child = node.present(key) else {
      error("\(key) is missing", at: node)
      return nil
    }
    guard let string = string(key, of: node) else { return nil }
    if string.isEmpty {
      error("\(key) is empty", at: child)
      return nil
    }
    return string
  }

  mutating func bool(_ key: String, of node: CatalogNode) -> Bool? {
    guard let child = node.present(key) else { return nil }
    if let bool = child.bool { return bool }
    error("\(key) must be true or false, this is \(child.kindName)", at: child)
    return nil
  }

  mutating func array(_ key: String, of node: CatalogNode) -> [CatalogNode] {
    guard let child = node.present(key) else { return [] }
    guard let elements = child.elements else {
      error("\(key) must be an array, this is \(child.kindName)", at: child)
      return []
    }
    return elements.filter { element in
      if element.value.members != nil { return true }
      error("must be an object, this is \(element.kindName)", at: element)
      return false
    }
  }

  mutating func object(_ key: String, of node: CatalogNode) -> CatalogNode? {
    guard let child = node.present(key) else { return nil }
    if child.value.members != nil { return child }
    error("\(key) must be an object, this is \(child.kindName)", at: child)
    return nil
  }

  /// A price: nil when it is empty or cannot be read, which is told.
  mutating func amount(_ key: String, of node: CatalogNode, whenEmpty consequence: String) -> Amount? {
    guard let child = node.present(key) else {
      warning("\(key) is missing: \(consequence)", at: node)
      return nil
    }
    var text = child.string
    if text == nil, case .number(let number) = child.value.content {
      text = number.text
      warning("\(key) is a number; a string is usual", at: child)
    }
    guard let text else {
      error("\(key) must be a string, this is \(child.kindName)", at: child)
      return nil
    }
    if text.isEmpty {
      warning("\(key) is empty: \(consequence)", at: child)
      return nil
    }
    guard let amount = Amount(text) else {
      error("\(key) \"\(text)\" is not a plain decimal such as 9.99", at: child)
      return nil
    }
    return amount
  }

  mutating func period(_ key: String, of node: CatalogNode) -> Period? {
    guard let text = requiredString(key, of: node), let child = node.child(key) else { return nil }
    guard let period = Period(text) else {
      error("\(key) \"\(text)\" is not a period such as P1M", at: child)
      return nil
    }
    return period
  }

  mutating func localizations(of node: CatalogNode) -> [CatalogLocalization] {
    array("localizations", of: node).compactMap { entry in
      guard let locale = string("locale", of: entry) else {
        warning("a localization without locale is ignored", at: entry)
        return nil
      }
      return CatalogLocalization(
        locale: locale, name: string("displayName", of: entry) ?? "", description: string("description", of: entry) ?? "")
    }
  }
}

extension Catalog {
  /// Reads a configuration; throws every problem of one that cannot be used.
  public static func read(_ bytes: [UInt8]) throws(CatalogRefusal) -> Catalog {
    try CatalogReader.read(bytes)
  }

  /// Reads a configuration from text.
  public static func read(_ text: String) throws(CatalogRefusal) -> Catalog {
    try CatalogReader.read(Array(text.utf8))
  }
}
