import InterludeUI

/// Where things are in the timeline: from seconds to points, and which part of the content is in sight.
extension TimelineView {
  /// The width of the column of names, in points.
  var namesWidth: CGFloat { TimelineMeasures.namesWidth(in: bounds.width) }

  /// The content's offset: in whole points, so that text stays sharp, and in whole lines, so that none is cut.
  var offset: CGPoint {
    let line = (scroller.contentOffset.y / TimelineLines.height).rounded()
    return CGPoint(x: scroller.contentOffset.x.rounded(), y: line * TimelineLines.height)
  }

  /// The height of the lines that fit, in points.
  var linesHeight: CGFloat {
    max(1, (lanes.frame.height / TimelineLines.height).rounded(.down)) * TimelineLines.height
  }

  /// The visible part of the lanes' content, in whole lines.
  var visible: CGRect { CGRect(origin: offset, size: CGSize(width: lanes.frame.width, height: linesHeight)) }

  /// What the frames' cost below is aligned to.
  var costSight: FrameCostView.Sight {
    FrameCostView.Sight(axis: axis, offset: offset.x, playhead: axis.x(of: playhead) - offset.x)
  }

  /// Where a time lies, in points of this view.
  func x(of time: Double) -> CGFloat { namesWidth + axis.x(of: time) - offset.x }

  /// The time at a place of this view, in seconds; also of places before and after the take.
  func time(at x: CGFloat) -> Double { axis.time(at: x - namesWidth + offset.x) }
}
