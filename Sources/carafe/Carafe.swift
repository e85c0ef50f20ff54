#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program: `carafe` serves, every other subcommand is for a person at a terminal.
@main
struct Carafe {
  static func main() {
    Terminal.holdStreams()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status: Int32
    switch Result(catching: { () throws(UsageError) in try Command(parsing: arguments) }) {
    case .success(let command): status = command.run()
    case .failure(let error):
      Terminal.complain("\(error.description)\nSee carafe --help.")
      status = 2
    }
    exit(status)
  }
}
