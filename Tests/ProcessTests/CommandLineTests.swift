import Foundation
import IntentJSON
import TestSupport
import Testing

/// What the command line takes, and what it says to the rest.
@Suite struct CommandLineTests {
  let program = EverydayProgram()

  @Test(
    arguments: [
      ("bogus", "\"bogus\"; there are serve, call,"), ("--verbose", "\"--verbose\"; there are"),
      ("serve --verbose", "\"--verbose\" is not understood. serve takes no arguments."),
      ("doctor now", "\"now\" is too much. doctor takes"), ("manifest x", "\"x\" is too much."),
      ("--version x", "\"x\" is too much."), ("tools x", "\"x\" is too much. tools takes --format"),
      ("tools --format", "--format has no value."), ("tools --format=xml", "cannot be \"xml\"."),
      ("tools --formt mcp", "\"--formt\" is not understood."), ("export tea", "no part \"tea\""),
      ("export --format csv", "One CSV cannot hold both"),
      ("export water list", "\"list\" is too much"),
      ("export list --format csv --format csv", "--format is given twice. export takes"),
      ("import", "No file is named. import takes one file"),
      ("import -x a", "\"-x\" is not understood"),
      ("import a b", "\"b\" is too much."), ("config", "No client is named."),
      ("config x", "no client \"x\" here. config takes the name of a client (claude-desktop,"),
      ("config cursor --force", "\"--force\" is not understood."), ("call", "No tool is named."),
      ("call log_water 8", "\"8\" is not key=value. call takes a tool"),
      ("call log_water {} x=1", "\"{}\" is not key=value."),
      ("call log_water --amount=8", "\"--amount=8\" is not understood."),
    ])
  func `what a subcommand does not take is named, with what it takes`(
    _ line: String, _ sentence: String
  ) throws {
    let outcome = try program.run(line.split(separator: " ").map(String.init))
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(sentence))
  }

  @Test func `an option may hold its value, and what follows two dashes is no option`() throws {
    let spaced = try program.run("tools", "--format", "openai")
    #expect(spaced.status == 0)
    #expect(try program.run("tools", "--format=openai").output == spaced.output)
    #expect(try program.run("import", "--", "-x").errors.contains("-x cannot be read"))
  }

  @Test func `a tool's help says what each argument is for`() throws {
    let help = try program.run("call", "log_water", "--help").output
    #expect(help.hasPrefix("log_water [amount] [unit]"))
    #expect(help.contains("  request_id\n      Any text; a repeated call"))
    #expect(try program.run("call", "--help").output == (try program.run("--help").output))
  }

  @Test func `no file that is opened takes the place of a stream that is closed`() throws {
    for words in ["call show_list", "call log_water amount=250", "doctor", "export"] {
      let outcome = try program.run(words.split(separator: " ").map(String.init), closed: 1)
      #expect(outcome.status == 1)
      #expect(outcome.errors == "Standard output cannot be written: Bad file descriptor.\n")
    }
    #expect(try program.run(["call", "log_water", "amount=lots"], closed: 2).status == 1)
    #expect(try program.run(["import", "-"], closed: 0).errors.contains("nothing to import"))
  }
}
