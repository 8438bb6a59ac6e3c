/// The outline of a popover: a rounded rectangle with an arrow at one edge. Measures from memory, not from a device.
struct PopoverShape: Equatable {
  /// With the arrow, in points.
  let size: CGSize
  /// Where the arrow points; `unknown` for no arrow.
  let direction: UIPopoverArrowDirection
  /// How far along its edge the arrow points, from the left or the top, in points.
  let tip: CGFloat

  /// From the edge to the tip, in points.
  static let arrowHeight: CGFloat = 13
  /// Along the edge, in points.
  static let arrowBase: CGFloat = 26
  /// Of the rectangle's corners, in points.
  static let cornerRadius: CGFloat = 13
  /// How much of the arrow's sides is taken for the curves at its tip and its foot, in points.
  private static let (tipCurve, footCurve): (CGFloat, CGFloat) = (4, 4)

  /// The rectangle, without the arrow.
  var content: CGRect {
    let (whole, arrow) = (CGRect(origin: .zero, size: size), Self.arrowHeight)
    return switch direction {
    case .up: whole.inset(by: UIEdgeInsets(top: arrow, left: 0, bottom: 0, right: 0))
    case .down: whole.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: arrow, right: 0))
    case .left: whole.inset(by: UIEdgeInsets(top: 0, left: arrow, bottom: 0, right: 0))
    case .right: whole.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrow))
    default: whole
    }
  }

  var path: CGPath {
    let path = UIBezierPath(roundedRect: content, cornerRadius: Self.cornerRadius)
    if direction != .unknown { addArrow(to: path) }
    return path.cgPath
  }

  /// Adds the arrow as a contour of its own, which runs as the rectangle does and shares its edge.
  private func addArrow(to path: UIBezierPath) {
    let (half, height, diagonal) = (Self.arrowBase / 2, Self.arrowHeight, CGFloat(0.5).squareRoot())
    let (foot, top) = (Self.footCurve, Self.tipCurve)
    let arrow = UIBezierPath()
    arrow.move(to: CGPoint(x: -half - foot, y: height))
    arrow.addQuadCurve(
      to: CGPoint(x: -half + foot * diagonal, y: height - foot * diagonal), controlPoint: CGPoint(x: -half, y: height))
    arrow.addLine(to: CGPoint(x: -top * diagonal, y: top * diagonal))
    arrow.addQuadCurve(to: CGPoint(x: top * diagonal, y: top * diagonal), controlPoint: .zero)
    arrow.addLine(to: CGPoint(x: half - foot * diagonal, y: height - foot * diagonal))
    arrow.addQuadCurve(to: CGPoint(x: half + foot, y: height), controlPoint: CGPoint(x: half, y: height))
    // Some way into the rectangle, so that no seam shows along the edge.
    arrow.addLine(to: CGPoint(x: half + foot, y: height + 1))
    arrow.addLine(to: CGPoint(x: -half - foot, y: height + 1))
    arrow.close()
    arrow.apply(placing)
    path.append(arrow)
  }

  /// Brings an arrow that points up, with its tip at the origin, to its place.
  private var placing: CGAffineTransform {
    let along = placeAlongEdge
    return switch direction {
    case .down:
      CGAffineTransform(rotationAngle: .pi).concatenating(CGAffineTransform(translationX: along, y: size.height))
    case .left: CGAffineTransform(rotationAngle: -.pi / 2).concatenating(CGAffineTransform(translationX: 0, y: along))
    case .right:
      CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(translationX: size.width, y: along))
    default: CGAffineTransform(translationX: along, y: 0)
    }
  }

  /// The arrow keeps off the corners.
  private var placeAlongEdge: CGFloat {
    let length = direction.isVertical ? size.width : size.height
    let least = Self.cornerRadius + Self.arrowBase / 2 + Self.footCurve
    return length < 2 * least ? length / 2 : max(least, min(tip, length - least))
  }
}
