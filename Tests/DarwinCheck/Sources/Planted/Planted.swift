// There is no SPI in Apple's SDK.
@_spi(Reflection) import Swift  // planted warning

#if canImport(Darwin)
  import Darwin

  func types() -> Int { "not a number" }  // planted error
  func modules() { _NSGetExecutablePath }  // planted error
  func fields(_ status: stat) -> timespec { status.st_mtim }  // planted error

  @available(macOS 26.0, *) func newer() {}
  func availability() { newer() }  // planted error
#endif
