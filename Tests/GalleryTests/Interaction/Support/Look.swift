import InterludeUI

/// Where a view shows in its superview, and how large: what a finger moves.
struct Look {
  let center: CGPoint
  let scale: CGFloat

  init(of view: UIView) {
    let shown = view.layer.presentation() ?? view.layer
    let transform = shown.affineTransform()
    center = CGPoint(x: shown.position.x + transform.tx, y: shown.position.y + transform.ty)
    scale = transform.a
  }

  /// The change from an earlier look, per second.
  func velocity(since earlier: Look, _ seconds: Double) -> (x: Double, y: Double, scale: Double) {
    (
      (center.x - earlier.center.x) / seconds, (center.y - earlier.center.y) / seconds,
      (scale - earlier.scale) / seconds
    )
  }

  func isNear(_ other: Look, within tolerance: CGFloat) -> Bool {
    abs(center.x - other.center.x) < tolerance && abs(center.y - other.center.y) < tolerance
      && abs(scale - other.scale) < tolerance
  }
}
