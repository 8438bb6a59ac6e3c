/// A drag of content in which something around it has a share, as a sheet has.
protocol SharedDrag: AnyObject {
  /// The content's drag begins; false when it is not to be shared.
  func beginSharedDrag() -> Bool

  /// The part of a movement of the finger, in points down, that it takes from the content.
  ///
  /// - Parameter room: how far the content can go down until its top edge shows.
  func share(of movement: CGFloat, room: CGFloat) -> CGFloat

  /// The finger has left with a velocity in points per second; true when that is not for the content.
  func endSharedDrag(velocity: CGFloat) -> Bool
}

/// A view whose content may be dragged together with something.
protocol DragSharing: UIView {
  /// What shares the drags of what scrolls in the view; nil for nothing.
  var sharedDrag: (any SharedDrag)? { get }
}

extension UIScrollView {
  /// What has a share in a drag of this view's content that now begins.
  func findSharedDrag() -> (any SharedDrag)? {
    guard canScroll(.vertical) else { return nil }
    let around = sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? any DragSharing }.first
    return around?.sharedDrag.flatMap { $0.beginSharedDrag() ? $0 : nil }
  }
}
