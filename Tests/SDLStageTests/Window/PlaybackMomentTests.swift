import Testing

@testable import SDLStage

/// What a real time within the latest advance is on the stage's clock. Real times here are multiples of 1/64 s.
struct PlaybackMomentTests {
  private var playback = Playback()

  /// Real time stands at 100 s, the stage's at 1 s.
  init() {
    playback.advance(toRealTime: 96)
    for quarter in 1...4 { playback.advance(toRealTime: 96 + Double(quarter) / 4) }
    playback.pause()
    playback.advance(toRealTime: 100)
    playback.resume()
  }

  @Test func beforeAnyAdvanceEveryMomentIsZero() {
    #expect(Playback().time(atRealTime: 7) == 0)
  }

  @Test(arguments: Playback.rates) mutating func aMomentIsReachedAtTheRate(rate: Double) {
    playback.setRate(rate)
    playback.advance(toRealTime: 100.125)

    #expect(playback.time(atRealTime: 100) == 1)
    #expect(abs(playback.time(atRealTime: 100.0625) - 1 - rate / 16) < 1e-12)
    #expect(abs(playback.time(atRealTime: 100.125) - playback.time) < 1e-12)
  }

  @Test mutating func momentsOutsideTheAdvanceCountAsItsEnds() {
    playback.advance(toRealTime: 100.0625)
    playback.advance(toRealTime: 100.125)

    #expect(playback.time(atRealTime: 99) == 1.0625)
    #expect(playback.time(atRealTime: 100.5) == 1.125)
  }

  @Test mutating func aPausedPlaybackHasOneTime() {
    playback.pause()
    playback.advance(toRealTime: 100.125)

    #expect(playback.time(atRealTime: 100.0625) == 1)
  }

  @Test mutating func momentsAfterTheFreezeAreAtTheFreeze() {
    playback.freeze(at: 1.0625)
    playback.advance(toRealTime: 100.125)

    #expect(playback.time(atRealTime: 100.03125) == 1.03125)
    #expect(playback.time(atRealTime: 100.09375) == 1.0625)
  }

  @Test mutating func whatHappenedInTheForgivenPartOfAStallHappenedAtItsStart() {
    playback.advance(toRealTime: 101)

    #expect(playback.time == 1.25)
    #expect(playback.time(atRealTime: 100.5) == 1)
    #expect(playback.time(atRealTime: 100.75) == 1)
    #expect(playback.time(atRealTime: 100.875) == 1.125)
  }

  @Test mutating func aStallForgivenBeforeTheAdvanceHasNoTime() {
    playback.forgiveStall(until: 100.25, allowance: 0.0625)
    playback.advance(toRealTime: 100.25)

    #expect(playback.time == 1.0625)
    #expect(playback.time(atRealTime: 100.125) == 1)
    #expect(playback.time(atRealTime: 100.21875) == 1.03125)
  }

  @Test mutating func aRateChosenAfterwardsDoesNotMoveMoments() {
    playback.advance(toRealTime: 100.125)
    playback.setRate(0.05)
    playback.pause()

    #expect(playback.time(atRealTime: 100.0625) == 1.0625)
  }

  @Test mutating func afterAStepEveryMomentIsNow() {
    playback.advance(toRealTime: 100.125)
    playback.pause()
    playback.step()

    #expect(playback.time(atRealTime: 100.0625) == 68.0 / 60)
  }

  @Test mutating func afterARestartEveryMomentIsZero() {
    playback.advance(toRealTime: 100.125)
    playback.restart()

    #expect(playback.time(atRealTime: 100.125) == 0)
  }
}
