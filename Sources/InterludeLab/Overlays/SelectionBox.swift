import InterludeUI
import MotionQA

/// The outline of what is selected or pointed at, as it shows now, with its anchor point.
final class SelectionBox: SceneOverlay {
  let name = "Box"
  let purpose = "Box and anchor of what is selected"

  func show(_ frame: DisplayList, of session: LabSession) -> DisplayList {
    let marked = session.selection.isEmpty && session.hovered == nil ? session.motionsToShow : session.markedMotions
    let names = Set(marked.map(\.view))
    guard !names.isEmpty else { return frame }
    var frame = frame
    let trace = session.snapshot()
    let places = WindowPlaces(in: trace)
    for view in trace.views where names.contains(view.name) {
      guard let corners = places.corners(of: view, at: 0), corners.count == 4 else { continue }
      frame.outline(corners, width: 1.5, .mark(DockStyle.accent))
      let anchor = Self.point(
        in: corners, x: view.value(of: .anchorX, at: 0), y: view.value(of: .anchorY, at: 0))
      frame.dot(anchor, radius: 4, .white)
      frame.dot(anchor, radius: 3, .mark(DockStyle.accent))
    }
    return frame
  }

  /// A point of a quadrilateral by its share of both sides.
  private static func point(in corners: [CGPoint], x: Double, y: Double) -> CGPoint {
    func between(_ a: CGPoint, _ b: CGPoint, _ share: Double) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    // Clockwise from the bounds' origin.
    return between(between(corners[0], corners[1], x), between(corners[3], corners[2], x), y)
  }
}
