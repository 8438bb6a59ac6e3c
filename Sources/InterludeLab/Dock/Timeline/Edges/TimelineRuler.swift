import InterludeUI

/// Times above the lanes. The bounds' origin is the content's offset.
final class TimelineRuler: UIView {
  private let ticks = ShapeView(fill: DockStyle.ghost.withAlphaComponent(0.7))
  private var labels = ReusePool<Int, UILabel>()
  private let widths = TextWidths(font: DockStyle.caption)
  /// The marks that show, and what they were made from.
  private(set) var marks: [RulerMarks.Mark] = []
  private var inputs: Inputs?

  private struct Inputs: Equatable {
    let axis: TimeAxis
    let visible: CGRect
    let zero: Double
    let size: CGSize
  }

  /// Between the edge and the first or last words, in points.
  private static let margin: CGFloat = 3

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    addSubview(ticks)
  }

  /// The words that show.
  var labelViews: [UILabel] { labels.shown }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Shows the times of the visible content, counted from a zero in seconds. Most of them stay when it is called again.
  func show(axis: TimeAxis, visible: CGRect, zero: Double) {
    let inputs = Inputs(axis: axis, visible: visible, zero: zero, size: bounds.size)
    guard inputs != self.inputs else { return }
    self.inputs = inputs
    marks = RulerMarks(axis: axis, visible: visible, zero: zero).marks
    bounds = CGRect(x: visible.minX, y: 0, width: bounds.width, height: bounds.height)
    let path = CGMutablePath()
    labels.show(Array(marks.indices), in: self) {
      let label = UILabel()
      label.font = DockStyle.caption
      label.textColor = DockStyle.secondaryText
      label.textAlignment = .center
      return label
    }
    for (index, mark) in marks.enumerated() {
      let x = axis.x(of: mark.time).rounded()
      path.addRect(CGRect(x: x, y: bounds.height - 6, width: 1, height: 6))
      // A label at an edge is placed beside its mark rather than beyond the edge.
      let width = widths.width(of: mark.text)
      let place = max(min(x - width / 2, bounds.maxX - width - Self.margin), bounds.minX + Self.margin)
      labels[index]?.text = mark.text
      labels[index]?.frame = CGRect(x: place, y: 3, width: width, height: 14)
    }
    ticks.path = path
  }
}
