import Foundation

extension Path {
  /// The ellipse in a rectangle, from its rightmost point and first towards greater y.
  public init(ellipseIn rect: CGRect) {
    self.init()
    let place = CGAffineTransform(rect.width / 2, 0, 0, rect.height / 2, rect.midX, rect.midY)
    addArc(center: .zero, radius: 1, from: 0, by: 2 * .pi, place)
    elements.append(.close)
  }

  /// Adds an arc of a circle, and a straight line to its beginning where the path has a current point.
  ///
  /// Angles are in radians, from x towards y. Each cubic spans a quarter circle at most, with control distance
  /// 4/3·tan(δ/4) of the radius for an angle δ; it strays from the true circle by at most 0.03 % of the radius.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, by delta: CGFloat, _ transform: CGAffineTransform
  ) {
    func point(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
      let (cosine, sine) = (cos(angle), sin(angle))
      return CGPoint(
        x: center.x + radius * (cosine - along * sine), y: center.y + radius * (sine + along * cosine)
      ).applying(transform)
    }
    elements.append(elements.isEmpty ? .move(point(start)) : .line(point(start)))
    let count = max((abs(delta) / (.pi / 2) - 1e-9).rounded(.up), 0)
    let step = count > 0 ? delta / count : 0
    let distance = 4.0 / 3 * tan(step / 4)
    for index in 0..<Int(count) {
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      elements.append(.curve(to: point(to), control1: point(from, distance), control2: point(to, -distance)))
    }
  }

  /// The angle of an arc from one angle to another, in the given sense: once around when the ends are a full turn or
  /// more apart in that sense, otherwise within one turn.
  static func sweep(from start: CGFloat, to end: CGFloat, increasing: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = increasing ? end - start : start - end
    guard difference.isFinite else { return 0 }
    var sweep = min(difference, turn)
    if sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if sweep < 0 { sweep += turn }
    }
    return increasing ? sweep : -sweep
  }

  /// A rectangle with elliptical corners, the radii no larger than fit, their ratio kept.
  public init(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, corners: CACornerMask? = nil) {
    guard cornerWidth > 0, cornerHeight > 0, rect.width > 0, rect.height > 0 else {
      self.init(RoundedRect(rect))
      return
    }
    // Circular in a space that is stretched until the corners are circles.
    let stretch = cornerWidth / cornerHeight
    let space = CGRect(x: 0, y: 0, width: rect.width, height: rect.height * stretch)
    self = Path(RoundedRect(space, radius: cornerWidth, corners: corners))
      .applying(CGAffineTransform(1, 0, 0, 1 / stretch, rect.minX, rect.minY))
  }
}
