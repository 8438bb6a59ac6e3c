import Foundation

extension Path {
  /// The path with every point, controls included, replaced.
  public func map(_ replace: (CGPoint) -> CGPoint) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(replace(point))
        case .line(let point): .line(replace(point))
        case .quadCurve(let end, let control): .quadCurve(to: replace(end), control: replace(control))
        case .curve(let end, let control1, let control2):
          .curve(to: replace(end), control1: replace(control1), control2: replace(control2))
        case .close: .close
        }
      })
  }

  /// The path under a transform.
  public func applying(_ t: CGAffineTransform) -> Path { t.isIdentity ? self : map { $0.applying(t) } }

  /// Two paths of the same structure, the same kinds of elements in the same order, made one point by point; nil for
  /// paths of different structure.
  public func combined(with other: Path, _ combine: (CGPoint, CGPoint) -> CGPoint) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    var combined = Path()
    for (a, b) in zip(elements, other.elements) {
      switch (a, b) {
      case (.move(let a), .move(let b)): combined.elements.append(.move(combine(a, b)))
      case (.line(let a), .line(let b)): combined.elements.append(.line(combine(a, b)))
      case (.quadCurve(let a, let a1), .quadCurve(let b, let b1)):
        combined.elements.append(.quadCurve(to: combine(a, b), control: combine(a1, b1)))
      case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
        combined.elements.append(.curve(to: combine(a, b), control1: combine(a1, b1), control2: combine(a2, b2)))
      case (.close, .close): combined.elements.append(.close)
      default: return nil
      }
    }
    return combined
  }

  /// Whether every coordinate is finite.
  public var isFinite: Bool { elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } } }
}
