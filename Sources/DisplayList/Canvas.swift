import Foundation

/// Pixels on which one frame is drawn after the other. What a frame leaves as it was in the one before is not drawn again: the
/// pixels are those of a frame drawn anew.
public protocol Canvas: AnyObject {
  /// In pixels.
  var width: Int { get }
  /// In pixels.
  var height: Int { get }
  /// Premultiplied `0xAARRGGBB`, rows from the top without padding; valid as long as the canvas is.
  var pixels: UnsafeBufferPointer<UInt32> { get }

  /// Draws a frame.
  ///
  /// - Parameters:
  ///   - list: The frame.
  ///   - scale: Pixels a point.
  ///   - background: What the frame is drawn on.
  /// - Returns: Where pixels may have changed: rectangles of whole pixels that do not overlap.
  func draw(_ list: DisplayList, scale: CGFloat, background: CGColor) -> [CGRect]

  /// Forgets what there is: all of the next frame is drawn.
  func invalidate()
}
