#if canImport(Darwin)
  import Darwin

  final class Box { var value = 0 }

  // What only the passes behind the type checker find.
  func isolation() {
    let box = Box()
    Task.detached { box.value = 1 }  // planted error
    box.value = 2
  }
  func initialization() -> Int {
    let value: Int
    return value  // planted error
  }

  func results() { open("/", O_RDONLY) }  // planted warning
#endif
