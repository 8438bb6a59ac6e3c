import InterludeUI

/// Where all views are before fingers move some, to tell which they move.
struct MovedViews {
  private typealias Place = (view: UIView, look: Look)
  /// The views at the place of a grasp, and all; the outermost first.
  private let underFinger, all: [Place]

  init(under grasp: Draggable.Grasp, in world: SceneWorld) {
    let view = world.window.hitTest(grasp.place, with: nil)
    underFinger = sequence(first: view, next: { $0?.superview }).compactMap(\.self).reversed().map {
      ($0, Look(of: $0))
    }
    var all: [Place] = []
    func visit(_ view: UIView) {
      all.append((view, Look(of: view)))
      view.subviews.forEach(visit)
    }
    visit(world.window)
    self.all = all
  }

  /// The outermost view under the finger that has moved by so many points.
  func underFinger(by distance: CGFloat = 1e-6) -> UIView? { underFinger.first { hasMoved($0, by: distance) }?.view }

  /// What the finger moves: a view under it, or else, when it moves something by what surrounds that, what has moved furthest.
  var moved: UIView? {
    if let view = underFinger() { return view }
    return all.filter { hasMoved($0, by: 1e-6) }.max { distance($0) < distance($1) }?.view
  }

  /// Whether something has gone a point or more.
  var hasMovement: Bool { all.contains { distance($0) >= 1 } }

  private func hasMoved(_ place: Place, by distance: CGFloat) -> Bool {
    !place.look.isNear(Look(of: place.view), within: distance)
  }

  private func distance(_ place: Place) -> CGFloat {
    let now = Look(of: place.view).center
    return hypot(now.x - place.look.center.x, now.y - place.look.center.y)
  }
}
