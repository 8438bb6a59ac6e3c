import InterludeUI
import MotionQA

/// The times below the panels of a graph.
final class GraphTimeLabels: UIView {
  private var labels: [UILabel] = []
  /// In points.
  private static let (top, height): (CGFloat, CGFloat) = (3, 14)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Shows the ticks of a scale along the plot, whose frame is in the superview; none without a plot. The view's own size has to be
  /// set before.
  func show(_ scale: PlotScale, along plot: CGRect?) {
    labels.forEach { $0.removeFromSuperview() }
    labels = plot.map { plot in scale.ticks.map { label(of: $0, on: scale, along: plot) } } ?? []
    labels.forEach(addSubview)
  }

  /// Hides the labels that something else covers, and shows the others.
  func hide(under frame: CGRect) {
    for label in labels { label.isHidden = label.frame.intersects(frame) }
  }

  private func label(of tick: Double, on scale: PlotScale, along plot: CGRect) -> UILabel {
    let label = UILabel()
    label.text = scale.label(tick) + (tick == scale.ticks.last ? " s" : "")
    label.font = DockStyle.caption
    label.textColor = DockStyle.secondaryText
    label.textAlignment = .center
    let middle = plot.minX + plot.width * scale.fraction(of: tick) - frame.minX
    let width = label.sizeThatFits(bounds.size).width
    label.frame = CGRect(
      x: min(middle - width / 2, bounds.width - width), y: Self.top, width: width, height: Self.height)
    return label
  }
}
