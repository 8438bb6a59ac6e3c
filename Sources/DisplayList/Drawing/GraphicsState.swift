import Foundation

/// What a context saves and brings back.
struct GraphicsState: Sendable {
  var ctm = CGAffineTransform.identity
  var clips: [DrawingClip] = []
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var stroke = StrokeStyle()
  /// Everything that is drawn is multiplied by it, 0…1.
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: DrawingShadow?
}

/// What everything that is drawn casts.
struct DrawingShadow: Hashable, Sendable {
  /// In the drawing's points, whatever the transform.
  var offset: CGSize
  /// The Gaussian's standard deviation in points.
  var deviation: CGFloat
  var color: CGColor
}

extension CGColor {
  /// The same colour, its alpha times a factor.
  func faded(_ factor: CGFloat) -> CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha * factor) }
}
