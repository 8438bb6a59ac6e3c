/// The cylinder on which a wheel's rows lie, as wide as the wheel is high, seen from the front.
///
/// Each row is flat, and touches the cylinder along its middle; the one in front is as large as it is.
nonisolated struct PickerCylinder: Hashable, Sendable {
  /// In points.
  let radius: CGFloat
  /// Along the cylinder, in points.
  let rowHeight: CGFloat

  /// How far the eye is from the row in front, in points. By eye.
  private static let eyeDistance: CGFloat = 1000

  /// How far a row is turned away from the front, downwards, in radians, when the cylinder has been turned by a length in points.
  func angle(of row: Int, turnedBy length: CGFloat) -> CGFloat {
    radius > 0 ? (CGFloat(row) * rowHeight - length) / radius : 0
  }

  /// The rows whose middle is on the half that faces the eye, among as many as there are.
  func rowsInFront(turnedBy length: CGFloat, of count: Int) -> Range<Int> {
    guard radius > 0, rowHeight > 0, count > 0, length.isFinite else { return 0..<0 }
    let quarter = radius * .pi / 2
    let most = CGFloat(count)
    let first = min(max(0, ((length - quarter) / rowHeight).rounded(.down) + 1), most)
    let end = min(max(first, ((length + quarter) / rowHeight).rounded(.up)), most)
    return Int(first)..<Int(end)
  }

  /// Brings a row from the middle of the wheel to where it is at an angle, in perspective.
  func transform(at angle: CGFloat) -> CATransform3D {
    let onto = CATransform3DMakeTranslation(0, 0, radius)
    let turned = CATransform3DConcat(onto, CATransform3DMakeRotation(-angle, 1, 0, 0))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / Self.eyeDistance
    return CATransform3DConcat(
      CATransform3DConcat(turned, CATransform3DMakeTranslation(0, 0, -radius)), perspective)
  }

  /// How far below the wheel's middle the middle of a row at an angle shows, in points.
  func place(at angle: CGFloat) -> CGFloat {
    radius * sin(angle) / (1 + radius * (1 - cos(angle)) / Self.eyeDistance)
  }

  /// The row in front of the others at a place below the wheel's middle; nil where there is none.
  func row(at place: CGFloat, turnedBy length: CGFloat, of count: Int) -> Int? {
    rowsInFront(turnedBy: length, of: count).first { row in
      let angle = angle(of: row, turnedBy: length)
      let half = rowHeight / radius / 2
      // Close to the cylinder's outline a row's lower edge may show above its upper one: it is farther away.
      let edges = [max(angle - half, -.pi / 2), min(angle + half, .pi / 2)].map(self.place).sorted()
      return edges[0] <= place && place < edges[1]
    }
  }

  /// How much of a row shows at an angle, 0…1: all in front, and less the farther it is turned away. By eye.
  func opacity(at angle: CGFloat) -> CGFloat {
    guard rowHeight > 0 else { return 1 }
    let inFront = max(0, 1 - abs(angle) * radius / rowHeight)
    return inFront + (1 - inFront) * max(0, cos(angle)) * 0.5
  }
}
