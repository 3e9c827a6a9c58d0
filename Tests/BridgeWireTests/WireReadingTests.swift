import BridgeWire
import JSON
import JSONRPC
import Testing

struct WireReadingTests {
  private func text(_ json: String) throws -> JSONText { try JSONText(Array(json.utf8)) }

  @Test func `Every problem is named, not only the first`() throws {
    let json = #"{"kind":"purchases","sotre":"x","options":{"toastSeconds":"3","notfy":true}}"#
    let found = problems(in: try text(json)) { (params) throws(RPCError) in _ = try ViewModelMethods.Create.Params(reading: params) }
    #expect(
      found == [
        RPCError.Problem(path: "kind", message: #"expected one of "purchase", "manage", got "purchases"; did you mean "purchase"?"#),
        RPCError.Problem(path: "sotre", message: #"there is no member "sotre"; did you mean "store"?"#),
        RPCError.Problem(path: "options.toastSeconds", message: "expected a number, got a string"),
        RPCError.Problem(path: "options.notfy", message: #"there is no member "notfy"; did you mean "notify"?"#),
      ])
  }

  @Test func `Params are the same by name and by position`() throws {
    func read(_ json: String) throws -> ViewModelMethods.Create.Params {
      try RPCParams.withText(try text(json)) { (params) throws(RPCError) in try ViewModelMethods.Create.Params(reading: params) }
    }
    let byName = try read(#"{"options":{"toastSeconds":0},"kind":"manage","store":"shop"}"#)
    let byPosition = try read(#"["manage","shop",{"toastSeconds":0}]"#)
    #expect(byName == byPosition)
    #expect(byName.options?.toastSeconds == 0)
    #expect(byName.options?.restoreTimeoutSeconds == 30)
  }

  @Test func `A request without params reads as one with none`() throws {
    let params = try StoreMethods.FetchProducts.Params(reading: .none)
    #expect(params.store == nil)
    #expect(throws: RPCError.self) { try ViewModelMethods.State.Params(reading: .none) }
  }

  @Test func `What an absent member means is filled in, and what is derived is left open`() throws {
    var reading = WireReading()
    let json = #"{"status":"active","subscription":{"subscriptionID":"pro"},"pendingPurchases":[{"subscriptionID":"pro"}]}"#
    let state = try #require(try text(json).read { Wire.SubscriptionStateInput(from: &$0, &reading) })
    #expect(reading.problems.isEmpty)
    #expect(state.others == [])
    #expect(state.subscription?.isEntitled == nil)
    #expect(state.subscription?.ownership == .purchased)
    #expect(state.pendingPurchases.first?.reason == .payment)
    #expect(state.pendingPurchases.first?.requestedAt == nil)
  }

  @Test func `A bare code is a store error`() throws {
    var reading = WireReading()
    let error = try text(#""offline""#).read { Wire.StoreErrorInput(from: &$0, &reading) }
    #expect(error == Wire.StoreErrorInput(code: .offline))
  }

  @Test func `The integer of a file is a time rate`() throws {
    let json = #"{"timeRate":15}"#
    let params = try RPCParams.withText(try text(json)) { (params) throws(RPCError) in
      try SimulatorMethods.Configure.Params(reading: params)
    }
    #expect(params.timeRate == .monthlyRenewalEveryThirtySeconds)
    #expect(params.timeRate?.integer == 15)
  }

  @Test func `Integers are read as integers and amounts keep their spelling`() throws {
    var reading = WireReading()
    let json = #"{"amount":"10.90","currency":"EUR","display":"10,90 €"}"#
    let price = try text(json).read { Wire.Price(from: &$0, &reading) }
    #expect(price?.amount == "10.90")
    let large = problems(in: try text(#"{"api":"purchase","error":"offline","times":9223372036854775808}"#)) { (params) throws(RPCError) in
      _ = try SimulatorMethods.FailNext.Params(reading: params)
    }
    #expect(large.map(\.path) == ["times"])
  }

  @Test func `A number beyond all measure is refused`() throws {
    let found = problems(in: try text(#"{"seconds":1e999}"#)) { (params) throws(RPCError) in
      _ = try ClockMethods.Advance.Params(reading: params)
    }
    #expect(found.map(\.path) == ["seconds"])
  }
}
