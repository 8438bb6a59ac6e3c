/// A view that moves with the content of the scroll views inside of it: a finger that drags content moves this view too.
protocol DragSharer: UIView, SharedDrag {}

/// A drag of content in which something around it has a share.
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

extension UIScrollView {
  /// Who has a share in a drag of this view's content that now begins.
  func findDragSharer() -> (any DragSharer)? {
    guard canScroll(.vertical) else { return nil }
    let sharer = sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? any DragSharer }.first
    return sharer.flatMap { $0.beginSharedDrag() ? $0 : nil }
  }
}
