import InterludeUI
import SDLStage

/// The window that the lab runs in, as far as the lab has to do with it.
protocol WindowHost: AnyObject {
  var playback: Playback { get set }
  var title: String { get set }
  /// The fingers that the mouse plays; nil while it plays none.
  var pinchFingers: PinchFingers? { get }
  /// The place that the mouse's second finger is opposite about, in points; nil for the window's middle.
  var pinchMiddle: CGPoint? { get set }
  /// The modifiers that are down: as of the event while one is answered, else now.
  var heldModifiers: InputEvent.Modifiers { get }
  /// How long the latest frames took.
  var statistics: FrameStatistics { get }
  /// Gives the window another size in points, as far as there is room.
  func resize(to size: CGSize)
  /// Puts a text on the clipboard.
  func copy(_ text: String)
  /// The text on the clipboard; nil where there is none.
  var textToPaste: String? { get }
  func close()
}

extension StageWindow: WindowHost {}
