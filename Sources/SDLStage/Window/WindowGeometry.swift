import Foundation

/// How a window's three units relate: the windowing system's own (mouse positions, window sizes), pixels, and points.
nonisolated struct WindowGeometry: Hashable, Sendable {
  /// The drawable area in pixels.
  var pixelWidth: Int
  var pixelHeight: Int
  /// Pixels per unit of the windowing system: 1 on X11, the display's scale on Wayland and macOS.
  var pixelsPerUnit: CGFloat
  /// Pixels per point.
  var scale: CGFloat

  /// In points.
  var size: CGSize { CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale) }
  /// Windowing system's units per point.
  var unitsPerPoint: CGFloat { scale / pixelsPerUnit }

  func point(x: CGFloat, y: CGFloat) -> CGPoint { CGPoint(x: x / unitsPerPoint, y: y / unitsPerPoint) }
}
