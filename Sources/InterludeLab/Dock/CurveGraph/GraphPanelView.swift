import InterludeUI
import MotionQA

/// One panel drawn: title, axis, grid, lines and marks. The plot itself is clipped; the numbers stand left of it.
final class GraphPanelView: UIView {
  /// Where the lines are, in points of this view.
  private(set) var plotFrame = CGRect.zero
  /// The axis as drawn; nil before the first drawing.
  private(set) var scale: PlotScale?

  /// Where numbers of the cursor stand, above the lines: beside the title if that leaves enough, else over it.
  var numberStrip: CGRect {
    let left = min(title.frame.minX + title.sizeThatFits(bounds.size).width + 4, plotFrame.maxX - Self.numberRoom)
    let x = max(left, plotFrame.minX)
    return CGRect(x: x, y: 0, width: plotFrame.maxX - x, height: Self.titleHeight - 1)
  }

  /// Where the words of marks stand, in points of this view.
  var wordFrames: [CGRect] { markViews.compactMap { $0 is UILabel ? plot.convert($0.frame, to: self) : nil } }

  private let title = UILabel()
  private let plot = UIView()
  private let grid = CAShapeLayer()
  private let axis = CAShapeLayer()
  private let lines = CALayer()
  private var tickLabels: [UILabel] = []
  private var markViews: [UIView] = []

  /// The room left of the plot, for numbers, in points.
  static let gutter: CGFloat = 42
  /// The room above it, for the title, in points.
  static let titleHeight: CGFloat = 17
  /// What numbers need at least, in points.
  private static let numberRoom: CGFloat = 180

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    title.font = DockStyle.caption
    title.textColor = DockStyle.secondaryText
    plot.clipsToBounds = true
    plot.backgroundColor = DockStyle.background
    plot.layer.cornerRadius = 4
    grid.strokeColor = DockStyle.separator.withAlphaComponent(0.6).cgColor
    axis.strokeColor = DockStyle.ghost.withAlphaComponent(0.7).cgColor
    for layer in [grid, axis] {
      layer.fillColor = nil
      layer.lineWidth = 1
      plot.layer.addSublayer(layer)
    }
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
    title.frame = CGRect(x: plotFrame.minX, y: 0, width: plotFrame.width, height: Self.titleHeight - 1)
    let place = GraphProjection(size: plotFrame.size, time: time, ordinate: scale)
    // Layers of no view would otherwise come to their new look by an animation.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    plot.frame = plotFrame
    drawGrid(panel, place)
    lines.sublayers = panel.curves.map { Self.line($0, place) }
    CATransaction.commit()
    placeTickLabels(place)
    placeMarks(panel, place)
  }

  /// The point of a time in seconds and a number of the axis, in this view; nil before the first drawing.
  func point(time: Double, ordinate: Double, on timeScale: PlotScale) -> CGPoint? {
    guard let scale else { return nil }
    let place = GraphProjection(size: plotFrame.size, time: timeScale, ordinate: scale)
    let point = place.point(CGPoint(x: time, y: ordinate))
    return CGPoint(x: point.x + plotFrame.minX, y: point.y + plotFrame.minY)
  }

  private func drawGrid(_ panel: GraphPanel, _ place: GraphProjection) {
    let (thin, strong) = (CGMutablePath(), CGMutablePath())
    func horizontal(_ path: CGMutablePath, _ ordinate: Double) {
      let y = (place.y(ordinate) - 0.5).rounded() + 0.5
      path.move(to: CGPoint(x: 0, y: y))
      path.addLine(to: CGPoint(x: place.size.width, y: y))
    }
    for tick in place.time.ticks {
      let x = (place.x(tick) - 0.5).rounded() + 0.5
      guard x > 1, x < place.size.width - 1 else { continue }
      thin.move(to: CGPoint(x: x, y: 0))
      thin.addLine(to: CGPoint(x: x, y: place.size.height))
    }
    for tick in place.ordinate.ticks { horizontal(thin, tick) }
    for landmark in panel.landmarks where place.ordinate.range.contains(landmark) { horizontal(strong, landmark) }
    (grid.path, axis.path) = (thin, strong)
  }

  private static func line(_ curve: GraphPanel.Curve, _ place: GraphProjection) -> CAShapeLayer {
    let path = CGMutablePath()
    for (index, point) in curve.points.enumerated() {
      if index == 0 { path.move(to: place.point(point)) } else { path.addLine(to: place.point(point)) }
    }
    let layer = CAShapeLayer()
    layer.path = path
    layer.fillColor = nil
    layer.strokeColor = curve.color.uiColor.withAlphaComponent(curve.isIdeal ? 0.55 : 1).cgColor
    layer.lineWidth = curve.isIdeal ? 0.75 : curve.isDashed ? 1.5 : 2
    layer.lineJoin = .round
    layer.lineCap = .round
    if curve.isDashed { layer.lineDashPattern = [4, 4] }
    return layer
  }

  private func placeTickLabels(_ place: GraphProjection) {
    tickLabels.forEach { $0.removeFromSuperview() }
    let height: CGFloat = 14
    var last = CGRect.null
    tickLabels = place.ordinate.ticks.compactMap { tick in
      let middle = place.y(tick) + plotFrame.minY
      let y = min(max(middle - height / 2, plotFrame.minY - 1), plotFrame.maxY - height + 1)
      // Moved farther, a number would stand beside another line than its own.
      guard abs(y + height / 2 - middle) < 6 else { return nil }
      let frame = CGRect(x: 0, y: y, width: Self.gutter - 6, height: height)
      // In a low plot there is room for some of the numbers.
      guard frame.intersection(last).height <= 1 else { return nil }
      last = frame
      let label = UILabel(frame: frame)
      label.text = place.ordinate.label(tick)
      label.font = DockStyle.caption
      label.textColor = DockStyle.secondaryText
      label.textAlignment = .right
      label.adjustsFontSizeToFitWidth = true
      return label
    }
    tickLabels.forEach(addSubview)
  }

  private func placeMarks(_ panel: GraphPanel, _ place: GraphProjection) {
    markViews.forEach { $0.removeFromSuperview() }
    markViews = []
    let box = CGRect(origin: .zero, size: place.size)
    let curves = panel.curves.filter { !$0.isIdeal }
    let placement = MarkPlacement(
      in: box.insetBy(dx: 4, dy: 2), around: curves.flatMap { Self.dense($0.points.map(place.point)) })
    let marks = panel.marks.map { (mark: $0, dot: place.point($0.place)) }
      .filter { box.insetBy(dx: -1, dy: -4).contains($0.dot) }
    let labels = marks.map { Self.label($0.mark) }
    let places = placement.places(
      for: zip(marks, labels).map { MarkPlacement.Words(size: $1.sizeThatFits(box.size), dot: $0.dot) })
    for (index, (mark, dot)) in marks.enumerated() {
      markViews.append(Self.ring(mark, at: dot))
      guard let place = places[index] else { continue }
      labels[index].frame = place
      markViews.append(labels[index])
    }
    markViews.forEach(plot.addSubview)
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
