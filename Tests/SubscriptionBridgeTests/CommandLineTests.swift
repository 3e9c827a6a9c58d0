import JSON
import JSONRPC
import SubscriptionBridge
import Testing
import Timekeeping

@Suite struct CommandLineTests {
  @Test func `No arguments serve the sample on the system clock`() throws {
    #expect(try CommandLineRequest(arguments: []) == .serve(ServeOptions()))
    #expect(try CommandLineRequest(arguments: ["serve"]) == .serve(ServeOptions()))
  }

  @Test func `Every flag is taken, with its value apart or joined`() throws {
    var options = ServeOptions()
    options.storekit = "A.storekit"
    options.stateDirectory = "state"
    options.clock = .virtual(Instant(milliseconds: 0))
    options.timeRate = "monthlyRenewalEveryThirtySeconds"
    options.locale = "de_DE"
    options.peer.framing = .headers
    options.peer.isSequential = true
    options.peer.drainSeconds = 0.5
    options.peer.maximumMessageBytes = 1000
    options.recordFile = "talk.jsonl"
    options.logLevel = .debug
    let arguments = [
      "--storekit", "A.storekit", "--state-directory=state", "--clock", "virtual=1970-01-01T00:00:00Z", "--time-rate",
      "monthlyRenewalEveryThirtySeconds", "--locale", "de_DE", "--framing=headers", "--sequential", "--drain-seconds", "0.5",
      "--max-message-bytes", "1000", "--record", "talk.jsonl", "--log-level", "debug",
    ]
    #expect(try CommandLineRequest(arguments: arguments) == .serve(options))
  }

  @Test func `A store is a kind or the params of store open`() throws {
    var options = ServeOptions()
    options.store = ["kind": "spy"]
    #expect(try CommandLineRequest(arguments: ["--store", "spy"]) == .serve(options))
    #expect(try CommandLineRequest(arguments: ["--store", #"{"kind":"spy"}"#]) == .serve(options))
  }

  @Test func `The other commands are read`() throws {
    #expect(try CommandLineRequest(arguments: ["check", "A.storekit", "--json"]) == .check(file: "A.storekit", asJSON: true))
    #expect(try CommandLineRequest(arguments: ["replay", "talk.jsonl"]) == .replay(file: "talk.jsonl"))
    #expect(try CommandLineRequest(arguments: ["schema"]) == .schema)
    #expect(try CommandLineRequest(arguments: ["--version"]) == .version)
    #expect(try CommandLineRequest(arguments: ["--help"]) == .help)
  }

  @Test(arguments: [
    (["--stor"], "unknown flag \"--stor\"; did you mean \"--store\"?"), (["serv"], "unknown command \"serv\"; did you mean \"serve\"?"),
    (["--storekit"], "--storekit needs a value"), (["--storekit", "--clock"], "--storekit needs a value"),
    (["--clock", "virtuel"], "--clock: unknown value \"virtuel\"; known are system, virtual, virtual=INSTANT; did you mean \"virtual\"?"),
    (["--storekit", "a", "--store", "spy"], "--storekit and --store both say what the store is; give one of them"),
    (["--locale", "de", "--locale", "fr"], "--locale was given twice"),
    (["check"], "check needs a file: subscription-bridge check FILE.storekit"),
    (["--drain-seconds", "-1"], "--drain-seconds: \"-1\" is no number of seconds, such as 30 or 0.5"),
    (["--sequential=yes"], "--sequential takes no value"), (["schema", "x"], "schema takes no \"x\""),
  ])
  func `What is wrong is named with its remedy`(arguments: [String], message: String) {
    do throws(CommandLineError) {
      Issue.record("accepted as \(try CommandLineRequest(arguments: arguments))")
    } catch {
      #expect(error.message == message)
    }
  }
}
