import InterludeUI

/// Where the corners of every view show in the window, animations included.
struct Corners {
  private let corners: [ObjectIdentifier: (name: String, points: [CGPoint])]

  init(in window: UIWindow) {
    var all: [ObjectIdentifier: (String, [CGPoint])] = [:]
    func read(_ view: UIView) {
      guard !view.isHidden else { return }
      let layer = view.layer.presentation() ?? view.layer
      let bounds = layer.bounds
      let points = [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
      ]
      let shown = points.map { layer.convert($0, to: window.layer.presentation() ?? window.layer) }
      all[ObjectIdentifier(view)] = (view.accessibilityIdentifier ?? "\(type(of: view))", shown)
      view.subviews.forEach(read)
    }
    read(window)
    corners = all
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

  var isEmpty: Bool { corners.isEmpty }
}
