import SubscriptionBridge

// Reads what is asked for, puts the rooms together, and does it.
do throws(CommandLineError) {
  let request = try CommandLineRequest(arguments: Array(CommandLine.arguments.dropFirst()))
  switch request {
  case .serve(let options): serve(options)
  case .check(let file, let asJSON): Output.exit(with: check(file: file, asJSON: asJSON))
  case .replay(let file): replay(file)
  case .schema: Output.exit(with: (schemaText, 0))
  case .version: Output.exit(with: (versionText, 0))
  case .help: Output.exit(with: (CommandLineHelp.text, 0))
  }
} catch {
  Output.fail(error.message + "\n(subscription-bridge --help lists what there is)", status: 2)
}
