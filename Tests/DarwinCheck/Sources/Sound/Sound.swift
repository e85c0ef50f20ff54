import PlantedC
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  // Never seen by the check.
  import NoSuchModule
#endif

/// Right on a Mac, and wrong on Linux.
public final class Sound: Sendable {
  private let state = Mutex<stat?>(nil)

  var inode: UInt64? { state.withLock { $0?.st_ino } }
  var seconds: Int? { state.withLock { $0?.st_mtimespec.tv_sec } }
  var answer: Int32 { planted_answer() }
}
