/// The content offsets at which nothing but content and insets shows.
struct ScrollRange: Hashable {
  var x: ClosedRange<CGFloat>
  var y: ClosedRange<CGFloat>

  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
  }
}

extension UIScrollView {
  enum Axis {
    case horizontal, vertical
  }

  /// Content smaller than the view rests at its top left.
  var offsetRange: ScrollRange {
    let inset = adjustedContentInset
    func range(_ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ view: CGFloat) -> ClosedRange<CGFloat> {
      let first = before.isFinite ? -before : 0
      return first...max(first, content + after - view)
    }
    return ScrollRange(
      x: range(inset.left, contentSize.width, inset.right, bounds.width),
      y: range(inset.top + collapsedTop, contentSize.height, inset.bottom, bounds.height))
  }

  /// Whether a finger can move the content along an axis.
  func canScroll(_ axis: Axis) -> Bool {
    let range = offsetRange
    switch axis {
    case .horizontal: return range.x.lowerBound < range.x.upperBound || (bounces && alwaysBounceHorizontal)
    case .vertical: return range.y.lowerBound < range.y.upperBound || (bounces && alwaysBounceVertical)
    }
  }

  /// Whether a drag is for a scroll view around this one: the content is at its end that way, and that one's is not.
  func handsOver(_ displacement: CGVector, along axis: Axis) -> Bool {
    let transfers = axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    guard transfers, !hasRoom(for: displacement, along: axis) else { return false }
    return sequence(first: superview, next: { $0?.superview }).contains {
      ($0 as? UIScrollView).map { $0.isScrollEnabled && $0.hasRoom(for: displacement, along: axis) } ?? false
    }
  }

  private func hasRoom(for displacement: CGVector, along axis: Axis) -> Bool {
    let isHorizontal = axis == .horizontal
    let range = isHorizontal ? offsetRange.x : offsetRange.y
    let offset = isHorizontal ? contentOffset.x : contentOffset.y
    let distance = isHorizontal ? displacement.dx : displacement.dy
    if distance > 0 { return range.lowerBound < offset }
    return offset < range.upperBound
  }
}
