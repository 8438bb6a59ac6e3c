import InterludeUI

extension TimelineView {
  /// The distance from a loop handle's edge within which it can be dragged, in points.
  private static let reach: CGFloat = 5

  func begin(_ touch: UITouch) {
    guard drag == nil else { return }
    let point = touch.location(in: self)
    let isOnRuler = point.y < TimelineMeasures.rulerHeight && point.x >= namesWidth
    if isOnRuler, touch.tapCount == 2 { return fit() }
    drag = isOnRuler ? handle(at: point) ?? .seek : .press(point)
    if drag == .seek { seek(to: point) }
  }

  func move(_ touch: UITouch) {
    let point = touch.location(in: self)
    switch drag {
    case .press(let start):
      guard start.x >= namesWidth, hypot(point.x - start.x, point.y - start.y) > TimelineDrag.slop else { return }
      drag = .seek
      seek(to: point)
    case .seek: seek(to: point)
    case .loopIn, .loopOut: moveLoop(to: point)
    case nil: break
    }
  }

  func lift() {
    guard let drag else { return }
    self.drag = nil
    if case .press(let point) = drag { click(at: point) }
  }

  /// The end of the loop at a point. The playhead's flag has precedence.
  private func handle(at point: CGPoint) -> TimelineDrag? {
    guard let loop, point.y >= TimelineMeasures.rulerHeight - 16 else { return nil }
    let (start, end) = (x(of: loop.lowerBound), x(of: loop.upperBound))
    let width = LoopView.handleWidth
    if point.x >= end - Self.reach / 2, point.x <= end + width + Self.reach { return .loopOut }
    if point.x >= start - width - Self.reach, point.x <= start + Self.reach / 2 { return .loopIn }
    return nil
  }

  private func seek(to point: CGPoint) {
    onSeek(min(max(time(at: point.x), model.extent.lowerBound), model.extent.upperBound))
  }

  private func moveLoop(to point: CGPoint) {
    guard let loop, let drag else { return }
    let moved = drag.moved(loop, to: time(at: point.x), within: model.extent)
    guard moved != loop else { return }
    self.loop = moved
    onLoop(moved)
  }

  /// A click on a group's name folds the group, on a bar selects it, and on an empty place moves the playhead there.
  private func click(at point: CGPoint) {
    if point.x < namesWidth { return toggleGroup(at: point) }
    if let hit = scene.bar(at: contentPoint(point)) { return onSelect(hit.bar.id, extendsSelection()) }
    seek(to: point)
  }

  private func toggleGroup(at point: CGPoint) {
    guard point.y >= TimelineMeasures.rulerHeight, let index = lines.index(at: contentPoint(point).y),
      case .heading(let group, let isFolded) = lines.lines[index]
    else { return }
    if isFolded { folded.remove(group.id) } else { folded.insert(group.id) }
    lines = TimelineLines(model, folded: folded)
    setNeedsLayout()
  }

  /// A point of this view in the lanes' content. Below the last visible line it is below all lines.
  func contentPoint(_ point: CGPoint) -> CGPoint {
    let y = point.y - TimelineMeasures.rulerHeight
    let x = point.x - namesWidth + offset.x
    if y < lines.marksHeight { return CGPoint(x: x, y: y) }
    if let held = lines.heldHeading(at: offset.y), y < lines.marksHeight + TimelineLines.height {
      return CGPoint(x: x, y: lines.top(of: held) + y - lines.marksHeight)
    }
    return CGPoint(x: x, y: y < linesHeight ? y + offset.y : lines.height + y)
  }
}
