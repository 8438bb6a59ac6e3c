import Foundation
import Synchronization

/// Files and folders that are written under another name for now. They are taken away when the program is told to stop.
enum Unfinished {
  private static let paths = Mutex<Set<String>>([])

  /// Makes, renames or takes away what is unfinished, and notes it. Nothing of the kind happens any more once the program
  /// has been told to stop: a thread that asks for it waits for the end.
  static func change<Failure: Error>(_ body: (inout Set<String>) throws(Failure) -> Void) throws(Failure) {
    try paths.withLock { (paths) throws(Failure) in
      if paths.isEmpty { Interruption.takeOver() }
      defer { if paths.isEmpty { Interruption.handBack() } }
      try body(&paths)
    }
  }

  /// Takes everything away, and ends the program.
  static func abandon(_ end: () -> Never) {
    paths.withLock { paths in
      for path in paths { try? FileManager.default.removeItem(atPath: path) }
      end()
    }
  }
}
