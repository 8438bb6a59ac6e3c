import Foundation
import InterludeUI

/// Where the views of a trace are in the window, put together from their places in their superviews.
///
/// As exact as a trace's numbers and parts: a shear is not among them.
public nonisolated struct WindowPlaces {
  private let trace: Trace
  private let indices: [String: Int]

  /// The places of the views of a trace.
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
    transform = CATransform3D(parts: number)
    sublayerPerspective = number(.sublayerPerspective)
  }

  /// To the coordinates of a superview: this plane about its anchor, seen from straight above or through the superview's
  /// perspective.
  func map(in superview: ViewGeometry?) -> Homography {
    let map = Self.moving(-anchor.x, -anchor.y).then(transform).then(Self.moving(center.x, center.y, depth))
    guard let superview, superview.sublayerPerspective != 0 else { return Homography(map) }
    let eye = superview.anchor
    return Homography(
      map.then(Self.moving(-eye.x, -eye.y)).then(CATransform3D(perspective: superview.sublayerPerspective))
        .then(Self.moving(eye.x, eye.y)))
  }

  private static func moving(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat = 0) -> CATransform3D {
    CATransform3DMakeTranslation(x, y, z)
  }
}
