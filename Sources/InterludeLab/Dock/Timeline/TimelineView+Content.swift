import InterludeUI
import MotionQA

/// What the timeline shows: as much of the take as the scale leaves in sight.
extension TimelineView {
  /// Fits the scale, then updates the visible part.
  func updateContent() {
    guard lanes.frame.width > 0, lanes.frame.height > 0 else { return }
    axis.start = model.extent.lowerBound
    let fitting = TimeAxis.fittingScale(for: model.extent, width: lanes.frame.width)
    switch sight {
    case .usual: axis.pointsPerSecond = max(fitting, usualScale)
    case .whole: axis.pointsPerSecond = fitting
    case .chosen: axis.pointsPerSecond = max(axis.pointsPerSecond, fitting)
    }
    updateContentSize()
    showVisible()
  }

  func updateContentSize() {
    let end = max(model.extent.upperBound, playhead, sight == .usual ? roomEnd : 0)
    scroller.contentSize = CGSize(
      width: sight == .whole ? bounds.width : max(bounds.width, namesWidth + axis.x(of: end) + TimeAxis.inset),
      height: bounds.height - linesHeight + lines.height)
  }

  /// Updates everything that depends on the content's offset.
  func showVisible() {
    ruler.show(axis: axis, visible: visible, zero: model.zero)
    names.show(lines, in: visible.minY...visible.maxY, selection: selection)
    lanes.show(scene, marks: ruler.marks.map(\.time))
    corner.text = model.summary
    emptyLabel.isHidden = !lines.lines.isEmpty
    placePlayhead()
    placeLoop()
  }

  var scene: LaneScene {
    LaneScene(
      lines: lines, ticks: model.ticks, extent: model.extent, axis: axis, visible: visible, selection: selection,
      hovered: hovered)
  }

  func placePlayhead() {
    let (place, width) = (x(of: playhead) - namesWidth, lanes.frame.width)
    let isInSight = (0...max(0, width)).contains(place)
    playheadView.elsewhere = isInSight ? nil : (Seconds.text(playhead - model.zero), place > 0)
    let own = playheadView.fittingWidth
    playheadView.bounds = CGRect(x: 0, y: 0, width: own, height: bounds.height)
    let edge = place > 0 ? width - own / 2 - 2 : own / 2 + 2
    playheadView.center = CGPoint(x: isInSight ? place : edge, y: bounds.midY)
  }

  func placeLoop() {
    loopView.isHidden = loop == nil
    guard let loop else { return }
    let (left, right) = (x(of: loop.lowerBound) - namesWidth, x(of: loop.upperBound) - namesWidth)
    loopView.frame = CGRect(
      x: left - LoopView.handleWidth, y: 0, width: right - left + 2 * LoopView.handleWidth, height: bounds.height)
  }
}
