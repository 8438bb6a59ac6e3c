import InterludeUI

/// The marks of a panel: a ring on the curve for each, and its words where there is room for them.
struct GraphMarks {
  private let panel: GraphPanel
  private let place: GraphProjection

  init(_ panel: GraphPanel, _ place: GraphProjection) { (self.panel, self.place) = (panel, place) }

  /// In the plot, back to front.
  var views: [UIView] {
    let box = CGRect(origin: .zero, size: place.size)
    let marks = panel.marks.map { (mark: $0, dot: place.point($0.place)) }
      .filter { box.insetBy(dx: -1, dy: -4).contains($0.dot) }
    let labels = marks.map { Self.label($0.mark) }
    let frames = placement(in: box).places(
      for: zip(marks, labels).map { MarkPlacement.Words(size: $1.sizeThatFits(box.size), dot: $0.dot) })
    return marks.enumerated().flatMap { index, mark -> [UIView] in
      let ring = Self.ring(mark.mark, at: mark.dot)
      guard let frame = frames[index] else { return [ring] }
      labels[index].frame = frame
      return [ring, labels[index]]
    }
  }

  private func placement(in box: CGRect) -> MarkPlacement {
    let curves = panel.curves.filter { !$0.isIdeal }
    return MarkPlacement(
      in: box.insetBy(dx: 4, dy: 2), around: curves.flatMap { Self.dense($0.points.map(place.point)) })
  }

  private static func ring(_ mark: GraphPanel.Mark, at dot: CGPoint) -> UIView {
    let ring = UIView(frame: CGRect(x: dot.x - 3.5, y: dot.y - 3.5, width: 7, height: 7))
    ring.backgroundColor = DockStyle.background
    ring.layer.cornerRadius = 3.5
    ring.layer.borderWidth = 1.5
    ring.layer.borderColor = mark.color.uiColor.cgColor
    return ring
  }

  private static func label(_ mark: GraphPanel.Mark) -> UILabel {
    let label = UILabel()
    label.text = mark.words
    label.font = DockStyle.caption
    label.textColor = mark.color == .ghost ? DockStyle.secondaryText : DockStyle.text
    // No place may be free of lines: none strikes the words through.
    label.backgroundColor = DockStyle.background
    return label
  }

  /// A line with a point at every few points of its length.
  private static func dense(_ points: [CGPoint]) -> [CGPoint] {
    zip(points, points.dropFirst()).flatMap { a, b in
      let count = min(max(1, Int(hypot(b.x - a.x, b.y - a.y) / 4)), 100)
      return (0..<count).map { index in
        let share = CGFloat(index) / CGFloat(count)
        return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
      }
    } + points.suffix(1)
  }
}
