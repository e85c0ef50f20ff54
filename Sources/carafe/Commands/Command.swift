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
  case help
  case version

  /// Reads the arguments after the program's name.
  init(parsing arguments: [String]) throws(UsageError) {
    let rest = Array(arguments.dropFirst())
    guard !rest.contains("--help"), !rest.contains("-h") else {
      self = .help
      return
    }
    switch arguments.first {
    case nil, "serve": self = .serve
    case "call": self = .call(try CallCommand(rest))
    case "tools": self = .tools(try ToolsCommand(rest))
    case "manifest": self = .manifest
    case "doctor": self = .doctor
    case "export": self = .export(try ExportCommand(rest))
    case "import": self = .importing(try ImportCommand(rest))
    case "config": self = .config(try ConfigCommand(rest))
    case "help", "--help", "-h": self = .help
    case "version", "--version", "-v": self = .version
    case let other?: throw UsageError("There is no subcommand \"\(other)\".")
    }
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
    case .help: HelpCommand().run()
    case .version: VersionCommand().run()
    }
  }
}

/// A command line that cannot be understood, as a sentence.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
