import IntentJSON
import IntentKit

extension ServerSession {
  /// `prompts/list`: one for each shortcut.
  func listPrompts(_ version: ProtocolVersion) -> JSONObject {
    let prompts = catalogue.shortcuts.map { shortcut -> JSONValue in
      var prompt: JSONObject = ["name": .string(shortcut.name)]
      if version.hasTitles { prompt["title"] = .string(shortcut.title) }
      prompt["description"] = .string(shortcut.description)
      if !shortcut.arguments.isEmpty {
        prompt["arguments"] = .array(
          shortcut.arguments.map { argument in
            var described: JSONObject = ["name": .string(argument.parameter.name)]
            if version.hasTitles { described["title"] = .string(argument.parameter.title) }
            described["description"] = .string(argument.parameter.description)
            described["required"] = .bool(argument.isRequired)
            return .object(described)
          })
      }
      return .object(prompt)
    }
    return ["prompts": .array(prompts)]
  }

  /// `prompts/get`: the phrase a person would say, with the arguments in it.
  func getPrompt(_ context: RequestContext) throws(RPCError) -> JSONObject {
    let shortcut = try shortcut(named: try context.string("name", atMost: RequestTextLimit.name))
    var arguments: [String: String] = [:]
    switch context.params["arguments"] {
    case nil, .null: break
    case .object(let members):
      for member in members.members {
        switch member.value {
        case .null: break
        case .string(let text):
          guard !text.isLonger(than: RequestTextLimit.promptArgument) else {
            throw .tooLong(member.key, text, RequestTextLimit.promptArgument)
          }
          if !text.trimmed.isEmpty { arguments[member.key] = text }
        case .bool, .number, .array, .object:
          throw .invalidParams("The argument \"\(member.key.cutShort)\" must be a string.")
        }
      }
    default: throw .invalidParams("\"arguments\" must be an object.")
    }
    for argument in shortcut.arguments
    where argument.isRequired && arguments[argument.parameter.name] == nil {
      throw .invalidParams(
        "The prompt \"\(shortcut.name)\" needs the argument \"\(argument.parameter.name)\".")
    }
    let text = "\(shortcut.phrase(with: arguments)) (Use the tool \(shortcut.name).)"
    return [
      "description": .string(shortcut.description),
      "messages": [["role": "user", "content": ["type": "text", "text": .told(text)]]],
    ]
  }

  func shortcut(named name: String) throws(RPCError) -> ShortcutEntry {
    guard let shortcut = catalogue.shortcuts.first(where: { $0.name == name }) else {
      throw .invalidParams("There is no prompt \"\(name.cutShort)\"; prompts/list names them.")
    }
    return shortcut
  }
}
