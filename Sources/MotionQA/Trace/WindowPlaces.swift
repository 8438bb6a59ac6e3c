import Foundation
import InterludeUI

/// Where the views of a trace are in the window, put together from their places in their superviews.
///
/// As exact as a trace's numbers and parts: a shear is not among them.
public nonisolated struct WindowPlaces {
  private let trace: Trace
  private let indices: [String: Int]

  public init(in trace: Trace) {
    self.trace = trace
    indices = Dictionary(trace.views.map(\.name).enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The corners of a view in window points, clockwise from that of its bounds' origin; nil while it is off screen.
  public func corners(of view: ViewTrace, at frame: Int) -> [CGPoint]? {
    guard view.presence.contains(where: { $0.contains(frame) }), let map = map(from: view, at: frame) else {
      return nil
    }
    let corners = ViewGeometry(of: view, at: frame).bounds.corners.map(map.apply(to:))
    return corners.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? corners : nil
  }

  /// From a view's own coordinates to the window's; nil when what it is in is not on record.
  private func map(from view: ViewTrace, at frame: Int) -> Homography? {
    var map = Homography.identity
    var view = view
    // More steps than views are a circle, which only a file that was tampered with has.
    for _ in trace.views {
      let geometry = ViewGeometry(of: view, at: frame)
      guard let name = view.superview(at: frame) else { return map.concatenating(geometry.map(in: nil)) }
      guard let superview = indices[name].map({ trace.views[$0] }) else { return nil }
      map = map.concatenating(geometry.map(in: ViewGeometry(of: superview, at: frame)))
      view = superview
    }
    return nil
  }
}

/// What of a view decides where its points show.
nonisolated private struct ViewGeometry {
  let bounds: CGRect
  private let center: CGPoint
  private let depth: Double
  private let anchor: CGPoint
  private let transform: CATransform3D
  private let sublayerPerspective: Double

  init(of view: ViewTrace, at frame: Int) {
    func number(_ property: TraceProperty) -> Double { view.value(of: property, at: frame) }
    bounds = CGRect(
      x: number(.originX), y: number(.originY), width: number(.width), height: number(.height))
    center = CGPoint(x: number(.centerX), y: number(.centerY))
    depth = number(.zPosition)
    anchor = CGPoint(
      x: bounds.minX + number(.anchorX) * bounds.width, y: bounds.minY + number(.anchorY) * bounds.height)
    transform = Self.transform(number)
    sublayerPerspective = number(.sublayerPerspective)
  }

  /// To the coordinates of a superview: this plane about its anchor, seen from straight above or through the superview's
  /// perspective.
  func map(in superview: ViewGeometry?) -> Homography {
    let map = Self.moving(-anchor.x, -anchor.y).then(transform).then(Self.moving(center.x, center.y, depth))
    guard let superview, superview.sublayerPerspective != 0 else { return Homography(map) }
    let eye = superview.anchor
    return Homography(
      map.then(Self.moving(-eye.x, -eye.y)).then(Self.perspective(superview.sublayerPerspective))
        .then(Self.moving(eye.x, eye.y)))
  }

  /// Scaled, turned, moved, and last projected: the order in which Core Animation takes a transform apart.
  private static func transform(_ number: (TraceProperty) -> Double) -> CATransform3D {
    func turn(_ property: TraceProperty, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
      CATransform3DMakeRotation(number(property) * .pi / 180, x, y, z)
    }
    let solid = CATransform3DMakeScale(number(.scaleX), number(.scaleY), number(.scaleZ))
      .then(turn(.rotationX, 1, 0, 0)).then(turn(.rotationY, 0, 1, 0)).then(turn(.rotation, 0, 0, 1))
      .then(moving(number(.translationX), number(.translationY), number(.translationZ)))
    // m34 is the perspective times m33, which is nothing when seen edge on.
    guard number(.perspective) != 0, abs(solid.m33) > 1e-6 else { return solid }
    return solid.then(perspective(number(.perspective) / solid.m33))
  }

  private static func moving(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat = 0) -> CATransform3D {
    CATransform3DMakeTranslation(x, y, z)
  }

  private static func perspective(_ m34: Double) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = m34
    return transform
  }
}

nonisolated extension CATransform3D {
  fileprivate func then(_ next: CATransform3D) -> CATransform3D { CATransform3DConcat(self, next) }
}
