import DisplayList
import Foundation

/// A gradient made ready for pixels.
struct GradientPaint: Sendable {
  let kind: Gradient.Kind
  /// From pixels to the plane in which the gradient is simple: axial, the way is x; radial, the distance from the origin;
  /// conic, the angle from the x axis in turns; circles, the first one's centre is the origin.
  let map: Homography
  /// The colours of the way, premultiplied, at even steps from 0 to 1.
  let colors: [UInt32]
  /// What circles lie on.
  let cone: GradientCone

  /// How many steps the way has: four for each that a channel can show.
  static let steps = 1024

  /// Nil for a gradient seen edge on, or without colours. One whose end lies on its start has come to its end everywhere,
  /// a conic one sets out along x.
  init?(_ gradient: Gradient, map: Homography) {
    guard !gradient.stops.isEmpty, let inverse = map.inverse else { return nil }
    kind = gradient.kind
    cone = GradientCone(gradient)
    self.map = inverse.concatenating(Homography(Self.simplification(of: gradient)))
    colors = (0...Self.steps).map { gradient.color(at: CGFloat($0) / CGFloat(Self.steps)).premultipliedPixel() }
  }

  /// The affine map from the layer's points to that plane.
  private static func simplification(of gradient: Gradient) -> CGAffineTransform {
    let (start, end) = (gradient.start, gradient.end)
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = x * x + y * y
    let linear: CGAffineTransform =
      switch gradient.kind {
      case .axial where length > 0: CGAffineTransform(x / length, 0, y / length, 0, 0, 0)
      case .axial: CGAffineTransform(0, 0, 0, 0, 1, 0)
      case .radial: CGAffineTransform(1 / max(abs(x), 1e-9), 0, 0, 1 / max(abs(y), 1e-9), 0, 0)
      case .conic where length > 0: CGAffineTransform(x, -y, y, x, 0, 0)
      case .conic, .circles: .identity
      }
    return CGAffineTransform(translationX: -start.x, y: -start.y).concatenating(linear)
  }
}
