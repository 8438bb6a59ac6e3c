import InterludeUI
import MotionQA

extension TimelineView {
  /// Highlights the bar or tick under the pointer and shows its name. Nil when the pointer has left the view.
  func hover(at point: CGPoint?) {
    let place = point.flatMap { lanes.frame.contains($0) && drag == nil ? $0 : nil }
    let hit = place.flatMap { scene.bar(at: contentPoint($0)) }
    let text = hit.map { describe($0.bar, of: $0.row) } ?? place.flatMap { tickText(at: contentPoint($0)) }
    hint.show(text, beside: place ?? .zero, in: bounds.insetBy(dx: 4, dy: 4))
    guard hit?.bar.id != hovered else { return }
    hovered = hit?.bar.id
    setNeedsLayout()
    onHover(hovered)
  }

  private func describe(_ bar: TimelineModel.Bar, of row: TimelineModel.Row) -> String {
    let start = Seconds.text(bar.start - model.zero)
    let span = bar.end.map { "\(start) – \(Seconds.text($0 - model.zero))" } ?? "since \(start)"
    let ending: String? =
      switch bar.state {
      case .completed: nil
      case .interrupted: "interrupted"
      case .handedOver: "handed over"
      }
    let lines = [
      row.title, [bar.text, bar.source].filter { !$0.isEmpty }.joined(separator: " · "),
      [span, ending].compactMap(\.self).joined(separator: " · "),
      selection.contains(bar.id) ? "" : "A click shows all that it moves in one graph.",
    ]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func tickText(at point: CGPoint) -> String? {
    guard let index = lines.index(at: point.y) else { return nil }
    guard let cluster = lanes.cluster(in: lines.lines[index], at: point.x), let first = cluster.ticks.first else {
      return nil
    }
    return "\(Seconds.text(first.time - model.zero))\n\(cluster.fullName)"
  }
}
