import Foundation

extension Path {
  /// How often the path, its open contours closed, runs around a point: turns from x to y count as positive.
  ///
  /// The crossings with the ray to the right are found on the curves themselves, by bisection to the last bit.
  public func windingNumber(around point: CGPoint) -> Int {
    segments(closingAll: true).reduce(0) { $0 + $1.crossings(rightOf: point) }
  }
}

extension PathSegment {
  /// Upwards in y counts 1, downwards −1. A piece holds its lower end and not its upper one, so that a crossing at a
  /// shared end counts once.
  fileprivate func crossings(rightOf point: CGPoint) -> Int {
    let ends = [0] + turns(of: \.y) + [1]
    return zip(ends, ends.dropFirst()).reduce(0) { count, piece in
      let rises = self.point(at: piece.0).y <= point.y
      guard rises != (self.point(at: piece.1).y <= point.y) else { return count }
      guard x(at: point.y, between: piece.0, and: piece.1, rises: rises) > point.x else { return count }
      return count + (rises ? 1 : -1)
    }
  }

  /// Where a piece that only rises or only falls reaches a height.
  private func x(at y: CGFloat, between low: Double, and high: Double, rises: Bool) -> CGFloat {
    var (low, high) = (low, high)
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return point(at: high).x }
      if (point(at: middle).y <= y) == rises { low = middle } else { high = middle }
    }
  }
}
