/// Scrolls one section of a collection by itself. The items' views are in it; where they are, the collection still decides.
final class SectionScrollView: UIScrollView {
  private weak var collection: UICollectionView?
  private var scroll: SectionScroll?

  init(of collection: UICollectionView) {
    self.collection = collection
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    // It is as broad as the collection; what reaches out of the section's other edges shows.
    clipsToBounds = false
  }

  required init?(coder: NSCoder) { nil }

  /// Takes its place.
  func take(_ scroll: SectionScroll) {
    self.scroll = scroll
    if frame != scroll.frame { frame = scroll.frame }
    contentSize = scroll.contentSize
    isPagingEnabled = scroll.behavior == .paging
    decelerationRate =
      [.groupPaging, .groupPagingCentered].contains(scroll.behavior) ? .fast : .normal
    if scroll.direction.isVertical { alwaysBounceVertical = true } else { alwaysBounceHorizontal = true }
    let insets = scroll.insets
    contentInset =
      scroll.direction.isVertical
      ? UIEdgeInsets(top: insets.before, left: 0, bottom: insets.after, right: 0)
      : UIEdgeInsets(top: 0, left: insets.before, bottom: 0, right: insets.after)
  }

  override func settledTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let scroll, let drag else { return proposed }
    func along(_ point: CGPoint) -> CGFloat { scroll.direction.isVertical ? point.y : point.x }
    let rest = scroll.rest(
      from: along(drag.firstOffset), now: along(contentOffset), proposed: along(proposed),
      velocity: along(velocity) * 1000)
    return offsetRange.clamp(scroll.direction.point(rest, across: 0))
  }

  override func contentMoves() { collection?.sectionDidScroll() }
}
