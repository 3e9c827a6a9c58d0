import BridgeWire
import Dispatch
import Glibc
import JSONRPC
import SubscriptionBridge
import Timekeeping

/// Has a conversation kept in a file, line by line as it is held.
@MainActor
func record(in path: String, of peer: RPCPeer, time: Timekeeper, log: StandardErrorLog) -> Recorder {
  // Made anew, for its owner alone: a conversation says what a person bought.
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else { Output.fail("--record: \(path) cannot be written: \(String(cString: strerror(errno)))", status: 2) }
  var isBroken = false
  let recorder = Recorder(
    version: OpenRPCDocument.version, arguments: Array(CommandLine.arguments.dropFirst()), time: time, framing: { peer.framing },
    contents: { contents(of: $0) },
    write: { line in
      guard !isBroken, !Output.write(line, to: descriptor) else { return }
      isBroken = true
      log.write(RPCDiagnostic(.error, "--record: \(path) cannot be written any more: \(String(cString: strerror(errno)))"))
    })
  peer.onMessage = { recorder.note($0, $1) }
  return recorder
}

/// Runs a recorded conversation again, says how it went, and ends with 1 where it went another way.
@MainActor
func replay(_ file: String) -> Never {
  guard let bytes = contents(of: file) else { Output.fail("\(file) cannot be read: \(String(cString: strerror(errno)))", status: 2) }
  let recording: Recording
  do throws(RecordingFault) {
    recording = try Recording(bytes)
  } catch {
    Output.fail("\(file):\(error.line): \(error.message)", status: 2)
  }
  let folders = ReplayFolders()
  let log = StandardErrorLog(name: "subscription-bridge", level: .error)
  do throws(CommandLineError) {
    let replay = try Replay(recording, files: BridgeFiles(stateDirectory: folders.folder), openers: StoreOpeners(log: log))
    Task {
      let report = await replay.run(name: file)
      folders.remove()
      Output.exit(with: (report.text, report.isAsRecorded ? 0 : 1))
    }
  } catch {
    Output.fail("\(file): \(error.message)", status: 2)
  }
  dispatchMain()
}

/// Empty folders in place of those that a recording names: a replay touches no ledger.
@MainActor
private final class ReplayFolders {
  private var made: [String: String] = [:]

  func folder(for path: String) -> String {
    if let known = made[path] { return known }
    // The six last letters are mkdtemp's to choose.
    var template = Array(((getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp") + "/subscription-bridge-replay-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { Output.fail("no folder can be made for a replay", status: 2) }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    made[path] = folder
    Output.note("the replay of \(path) begins with an empty folder")
    return folder
  }

  /// Takes the folders away with all that the replay put into them.
  func remove() {
    for folder in made.values { removeTree(folder) }
  }

  private func removeTree(_ path: String) {
    if let entries = opendir(path) {
      while let entry = readdir(entries) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
        }
        if name != ".", name != ".." { removeTree(path + "/" + name) }
      }
      closedir(entries)
    }
    _ = Glibc.remove(path)
  }
}

/// The bytes of a file; nil, with `errno` set, when it cannot be read.
private func contents(of path: String) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count == 0 { return bytes }
    if count < 0, errno != EINTR { return nil }
    bytes += buffer.prefix(max(count, 0))
  }
}
