import Foundation

extension Path {
  /// The smallest upright rectangle that holds all points, controls included; null for an empty path.
  public var controlBounds: CGRect { CGRect(enclosing: elements.flatMap(\.points)) }

  /// The smallest upright rectangle that holds the path itself; null for an empty path.
  public var bounds: CGRect {
    let extremes = segments().flatMap { segment in
      (segment.turns(of: \.x) + segment.turns(of: \.y)).map(segment.point(at:))
    }
    return CGRect(enclosing: elements.compactMap(\.points.last) + extremes)
  }
}
