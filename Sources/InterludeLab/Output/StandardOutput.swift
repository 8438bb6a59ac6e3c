import FileSystem
// The streams of the C library, which come along, are variables there, though nothing changes them.
@preconcurrency import Foundation
import MotionQA

/// What the program answers with. Every byte arrives, or an error says why not.
nonisolated enum StandardOutput {
  /// Has what an app prints come line by line, in its place among the answers, where the output is a pipe or a file, too: the C library
  /// would keep it back.
  static func passOnLines() { setvbuf(stdout, nil, Int32(_IOLBF), 0) }

  static func write(_ data: Data) throws(StandardOutputError) {
    do { try Descriptor.standardOutput.write(data) } catch { throw StandardOutputError(error) }
  }

  /// Some file systems tell only now that there was no room. Who has nothing to say needs no output.
  static func close() throws(StandardOutputError) {
    // Of a line that has no end yet.
    fflush(stdout)
    do {
      try Descriptor.standardOutput.close()
    } catch {
      if error.code != EBADF { throw StandardOutputError(error) }
    }
  }
}

/// Why an answer has not arrived.
nonisolated struct StandardOutputError: Error, CustomStringConvertible {
  let description: String
  /// The reader has closed the pipe, which is no failure.
  let isUnwanted: Bool

  init(_ error: SystemError) {
    isUnwanted = error.code == EPIPE
    description =
      "Standard output cannot be written (\(error.reason)): check that what it leads to may be written to and has room."
  }
}

/// Where the program talks to the person at the terminal. What cannot be said is not said.
nonisolated enum StandardError {
  static func write(_ text: String) { try? Descriptor.standardError.write(Data(text.utf8)) }
}
