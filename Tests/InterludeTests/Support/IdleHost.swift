import InterludeUI
import SDLStage

@testable import InterludeLab

/// A window that nobody sees.
final class IdleHost: WindowHost {
  var playback = Playback()
  var statistics = FrameStatistics()
  var heldModifiers: InputEvent.Modifiers = []
  var title = ""
  var pinchFingers: PinchFingers? { nil }
  var pinchMiddle: CGPoint?

  func resize(to size: CGSize) {}
  func copy(_ text: String) {}
  var textToPaste: String? { nil }
  func close() {}
}
