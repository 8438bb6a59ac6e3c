import Foundation

/// What leaves a mark.
extension CGContext {
  /// Fills the path, open contours closed, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(rule == .winding ? .path(outline.path) : .evenOddPath(outline.path), .identity)
  }

  /// Draws a line along the path, and begins a new one.
  public func strokePath() {
    paint(.path(strokedOutline), state.strokeColor, .identity)
    beginPath()
  }

  /// Fills the path, draws a line along it, or both, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let outline = outline
    if let rule = mode.fillRule { fillPath(using: rule) }
    self.outline = outline
    if mode.strokes { strokePath() }
    beginPath()
  }

  /// Fills a rectangle, and begins a new path, as do those below up to `clear(_:)`, which leaves it.
  public func fill(_ rect: CGRect) { fill(.roundedRect(RoundedRect(rect.standardized)), state.ctm) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    rects.forEach(fill)
    beginPath()
  }

  /// Draws a line along a rectangle's edge.
  public func stroke(_ rect: CGRect) { stroke(Path(RoundedRect(rect.standardized))) }

  /// Draws a line of a width, in points, along a rectangle's edge.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let kept = state.stroke.width
    state.stroke.width = width
    stroke(rect)
    state.stroke.width = kept
  }

  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(.path(Path(ellipseIn: rect.standardized)), state.ctm) }

  /// Draws a line along the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect.standardized)) }

  /// Draws lines from each odd point to the next.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 1, to: points.count, by: 2) {
      path.elements += [.move(points[index - 1]), .line(points[index])]
    }
    stroke(path)
  }

  /// Takes away what has been drawn in a rectangle, as far as the clip reaches.
  public func clear(_ rect: CGRect) {
    let shape = Shape.roundedRect(RoundedRect(rect.standardized))
    let cover = DrawCommand.fill(shape, .black, Homography(state.ctm))
    recorder.draw([], cover: [cover], in: state.clips, .clear)
  }

  private func fill(_ shape: Shape, _ map: CGAffineTransform) {
    paint(shape, state.fillColor, map)
    beginPath()
  }

  private func stroke(_ path: Path) {
    paint(.path(path.applying(state.ctm).stroked(state.stroke, through: state.ctm)), state.strokeColor, .identity)
    beginPath()
  }

  private func paint(_ shape: Shape, _ color: CGColor, _ map: CGAffineTransform) {
    guard shape.isDrawable, map.isFinite else { return }
    let color = color.faded(state.alpha)
    let map = Homography(map)
    paint([.fill(shape, color, map)], cover: shape, map, density: color.alpha)
  }

  /// Draws commands, and the shadow of the shape that they cover.
  ///
  /// - Parameter density: How much of the shadow there is, 0…1.
  func paint(_ commands: [DrawCommand], cover: Shape, _ map: Homography, density: CGFloat) {
    var commands = commands
    if let shadow = state.shadow, density > 0, shadow.color.alpha > 0, state.blendMode == .normal {
      // In the drawing's points, so that the transform changes neither offset nor blur.
      let place = map.affine.concatenating(
        CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height))
      commands.insert(
        .shadow(cover.moved(by: place), blur: shadow.deviation, shadow.color.faded(unit(density)), .identity), at: 0)
    }
    recorder.draw(commands, cover: [.fill(cover, .black, map)], in: state.clips, state.blendMode)
  }
}

extension Shape {
  /// Whether there is anything of it, and all of it in finite places.
  fileprivate var isDrawable: Bool {
    switch self {
    case .roundedRect(let shape):
      (shape.rect.minX + shape.rect.maxX + shape.rect.minY + shape.rect.maxY).isFinite && !shape.rect.isEmpty
    case .path(let path), .evenOddPath(let path): path.isFinite && !path.elements.isEmpty
    }
  }

  fileprivate func moved(by map: CGAffineTransform) -> Shape {
    self.fillRule == .winding ? .path(path.applying(map)) : .evenOddPath(path.applying(map))
  }
}

extension CGAffineTransform {
  var isFinite: Bool { (a * 0 + b * 0 + c * 0 + d * 0 + tx * 0 + ty * 0) == 0 }
}
