import InterludeUI
import MotionQA

/// The views as sheets, each with its own contents and its name, one above the other by how deep they are nested, seen from the side that
/// a drag turns them to. Each is cut off at the screen's edges.
final class ExplodedLayers: TurnableOverlay {
  let name = "Layers"
  let purpose = "The views as sheets, by how deep they are nested; a drag turns them"

  private var turn = LayerStack.Turn()

  /// Dark in both appearances of the dock: views without a background are drawn in nearly clear white.
  private static let ground = CGColor(gray: 0.09, alpha: 1)
  /// Visible on light sheets and on the ground.
  private static let edge = CGColor(gray: 0.55, alpha: 0.9)
  /// Of a sheet: what is below it shines through.
  private static let opacity: CGFloat = 0.85

  func drag(by distance: CGVector) { turn = turn.dragged(by: distance) }

  func show(_ frame: DisplayList, of session: LabSession) -> DisplayList {
    let (trace, views) = session.namedSnapshot()
    let places = WindowPlaces(in: trace)
    let depths = Self.depths(in: trace)
    let marked = Set(session.markedMotions.map(\.view))
    let screen = CGRect(origin: .zero, size: frame.size)
    let stack = LayerStack(screen: screen.size, deepest: depths.values.max() ?? 0, turn: turn)
    let labels = SheetLabels(session.lab.textRenderer, scale: stack.scale)
    var result = DisplayList(size: frame.size)
    result.commands.append(.fill(.roundedRect(RoundedRect(screen)), Self.ground, .identity))
    let sheets = trace.views.compactMap { view -> Sheet? in
      guard let corners = places.corners(of: view, at: 0), view.value(of: .hidden, at: 0) == 0 else { return nil }
      return Sheet(
        name: view.name, corners: corners, map: stack.map(depth: depths[view.name] ?? 0),
        label: labels.box(naming: view.name, at: corners))
    }
    let namedSheets = Self.sheetsWithRoomForNames(sheets)
    for sheet in sheets {
      let map = sheet.map
      let outline = sheet.corners.map { $0.applying(map) }
      let isMarked = marked.contains(sheet.name)
      result.clipped(to: screen.corners.map { $0.applying(map) }) { result in
        result.fill(outline, CGColor(gray: 1, alpha: 0.04))
        if let look = views[sheet.name]?.ownLook(at: session.shell.stage.time),
          let place = Self.place(of: look.bounds, at: sheet.corners)
        {
          result.commands.append(.pushGroup(opacity: Self.opacity))
          result.commands += look.list.commands.map { $0.mapped(by: Homography(place.concatenating(map))) }
          result.commands.append(.popGroup)
        }
        result.outline(outline, width: isMarked ? 2 : 0.75, isMarked ? .mark(DockStyle.accent) : Self.edge)
        guard let label = sheet.label, namedSheets.contains(sheet.name) else { return }
        result.commands += labels.commands(naming: sheet.name, in: label, isMarked: isMarked).map {
          $0.mapped(by: Homography(map))
        }
      }
    }
    return result
  }

  /// A view as it lies in the stack.
  private struct Sheet {
    /// The view's, as a recording names it.
    let name: String
    /// In the window, clockwise from the origin of the view's bounds.
    let corners: [CGPoint]
    /// From the window to the stack as it is seen.
    let map: CGAffineTransform
    /// Of the name, in the window; nil on a sheet without room for it.
    let label: CGRect?
  }

  /// The sheets whose names lie on no other's: of two that would overlap the one in front keeps its name.
  private static func sheetsWithRoomForNames(_ sheets: [Sheet]) -> Set<String> {
    var (names, taken): (Set<String>, [CGRect]) = ([], [])
    for sheet in sheets.reversed() {
      guard let label = sheet.label else { continue }
      let place = CGRect(enclosing: label.corners.map { $0.applying(sheet.map) })
      if taken.contains(where: place.intersects) { continue }
      names.insert(sheet.name)
      taken.append(place)
    }
    return names
  }

  /// From bounds to a parallelogram, given by its corners clockwise from the bounds' origin; nil for another quadrilateral, as of a view in
  /// perspective.
  private static func place(of bounds: CGRect, at corners: [CGPoint]) -> CGAffineTransform? {
    guard corners.count == 4, bounds.width > 0, bounds.height > 0 else { return nil }
    let (origin, right, across, down) = (corners[0], corners[1], corners[2], corners[3])
    guard abs(right.x + down.x - origin.x - across.x) < 1, abs(right.y + down.y - origin.y - across.y) < 1 else {
      return nil
    }
    let (a, b) = ((right.x - origin.x) / bounds.width, (right.y - origin.y) / bounds.width)
    let (c, d) = ((down.x - origin.x) / bounds.height, (down.y - origin.y) / bounds.height)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: origin.x - a * bounds.minX - c * bounds.minY,
      ty: origin.y - b * bounds.minX - d * bounds.minY)
  }

  /// In how many views each view is.
  private static func depths(in trace: Trace) -> [String: Int] {
    trace.views.reduce(into: [:]) { depths, view in
      depths[view.name] = view.superview(at: 0).map { (depths[$0] ?? 0) + 1 } ?? 0
    }
  }
}

extension UIView {
  /// What the view shows without its subviews, in its own coordinates, with the bounds that show now.
  ///
  /// - Parameter time: Now, in seconds on the stage's clock.
  fileprivate func ownLook(at time: Double) -> (bounds: CGRect, list: DisplayList)? {
    guard let look = layer.presentation() else { return nil }
    let bounds = look.bounds
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    for sublayer in layer.sublayers ?? [] where !(sublayer.delegate is UIView) {
      look.addSublayer(sublayer.frozenCopy(isPresented: true))
    }
    (look.transform, look.zPosition) = (CATransform3DIdentity, 0)
    look.position = CGPoint(
      x: bounds.minX + look.anchorPoint.x * bounds.width, y: bounds.minY + look.anchorPoint.y * bounds.height)
    return (bounds, look.displayList(at: time, size: bounds.size))
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
