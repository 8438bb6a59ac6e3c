import InterludeUI
import MotionQA

/// One panel drawn: title, axis, grid, lines and marks. The plot itself is clipped; the numbers stand left of it.
final class GraphPanelView: UIView {
  /// Where the lines are, in points of this view.
  private(set) var plotFrame = CGRect.zero
  /// The axis as drawn; nil before the first drawing.
  private(set) var scale: PlotScale?

  /// The room for the cursor's numbers above the lines: beside the title if that leaves enough, otherwise over it.
  var numberStrip: CGRect {
    let room = Self.numberRoom * CGFloat(min(lineCount, 2))
    let left = min(title.frame.minX + title.sizeThatFits(bounds.size).width + 4, plotFrame.maxX - room)
    let x = max(left, plotFrame.minX)
    return CGRect(x: x, y: 0, width: plotFrame.maxX - x, height: Self.titleHeight - 1)
  }

  /// Where the words of marks stand, in points of this view.
  var wordFrames: [CGRect] { markViews.compactMap { $0 is UILabel ? plot.convert($0.frame, to: self) : nil } }

  /// Where the words of the title stand, in points of this view. In a narrow view the cursor's numbers may stand over them.
  var titleFrame: CGRect {
    let width = min(title.sizeThatFits(bounds.size).width, title.frame.width)
    return CGRect(origin: title.frame.origin, size: CGSize(width: width, height: title.frame.height))
  }

  private let title = UILabel()
  private let plot = UIView()
  private let grid = GraphGrid()
  private let lines = CALayer()
  private var lineCount = 0
  private var tickLabels: [UILabel] = []
  private var markViews: [UIView] = []

  /// The room left of the plot, for numbers, in points.
  static let gutter: CGFloat = 42
  /// The room above it, for the title, in points.
  static let titleHeight: CGFloat = 17
  /// The width of a number, in points. There is room for two.
  private static let numberRoom: CGFloat = 90

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    title.font = DockStyle.caption
    title.textColor = DockStyle.secondaryText
    plot.clipsToBounds = true
    plot.backgroundColor = DockStyle.background
    plot.layer.cornerRadius = 4
    grid.layers.forEach(plot.layer.addSublayer)
    plot.layer.addSublayer(lines)
    addSubview(title)
    addSubview(plot)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Draws a panel anew. The view's size has to be set before.
  func draw(_ panel: GraphPanel, viewport: GraphViewport, time: PlotScale) {
    plotFrame = CGRect(
      x: Self.gutter, y: Self.titleHeight, width: max(1, bounds.width - Self.gutter - 8),
      height: max(1, bounds.height - Self.titleHeight))
    let scale = GraphAxis(panel, height: plotFrame.height, viewport: viewport).scale
    self.scale = scale
    title.text = panel.title
    lineCount = panel.curves.count { !$0.isIdeal }
    title.frame = CGRect(x: plotFrame.minX, y: 0, width: plotFrame.width, height: Self.titleHeight - 1)
    let place = GraphProjection(size: plotFrame.size, time: time, ordinate: scale)
    // Layers without a view would otherwise animate to their new look.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    plot.frame = plotFrame
    grid.draw(panel, place)
    lines.sublayers = panel.curves.map { CAShapeLayer($0, place) }
    CATransaction.commit()
    exchange(&tickLabels, for: UILabel.ticks(place, in: plotFrame, gutter: Self.gutter), in: self)
    exchange(&markViews, for: GraphMarks(panel, place).views, in: plot)
  }

  private func exchange<V: UIView>(_ views: inout [V], for others: [V], in superview: UIView) {
    views.forEach { $0.removeFromSuperview() }
    views = others
    views.forEach(superview.addSubview)
  }

  /// The point of a time in seconds and a number of the axis, in this view; nil before the first drawing.
  func point(time: Double, ordinate: Double, on timeScale: PlotScale) -> CGPoint? {
    guard let scale else { return nil }
    let place = GraphProjection(size: plotFrame.size, time: timeScale, ordinate: scale)
    let point = place.point(CGPoint(x: time, y: ordinate))
    return CGPoint(x: point.x + plotFrame.minX, y: point.y + plotFrame.minY)
  }
}
