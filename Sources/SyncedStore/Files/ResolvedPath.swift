/// A path without symbolic links.
package struct ResolvedPath: Sendable {
  package let path: String
  /// Whether a symbolic link on the way leads to nothing.
  package let leadsNowhere: Bool
}

extension StoreFiles {
  /// The most symbolic links that are followed, as on Linux.
  private static var linkLimit: Int { 40 }

  /// Where a path leads.
  ///
  /// What is not there yet, such as a folder on a disk that is not connected, has the path that it
  /// will have then.
  package func resolved(_ path: String) -> ResolvedPath {
    resolved(path, links: Self.linkLimit)
  }

  private func resolved(_ path: String, links: Int) -> ResolvedPath {
    if let real = try? realPath(path) { return ResolvedPath(path: real, leadsNowhere: false) }
    if path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") {
      return resolved(String(path.dropLast()), links: links)
    }
    let parent = path.parentPath
    guard parent != path, parent != "." else {
      return ResolvedPath(path: path, leadsNowhere: false)
    }
    if links > 0, let destination = try? destination(path) {
      let next = destination.hasPrefix("/") ? destination : "\(parent)/\(destination)"
      return ResolvedPath(path: resolved(next, links: links - 1).path, leadsNowhere: true)
    }
    let real = resolved(parent, links: links)
    return ResolvedPath(
      path: (real.path == "/" ? "" : real.path) + "/" + path.lastPathName,
      leadsNowhere: real.leadsNowhere)
  }
}
