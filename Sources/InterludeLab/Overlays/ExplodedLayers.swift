import InterludeUI
import MotionQA

/// The views as sheets, one above the other by how deep they are nested, seen from the side.
final class ExplodedLayers: SceneOverlay {
  let name = "Layers"
  let purpose = "The views as sheets, by how deep they are nested"

  func show(_ frame: DisplayList, of session: LabSession) -> DisplayList {
    let trace = session.snapshot()
    let places = WindowPlaces(in: trace)
    let depths = Self.depths(in: trace)
    let marked = Set(session.markedMotions.map(\.view))
    let deepest = CGFloat(depths.values.max() ?? 0)
    var result = DisplayList(size: frame.size)
    let canvas = CGRect(origin: .zero, size: frame.size)
    result.commands.append(.fill(.roundedRect(RoundedRect(canvas)), .mark(DockStyle.canvas), .identity))
    for view in trace.views {
      guard let corners = places.corners(of: view, at: 0), view.value(of: .hidden, at: 0) == 0 else { continue }
      let depth = CGFloat(depths[view.name] ?? 0)
      let sheet = corners.map { Self.project($0, depth: depth, of: deepest, on: frame.size) }
      result.fill(sheet, Self.color(of: view))
      let isMarked = marked.contains(view.name)
      result.outline(
        sheet, width: isMarked ? 2 : 0.75, isMarked ? .mark(DockStyle.accent) : CGColor(gray: 1, alpha: 0.45))
    }
    return result
  }

  /// What shows of a view's own background; a breath of white where there is none.
  private static func color(of view: ViewTrace) -> CGColor {
    func part(_ property: TraceProperty) -> CGFloat { CGFloat(view.value(of: property, at: 0)) }
    let alpha = part(.backgroundAlpha) * part(.alpha)
    guard alpha > 0.01 else { return CGColor(gray: 1, alpha: 0.04) }
    return CGColor(
      red: part(.backgroundRed), green: part(.backgroundGreen), blue: part(.backgroundBlue), alpha: 0.75 * alpha)
  }

  /// In how many views each view is.
  private static func depths(in trace: Trace) -> [String: Int] {
    trace.views.reduce(into: [:]) { depths, view in
      depths[view.name] = view.superview(at: 0).map { (depths[$0] ?? 0) + 1 } ?? 0
    }
  }

  /// The picture turned about the vertical and tipped back; a sheet lies the higher the deeper it is nested.
  private static func project(_ point: CGPoint, depth: CGFloat, of deepest: CGFloat, on size: CGSize) -> CGPoint {
    let (x, y) = (point.x - size.width / 2, point.y - size.height / 2)
    let lift = deepest > 0 ? depth / deepest - 0.5 : 0
    return CGPoint(
      x: size.width / 2 + x * 0.6 + lift * size.width * 0.42,
      y: size.height / 2 + y * 0.62 + x * 0.16 - lift * size.height * 0.16)
  }
}
