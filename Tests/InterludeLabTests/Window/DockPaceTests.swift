import InterludeUI
import Testing

@testable import InterludeLab

/// When the dock is updated, and when a seek has paused, in real seconds.
@Suite struct DockPaceTests {
  private func stir(motions: Int = 0) -> DockPace.Stir {
    DockPace.Stir(
      motions: motions, events: 0, callbacks: 0, pointer: nil,
      layout: LabLayout(size: WindowSize.standard, phone: WindowSize.standard, isDockShown: true), overlays: [],
      selection: [])
  }

  @Test func aFrameIsUnchangedIfItsStateIsThatOfTheFrameBefore() {
    var pace = DockPace()
    let frames = [stir(), stir(), stir(motions: 1), stir(motions: 1)].map { pace.isUnchanged($0) }
    #expect(frames == [false, true, false, true])
  }

  @Test func whileSomethingChangesEveryFrameIsDue() {
    var pace = DockPace()
    let frames = [1, 1.016, 1.033].map { pace.isDue(isIdle: false, at: $0) }
    #expect(frames == [true, true, true])
  }

  @Test func whileTheAppIsIdleTenFramesASecondAreDue() {
    var pace = DockPace()
    let frames = [1, 1.05, 1.09, 1.11, 1.2, 1.22].map { pace.isDue(isIdle: true, at: $0) }
    #expect(frames == [true, false, false, true, false, true])
  }

  @Test func theFrameThatAnswersAClickIsNotDue() {
    var pace = DockPace()
    pace.noteAnswer()
    let frames = [1, 1.016].map { pace.isDue(isIdle: false, at: $0) }
    #expect(frames == [false, true])
  }

  @Test func aSeekHasPausedAfterAFifthOfASecondAtOneMoment() {
    var pause = SeekPause()
    let frames = [(0.5, 1.0), (0.6, 1.1), (0.6, 1.25), (0.6, 1.31), (0.7, 1.4), (0.7, 1.5)]
      .map { pause.isOver(showing: $0.0, at: $0.1) }
    #expect(frames == [false, false, false, true, false, false])
  }
}
