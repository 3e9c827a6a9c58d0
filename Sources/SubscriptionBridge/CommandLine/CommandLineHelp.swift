/// What `--help` prints.
public enum CommandLineHelp {
  public static let text = """
    subscription-bridge: the logic of an app's subscription screens as a process, JSON-RPC 2.0 over stdin and stdout

    subscription-bridge [serve] [FLAGS]               serve one conversation
      --storekit FILE           the store "default" sells what a .storekit file says
      --store KIND|JSON         the store "default" is of this kind (simulated, revenueCat, spy, delegated), or opened with these params
      --state-directory DIR     keep the store's ledger here
      --clock system|virtual[=INSTANT]
      --time-rate RATE          how fast subscription periods pass, as in a .storekit file
      --locale LOCALE           language of messages and prices
      --framing auto|lines|headers
      --sequential              start a request only when the one before it is finished
      --drain-seconds N         real seconds left to what is under way at the end of input (30)
      --max-message-bytes N     the largest message that is read (16777216)
      --record FILE             keep the conversation as JSON lines
      --log-level error|warning|info|debug
    subscription-bridge check FILE.storekit [--json]  say what a file sells and what is odd in it
    subscription-bridge replay FILE.jsonl             run a recorded conversation again
    subscription-bridge schema                        print the OpenRPC document
    subscription-bridge --version | --help

    With no flags it sells a built-in sample: pro_monthly, pro_yearly, basic_monthly, basic_yearly.

    """
}
