import CCairo
import DisplayList
import Foundation

extension CairoDrawing {
  /// Adds the outline of a shape to the current path.
  func add(_ shape: Shape) {
    switch shape {
    case .roundedRect(let shape): add(shape)
    case .path(let path), .evenOddPath(let path): add(path)
    }
  }

  /// Adds a rounded rectangle, one without a radius by the call that Cairo has for it.
  func add(_ shape: RoundedRect) {
    let (rect, r) = (shape.rect, shape.effectiveRadius)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    if r == 0 { return cairo_rectangle(context, left, top, rect.width, rect.height) }
    guard shape.corners == RoundedRect(rect).corners else { return add(Path(shape)) }
    // From a corner to the controls of the cubic around it.
    let k = r * (1 - 4.0 / 3.0 * (2.0.squareRoot() - 1))
    cairo_move_to(context, left + r, top)
    cairo_line_to(context, right - r, top)
    cairo_curve_to(context, right - k, top, right, top + k, right, top + r)
    cairo_line_to(context, right, bottom - r)
    cairo_curve_to(context, right, bottom - k, right - k, bottom, right - r, bottom)
    cairo_line_to(context, left + r, bottom)
    cairo_curve_to(context, left + k, bottom, left, bottom - k, left, bottom - r)
    cairo_line_to(context, left, top + r)
    cairo_curve_to(context, left, top + k, left + k, top, left + r, top)
    cairo_close_path(context)
  }

  private func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .quadCurve(let end, let control): addQuadCurve(to: end, control)
      case .curve(let end, let control1, let control2):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  /// Cairo has cubics only.
  private func addQuadCurve(to end: CGPoint, _ control: CGPoint) {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(context, &x, &y)
    let cubic = PathSegment(from: CGPoint(x: x, y: y), control: control, to: end)
    cairo_curve_to(context, cubic.control1.x, cubic.control1.y, cubic.control2.x, cubic.control2.y, end.x, end.y)
  }
}
