import IntentJSON

/// What the command line asks for.
enum Command: Sendable {
  case serve
  case call(CallCommand)
  case tools(ToolsCommand)
  case manifest
  case doctor
  case export(ExportCommand)
  case importing(ImportCommand)
  case config(ConfigCommand)
  case help(HelpCommand)
  case version

  /// Reads the arguments after the program's name.
  init(parsing arguments: [String]) throws(UsageError) {
    let rest = Array(arguments.dropFirst())
    guard !rest.contains("--help"), !rest.contains("-h") else {
      self = .help(HelpCommand(arguments))
      return
    }
    switch arguments.first {
    case nil: self = .serve
    case "serve": self = try Self.alone(.serve, arguments)
    case "call": self = .call(try CallCommand(rest))
    case "tools": self = .tools(try ToolsCommand(rest))
    case "manifest": self = try Self.alone(.manifest, arguments)
    case "doctor": self = try Self.alone(.doctor, arguments)
    case "export": self = .export(try ExportCommand(rest))
    case "import": self = .importing(try ImportCommand(rest))
    case "config": self = .config(try ConfigCommand(rest))
    case "help", "--help", "-h": self = .help(HelpCommand(rest))
    case "version", "--version", "-v": self = try Self.alone(.version, arguments)
    case let other?:
      throw UsageError(
        "There is no subcommand \"\(other.cutShort)\"; there are serve, call, tools, export, import, config, manifest and doctor."
      )
    }
  }

  /// A subcommand that nothing may follow.
  private static func alone(_ command: Command, _ arguments: [String]) throws(UsageError) -> Command
  {
    let usage = "\(arguments[0]) takes no arguments."
    try Options(Array(arguments.dropFirst()), usage: usage).endAfter(0)
    return command
  }

  /// Does it; gives the exit status.
  func run() -> Int32 {
    switch self {
    case .serve: ServeCommand().run()
    case .call(let command): command.run()
    case .tools(let command): command.run()
    case .manifest: ManifestCommand().run()
    case .doctor: DoctorCommand().run()
    case .export(let command): command.run()
    case .importing(let command): command.run()
    case .config(let command): command.run()
    case .help(let command): command.run()
    case .version: VersionCommand().run()
    }
  }
}
