import InterludeUI

extension TimelineView {
  /// The share of the width that is left of the playhead after the timeline has followed it.
  private static let leadShare: CGFloat = 0.125

  /// Changes the scale by a factor and keeps the time at a place of this view, in points, where it is.
  ///
  /// At the smallest scale the take fills the width, at the largest a twentieth of a second.
  func zoom(by factor: Double, around x: CGFloat) {
    guard factor > 0, factor.isFinite, lanes.frame.width > 0 else { return }
    let (time, fitting) = (
      time(at: x), TimeAxis.fittingScale(for: model.extent, width: lanes.frame.width)
    )
    let wanted = min(axis.pointsPerSecond * factor, TimeAxis.largestScale(width: lanes.frame.width))
    sight = wanted <= fitting ? .whole : .chosen
    axis.pointsPerSecond = max(wanted, fitting)
    updateContent()
    scroll(toX: namesWidth + axis.x(of: time) - x)
  }

  /// Shows the whole take as it grows. If that is shown already, shows the usual part of it around the playhead.
  func fit() {
    sight = sight == .whole && preferredSpan != nil ? .usual : .whole
    updateContent()
    scroll(toX: sight == .whole ? 0 : offsetX(showing: playhead))
  }

  /// The scale of the preferred span, in points per second; 0 without one.
  var usualScale: Double { preferredSpan.map { Double(lanes.frame.width - 2 * TimeAxis.inset) / $0 } ?? 0 }

  /// Scrolls to a group's lines and, unless a person has zoomed, so that the time at which something of it begins is an eighth of the width
  /// from the left.
  func reveal(_ group: Int, from start: Double) {
    layoutIfNeeded()
    let places = lines.lines.indices.filter { lines.lines[$0].group == group }
    guard lanes.frame.height > 0, let first = places.first, let last = places.last else { return }
    if sight == .usual, let preferredSpan {
      roomEnd = start + preferredSpan
      updateContentSize()
      scroll(toX: offsetX(showing: start))
    }
    let bottom = lines.top(of: last) + TimelineLines.height - linesHeight
    let end = max(0, scroller.contentSize.height - bounds.height)
    let y = min(max(offset.y, bottom), lines.top(of: first) - lines.marksHeight)
    scroller.contentOffset = CGPoint(x: scroller.contentOffset.x, y: min(max(0, y), end))
  }

  /// The share of the width that is kept free at the right of what begins.
  private static let roomShare: CGFloat = 0.35

  /// The content's offset at which a time is a little right of the names.
  private func offsetX(showing time: Double) -> CGFloat { axis.x(of: time) - lanes.frame.width * Self.leadShare }

  /// Scrolls when the playhead has just left the visible part, not if it was outside before: a person then looks elsewhere. A place that
  /// it jumps to by a key is shown together with what follows.
  func follow(from old: Double) {
    guard lanes.frame.width > 0, sight != .whole, followsPlayhead || drag == .seek else { return }
    let isSent = drag != .seek && abs(playhead - old) > Self.stride
    let (left, right) = (namesWidth, bounds.width - (isSent ? lanes.frame.width * Self.roomShare : 0))
    guard isSent || (left...right).contains(x(of: old)) || drag == .seek else { return }
    let place = x(of: playhead)
    guard !(left...right).contains(place) else { return }
    if drag == .seek {
      scroll(toX: offset.x + (place < left ? place - left - 1 : place - right + 1))
    } else {
      scroll(toX: offset.x + place - left - lanes.frame.width * Self.leadShare)
    }
  }

  /// A longer step, in seconds, is a jump and not the course of time.
  private static let stride = 0.3

  /// Scrolls as far as there is content.
  func scroll(toX x: CGFloat) {
    let end = max(0, scroller.contentSize.width - bounds.width)
    scroller.contentOffset = CGPoint(x: min(max(x, 0), end), y: scroller.contentOffset.y)
  }
}

extension TimelineView: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { showVisible() }
}

extension TimelineView: UIGestureRecognizerDelegate {
  /// A drag scrolls only on the names. Elsewhere it moves the playhead.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.location(in: self).x < namesWidth
  }
}
