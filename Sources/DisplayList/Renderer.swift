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

  /// Makes a canvas for frames that follow each other, such as a window's.
  ///
  /// - Parameters:
  ///   - width: In pixels, 1…16384.
  ///   - height: In pixels, 1…16384.
  func makeCanvas(width: Int, height: Int) -> any Canvas
}

extension Renderer {
  /// Draws a frame on black as an image of its own.
  ///
  /// - Parameters:
  ///   - list: The frame.
  ///   - scale: Pixels a point.
  public func render(_ list: DisplayList, scale: CGFloat) -> CGImage { render(list, scale: scale, background: .black) }
}
