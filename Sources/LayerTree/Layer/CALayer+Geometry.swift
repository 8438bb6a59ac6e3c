import DisplayList
import Foundation

extension CALayer {
  /// A point of another layer, or for nil of the space that the root layer lies in, in this layer's coordinates.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { Self.convert([p], from: l, to: self)[0] }

  /// A point of this layer in another's coordinates, or for nil in the space that the root layer lies in.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { Self.convert([p], from: self, to: l)[0] }

  /// The smallest upright rectangle that holds another layer's rectangle.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(enclosing: Self.convert(r.corners, from: l, to: self))
  }

  /// The smallest upright rectangle of another layer that holds a rectangle of this one.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(enclosing: Self.convert(r.corners, from: self, to: l))
  }

  /// Through the nearest layer above both, so that nothing is lost further up. A layer seen edge on has no inverse: all
  /// points become its anchor.
  private static func convert(_ points: [CGPoint], from start: CALayer?, to end: CALayer?) -> [CGPoint] {
    var (climb, descent) = (start?.lineage ?? [], end?.lineage ?? [])
    while let layer = climb.last, layer.model() === descent.last?.model() {
      climb.removeLast()
      descent.removeLast()
    }
    var points = points
    for layer in climb {
      let map = layer.mapToSuperlayer
      for index in points.indices { points[index] = map.apply(to: points[index]) }
    }
    for layer in descent.reversed() {
      let inverse = layer.mapToSuperlayer.inverse
      for index in points.indices { points[index] = inverse?.apply(to: points[index]) ?? layer.state.anchor }
    }
    return points
  }

  /// The layer and all above it that have planes, upwards.
  private var lineage: [CALayer] {
    var layers = [self]
    var next = superlayer
    while let layer = next {
      if !layer.state.isSpace { layers.append(layer) }
      next = layer.superlayer
    }
    return layers
  }

  /// To the coordinates of the nearest layer above that has a plane.
  private var mapToSuperlayer: Homography { state.map(in: superlayer?.sublayerScene) }

  func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    guard AnimatableValue.rect(frame).isFinite else { return reportNumber("frame") }
    let (size, position) = state.placement(for: frame)
    bounds = CGRect(origin: bounds.origin, size: size)
    self.position = position
  }

  func hitTestSublayers(_ p: CGPoint) -> CALayer? {
    guard !state.isSpace else { return hitTestSpace(p) }
    guard !state.isHidden, let inverse = mapToSuperlayer.inverse else { return nil }
    let point = inverse.apply(to: p)
    let isInside = contains(point)
    if state.masksToBounds, !isInside { return nil }
    let front = (sublayers ?? []).sortedByDepth(\.state.zPosition).reversed()
    for sublayer in front {
      if let hit = sublayer.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }
}

extension Array {
  /// By ascending depth, equal ones in their order.
  func sortedByDepth(_ depth: (Element) -> CGFloat) -> [Element] {
    guard count > 1 else { return self }
    guard contains(where: { depth($0) != 0 }) else { return self }
    let depths = map(depth)
    return indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { self[$0] }
  }
}
