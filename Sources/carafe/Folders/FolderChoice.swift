import IntentJSON
import SyncedStore

/// What a person said with `--folder`: the name of a sync service, or a path.
enum FolderChoice: Equatable, Sendable {
  case service(SyncService)
  case path(String)

  /// Reads a choice.
  ///
  /// Nil for a bare word that names no service, since a misspelt name must not become a folder that
  /// nothing syncs, and for the home of another person (`~anna/x`).
  init?(_ text: String) {
    if let service = SyncService(rawValue: text.lowercased()) {
      self = .service(service)
      return
    }
    let first = text.prefix { $0 != "/" }
    let isPath = first.count < text.count || ["~", ".", ".."].contains(text)
    guard isPath, !first.hasPrefix("~") || first == "~" else { return nil }
    self = .path(text)
  }

  /// The folder that is to hold the data, as an absolute path.
  ///
  /// - Throws: A sentence that says what to do, where no folder fits or several do.
  func folder(_ environment: ProcessEnvironment) throws(FolderError) -> String {
    switch self {
    case .service(let service):
      return try Self.folder(in: SyncFolders(of: service, home: environment.home), on: .current)
    case .path(let path):
      let folder = try Self.absolute(environment.expanded(path) ?? path, from: CurrentFolder.path)
      // Behind links, such as one to a disk.
      let files = SystemFiles()
      if let status = try? files.status(files.realPath(folder)), status.kind != .folder {
        throw FolderError(
          "\(folder.visibleLine) is a file and no folder. Choose another place with --folder.")
      }
      return folder
    }
  }

  /// Carafe's folder in the one that a service has.
  static func folder(
    in folders: SyncFolders, on platform: Platform
  ) throws(FolderError) -> String {
    let (service, found) = (folders.service, folders.found.map { "\($0)/Carafe" })
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      let choices = found.map { "\n  --folder \"\($0.visibleLine)\"" }.joined()
      throw FolderError("There are several folders of \(service.title) here; choose one:\(choices)")
    }
    var sentences = ["\(service.title) was not found on this computer."]
    let places = ([service.record].compactMap { $0 } + service.places(on: platform)).map {
      "~/\($0)"
    }
    if !places.isEmpty {
      sentences.append("It was looked for at \(places.joined(separator: ", ")).")
    }
    sentences += folders.unreadable.map { "\($0.path.visibleLine) cannot be read: \($0.reason)." }
    sentences.append(
      "\(service.advice(on: platform)), or name the folder yourself: --folder /PATH/Carafe")
    throw FolderError(sentences.joined(separator: " "))
  }

  /// A path that begins at the root, without the `.` and `..` in front; a relative one begins in the
  /// folder `current`, as for every command of a shell.
  static func absolute(_ path: String, from current: String?) throws(FolderError) -> String {
    var rest = path[...]
    while rest.count > 1, rest.hasSuffix("/") { rest = rest.dropLast() }
    guard !rest.hasPrefix("/") else { return String(rest) }
    guard var folder = current else {
      throw FolderError("The current folder is not known; give --folder a path that begins with /.")
    }
    while !rest.isEmpty {
      let name = rest.prefix { $0 != "/" }
      guard [".", "..", ""].contains(name) else { break }
      if name == ".." { folder = folder.parentPath }
      rest = rest.dropFirst(name.count).drop { $0 == "/" }
    }
    guard !rest.isEmpty else { return folder }
    return folder == "/" ? "/\(rest)" : "\(folder)/\(rest)"
  }
}

/// Why there is no folder to be had, as a sentence.
struct FolderError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
