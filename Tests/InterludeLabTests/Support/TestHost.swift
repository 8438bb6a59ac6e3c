import InterludeUI
import SDLStage

@testable import InterludeLab

/// Drives a lab window as the real one does, with real time in the test's hands.
final class TestHost: WindowHost {
  var playback = Playback()
  var statistics = FrameStatistics()
  var heldModifiers: InputEvent.Modifiers = []
  var title = ""
  var pinchFingers: PinchFingers?
  var pinchMiddle: CGPoint?
  private(set) var isClosed = false
  /// The sizes that the window was asked to have.
  private(set) var wishedSizes: [CGSize] = []
  /// What was put on the clipboard.
  private(set) var copied: [String] = []
  private var realTime: Double = 0

  init() { playback.advance(toRealTime: 0) }

  func resize(to size: CGSize) { wishedSizes.append(size) }

  func copy(_ text: String) { copied.append(text) }

  var textToPaste: String?

  func close() { isClosed = true }

  /// Lets real seconds pass, in frames of 1/64 s, which sums exactly.
  func run(_ window: LabWindow, for seconds: Double) {
    for _ in 0..<Int(seconds * 64) {
      realTime += 1.0 / 64
      playback.advance(toRealTime: realTime)
      window.advance(to: playback.time)
    }
  }

  /// Lets real seconds pass without a frame.
  func pass(_ seconds: Double) { realTime += seconds }

  func press(_ key: InputEvent.Key, in window: LabWindow) {
    window.send(InputEvent(time: playback.time, kind: .key(key)))
    window.advance(to: playback.time)
  }

  func click(_ point: CGPoint, in window: LabWindow) {
    window.send(InputEvent(time: playback.time, kind: .pointerDown(point, .primary)))
    window.send(InputEvent(time: playback.time, kind: .pointerUp(point, .primary)))
    window.advance(to: playback.time)
  }
}
