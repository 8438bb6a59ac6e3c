import Foundation

/// Being told to stop, by Ctrl-C, `kill` or a terminal that closes: what is unfinished is taken away first.
///
/// Hardly anything is allowed where a signal arrives, so that it is passed on, through a pipe, to a thread that waits for it.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private static let pipe = Pipe()
  private static let entrance = pipe.fileHandleForWriting.fileDescriptor
  private static let watch: Void = Thread.detachNewThread {
    var byte: UInt8 = 0
    while read(pipe.fileHandleForReading.fileDescriptor, &byte, 1) != 1 {}
    Unfinished.abandon { die(of: Int32(byte)) }
  }

  /// Listens to the signals that would end the program at once; who ignores or handles them already goes on doing so.
  static func takeOver() {
    _ = (watch, entrance)
    for number in signals where isDefault(number) { signal(number, passOn) }
  }

  /// The signals end the program at once again.
  static func handBack() {
    for number in signals where isPassedOn(number) { signal(number, SIG_DFL) }
  }

  private static let passOn: @convention(c) (Int32) -> Void = { number in
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(entrance, &byte, 1)
    errno = error
  }

  private static func isDefault(_ number: Int32) -> Bool { handler(of: number) == nil }

  private static func isPassedOn(_ number: Int32) -> Bool {
    handler(of: number).map { unsafeBitCast($0, to: Int.self) } == unsafeBitCast(passOn, to: Int.self)
  }

  private static func handler(of number: Int32) -> (@convention(c) (Int32) -> Void)? {
    var action = sigaction()
    sigaction(number, nil, &action)
    return action.__sigaction_handler.sa_handler
  }

  /// The program ends as if the signal had not been caught: its parent sees which signal it was.
  private static func die(of number: Int32) -> Never {
    signal(number, SIG_DFL)
    kill(getpid(), number)
    while true { pause() }
  }
}
