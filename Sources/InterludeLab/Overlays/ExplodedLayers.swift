import InterludeUI
import MotionQA

/// The views as sheets, one above the other by how deep they are nested, seen from the side. Each is cut off at the screen's edges.
final class ExplodedLayers: SceneOverlay {
  let name = "Layers"
  let purpose = "The views as sheets, by how deep they are nested"

  /// Dark in both appearances of the dock: views without a background are drawn in nearly clear white.
  private static let ground = CGColor(gray: 0.09, alpha: 1)
  /// Visible on light sheets and on the ground.
  private static let edge = CGColor(gray: 0.55, alpha: 0.9)

  func show(_ frame: DisplayList, of session: LabSession) -> DisplayList {
    let trace = session.snapshot()
    let places = WindowPlaces(in: trace)
    let depths = Self.depths(in: trace)
    let marked = Set(session.markedMotions.map(\.view))
    let screen = CGRect(origin: .zero, size: frame.size)
    let stack = LayerStack(screen: screen.size, deepest: depths.values.max() ?? 0)
    var result = DisplayList(size: frame.size)
    result.commands.append(.fill(.roundedRect(RoundedRect(screen)), Self.ground, .identity))
    for view in trace.views {
      guard let corners = places.corners(of: view, at: 0), view.value(of: .hidden, at: 0) == 0 else { continue }
      let depth = depths[view.name] ?? 0
      let sheet = corners.map { stack.place($0, depth: depth) }
      let isMarked = marked.contains(view.name)
      result.clipped(to: screen.corners.map { stack.place($0, depth: depth) }) { result in
        result.fill(sheet, Self.color(of: view))
        result.outline(sheet, width: isMarked ? 2 : 0.75, isMarked ? .mark(DockStyle.accent) : Self.edge)
      }
    }
    return result
  }

  /// What shows of a view's own background; nearly clear white where there is none.
  private static func color(of view: ViewTrace) -> CGColor {
    func part(_ property: TraceProperty) -> CGFloat { CGFloat(view.value(of: property, at: 0)) }
    let alpha = part(.backgroundAlpha) * part(.alpha)
    guard alpha > 0.01 else { return CGColor(gray: 1, alpha: 0.04) }
    return CGColor(
      red: part(.backgroundRed), green: part(.backgroundGreen), blue: part(.backgroundBlue), alpha: 0.85 * alpha)
  }

  /// In how many views each view is.
  private static func depths(in trace: Trace) -> [String: Int] {
    trace.views.reduce(into: [:]) { depths, view in
      depths[view.name] = view.superview(at: 0).map { (depths[$0] ?? 0) + 1 } ?? 0
    }
  }
}

/// Where sheets of a screen's size show: turned about the vertical and tipped back, the higher the deeper they are nested, and all of
/// them inside the screen.
struct LayerStack {
  /// In points.
  let screen: CGSize
  /// The depth of the uppermost sheet.
  let deepest: Int

  /// Where a point of a sheet shows.
  func place(_ point: CGPoint, depth: Int) -> CGPoint {
    // From the middle, as parts of the screen: −0.5…0.5 each.
    let (x, y) = (point.x / screen.width - 0.5, point.y / screen.height - 0.5)
    let lift = deepest > 0 ? CGFloat(depth) / CGFloat(deepest) - 0.5 : 0
    return CGPoint(
      x: screen.width * (0.5 + x * 0.56 + lift * 0.4), y: screen.height * (0.5 + y * 0.62 + x * 0.08 - lift * 0.16))
  }
}

nonisolated extension DisplayList {
  /// Draws inside a polygon alone.
  fileprivate mutating func clipped(to points: [CGPoint], _ draw: (inout DisplayList) -> Void) {
    commands.append(.pushClip(.path(Path(through: points)), .identity))
    draw(&self)
    commands.append(.popClip)
  }
}
