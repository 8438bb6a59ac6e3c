import FileSystem
import Foundation
import MotionQA

/// What the program answers with. Every byte arrives, or an error says why not.
nonisolated enum StandardOutput {
  static func write(_ data: Data) throws(StandardOutputError) {
    do { try Descriptor.standardOutput.write(data) } catch { throw StandardOutputError(error) }
  }

  /// Some file systems tell only now that there was no room. Who has nothing to say needs no output.
  static func close() throws(StandardOutputError) {
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
