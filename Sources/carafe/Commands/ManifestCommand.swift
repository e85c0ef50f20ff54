import CarafeIntents
import IntentJSON
import IntentKit

/// `carafe manifest`: the manifest of the .mcpb bundle, from the catalogue.
///
/// Version 0.2, which the widest range of hosts takes; the launcher sets the mode that some hosts
/// lose when they unpack.
struct ManifestCommand {
  func run() -> Int32 {
    Terminal.write(PrettyJSON.text(.object(Self.manifest(Product.catalogue))) + "\n")
    return 0
  }

  static func manifest(_ catalogue: Catalogue) -> JSONObject {
    let binary = "server/\(catalogue.name)"
    let launcher = "/bin/chmod u+x \"$1\" 2>/dev/null; exec \"$@\""
    let tools = catalogue.entries.filter(\.isDiscoverable).map { entry -> JSONValue in
      ["name": .string(entry.name), "description": .string(entry.description)]
    }
    return [
      "manifest_version": "0.2",
      "name": .string(catalogue.name),
      "display_name": .string(catalogue.title),
      "version": .string(catalogue.version),
      "description": "Log water and keep a shopping list, in one file of your own.",
      "author": ["name": "The Carafe authors"],
      "license": "MIT",
      "server": [
        "type": "binary",
        "entry_point": .string(binary),
        "mcp_config": [
          "command": "/bin/sh",
          "args": [
            "-c", .string(launcher), .string(catalogue.name), .string("${__dirname}/\(binary)"),
          ],
          "env": ["CARAFE_FOLDER": "${user_config.folder}"],
        ],
      ],
      "tools": .array(tools),
      "compatibility": ["platforms": ["darwin", "linux"]],
      "user_config": [
        "folder": [
          "type": "directory",
          "title": "Folder",
          "description":
            "The folder that holds Carafe.json, such as one in iCloud Drive or Dropbox. Leave it empty for the default.",
          "required": false,
        ]
      ],
    ]
  }
}
