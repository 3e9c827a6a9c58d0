import BridgeWire

/// The same choice in the wire's words. The words are spelled alike in both, which a test holds; so a missing one is a mistake in here.
func wire<Choice: WireChoice>(_ domain: some RawRepresentable<String>) -> Choice {
  guard let choice = Choice(rawValue: domain.rawValue) else { preconditionFailure("the schema lacks \(domain.rawValue) in \(Choice.self)") }
  return choice
}

/// The same choice in the domain's words.
func domain<Choice: RawRepresentable<String>>(_ wire: some WireChoice) -> Choice {
  guard let choice = Choice(rawValue: wire.rawValue) else { preconditionFailure("\(Choice.self) lacks \(wire.rawValue)") }
  return choice
}
