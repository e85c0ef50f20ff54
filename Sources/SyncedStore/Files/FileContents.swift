/// The bytes of a file and what it was when they were read.
package struct FileContents: Sendable {
  package let bytes: [UInt8]
  let status: FileStatus

  /// Whether nobody but its owner may read or write the file, which has no other name.
  package var isPrivate: Bool { status.mode & 0o077 == 0 && status.names == 1 }
}

extension StoreFiles {
  /// The most a file of the store may hold.
  static var sizeLimit: Int { 64 << 20 }

  /// The whole of a file; nil when it is no regular file of at most 64 MB.
  ///
  /// A file that was changed just now may be changing: the beginning of one version and the end of
  /// another can be whole JSON. So it is read until it gives the same bytes twice, or those that are
  /// expected.
  package func contents(
    _ path: String, expecting expected: [UInt8]? = nil
  ) throws(FileError) -> FileContents? {
    var last = expected
    for _ in 0..<16 {
      guard let contents = try contentsNow(path) else { return nil }
      if contents.status.isSettled(readAt: time()) { return contents }
      if let last, contents.bytes.hasSameBytes(as: last) { return contents }
      last = contents.bytes
    }
    throw .changing
  }

  private func contentsNow(_ path: String) throws(FileError) -> FileContents? {
    let descriptor = try untilDone { () throws(FileError) in try open(path, .reading) }
    defer { close(descriptor) }
    let before = try status(descriptor)
    guard before.kind == .file, before.size <= Self.sizeLimit else { return nil }
    var bytes: [UInt8] = []
    while true {
      // One byte more than expected, so that the first read of a whole file also sees its end.
      let count = max(before.size - bytes.count, 0) + 1
      let more = try untilDone { () throws(FileError) in try read(descriptor, count: count) }
      if more.isEmpty { break }
      if bytes.isEmpty { bytes = more } else { bytes += more }
      guard bytes.count <= Self.sizeLimit else { return nil }
      if bytes.count == before.size { break }
    }
    return FileContents(bytes: bytes, status: try status(descriptor))
  }

  /// Makes a new file of `bytes`, flushed to the disk if asked.
  ///
  /// A failure leaves no file behind.
  ///
  /// A failed flush may have lost the bytes in memory too, so the file is written once more.
  @discardableResult
  package func makeFile(
    _ path: String, _ bytes: [UInt8], flushed: Bool, like model: String? = nil
  ) throws(FileError) -> FileStatus {
    // Nobody would read it again.
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge }
    do {
      return try writeFile(path, bytes, flushed: flushed, like: model)
    } catch {
      guard case .flushing = error else { throw error.cause }
    }
    do {
      return try writeFile(path, bytes, flushed: flushed, like: model)
    } catch {
      throw error.cause
    }
  }

  private func writeFile(
    _ path: String, _ bytes: [UInt8], flushed: Bool, like model: String?
  ) throws(MakingError) -> FileStatus {
    let descriptor: Int32
    do {
      descriptor = try untilDone { () throws(FileError) in try open(path, .creating) }
    } catch {
      throw .writing(error)
    }
    defer { close(descriptor) }
    do {
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = rest
        let count = try untilDone { () throws(FileError) in try write(descriptor, part) }
        rest = rest.dropFirst(count)
      }
      if let model { copyAttributes(from: model, to: descriptor) }
    } catch {
      try? remove(path)
      throw .writing(error)
    }
    do {
      if flushed { try untilDone { () throws(FileError) in try synchronize(descriptor) } }
      return try status(descriptor)
    } catch {
      try? remove(path)
      throw .flushing(error)
    }
  }

  /// Flushes a folder, where the file system has that notion.
  func synchronizeFolder(_ path: String) throws(FileError) {
    do {
      let descriptor = try untilDone { () throws(FileError) in try open(path, .reading) }
      defer { close(descriptor) }
      try untilDone { () throws(FileError) in try synchronize(descriptor) }
    } catch {
      guard error.isUnsupported else { throw error }
    }
  }

  /// Makes a folder and those above it.
  package func makeFolders(_ path: String) throws(FileError) {
    if let status = try? status(path), status.kind == .folder { return }
    let parent = path.parentPath
    if parent != path, !parent.isEmpty { try makeFolders(parent) }
    do {
      try makeFolder(path)
    } catch {
      guard error.isTaken else { throw error }
    }
  }

  /// Repeats a call that a signal interrupted.
  @discardableResult
  func untilDone<Result>(_ call: () throws(FileError) -> Result) throws(FileError) -> Result {
    while true {
      do {
        return try call()
      } catch {
        guard error.isInterrupted else { throw error }
      }
    }
  }
}

private enum MakingError: Error {
  case writing(FileError)
  case flushing(FileError)

  var cause: FileError {
    switch self {
    case .writing(let error), .flushing(let error): error
    }
  }
}

extension String {
  /// The path of the folder that holds this path.
  package var parentPath: String {
    let bytes = utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == bytes.startIndex ? "/" : String(self[..<slash])
  }

  /// The name behind the last slash.
  package var lastPathName: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[index(after: $0)...]) } ?? self
  }
}
