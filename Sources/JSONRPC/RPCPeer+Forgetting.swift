extension RPCPeer {
  /// Lets go of all who serve methods, and so of what they hold, which mostly is this peer too. To be called after the end, by those who
  /// hold one conversation after another in one process.
  package func forgetHandlers() {
    table = MethodTable()
  }
}
