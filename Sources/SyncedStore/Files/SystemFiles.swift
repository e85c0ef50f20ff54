internal import CSyncedStore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files of this computer.
package struct SystemFiles: StoreFiles {
  /// The files of this computer.
  package init() {}

  package func open(_ path: String, _ opening: FileOpening) throws(FileError) -> Int32 {
    let flags =
      switch opening {
      case .reading: O_RDONLY | O_NONBLOCK
      case .creating: O_WRONLY | O_CREAT | O_EXCL
      case .locking: O_RDWR | O_CREAT
      }
    return try checked { synced_store_open(path, flags, 0o600) }
  }

  package func read(_ descriptor: Int32, count: Int) throws(FileError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      #if canImport(Darwin)
        let length = Darwin.read(descriptor, buffer.baseAddress, count)
      #else
        let length = Glibc.read(descriptor, buffer.baseAddress, count)
      #endif
      if length < 0 { code = errno }
      initialized = max(length, 0)
    }
    guard code == 0 else { throw FileError(code: code) }
    return bytes
  }

  package func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(FileError) -> Int {
    let length = bytes.withUnsafeBytes { buffer in
      #if canImport(Darwin)
        Darwin.write(descriptor, buffer.baseAddress, buffer.count)
      #else
        Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      #endif
    }
    guard length >= 0 else { throw FileError(code: errno) }
    return length
  }

  package func synchronize(_ descriptor: Int32) throws(FileError) {
    try checked { synced_store_synchronize(descriptor) }
  }

  package func close(_ descriptor: Int32) {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }

  package func lock(_ descriptor: Int32) throws(FileError) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK else { throw FileError(code: errno) }
    return false
  }

  package func status(_ path: String) throws(FileError) -> FileStatus {
    var status = stat()
    try checked { path.withCString { lstat($0, &status) } }
    return FileStatus(status, isDataless: Self.isDataless(path))
  }

  package func statusBehindLinks(_ path: String) throws(FileError) -> FileStatus {
    var status = stat()
    try checked { path.withCString { stat($0, &status) } }
    return FileStatus(status, isDataless: Self.isDataless(path))
  }

  /// Whether a file's bytes are elsewhere until somebody reads them, which only a Mac can tell.
  private static func isDataless(_ path: String) -> Bool {
    #if canImport(Darwin)
      path.withCString { synced_store_is_dataless($0) != 0 }
    #else
      false
    #endif
  }

  package func status(_ descriptor: Int32) throws(FileError) -> FileStatus {
    var status = stat()
    try checked { fstat(descriptor, &status) }
    return FileStatus(status, isDataless: false)
  }

  package func realPath(_ path: String) throws(FileError) -> String {
    guard let resolved = realpath(path, nil) else { throw FileError(code: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  package func destination(_ link: String) throws(FileError) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(link, &buffer, Int(PATH_MAX))
    guard length >= 0 else { throw FileError(code: errno) }
    return String(decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  package func list(_ folder: String) throws(FileError) -> [String] {
    let descriptor = try checked { synced_store_open(folder, O_RDONLY | O_DIRECTORY, 0) }
    guard let stream = fdopendir(descriptor) else {
      let code = errno
      close(descriptor)
      throw FileError(code: code)
    }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee))
        { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw FileError(code: errno) }
    return names
  }

  package func makeFolder(_ path: String) throws(FileError) {
    try checked { synced_store_make_folder(path, 0o700) }
  }

  package func checkWritable(_ path: String) throws(FileError) {
    try checked { access(path, W_OK) }
  }

  package func rename(_ from: String, _ to: String) throws(FileError) {
    try checked { synced_store_rename(from, to) }
  }

  package func renameNew(_ from: String, _ to: String) throws(FileError) {
    try checked { synced_store_rename_new(from, to) }
  }

  package func exchange(_ one: String, _ other: String) throws(FileError) {
    try checked { synced_store_exchange(one, other) }
  }

  package func link(_ from: String, _ to: String) throws(FileError) {
    try checked { synced_store_link(from, to) }
  }

  package func remove(_ path: String) throws(FileError) {
    try checked { synced_store_remove(path) }
  }

  package func copyAttributes(from path: String, to descriptor: Int32) {
    synced_store_copy_attributes(path, descriptor)
  }

  package func time() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now.nanoseconds
  }

  package func sleep(milliseconds: Int) {
    usleep(UInt32(milliseconds * 1000))
  }

  package var identity: FileIdentity { FileIdentity(user: geteuid(), group: getegid()) }

  @discardableResult
  private func checked(_ call: () -> Int32) throws(FileError) -> Int32 {
    let result = call()
    guard result >= 0 else { throw FileError(code: errno) }
    return result
  }
}

extension StoreFiles where Self == SystemFiles {
  /// The files of this computer.
  package static var system: SystemFiles { SystemFiles() }
}

extension FileStatus {
  fileprivate init(_ status: stat, isDataless: Bool) {
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      kind: kind, device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino),
      size: Int(status.st_size), modified: modified.nanoseconds, changed: changed.nanoseconds,
      mode: UInt32(status.st_mode) & 0o7777,
      owner: FileIdentity(user: status.st_uid, group: status.st_gid), names: Int(status.st_nlink),
      isDataless: isDataless)
  }
}

extension timespec {
  fileprivate var nanoseconds: Int { tv_sec * 1_000_000_000 + Int(tv_nsec) }
}
