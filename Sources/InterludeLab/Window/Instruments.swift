import InterludeUI
import SDLStage

/// What the lab lays over the app: the state of the playback, the help card and the banner of mistakes. None of them moves
/// by the stage's time, so that they are there while it stands still, and they leave every touch outside of them to the app.
final class Instruments {
  private let stage: Stage
  private let window: OverlayWindow
  private let speedPill: SpeedPill
  private let helpCard: HelpCard
  private let banner: MistakeBanner
  private var schedule = BannerSchedule()
  private var realTime = 0.0

  init(stage: Stage) {
    self.stage = stage
    (window, speedPill, helpCard, banner) = stage.asCurrent {
      (OverlayWindow(), SpeedPill(), HelpCard(), MistakeBanner())
    }
    stage.asCurrent {
      window.content = [speedPill, banner, helpCard]
      window.isHidden = false
      helpCard.onClose = { [weak self] in self?.isHelpVisible = false }
      banner.onClose = { [weak self] in self?.closeBanner() }
    }
    isHelpVisible = false
    show(Playback())
  }

  var isHelpVisible: Bool {
    get { !helpCard.isHidden }
    set { stage.asCurrent { helpCard.isHidden = !newValue } }
  }

  /// Says how time runs; nothing while it runs as usual.
  func show(_ playback: Playback) {
    stage.asCurrent {
      speedPill.text = PlaybackText.text(of: playback)
      window.setNeedsLayout()
    }
  }

  /// Puts a mistake on the banner, after those that are waiting already.
  func announce(_ diagnostic: Diagnostic) { schedule.add(diagnostic, at: realTime) }

  /// Shows what the banner shows at a real time, in seconds.
  func moveBanner(toRealTime time: Double) {
    realTime = max(time, realTime)
    schedule.advance(to: realTime)
    stage.asCurrent {
      guard banner.show(schedule.shown, extent: schedule.extent(at: realTime)) else { return }
      window.setNeedsLayout()
    }
  }

  private func closeBanner() { schedule.close(at: realTime) }
}
