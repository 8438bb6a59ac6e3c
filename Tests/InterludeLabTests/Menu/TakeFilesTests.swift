import FileSystem
import Foundation
import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// What of a take is written to files.
struct TakeFilesTests {
  private let test: TestLab
  private let host = TestHost()
  private let window: LabWindow

  init() throws {
    test = try TestLab()
    window = try test.slideWindow(host)
  }

  private var session: LabSession { window.session }

  /// Looks on until a time without a frame in between.
  private func wait(until time: Double) {
    host.playback.seek(to: time)
    window.advance(to: time)
  }

  private func slide() { host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window) }

  @Test func whatWasWaitedBeforeTheFirstClickIsNoneOfTheRecording() throws {
    wait(until: 70)
    slide()
    host.run(window, for: 3)

    let path = try TakeFiles(session: session).write(.recording)

    defer { try? FileManager.default.removeItem(atPath: path) }
    let trace = try RecordedBundle.read(path).trace
    #expect(trace.views.contains { !$0.moving.isEmpty })
    #expect(abs(Double(trace.frameCount - 1) / 60 - 1.5) < 0.02, "the slide, and a second of rest")
    let script = try String(contentsOfFile: "\(path)/script.swift", encoding: .utf8)
    #expect(script.contains(".tap(CGPoint(x: 150, y: 430), at: 0)") && script.contains("duration: 1.5,"), "\(script)")
  }

  @Test func ofALongTakeTheFirstMinuteIsWrittenAndThatIsSaid() throws {
    wait(until: 10)
    slide()
    wait(until: 90)
    #expect(!TakeFiles(session: session).part.isCut, "nothing has happened any more")
    slide()
    host.run(window, for: 1)
    let part = TakeFiles(session: session).part
    #expect(part.isCut && part.range == 10...70)
  }

  /// Each second of looking on would be played again by each edit.
  @Test func anEditPlaysNothingOfTheTimeInWhichNothingHasHappened() throws {
    slide()
    host.run(window, for: 1)
    wait(until: 90)
    let call = try #require(session.selectedCall)
    session.edit(call, to: call.parameters.setting(.duration, to: 0.75))
    #expect(abs(session.machine.take.end - 1.75) < 0.02, "the motion as it is now, and a second of rest")
    #expect(session.machine.isLive && host.playback.time == session.machine.time)
    #expect(session.machine.log.motions.first { $0.property == "position" }?.end == 0.75)
  }
}
