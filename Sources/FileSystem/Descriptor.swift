import Foundation

/// An open file of the operating system. There is no buffer: what cannot be written is known at once.
package struct Descriptor {
  package static let standardOutput = Descriptor(number: STDOUT_FILENO)
  package static let standardError = Descriptor(number: STDERR_FILENO)

  let number: Int32

  /// Opens a file with the flags of `open(2)`; a new file may be read and written as the user's mask allows.
  init(opening path: String, _ flags: Int32) throws(SystemError) {
    number = open(path, flags | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw SystemError(errno) }
  }

  private init(number: Int32) { self.number = number }

  /// Writes everything, however many calls that takes.
  package func write(_ data: Data) throws(SystemError) {
    var rest = data
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        waitForRoom()
      } else if errno != EINTR {
        throw SystemError(errno)
      }
    }
  }

  /// Writes everything and closes the file, whether that succeeds or not.
  func finish(with data: Data) throws(SystemError) {
    do {
      try write(data)
    } catch {
      try? close()
      throw error
    }
    try close()
  }

  /// Reads to the end of the file, which may be a pipe.
  func read(atMost count: Int) throws(SystemError) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let length = buffer.withUnsafeMutableBytes { Foundation.read(number, $0.baseAddress, $0.count) }
      if length == 0 { return data }
      if length < 0, errno == EINTR { continue }
      guard length > 0 else { throw SystemError(errno) }
      guard data.count + length <= count else { throw SystemError(EFBIG) }
      data.append(contentsOf: buffer[..<length])
    }
  }

  /// Sets who may do what with the file, as in `stat(2)`.
  func setMode(_ mode: mode_t) { fchmod(number, mode & 0o7777) }

  /// Some file systems tell only now that there was no room.
  package func close() throws(SystemError) {
    guard Foundation.close(number) == 0 else { throw SystemError(errno) }
  }

  /// Somebody has made the pipe one that does not wait.
  private func waitForRoom() {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
