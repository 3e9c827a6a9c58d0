import Subscriptions
import Testing

@Suite struct StoreErrorTests {
  @Test(arguments: [("SKErrorDomain", "2"), ("AMSErrorDomain", "6")], [StoreError.Code.storeProblem, .unknown])
  func `B24: a cancel beneath trouble with the store is a cancel`(beneath: (domain: String, code: String), code: StoreError.Code) {
    let underlying = StoreError.Underlying(domain: beneath.domain, code: beneath.code, message: "")
    #expect(StoreError(code, underlying: underlying).code == .purchaseCancelled)
    #expect(StoreError(.offline, underlying: underlying).code == .offline)
  }

  @Test func `Other trouble beneath stays what it is called`() {
    let underlying = StoreError.Underlying(domain: "SKErrorDomain", code: "3", message: "")
    #expect(StoreError(.storeProblem, underlying: underlying).code == .storeProblem)
  }

  @Test func `A message is never empty`() {
    for code in StoreError.Code.allCases { #expect(!StoreError(code, message: "").message.isEmpty) }
  }
}
