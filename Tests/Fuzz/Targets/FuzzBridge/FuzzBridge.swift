import FuzzDriver

@main enum FuzzBridge {
  static func main() { fuzz(fuzzBridge) }
}

/// The whole bridge in this process, fed with a conversation that has been tampered with: whatever is asked, and however badly, each request is
/// answered once, every message is valid, revisions have no gap, and the end of the input ends it.
///
/// The first byte says how the conversation is held, the rest is what the front end sends. What would open a file is left out.
private func fuzzBridge(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard let first = bytes.first, !namesAFile(bytes) else { return 0 }
  let text = Array(bytes.dropFirst())
  MainActor.assumeIsolated { Play(how: first).run(text) }
  return 0
}

/// Whether a member that names a file or a folder may be in there, spelled out or escaped.
private func namesAFile(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  for word in ["File", "Directory", "\\u00"].map({ Array($0.utf8) }) where bytes.count >= word.count {
    for start in 0...bytes.count - word.count where bytes[start] == word[0] && bytes[start..<start + word.count].elementsEqual(word) {
      return true
    }
  }
  return false
}

@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int, _ seed: UInt32) -> Int {
  var mutation = Mutation(seed: seed)
  if mutation.number(below: 4) == 0 { return mutateBytes(data, size, maximum) }
  let changed = mutation.change(Array(UnsafeBufferPointer(start: data, count: size))).prefix(maximum)
  for (offset, byte) in changed.enumerated() { data[offset] = byte }
  return changed.count
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int) -> Int
