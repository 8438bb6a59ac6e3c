import InterludeUI
import SDLStage

/// What the lab lays over the app: the state of the playback and the help card. They do not animate, so that they are
/// there while time stands still, and leave every touch outside of them to the app.
final class Instruments {
  private let stage: Stage
  private let window: OverlayWindow
  private let speedPill: SpeedPill
  private let helpCard: HelpCard

  init(stage: Stage) {
    self.stage = stage
    (window, speedPill, helpCard) = stage.asCurrent { (OverlayWindow(), SpeedPill(), HelpCard()) }
    stage.asCurrent {
      window.content = [speedPill, helpCard]
      window.isHidden = false
      helpCard.onClose = { [weak self] in self?.isHelpVisible = false }
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
}
