import UIKit

/// The way of a carried screen, to be gone in either direction.
struct Route: Equatable {
  /// Where the screen fills the container, and where it is in the view that it comes from.
  let full, origin: Pose

  /// 0 for a pose as large as the container, 1 for one as small as in the view that the screen comes from.
  func remoteness(of pose: Pose) -> CGFloat {
    let (full, origin) = (full.scale.width, origin.scale.width)
    return full == origin ? 0 : (full - pose.scale.width) / (full - origin)
  }

  /// As far along this route, and as far aside of it, as a pose is on another.
  func pose(like pose: Pose, on other: Route) -> Pose {
    let remoteness = min(max(other.remoteness(of: pose), 0), 1)
    let (onOther, onThis) = (
      other.full.mixed(with: other.origin, remoteness), full.mixed(with: origin, remoteness)
    )
    var moved = onThis
    moved.center.x += pose.center.x - onOther.center.x
    moved.center.y += pose.center.y - onOther.center.y
    return moved
  }
}
