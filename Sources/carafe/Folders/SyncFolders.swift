import IntentJSON
import SyncedStore

/// The folders of one sync service on this computer.
struct SyncFolders {
  let service: SyncService
  /// The folders, each once, by the path at which it was found first.
  private(set) var found: [String] = []
  /// What may hold one and could not be read.
  private(set) var unreadable: [(path: String, reason: String)] = []

  private let home: String
  private let platform: Platform
  private let files: any StoreFiles
  /// The paths of what was found, without symbolic links.
  private var real: [String] = []

  /// Looks where the table says, below a home folder.
  init(
    of service: SyncService, home: String, on platform: Platform = .current,
    files: any StoreFiles = .system
  ) {
    self.service = service
    self.home = home
    self.platform = platform
    self.files = files
    for path in recorded { add(path) }
    // What the service says itself is all there is.
    guard found.isEmpty else { return }
    for place in service.places(on: platform) {
      for path in matches(place) { add(path) }
    }
  }

  /// The paths in the service's own record, such as those of a private and a business account.
  private var recorded: [String] {
    guard let record = service.record,
      let contents = (try? files.contents(files.resolved("\(home)/\(record)").path)).flatMap({ $0 }
      ),
      let accounts = (try? JSONValue(parsing: contents.bytes))?.object
    else { return [] }
    return accounts.members.compactMap { $0.value["path"]?.string }.filter { $0.hasPrefix("/") }
  }

  /// The folders that a place of the table stands for.
  private mutating func matches(_ place: String) -> [String] {
    var paths = [home]
    for name in place.split(separator: "/") {
      var next: [String] = []
      for path in paths {
        guard let star = name.firstIndex(of: "*") else {
          next.append("\(path)/\(name)")
          continue
        }
        let (start, end) = (name[..<star], name[name.index(after: star)...])
        let matching = names(in: path).filter {
          $0.hasPrefix(start) && $0.hasSuffix(end) && !service.isForeign($0)
        }
        let own = matching.filter(service.ownParts.contains)
        next += (own.isEmpty ? matching : own).map { "\(path)/\($0)" }
      }
      paths = next
    }
    return paths
  }

  /// Adds a folder that is there, unless it is or holds one that was found: services leave a link
  /// where their folder was before.
  private mutating func add(_ path: String) {
    guard let real = try? files.realPath(path), (try? files.status(real))?.kind == .folder else {
      return
    }
    guard !self.real.contains(where: { "\($0)/".utf8.starts(with: "\(real)/".utf8) }) else {
      return
    }
    self.real.append(real)
    found.append(path)
  }

  /// The names in a folder that are not hidden, sorted.
  private mutating func names(in folder: String) -> [String] {
    do throws(FileError) {
      return try files.list(files.resolved(folder).path).filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      if !error.isMissing {
        unreadable.append((folder, error.reason(at: folder, home: home, on: platform)))
      }
      return []
    }
  }
}
