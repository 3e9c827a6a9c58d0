import Dispatch
import Glibc

/// The main queue as a descriptor, so that one thread can wait for it and for the pipe at once.
///
/// `dispatchMain()` would hand each message from the thread that watches descriptors to the one that runs the main queue, and wake two threads for
/// one answer. These two entries are what run loops use on Linux to serve the main queue themselves.
@MainActor package struct MainLoop {
  /// Readable when the main queue has something to do.
  package let descriptor = mainQueueHandle()

  package init() {}

  /// Runs what the main queue has to do: jobs of the main actor, timers.
  package func drain() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
    drainMainQueue(nil)
  }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_ ignored: UnsafeMutableRawPointer?)
