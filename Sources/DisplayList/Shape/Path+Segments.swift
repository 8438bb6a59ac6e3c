import Foundation

extension Path {
  /// The pieces in order. A `close` is the straight line back, unless the contour is there already.
  ///
  /// - Parameter closingAll: also closes the contours that are open, as filling does.
  public func segments(closingAll: Bool = false) -> [PathSegment] {
    var segments: [PathSegment] = []
    var (first, current) = (CGPoint.zero, CGPoint.zero)
    func close() {
      if current != first { segments.append(PathSegment(from: current, to: first)) }
      current = first
    }
    for element in elements {
      switch element {
      case .move(let point):
        if closingAll { close() }
        (first, current) = (point, point)
      case .line(let end):
        segments.append(PathSegment(from: current, to: end))
        current = end
      case .quadCurve(let end, let control):
        segments.append(PathSegment(from: current, control: control, to: end))
        current = end
      case .curve(let end, let control1, let control2):
        segments.append(PathSegment(from: current, control1: control1, control2: control2, to: end))
        current = end
      case .close:
        close()
      }
    }
    if closingAll { close() }
    return segments
  }

  /// Where the next element starts; nil for an empty path.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    guard last == .close else { return last.points.last }
    for element in elements.reversed() {
      if case .move(let point) = element { return point }
    }
    return .zero
  }
}

extension Path.Element {
  /// The controls, then the end; none for `close`.
  public var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }
}
