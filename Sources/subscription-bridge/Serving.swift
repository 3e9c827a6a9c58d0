import BridgeWire
import Glibc
import JSON
import JSONRPC
import SubscriptionBridge
import Timekeeping

/// Serves one conversation on standard input and output.
@MainActor
func serve(_ options: ServeOptions) -> Never {
  var bridgeOptions: BridgeOptions
  do throws(CommandLineError) {
    bridgeOptions = try BridgeOptions(options)
  } catch {
    Output.fail(error.message, status: 2)
  }
  let log = StandardErrorLog(name: "subscription-bridge", level: options.logLevel.diagnosticLevel)
  let pipes = StandardIO.claim()
  var recorder: Recorder?
  let peer = RPCPeer(transport: pipes, options: options.peer) { end in
    recorder?.end(end)
    exit(end.status)
  }
  peer.onDiagnostic = { log.write($0) }
  let time =
    switch options.clock {
    case .system: Timekeeper.system
    case .virtual(let start): Timekeeper(virtual: start)
    }
  if let path = options.recordFile {
    let kept = record(in: path, of: peer, time: time, log: log)
    bridgeOptions.files.configuration = kept.configuration
    recorder = kept
  }
  let bridge = Bridge(peer: peer, time: time, options: bridgeOptions, openers: StoreOpeners(log: log))
  // What the flags name is opened before anything is read.
  pipes.setReading(false)
  Task.immediate {
    do throws(RPCError) {
      try await bridge.openDefault()
      pipes.setReading(true)
    } catch {
      let file = error.data?["file"]?.string
      Output.fail((file.map { $0 + ": " } ?? "") + error.message, status: 1)
    }
  }
  withExtendedLifetime(bridge) { pipes.run(peer) }
}

extension ServeOptions.LogLevel {
  var diagnosticLevel: RPCDiagnostic.Level {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    case .debug: .debug
    }
  }
}
