import Foundation
import InterludeUI
import Testing

@testable import SDLStage

/// Real times here are multiples of 1/64 s, which binary fractions hold exactly.
struct PlaybackTests {
  private let frame = 1.0 / 64

  @Test func aForgivenStallCountsForItsAllowanceOnly() {
    var playback = Playback()
    playback.advance(toRealTime: 5)
    playback.forgiveStall(until: 5.2, allowance: 0.016)
    playback.advance(toRealTime: 5.21)
    #expect(abs(playback.time - 0.026) < 1e-12)
  }

  @Test func aTurnShorterThanTheAllowanceCountsInFull() {
    var playback = Playback()
    playback.advance(toRealTime: 5)
    playback.forgiveStall(until: 5.004, allowance: 0.016)
    playback.advance(toRealTime: 5.016)
    #expect(abs(playback.time - 0.016) < 1e-12)
  }

  @Test func theFirstAdvanceOnlySetsTheOrigin() {
    var playback = Playback()

    playback.advance(toRealTime: 12345)

    #expect(playback.time == 0)
  }

  @Test func timeFollowsRealTime() {
    var playback = Playback()

    for i in 0...128 { playback.advance(toRealTime: 100 + Double(i) * frame) }

    #expect(playback.time == 2)
  }

  @Test func ratesCycleThroughOneAFifthAndATwentieth() {
    var playback = Playback()
    var rates = [playback.rate]

    for _ in 0..<3 {
      playback.cycleRate()
      rates.append(playback.rate)
    }

    #expect(rates == [1, 0.2, 0.05, 1])
  }

  @Test func aRateOfOnesOwnIsTakenAndCyclesBackToOne() {
    var playback = Playback()
    playback.setRate(0.5)
    playback.advance(toRealTime: 0)

    playback.advance(toRealTime: 0.125)
    playback.cycleRate()

    #expect(playback.time == 0.0625)
    #expect(playback.rate == 1)
  }

  @Test(arguments: [0, -1, .nan, .infinity]) func aRateThatIsNoneIsIgnored(rate: Double) {
    var playback = Playback()

    playback.setRate(rate)

    #expect(playback.rate == 1)
  }

  @Test func changingTheRateDoesNotMakeTimeJump() {
    var playback = Playback()
    playback.advance(toRealTime: 0)
    playback.advance(toRealTime: 0.125)

    playback.setRate(0.25)
    #expect(playback.time == 0.125)
    playback.advance(toRealTime: 0.25)

    #expect(playback.time == 0.125 + 0.125 * 0.25)
  }

  @Test func timeStandsStillWhilePausedAndGoesOnFromThere() {
    var playback = Playback()
    playback.advance(toRealTime: 0)
    playback.advance(toRealTime: 0.125)

    playback.pause()
    for i in 1...640 { playback.advance(toRealTime: 0.125 + Double(i) * frame) }
    #expect(playback.time == 0.125)
    playback.resume()
    #expect(playback.time == 0.125)
    playback.advance(toRealTime: 10.125 + frame)

    #expect(playback.time == 0.125 + frame)
  }

  @Test func aPauseCanBeToggled() {
    var playback = Playback()

    playback.togglePause()
    #expect(playback.isPaused)
    playback.togglePause()

    #expect(!playback.isPaused)
  }

  @Test(arguments: Playback.rates) func aStepIsOneSixtiethWhateverTheRate(rate: Double) {
    var playback = Playback()
    playback.setRate(rate)
    playback.pause()

    playback.step()

    #expect(playback.time == 1.0 / 60)
    #expect(playback.isPaused)
  }

  @Test func aStepWhileRunningDoesNothing() {
    var playback = Playback()

    playback.step()

    #expect(playback.time == 0)
  }

  @Test func freezingStopsExactlyThereBetweenTwoFrames() {
    var playback = Playback()
    playback.freeze(at: 0.35)
    playback.advance(toRealTime: 0)

    for i in 1...64 { playback.advance(toRealTime: Double(i) * frame) }

    #expect(playback.time == 0.35)
    #expect(playback.isPaused)
    #expect(playback.freezeTime == nil)
  }

  @Test func freezingIsExactAtEveryRate() {
    for rate in Playback.rates {
      var playback = Playback()
      playback.setRate(rate)
      playback.freeze(at: 0.1)
      for i in 0...256 { playback.advance(toRealTime: Double(i) * frame) }

      #expect(playback.time == 0.1)
    }
  }

  @Test func resumingGoesPastTheFreeze() {
    var playback = Playback()
    playback.freeze(at: 0.125)
    playback.advance(toRealTime: 0)
    playback.advance(toRealTime: 0.25)

    playback.resume()
    playback.advance(toRealTime: 0.375)

    #expect(playback.time == 0.25)
    #expect(!playback.isPaused)
  }

  @Test func aStepDoesNotPassTheFreeze() {
    var playback = Playback()
    playback.pause()
    playback.freeze(at: 0.01)

    playback.step()
    #expect(playback.time == 0.01)
    playback.step()

    #expect(playback.time == 1.0 / 60)
  }

  @Test(arguments: [0, 0.3, 1.0 / 3]) func stepsEndOnFramesFromTheZeroOnTheWayOnAndBack(zero: Double) {
    var playback = Playback()
    playback.freeze(at: zero + 0.105)
    playback.advance(toRealTime: 0)
    for i in 1...64 { playback.advance(toRealTime: Double(i) * frame) }
    #expect(playback.isPaused)

    let steps = [1, 1, -1, -1, -1, 5].map { frames in
      playback.step(by: frames, from: zero)
      return (playback.time - zero) * 60
    }

    // 0.105 s are frame 6.3.
    for (step, expected) in zip(steps, [7, 8, 7, 6, 5, 10] as [Double]) { #expect(abs(step - expected) < 1e-9) }
  }

  /// Between two frames the earlier one shows.
  @Test(arguments: [0, 0.3]) func aStepBackFromBetweenTwoFramesShowsTheOneBefore(zero: Double) {
    var playback = Playback()
    playback.seek(to: zero + 6.3 / 60)
    playback.pause()
    playback.step(by: -1, from: zero)
    #expect(abs((playback.time - zero) * 60 - 5) < 1e-9)
  }

  @Test func noStepGoesBackBeyondTheBeginning() {
    var playback = Playback()
    playback.pause()
    playback.step(by: 3)

    playback.step(by: -5, from: 0.01)

    #expect(playback.time == 0)
  }

  @Test func freezingInThePastStopsAtOnceWithoutGoingBack() {
    var playback = Playback()
    playback.advance(toRealTime: 0)
    playback.advance(toRealTime: 0.25)

    playback.freeze(at: 0.1)

    #expect(playback.time == 0.25)
    #expect(playback.isPaused)
  }

  @Test func aFreezeCanBeTakenBack() {
    var playback = Playback()
    playback.freeze(at: 0.1)
    playback.freeze(at: nil)
    playback.advance(toRealTime: 0)

    playback.advance(toRealTime: 0.25)

    #expect(playback.time == 0.25)
  }

  @Test(arguments: [(0.25, 0.25), (0.26, 0.25), (3600, 0.25), (0.125, 0.125)])
  func aStallAdvancesAQuarterSecondAtMost(stall: Double, expected: Double) {
    var playback = Playback()
    playback.advance(toRealTime: 0)

    playback.advance(toRealTime: stall)
    #expect(playback.time == expected)
    playback.advance(toRealTime: stall + frame)

    #expect(abs(playback.time - expected - frame) < 1e-9)
  }

  @Test func aStallInSlowMotionIsSlowedToo() {
    var playback = Playback()
    playback.setRate(0.5)
    playback.advance(toRealTime: 0)

    playback.advance(toRealTime: 10)

    #expect(playback.time == 0.125)
  }

  @Test func realTimeThatGoesBackCountsAsNonePassed() {
    var playback = Playback()
    playback.advance(toRealTime: 1)
    playback.advance(toRealTime: 1.125)

    playback.advance(toRealTime: 1)
    playback.advance(toRealTime: .nan)
    playback.advance(toRealTime: 1.25)

    #expect(playback.time == 0.25)
  }

  @Test func restartingGoesBackToZeroAndKeepsThePace() {
    var playback = Playback()
    playback.setRate(0.5)
    playback.advance(toRealTime: 0)
    playback.advance(toRealTime: 0.25)

    playback.restart()
    #expect(playback.time == 0)
    playback.advance(toRealTime: 0.5)

    #expect(playback.time == 0.125)
  }
}
