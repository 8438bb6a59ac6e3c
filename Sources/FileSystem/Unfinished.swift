import Foundation
import Synchronization

/// Files and folders that are written under another name for now. They are taken away when the program is told to stop.
enum Unfinished {
  private static let paths = Mutex<Set<String>>([])
  /// The folders that were made, each after those that it is in.
  private static let folders = Mutex<[String]>([])

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
      removeEmptyFolders()
      end()
    }
  }

  /// Notes folders that were made, each after those that it is in.
  static func note(folders made: [String]) { folders.withLock { $0 += made } }

  /// Takes those of the folders away that nothing has come into.
  static func removeEmptyFolders() {
    folders.withLock { folders in
      for folder in folders.reversed() { rmdir(folder) }
      folders = []
    }
  }
}
