import UIKit

/// Where a screen is while it is carried: its centre in the container, how much of it shows, how small, how round.
struct Pose: Equatable {
  var center: CGPoint
  var size: CGSize
  var scale: CGSize
  var cornerRadius: CGFloat

  /// At rest, filling a container.
  init(filling bounds: CGRect) {
    center = CGPoint(x: bounds.midX, y: bounds.midY)
    size = bounds.size
    scale = CGSize(width: 1, height: 1)
    cornerRadius = 0
  }

  /// Where a view's model is.
  init(of view: UIView) {
    center = view.center
    size = view.bounds.size
    scale = CGSize(width: view.transform.a, height: view.transform.d)
    cornerRadius = view.layer.cornerRadius
  }

  /// Shrunk to exactly where another view is; its corners look as round as the other's.
  init(_ size: CGSize, _ fit: ScreenDrag.Fit, into view: UIView, in container: UIView) {
    let frame = view.convert(view.bounds, to: container)
    let factor = frame.width / size.width
    center = CGPoint(x: frame.midX, y: frame.midY)
    switch fit {
    case .squeezed:
      self.size = size
      scale = CGSize(width: factor, height: frame.height / size.height)
    case .cropped:
      self.size = CGSize(width: size.width, height: frame.height / factor)
      scale = CGSize(width: factor, height: factor)
    }
    cornerRadius = view.layer.cornerRadius / factor
  }

  func apply(to view: UIView) {
    place(view)
    resize(view)
    crop(view)
  }

  func place(_ view: UIView) { view.center = center }

  func resize(_ view: UIView) { view.transform = CGAffineTransform(scaleX: scale.width, y: scale.height) }

  /// Changes how much of the view shows, and lays out what is in it.
  func crop(_ view: UIView) {
    view.bounds.size = size
    view.layer.cornerRadius = cornerRadius
    view.layoutIfNeeded()
  }

  /// On the straight way to another pose, a fraction of it further.
  func mixed(with other: Pose, _ fraction: CGFloat) -> Pose {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    var pose = self
    pose.center = CGPoint(x: mix(center.x, other.center.x), y: mix(center.y, other.center.y))
    pose.size = CGSize(width: mix(size.width, other.size.width), height: mix(size.height, other.size.height))
    pose.scale = CGSize(width: mix(scale.width, other.scale.width), height: mix(scale.height, other.scale.height))
    pose.cornerRadius = mix(cornerRadius, other.cornerRadius)
    return pose
  }

  /// In a finger that has taken it at a point and moved it: the point stays under the finger, whatever the size.
  func moved(by translation: CGVector, scaledBy factor: CGFloat, about point: CGPoint) -> Pose {
    var pose = self
    pose.center.x = point.x + translation.dx + (center.x - point.x) * factor
    pose.center.y = point.y + translation.dy + (center.y - point.y) * factor
    pose.scale = CGSize(width: scale.width * factor, height: scale.height * factor)
    return pose
  }
}

/// How fast a pose changes, per second.
struct PoseVelocity {
  var center = CGVector.zero
  var scale: CGFloat = 0
}
