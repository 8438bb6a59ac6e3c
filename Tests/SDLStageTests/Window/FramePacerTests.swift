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

  /// The moments that frames are drawn for whose presenting ends at some times.
  private func frameTimes(presentedAt times: [Double], hasVerticalSync: Bool) -> [Double] {
    var pacer = FramePacer(refreshRate: 60, hasVerticalSync: hasVerticalSync)
    return times.map {
      pacer.didPresent(at: $0)
      return pacer.frameTime(at: $0 + 0.0002)
    }
  }

  private func steps(_ times: some Sequence<Double>) -> [Double] { zip(times.dropFirst(), times).map { $0 - $1 } }

  @Test func framesAreDrawnForMomentsThatAreEvenlyApartDespiteRoundedWaits() {
    let times = frameTimes(
      presentedAt: presentations(work: (0..<100).map { 0.003 + 0.0003 * Double($0 % 7) }, hasVerticalSync: false),
      hasVerticalSync: false)

    #expect(steps(times.dropFirst()).allSatisfy { abs($0 - 1.0 / 60) < 1e-9 })
  }

  @Test func aDriverThatComesBackEarlierAndLaterDoesNotMakeMotionWaver() {
    let even = (0..<200).map { 5 + Double($0) / 60 }
    // By up to 2 ms.
    let wavering = even.enumerated().map { $1 + 0.002 * sin(2.4 * Double($0)) }

    let times = frameTimes(presentedAt: wavering, hasVerticalSync: true)

    #expect(steps(times.dropFirst(40)).allSatisfy { abs($0 - 1.0 / 60) < 0.0004 })
    #expect(zip(times, even).allSatisfy { abs($0 - $1) < 0.002 })
  }

  @Test func theMomentsOfFramesFollowADisplayThatIsSlowerThanItSays() {
    let presented = (0..<2000).map { 5 + Double($0) / 59.94 }
    let times = frameTimes(presentedAt: presented, hasVerticalSync: true)

    #expect(zip(times, presented).allSatisfy { abs($0 - $1) < 0.0005 })
  }

  @Test func workThatTakesLongerThanAFrameIsDrawnForWhenItBegins() {
    let presented = (0..<50).map { 5 + 0.02 * Double($0) }
    let times = frameTimes(presentedAt: presented, hasVerticalSync: false)

    #expect(steps(times).allSatisfy { abs($0 - 0.02) < 0.0005 })
  }

  @Test(arguments: [false, true]) func aRefreshThatIsMissedIsMadeUpFor(hasVerticalSync: Bool) {
    let times = frameTimes(
      presentedAt: [0, 1, 2, 4, 5].map { 5 + $0 / 60 }, hasVerticalSync: hasVerticalSync)

    #expect(abs(times[3] - times[2] - 2.0 / 60) < 1e-9)
  }

  @Test func afterAPauseAFrameIsDrawnForTheMomentAtWhichItBegins() {
    var pacer = FramePacer(refreshRate: 60, hasVerticalSync: true)
    #expect(pacer.frameTime(at: 3) == 3)
    pacer.didPresent(at: 4)

    #expect(pacer.frameTime(at: 4.3) == 4.3)
  }
}
