import BridgeWire
import JSON
import JSONRPC
import Testing

struct WireWritingTests {
  @Test func `Every member is written, null where there is nothing`() {
    let error = Wire.StoreError(code: .offline, isRetryable: true, message: "No \"net\"")
    let text = JSONText { error.write(to: &$0) }
    #expect("\(text)" == #"{"code":"offline","isRetryable":true,"message":"No \"net\"","underlying":null}"#)
  }

  @Test func `A request to the front end has every member too`() {
    let params = StoreMethods.Purchase.Params(subscriptionID: "pro", store: "mine")
    let text = JSONText { params.write(to: &$0) }
    #expect("\(text)" == #"{"promotionOfferID":null,"store":"mine","subscriptionID":"pro"}"#)
  }

  @Test func `A change is written around what is encoded already`() {
    let text = JSONText { writer in
      Wire.ViewModelDidChange.write(to: &writer, changes: { $0.raw(#"{"toast":null}"#) }, revision: 7, viewModel: "manage-1")
    }
    #expect("\(text)" == #"{"changes":{"toast":null},"revision":7,"viewModel":"manage-1"}"#)
  }

  @Test func `Screen states write their members one by one as they do whole`() throws {
    for example in try Example.all("accept") where example.name == "PurchaseScreenState" {
      var reading = WireReading()
      let state = try #require(example.text.read { Wire.PurchaseScreenState(from: &$0, &reading) })
      let pieces = JSONText { writer in
        writer.beginObject()
        for member in Wire.PurchaseScreenState.Member.allCases {
          writer.key(member.key)
          state.writeValue(of: member, to: &writer)
        }
        writer.endObject()
      }
      #expect(pieces == JSONText { state.write(to: &$0) })
    }
  }

  @Test func `Errors carry their kind and particulars`() {
    let error = RPCError.unknownStore("There is no store \"shp\"", known: ["shop"], suggestions: ["shop"])
    #expect(error.code == 1002)
    #expect(error.data == ["kind": "unknownStore", "known": ["shop"], "suggestions": ["shop"]])
    #expect(RPCError.clockNotVirtual().data == ["kind": "clockNotVirtual"])
    #expect(WireFailure.requestCancelled.code == -32800)
  }
}
