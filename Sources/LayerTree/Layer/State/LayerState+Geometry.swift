import DisplayList
import Foundation

nonisolated extension LayerState {
  /// The smallest upright rectangle of the superlayer that holds the transformed bounds.
  var frame: CGRect {
    guard transform != CATransform3DIdentity else {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    let map = map(in: nil)
    return CGRect(enclosing: bounds.corners.map(map.apply(to:)))
  }

  /// The bounds' size and the position that give a frame.
  func placement(for frame: CGRect) -> (size: CGSize, position: CGPoint) {
    guard transform != CATransform3DIdentity else {
      let position = CGPoint(
        x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
      return (frame.size, position)
    }
    let inverse = CATransform3DGetAffineTransform(transform).inverted()
    var placed = self
    placed.bounds.size = CGRect(origin: .zero, size: frame.size).applying(inverse).size
    placed.position = .zero
    let origin = placed.frame.origin
    return (placed.bounds.size, CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y))
  }

  /// The map from the layer's coordinates to those of its superlayer, whose `scene` comes on top.
  ///
  /// A layer is flat: what it maps is the plane z = 0, seen from straight above.
  func map(in scene: CATransform3D?) -> Homography {
    let anchor = anchor
    if transform == CATransform3DIdentity, scene == nil {
      return Homography(CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y))
    }
    let map = transform.carrying(anchor, to: position, depth: zPosition)
    return Homography(scene.map { CATransform3DConcat(map, $0) } ?? map)
  }

  /// What all sublayers are seen through: `sublayerTransform` about the anchor, and before it what stretches them over the bounds; nil
  /// when it changes nothing.
  var scene: CATransform3D? {
    let own =
      self.sublayerTransform == CATransform3DIdentity
      ? nil : self.sublayerTransform.carrying(anchor, to: anchor, depth: 0)
    guard let stretch else { return own }
    return own.map { CATransform3DConcat(stretch, $0) } ?? stretch
  }

  /// Puts the stretched part of the sublayers' plane over the bounds.
  private var stretch: CATransform3D? {
    guard let part = self.stretchedPart, part.width > 0, part.height > 0 else { return nil }
    guard part != bounds else { return nil }
    let (x, y) = (bounds.width / part.width, bounds.height / part.height)
    return CATransform3DMakeAffineTransform(
      CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: bounds.minX - part.minX * x, ty: bounds.minY - part.minY * y))
  }

  /// The same for sublayers that a transform moves first, about the middle of the bounds.
  func scene(movedBy transform: CATransform3D) -> CATransform3D? {
    guard transform != CATransform3DIdentity else { return scene }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let move = transform.carrying(middle, to: middle, depth: 0)
    return scene.map { CATransform3DConcat(move, $0) } ?? move
  }

  /// What the sublayers are seen through that lie in the layer's own space: its place counts, and what it is seen through itself.
  func space(in scene: CATransform3D?) -> CATransform3D {
    let place = transform.carrying(anchor, to: position, depth: zPosition)
    let own = self.scene.map { CATransform3DConcat($0, place) } ?? place
    return scene.map { CATransform3DConcat(own, $0) } ?? own
  }

  /// How far towards the viewer the middle of the bounds lies, seen through a scene.
  func depth(in scene: CATransform3D) -> CGFloat {
    let map = CATransform3DConcat(transform.carrying(anchor, to: position, depth: zPosition), scene)
    let (x, y) = (bounds.midX, bounds.midY)
    let w = x * map.m14 + y * map.m24 + map.m44
    return w > 0 ? (x * map.m13 + y * map.m23 + map.m43) / w : .infinity
  }

  /// Whether there is anything of the bounds to paint; an overshooting animation may leave them less than nothing.
  var hasArea: Bool { bounds.size.width > 0 && bounds.size.height > 0 }
}

nonisolated extension CATransform3D {
  /// This transform about an anchor, which ends up at a position and a depth: the product of moving the anchor to the
  /// origin, this, and moving the origin there, written out because every layer of every frame needs it.
  fileprivate func carrying(_ anchor: CGPoint, to position: CGPoint, depth: CGFloat) -> CATransform3D {
    var m = self
    m.m41 -= anchor.x * m11 + anchor.y * m21
    m.m42 -= anchor.x * m12 + anchor.y * m22
    m.m43 -= anchor.x * m13 + anchor.y * m23
    m.m44 -= anchor.x * m14 + anchor.y * m24
    let (x, y, z) = (position.x, position.y, depth)
    (m.m11, m.m12, m.m13) = (m.m11 + x * m.m14, m.m12 + y * m.m14, m.m13 + z * m.m14)
    (m.m21, m.m22, m.m23) = (m.m21 + x * m.m24, m.m22 + y * m.m24, m.m23 + z * m.m24)
    (m.m31, m.m32, m.m33) = (m.m31 + x * m.m34, m.m32 + y * m.m34, m.m33 + z * m.m34)
    (m.m41, m.m42, m.m43) = (m.m41 + x * m.m44, m.m42 + y * m.m44, m.m43 + z * m.m44)
    return m
  }
}
