import Foundation

extension Path {
  /// The outline of a rectangle whose sides bend into its corners gradually, as those of iOS do: three curves a corner, which
  /// begin about 1.53 radii before it. Where a side has no room for that, the corners come the nearer to quarter circles the
  /// less room there is.
  ///
  /// - Parameter shape: Its radius counts for circular corners of the same size; it is at most half the shorter side.
  public init(continuous shape: RoundedRect) {
    let (rect, r) = (shape.rect, shape.effectiveRadius)
    guard r > 0 else {
      self.init(RoundedRect(rect))
      return
    }
    self.init()
    // By corner, clockwise: the one that it is, and the directions of the sides that lead to it and away from it.
    let corners: [(CACornerMask, CGPoint, along: CGVector, then: CGVector)] = [
      (.layerMaxXMinYCorner, rect.corners[1], CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
      (.layerMaxXMaxYCorner, rect.corners[2], CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
      (.layerMinXMaxYCorner, rect.corners[3], CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
      (.layerMinXMinYCorner, rect.corners[0], CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
    ]
    for (mask, corner, along, then) in corners {
      guard shape.corners.contains(mask) else {
        add(.line(corner))
        continue
      }
      let (before, after) = along.dx != 0 ? (rect.width, rect.height) : (rect.height, rect.width)
      let (coming, going) = (Corner(room: before / 2 / r), Corner(room: after / 2 / r))
      func place(_ way: CGFloat, _ depth: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.x - r * (way * along.dx - depth * then.dx), y: corner.y - r * (way * along.dy - depth * then.dy))
      }
      add(.line(place(coming.start, 0)))
      elements += [
        .curve(
          to: place(coming.first.x, coming.first.y), control1: place(coming.control1, 0),
          control2: place(coming.control2.x, coming.control2.y)),
        .curve(
          to: place(going.first.y, going.first.x), control1: place(coming.middle.x, coming.middle.y),
          control2: place(going.middle.y, going.middle.x)),
        .curve(
          to: place(0, going.start), control1: place(going.control2.y, going.control2.x),
          control2: place(0, going.control1)),
      ]
    }
    elements.append(.close)
  }

  private mutating func add(_ line: Element) {
    if case .line(let point) = line, elements.isEmpty { elements.append(.move(point)) } else { elements.append(line) }
  }

  /// Half a corner, in radii from its tip: back along the side, and away from the side.
  private struct Corner {
    /// Where the side begins to bend.
    let start: CGFloat
    /// The first control of the first curve, on the side.
    let control1: CGFloat
    /// Its second control.
    let control2: CGPoint
    /// Where it ends.
    let first: CGPoint
    /// The control of the middle curve.
    let middle: CGPoint

    /// - Parameter room: Half of the side.
    init(room: CGFloat) {
      let share = min(max((room - 1) / (1.528665 - 1), 0), 1)
      func mix(_ circular: CGFloat, _ continuous: CGFloat) -> CGFloat { circular + (continuous - circular) * share }
      // A quarter circle in three arcs: of the angle at which the first curve of the continuous corner ends, and the rest.
      let angle = asin(1 - 0.631494)
      let (outer, inner) = (4.0 / 3 * tan(angle / 4), 4.0 / 3 * tan((.pi / 2 - 2 * angle) / 4))
      let end = CGPoint(x: 1 - sin(angle), y: 1 - cos(angle))
      start = mix(1, 1.528665)
      control1 = mix(1 - outer, 1.088493)
      control2 = CGPoint(x: mix(end.x + outer * cos(angle), 0.868407), y: mix(end.y - outer * sin(angle), 0))
      first = CGPoint(x: mix(end.x, 0.631494), y: mix(end.y, 0.074911))
      middle = CGPoint(
        x: mix(end.x - inner * cos(angle), 0.372824), y: mix(end.y + inner * sin(angle), 0.169060))
    }
  }
}
