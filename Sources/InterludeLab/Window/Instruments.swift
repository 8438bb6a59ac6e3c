import InterludeUI
import SDLStage

/// What the lab lays over the app: the state of the playback, the help card, the banner of mistakes, the ring around the
/// focus and the fingers that a mouse plays. None of them moves by the stage's time, so that they are there while it stands
/// still, and they leave every touch outside of them to the app.
final class Instruments {
  private let stage: Stage
  private let window: OverlayWindow
  private let speedPill: SpeedPill
  private let helpCard: HelpCard
  private let banner: MistakeBanner
  private let focusRing: FocusRing
  private let fingerDots: FingerDots
  private var schedule = BannerSchedule()
  private var realTime = 0.0

  init(stage: Stage) {
    self.stage = stage
    (window, speedPill, helpCard, banner, focusRing, fingerDots) = stage.asCurrent {
      (OverlayWindow(), SpeedPill(), HelpCard(), MistakeBanner(), FocusRing(), FingerDots())
    }
    stage.asCurrent {
      window.content = [focusRing, speedPill, banner, helpCard, fingerDots]
      window.isHidden = false
      helpCard.onClose = { [weak self] in self?.isHelpVisible = false }
      banner.onClose = { [weak self] in self?.closeBanner() }
    }
    isHelpVisible = false
  }

  var isHelpVisible: Bool {
    get { !helpCard.isHidden }
    set { stage.asCurrent { helpCard.isHidden = !newValue } }
  }

  /// Puts a mistake on the banner, after those that are waiting already.
  func announce(_ diagnostic: Diagnostic) { schedule.add(diagnostic, at: realTime) }

  var shownMistake: Diagnostic? { schedule.shown }

  /// How many mistakes have been put there.
  var mistakeCount: Int { schedule.count }

  /// Sends the first so many mistakes away: the screen that they are about is left.
  func forgetMistakes(first count: Int) { schedule.forget(first: count, at: realTime) }

  /// Brings everything up to date, once a frame.
  ///
  /// - Parameters:
  ///   - playbackText: Says how time runs; nil while it runs as usual.
  ///   - time: The real time in seconds, by which the banner moves.
  func update(playbackText: String?, fingers: PinchFingers?, toRealTime time: Double) {
    realTime = max(time, realTime)
    schedule.advance(to: realTime)
    let focusedView = stage.focusSystem.focusedItem as? UIView
    stage.asCurrent {
      let changes = [
        speedPill.show(playbackText), banner.show(schedule.shown, extent: schedule.extent(at: realTime)),
        focusRing.surround(focusedView), fingerDots.show(fingers),
      ]
      if changes.contains(true) { window.setNeedsLayout() }
    }
  }

  private func closeBanner() { schedule.close(at: realTime) }
}
