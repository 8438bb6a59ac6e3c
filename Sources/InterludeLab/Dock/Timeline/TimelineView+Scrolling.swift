import InterludeUI

extension TimelineView {
  /// How much of the width is left of the playhead after the timeline has followed it.
  private static let leadShare: CGFloat = 0.12

  /// Changes the scale by a factor and keeps the time at a place of this view, in points, where it is.
  ///
  /// The take fills the width at least; a twentieth of a second at most.
  func zoom(by factor: Double, around x: CGFloat) {
    guard factor > 0, factor.isFinite, lanes.frame.width > 0 else { return }
    let (time, fitting) = (
      time(at: x), TimeAxis.fittingScale(for: model.extent, width: lanes.frame.width)
    )
    let wanted = min(axis.pointsPerSecond * factor, TimeAxis.largestScale(width: lanes.frame.width))
    isFitted = wanted <= fitting
    axis.pointsPerSecond = max(wanted, fitting)
    updateContent()
    scroll(toX: namesWidth + axis.x(of: time) - x)
  }

  /// Shows the whole take, and all of it that comes.
  func fit() {
    isFitted = true
    updateContent()
    scroll(toX: 0)
  }

  /// Scrolls when the playhead has just left the sight; not when it was out of sight before, where a person looks elsewhere.
  func follow(from old: Double) {
    guard lanes.frame.width > 0, !isFitted else { return }
    let (left, right) = (namesWidth, bounds.width)
    guard (left...right).contains(x(of: old)) || drag == .seek else { return }
    let place = x(of: playhead)
    guard !(left...right).contains(place) else { return }
    if drag == .seek {
      scroll(toX: offset.x + (place < left ? place - left - 1 : place - right + 1))
    } else {
      scroll(toX: offset.x + place - left - lanes.frame.width * Self.leadShare)
    }
  }

  private func scroll(toX x: CGFloat) {
    let end = max(0, scroller.contentSize.width - bounds.width)
    scroller.contentOffset = CGPoint(x: min(max(x, 0), end), y: scroller.contentOffset.y)
  }
}

extension TimelineView: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { showVisible() }
}

extension TimelineView: UIGestureRecognizerDelegate {
  /// A drag scrolls on the names only: over time it moves the playhead.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.location(in: self).x < namesWidth
  }
}
