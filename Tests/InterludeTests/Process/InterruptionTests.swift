import Foundation
import InterludeTestSupport
import Testing

/// A program that is told to stop leaves nothing behind, and its parent sees that it was stopped.
struct InterruptionTests {
  private let temporary = TemporaryFolder.unmade()
  private var folder: String { temporary.path }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Lets the program that is run next be stopped by a signal, and returns what the signal did before. The tests themselves may
  /// have been started by something that ignores it, as a shell's background and `nohup` do, which a program inherits.
  private func heed(_ number: Int32) -> (@convention(c) (Int32) -> Void)? { signal(number, SIG_DFL) }

  private func names() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func anUnfinishedRecordingIsTakenAway(number: Int32) throws {
    let inherited = heed(number)
    defer { signal(number, inherited) }
    var seen: [String] = []

    let run = try ProgramRun(
      ["record", "drop-in", "-o", folder, "--frames", "--no-filmstrip"], output: .nullDevice
    ) { process in
      // Frames are being written.
      let frames = "\(folder)/.drop-in.part/frames"
      while process.isRunning, !FileManager.default.fileExists(atPath: "\(frames)/0000.png") { sched_yield() }
      seen = names()
      kill(process.processIdentifier, number)
    }

    #expect(seen == [".drop-in.part"])
    #expect(run.isKilled && run.status == number)
    #expect(names().isEmpty && run.complaints.isEmpty)
  }

  @Test func theFoldersThatWereMadeForItGoWithIt() throws {
    let inherited = heed(SIGINT)
    defer { signal(SIGINT, inherited) }
    let run = try ProgramRun(["record", "drop-in", "-o", "\(folder)/a/b", "--frames"], output: .nullDevice) { process in
      while process.isRunning, !FileManager.default.fileExists(atPath: "\(folder)/a/b/.drop-in.part") { sched_yield() }
      kill(process.processIdentifier, SIGINT)
    }
    #expect(run.isKilled)
    #expect(names().isEmpty)
  }

  @Test func theRecordingBeforeIsKept() throws {
    try FileManager.default.createDirectory(atPath: "\(folder)/drop-in", withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: URL(fileURLWithPath: "\(folder)/drop-in/trace.json"))
    let inherited = heed(SIGINT)
    defer { signal(SIGINT, inherited) }

    let run = try ProgramRun(["record", "drop-in", "-o", folder, "--frames"], output: .nullDevice) { process in
      while process.isRunning, !names().contains(".drop-in.part") { sched_yield() }
      kill(process.processIdentifier, SIGINT)
    }

    #expect(run.isKilled)
    #expect(names() == ["drop-in"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/drop-in") == ["trace.json"])
  }

  /// As a shell starts what it runs in the background, and `nohup` what is to stay.
  @Test func aSignalThatIsIgnoredStaysIgnored() throws {
    let line = """
      trap '' INT
      "$0" record drop-in -o . --fps 10 --no-filmstrip --frames --scale 0.25 & program=$!
      while kill -0 $program 2>/dev/null && ! [ -e .drop-in.part/frames ]; do :; done
      kill -INT $program
      wait $program
      """

    #expect(try ProgramRun(shell: line, in: folder).status == 0)
    #expect(names() == ["drop-in"])
  }
}
