import DisplayList

/// A shape as the scanner wants it: its edges, in any order.
struct EdgeList: Hashable, Sendable {
  private(set) var edges: [Edge] = []
  private(set) var fillRule = CGPathFillRule.winding
  private(set) var bounds = PixelRect.empty
  /// The rectangle of whole pixels that the shape is, if it is one.
  private(set) var pixelRect: PixelRect?

  /// Shorter edges than this, in pixels down, cover nothing that can be seen.
  private static let shortest = 1e-9

  /// The edges of an outline, moved by `-origin` and scaled; those of a hole in it run the other way.
  init(_ outline: Outline, hole: Outline? = nil, origin: SIMD2<Double> = .zero, scale: Double = 1) {
    guard !outline.isEmpty else { return }
    fillRule = outline.fillRule
    append(outline, winding: 1, origin, scale)
    if let hole { append(hole, winding: -1, origin, scale) }
    if let rect = alignedRect {
      self = EdgeList(rect)
      return
    }
    bounds = PixelRect(covering: (outline.low - origin) * scale, (outline.high - origin) * scale)
  }

  private mutating func append(_ outline: Outline, winding: Double, _ origin: SIMD2<Double>, _ scale: Double) {
    edges.reserveCapacity(edges.count + outline.points.count)
    outline.forEachSide { from, to in
      let (from, to) = ((from - origin) * scale, (to - origin) * scale)
      guard abs(to.y - from.y) > EdgeList.shortest else { return }
      let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
      edges.append(
        Edge(
          top: upper.y, bottom: lower.y, x: upper.x, slope: (lower.x - upper.x) / (lower.y - upper.y),
          left: min(upper.x, lower.x), right: max(upper.x, lower.x), winding: from.y < to.y ? winding : -winding))
    }
  }
}

extension EdgeList {
  /// The edges of a rectangle of whole pixels.
  init(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    let (top, bottom) = (Double(rect.minY), Double(rect.maxY))
    edges = [(rect.minX, -1.0), (rect.maxX, 1.0)].map { x, winding in
      Edge(top: top, bottom: bottom, x: Double(x), slope: 0, left: Double(x), right: Double(x), winding: winding)
    }
    bounds = rect
    pixelRect = rect
  }

  /// Geometry this near to a pixel's border, in pixels, cannot be told from lying on it: coverage rounds the same.
  static let alignment = 1.0 / 1024

  /// The rectangle of whole pixels that two upright edges enclose, if they do.
  private var alignedRect: PixelRect? {
    guard edges.count == 2, edges[0].winding == -edges[1].winding else { return nil }
    let sides = [edges[0].left, edges[0].right, edges[1].left, edges[1].right].map { wholePixel($0) }
    let ends = [edges[0].top, edges[1].top, edges[0].bottom, edges[1].bottom].map { wholePixel($0) }
    guard let x0 = sides[0], sides[1] == x0, let x1 = sides[2], sides[3] == x1,
      let y0 = ends[0], ends[1] == y0, let y1 = ends[2], ends[3] == y1
    else { return nil }
    let rect = PixelRect(minX: min(x0, x1), minY: y0, maxX: max(x0, x1), maxY: y1)
    return rect.isEmpty ? nil : rect
  }
}

/// The whole number that a coordinate cannot be told from, if there is one.
func wholePixel(_ coordinate: Double) -> Int? {
  guard abs(coordinate) < 0x1p30 else { return nil }
  let whole = wholeBelow(coordinate + 0.5)
  return abs(coordinate - Double(whole)) < EdgeList.alignment ? whole : nil
}
