import BridgeWire
import Glibc
import JSONRPC
import SimulatedStore
import Timekeeping

/// Runs a recorded conversation again, in this process (PROTOCOL §11).
///
/// Each message of the front end is sent once everything that the bridge had said before it has come again. State folders are replaced by the
/// owner's, so that no ledger is touched.
@MainActor
public final class Replay {
  private let recording: Recording
  private let options: ServeOptions
  private let peer: RPCPeer
  private let transport: ReplayTransport
  private let ear: ReplayEar
  private let bridge: Bridge
  private let time: Timekeeper
  private let configurations: Configurations
  private var hasEnded = false
  private var waiting: CheckedContinuation<Void, Never>?
  private var target = 0

  /// How long nothing may come before it is taken for missing, in seconds of real time.
  private let patienceSeconds: Double

  /// - Parameters:
  ///   - files: where state folders are to be; configurations come from the recording.
  ///   - openers: as of a bridge.
  /// - Throws: what is wrong with the recorded arguments.
  public init(
    _ recording: Recording, files: BridgeFiles, openers: StoreOpeners = StoreOpeners(), patienceSeconds: Double = 10
  ) throws(CommandLineError) {
    guard case .serve(let options) = try CommandLineRequest(arguments: recording.arguments) else {
      throw CommandLineError(message: "the recorded arguments ask for no conversation")
    }
    self.recording = recording
    self.options = options
    self.patienceSeconds = patienceSeconds
    configurations = Configurations(recording)
    var bridgeOptions = try BridgeOptions(options)
    bridgeOptions.files = files
    bridgeOptions.files.configuration = configurations.configuration
    transport = ReplayTransport(framing: recording.framing)
    ear = ReplayEar(recording)
    var peerOptions = options.peer
    peerOptions.framing = recording.framing
    let ending = Ending()
    peer = RPCPeer(transport: transport, options: peerOptions) { _ in ending.reached?() }
    time =
      switch options.clock {
      case .system: Timekeeper.system
      case .virtual(let start): Timekeeper(virtual: start)
      }
    bridge = Bridge(peer: peer, time: time, options: bridgeOptions, openers: openers)
    ending.reached = { [weak self] in
      self?.hasEnded = true
      self?.wake()
    }
    peer.onMessage = { [ear] direction, bytes in
      if direction == .sent { ear.hear(Array(bytes)) }
    }
    ear.onHeard = { [weak self] in
      guard let self else { return }
      if ear.difference != nil || ear.hasHeard(first: target) { wake() }
    }
  }

  /// How a replay went.
  public struct Report: Equatable, Sendable {
    public var isAsRecorded: Bool
    /// Lines for a person.
    public var text: String
  }

  /// Runs it, once.
  /// - Parameter name: what the report calls the recording.
  public func run(name: String) async -> Report {
    do throws(RPCError) {
      try await bridge.openDefault()
    } catch {
      return Report(isAsRecorded: false, text: "\(name): the store does not open any more: \(error.message)\n")
    }
    peer.start()
    var said = 0
    var sent = 0
    for line in recording.lines {
      if ear.difference != nil { break }
      switch line.content {
      case .bridge: said += 1
      case .configuration: break
      case .client(let bytes):
        await hear(first: said)
        if ear.difference != nil { break }
        configurations.reach(line.number)
        ear.asked = bytes
        sent += 1
        transport.deliver(bytes)
      case .tooLong:
        await hear(first: said)
        sent += 1
        transport.deliver([UInt8](repeating: 0x20, count: options.peer.maximumMessageBytes + 1))
      case .end(let cause):
        if cause == RPCEnd.Cause.endOfInput.rawValue {
          // What a drain still said stands in front of the end.
          peer.receiveEnd()
        } else if cause == RPCEnd.Cause.signal.rawValue {
          peer.receiveSignal(SIGTERM)
        }
        await hear(first: said, untilEnd: true)
      }
    }
    await hear(first: said)
    ear.compareAnswers()
    peer.onMessage = nil
    return report(name, messages: sent + said)
  }

  private func report(_ name: String, messages: Int) -> Report {
    guard let difference = ear.difference else {
      let how = recording.isDeterministic ? "byte for byte" : "the answers as recorded, instants aside"
      return Report(isAsRecorded: true, text: "\(name): \(messages) messages, \(how)\n")
    }
    var text = difference.text(file: name)
    if !recording.version.isEmpty, recording.version != OpenRPCDocument.version {
      text += "  (recorded with version \(recording.version); this is \(OpenRPCDocument.version))\n"
    }
    return Report(isAsRecorded: false, text: text)
  }

  /// Waits until so many of the recorded messages have come, or until it is clear that they will not.
  private func hear(first count: Int, untilEnd: Bool = false) async {
    if isDone(count, untilEnd) { return }
    await time.settle()
    var heard = -1
    while !isDone(count, untilEnd), ear.heard > heard {
      heard = ear.heard
      target = count
      // While messages still come, patience begins anew.
      await withCheckedContinuation { continuation in
        waiting = continuation
        let seconds = ear.lacksOnlyAnnouncements(first: count) ? min(patienceSeconds, 2) : patienceSeconds
        alarm = RPCAlarm.real(seconds) { [weak self] in self?.wake() }
      }
    }
    ear.giveUp(first: count)
  }

  private var alarm: RPCAlarm?

  private func isDone(_ count: Int, _ untilEnd: Bool) -> Bool {
    ear.difference != nil || (ear.hasHeard(first: count) && (!untilEnd || hasEnded)) || (hasEnded && ear.hasHeard(first: count))
  }

  private func wake() {
    alarm?.cancel()
    alarm = nil
    waiting?.resume()
    waiting = nil
  }
}

/// Told when the peer has ended; made before there is anybody to tell.
@MainActor
private final class Ending {
  var reached: (@MainActor () -> Void)?
}

/// The `.storekit` files of a recording, each as it was at the line that is reached.
@MainActor
private final class Configurations {
  private var held: [String: [UInt8]] = [:]
  private let lines: [Recording.Line]

  init(_ recording: Recording) {
    lines = recording.lines
    for (path, text) in recording.configurations where held[path] == nil { held[path] = text }
  }

  /// Takes in the files that were read because of the message in this line.
  func reach(_ number: Int) {
    for line in lines.drop(while: { $0.number <= number }) {
      guard let (path, text) = line.configuration else { return }
      held[path] = text
    }
  }

  func configuration(at path: String) -> SimulatedConfiguration {
    held[path].map { .recorded(path: path, text: $0) } ?? .file(path: path)
  }
}
