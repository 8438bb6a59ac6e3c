import Foundation
import InterludeUI
import Testing

@testable import SDLStage

struct FramePacerTests {
  /// Runs frames that are ready after some work; waits are cut to whole milliseconds, as the system does.
  private func presentations(work: [Double], hasVerticalSync: Bool) -> [Double] {
    var pacer = FramePacer(refreshRate: 60, hasVerticalSync: hasVerticalSync)
    var now = 5.0
    return work.map { work in
      now += work
      now += (pacer.wait(at: now) * 1000).rounded(.down) / 1000
      pacer.didPresent(at: now)
      return now
    }
  }

  @Test func withoutVerticalSyncTheBeatIsTheDisplaysDespiteRoundedWaits() {
    let times = presentations(work: Array(repeating: 0.003, count: 601), hasVerticalSync: false)

    #expect(abs(times[600] - times[0] - 10) < 0.002)
  }

  @Test func aDriverThatClaimsToWaitAndDoesNotIsHeldBack() {
    let times = presentations(work: Array(repeating: 0.001, count: 61), hasVerticalSync: true)

    #expect(times[60] - times[0] > 0.8)
  }

  @Test func aLateFrameIsShownAtOnceAndNotMadeUpFor() {
    let times = presentations(work: [0.001, 0.001, 0.1, 0.001], hasVerticalSync: false)

    #expect(abs(times[2] - times[1] - 0.1) < 0.002)
    #expect(times[3] - times[2] > 0.015)
  }

  @Test func theFirstFrameDoesNotWait() {
    #expect(FramePacer(refreshRate: 60, hasVerticalSync: false).wait(at: 1e6) == 0)
  }

  @Test func aDisplayThatWaitsItselfIsNotDelayed() {
    var pacer = FramePacer(refreshRate: 60, hasVerticalSync: true)
    pacer.didPresent(at: 1)

    #expect(pacer.wait(at: 1 + 0.015) == 0)
  }
}
