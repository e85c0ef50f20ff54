import IntentJSON

/// JSON for people to read: two spaces a level.
enum PrettyJSON {
  static func text(_ value: JSONValue, indent: String = "") -> String {
    let deeper = indent + "  "
    switch value {
    case .array(let elements) where !elements.isEmpty:
      let lines = elements.map { deeper + text($0, indent: deeper) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .object(let object) where !object.isEmpty:
      let lines = object.members.map { member in
        "\(deeper)\(JSONValue.string(member.key).text): \(text(member.value, indent: deeper))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    default: return value.text
    }
  }
}
