import InterludeUI

/// The content of the visible bars, back to front.
struct LaneBars {
  enum Key: Hashable { case group(Int), bar(Int) }

  private(set) var keys: [Key] = []
  private(set) var contents: [Key: BarContent] = [:]
  private let scene: LaneScene
  private let widths: TextWidths

  init(_ scene: LaneScene, widths: TextWidths) {
    (self.scene, self.widths) = (scene, widths)
    for index in scene.visibleLines {
      switch scene.lines.lines[index] {
      case .heading(let group, _): add(group, line: index)
      case .row(let row, _, let source): add(row, source: source, line: index)
      case .touches, .callbacks, .mistakes: break
      }
    }
  }

  private mutating func add(_ group: TimelineModel.Group, line: Int) {
    let whole = scene.frame(from: group.start, to: group.end, line: line)
    guard let frame = scene.clip(whole) else { return }
    var content = BarContent(
      frame: frame, kind: .group, ending: group.end == nil || whole.maxX > frame.maxX ? .open : .complete,
      beginsInSight: whole.minX == frame.minX)
    let text = group.commonSource ?? ""
    content.placeText([text], width: widths.width(of:), from: scene.visible.minX, limit: frame.maxX)
    set(content, for: .group(group.id))
  }

  private mutating func add(_ row: TimelineModel.Row, source: String?, line: Int) {
    for bar in row.bars {
      let end = bar.shownEnd(at: scene.extent.upperBound)
      let whole = scene.frame(from: bar.start, to: end, line: line)
      guard let frame = scene.clip(whole) else { continue }
      var content = BarContent(
        frame: frame, kind: bar.role == .motion ? .motion : .appearance,
        ending: whole.maxX > frame.maxX ? .open : ending(of: bar), beginsInSight: whole.minX == frame.minX)
      content.isSelected = scene.selection.contains(bar.id)
      content.isHovered = scene.hovered == bar.id
      let texts = source == bar.source || bar.source.isEmpty ? [bar.text] : ["\(bar.text) · \(bar.source)", bar.text]
      content.placeText(
        texts, width: widths.width(of:), from: scene.visible.minX,
        limit: limit(of: bar, in: row, right: frame.maxX))
      set(content, for: .bar(bar.id))
    }
  }

  private mutating func set(_ content: BarContent, for key: Key) {
    if contents.updateValue(content, forKey: key) == nil { keys.append(key) }
  }

  private func ending(of bar: TimelineModel.Bar) -> BarOutline.Ending {
    guard bar.shownEnd(at: scene.extent.upperBound) != nil else { return .open }
    switch bar.state {
    case .completed: return .complete
    case .interrupted: return .torn
    case .handedOver: return .pointed
    }
  }

  /// Where the next bar of the row begins, or the lane ends, in points.
  private func limit(of bar: TimelineModel.Bar, in row: TimelineModel.Row, right: CGFloat) -> CGFloat {
    let end = bar.shownEnd(at: scene.extent.upperBound) ?? scene.extent.upperBound
    let isOverlapped = row.bars.contains { $0.id != bar.id && $0.start <= end && ($0.end ?? .infinity) > end }
    guard !isOverlapped else { return right }
    // Of several bars without a length at one place, the last gets the room.
    let next = row.bars.lazy.filter { ($0.start, $0.id) > (bar.start, bar.id) && $0.start >= end }.map(\.start).min()
    return min(next.map(scene.axis.x) ?? .infinity, scene.visible.maxX)
  }
}
