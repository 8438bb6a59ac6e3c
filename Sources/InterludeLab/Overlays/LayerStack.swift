import InterludeUI

/// Where sheets of a screen's size show: turned about the vertical and tipped back, the nearer the deeper they are nested, and all of them
/// inside the screen.
nonisolated struct LayerStack {
  /// The directions that the stack is seen from, in degrees: 0 is straight from the front.
  struct Turn: Hashable, Sendable {
    /// About the vertical; above 0 from the left.
    private(set) var yaw = 36.0
    /// About the horizontal; above 0 from above.
    private(set) var pitch = 14.0

    /// Beyond these a sheet would be seen from its edge, and the order from back to front would be another.
    private static let (largestYaw, largestPitch) = (75.0, 60.0)

    /// Turned on as by a hand that drags the stack by a distance, in points.
    func dragged(by distance: CGVector) -> Turn {
      var turn = self
      turn.yaw = min(max(yaw + 0.4 * distance.dx, -Self.largestYaw), Self.largestYaw)
      turn.pitch = min(max(pitch + 0.4 * distance.dy, -Self.largestPitch), Self.largestPitch)
      return turn
    }
  }

  /// In points.
  let screen: CGSize
  /// The depth of the uppermost sheet.
  let deepest: Int
  var turn = Turn()

  /// Between the lowest and the uppermost sheet, as a share of the screen's shorter side.
  private static let depthShare: CGFloat = 1.1
  /// The share of the screen that the stack takes at most.
  private static let (widthShare, heightShare): (CGFloat, CGFloat) = (0.96, 0.88)

  private var yaw: CGFloat { turn.yaw * .pi / 180 }
  private var pitch: CGFloat { turn.pitch * .pi / 180 }
  /// Between the lowest and the uppermost sheet, in points of the screen.
  private var thickness: CGFloat { deepest > 0 ? Self.depthShare * min(screen.width, screen.height) : 0 }

  /// What a point of the screen shows as, but for the turn.
  var scale: CGFloat {
    let (halfWidth, halfHeight, most) = (screen.width / 2, screen.height / 2, thickness / 2)
    let width = halfWidth * cos(yaw) + most * abs(sin(yaw))
    let height = halfHeight * cos(pitch) + (halfWidth * abs(sin(yaw)) + most * cos(yaw)) * abs(sin(pitch))
    return min(Self.widthShare * halfWidth / max(width, 1), Self.heightShare * halfHeight / max(height, 1))
  }

  /// From the screen's points to those of a sheet.
  func map(depth: Int) -> CGAffineTransform {
    let lift = deepest > 0 ? thickness * (CGFloat(depth) / CGFloat(deepest) - 0.5) : 0
    let (halfWidth, halfHeight) = (screen.width / 2, screen.height / 2)
    let scale = scale
    // A point (x, y, lift) about the middle, turned about the vertical and then about the horizontal.
    let (a, b, d) = (scale * cos(yaw), scale * sin(yaw) * sin(pitch), scale * cos(pitch))
    return CGAffineTransform(
      a: a, b: b, c: 0, d: d,
      tx: halfWidth - a * halfWidth + scale * lift * sin(yaw),
      ty: halfHeight - b * halfWidth - d * halfHeight - scale * lift * cos(yaw) * sin(pitch))
  }

  /// Where a point of a sheet shows.
  func place(_ point: CGPoint, depth: Int) -> CGPoint { point.applying(map(depth: depth)) }
}
