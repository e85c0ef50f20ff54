extension StoreEngine {
  /// Why the file, or what is at another path, is not to be had, in words that fit after a colon.
  func reason(
    _ error: FileError, at path: String? = nil, on platform: Platform = .current
  ) -> String {
    error.reason(
      at: path ?? place?.file ?? setup.folder, home: setup.home.map { files.resolved($0).path },
      on: platform)
  }
}
