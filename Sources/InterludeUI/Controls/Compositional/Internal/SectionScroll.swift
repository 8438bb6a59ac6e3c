/// A section that scrolls by itself: where its scroll view is, what is in it, and where that comes to rest.
@MainActor struct SectionScroll {
  /// Where the scroll view is, in the collection's coordinates.
  var frame: CGRect
  let direction: UICollectionView.ScrollDirection
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// Where the first group begins, and the room after the last one, in points.
  let margins: (before: CGFloat, after: CGFloat)
  let groups: GroupLengths

  var contentSize: CGSize {
    direction.size(margins.before + groups.total + margins.after, breadth: direction.breadth(frame.size))
  }

  /// What is around the content, so that the first and the last group can be in the middle too.
  var insets: (before: CGFloat, after: CGFloat) {
    guard behavior == .groupPagingCentered, groups.count > 0 else { return (0, 0) }
    return (
      max(0, middle(of: 0) - margins.before), max(0, middle(of: groups.count - 1) - margins.after)
    )
  }

  /// The room on either side of a group that is in the middle.
  private func middle(of group: Int) -> CGFloat { (direction.length(frame.size) - groups.length(of: group)) / 2 }

  /// The offset at which a group is where it rests.
  private func offset(of group: Int) -> CGFloat {
    let start = groups.start(of: group)
    return behavior == .groupPagingCentered ? start + margins.before - middle(of: group) : start
  }

  /// The offset at the beginning.
  var start: CGPoint { direction.point(-insets.before, across: 0) }

  /// Where a flick ends, in place of where it would; the velocity is in points per second.
  func rest(from first: CGFloat, now: CGFloat, proposed: CGFloat, velocity: CGFloat) -> CGFloat {
    guard groups.count > 0 else { return proposed }
    switch behavior {
    case .none, .continuous, .paging: return proposed
    case .continuousGroupLeadingBoundary: return offset(of: nearest(to: proposed))
    case .groupPaging, .groupPagingCentered:
      let began = nearest(to: first)
      var group = nearest(to: now)
      if abs(velocity) > ScrollFling.pageTurnSpeed { group = began + (velocity > 0 ? 1 : -1) }
      return offset(of: max(0, min(groups.count - 1, max(began - 1, min(group, began + 1)))))
    }
  }

  private func nearest(to place: CGFloat) -> Int {
    let shift = place - offset(of: 0)
    let around = groups.groups(from: shift, to: shift)
    let (low, high) = (max(0, around.lowerBound - 1), min(groups.count, around.lowerBound + 2))
    return (low..<max(low, high)).min { abs(offset(of: $0) - place) < abs(offset(of: $1) - place) } ?? low
  }
}
