import JSON
import Testing

@Suite struct NearestNamesTests {
  static let known = ["viewModel/load", "viewModel/list", "viewModel/state", "ping", "store/open", "pro_yearly", "pro_monthly"]

  @Test(arguments: [
    ("viewModel/lode", ["viewModel/load", "viewModel/list"]), ("pnig", ["ping"]), ("PING", ["ping"]), ("pro_yearli", ["pro_yearly"]),
    ("zebra", []),
    ("", []), ("viewmodel/state", ["viewModel/state"]),
  ])
  func `The names nearest to a word come first`(word: String, expected: [String]) {
    let found = NearestNames.of(word, in: Self.known)
    #expect(Array(found.prefix(expected.count)) == expected)
    if expected.isEmpty { #expect(found.isEmpty) }
  }

  @Test func `A hint names one or says nothing`() {
    #expect(NearestNames.hint("optoins", in: ["options", "kind"]) == "; did you mean \"options\"?")
    #expect(NearestNames.hint("x", in: ["options"]) == "")
  }
}
