import InterludeUI

/// Where the corners of every view show in the window, animations included.
struct Corners {
  private var corners: [ObjectIdentifier: (name: String, points: [CGPoint])] = [:]

  init(in window: UIWindow) { add(window, .identity) }

  private mutating func add(_ view: UIView, _ superview: CGAffineTransform) {
    guard !view.isHidden else { return }
    let layer = view.layer.presentation() ?? view.layer
    let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
    let toWindow = CGAffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height
    )
    .concatenating(layer.affineTransform())
    .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
    .concatenating(superview)
    let points = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ]
    let name = view.accessibilityIdentifier ?? "\(type(of: view))"
    corners[ObjectIdentifier(view)] = (name, points.map { $0.applying(toWindow) })
    for subview in view.subviews { add(subview, toWindow) }
  }

  /// The furthest that a corner has moved of a view that is there in both.
  func furthestMove(to later: Corners) -> (distance: CGFloat, view: String) {
    corners.reduce((0, "none")) { furthest, entry in
      guard let moved = later.corners[entry.key] else { return furthest }
      let distances = zip(entry.value.points, moved.points).map { hypot($1.x - $0.x, $1.y - $0.y) }
      let distance = distances.max() ?? 0
      return distance > furthest.0 ? (distance, entry.value.name) : furthest
    }
  }
}
