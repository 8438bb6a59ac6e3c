import Foundation

/// Turns display lists into pixels. Equal lists give equal pixels, from whatever thread and however often it is asked.
public protocol Renderer: Sendable {
  /// Draws a frame as an image of its own.
  ///
  /// - Parameters:
  ///   - list: The frame.
  ///   - scale: Pixels a point. A frame that has no pixels, or more than 16384 on a side, gives one pixel of background.
  ///   - background: What the frame is drawn on; it may be clear.
  func render(_ list: DisplayList, scale: CGFloat, background: CGColor) -> CGImage

  /// Draws a frame in place, such as into a streaming texture.
  ///
  /// - Parameters:
  ///   - list: The frame.
  ///   - scale: Pixels a point.
  ///   - background: What the frame is drawn on.
  ///   - pixels: Where the frame goes, premultiplied `0xAARRGGBB`. Rows that do not fit in it are left out.
  ///   - width: Of the frame, in pixels.
  ///   - height: Of the frame, in pixels.
  ///   - stride: From one row to the next, in pixels; at least `width`.
  func render(
    _ list: DisplayList, scale: CGFloat, background: CGColor, into pixels: UnsafeMutableBufferPointer<UInt32>,
    width: Int, height: Int, stride: Int)
}

extension Renderer {
  /// Draws a frame on black as an image of its own.
  ///
  /// - Parameters:
  ///   - list: The frame.
  ///   - scale: Pixels a point.
  public func render(_ list: DisplayList, scale: CGFloat) -> CGImage { render(list, scale: scale, background: .black) }
}
