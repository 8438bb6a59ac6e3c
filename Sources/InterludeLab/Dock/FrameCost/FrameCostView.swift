import InterludeUI

/// A bar for each of the latest frames, of engine, raster and upload, against the budget of a frame; dropped frames are red.
final class FrameCostView: UIView {
  /// The latest at the end; those that have no room do not show.
  var samples: [FrameCost] = [] {
    didSet {
      guard samples != oldValue else { return }
      showSamples()
      tellLatest()
    }
  }

  let bars = UIView()
  private let engine = ShapeView(fill: DockStyle.accent)
  private let raster = ShapeView(fill: DockStyle.velocity)
  private let upload = ShapeView(fill: DockStyle.ghost)
  private let dropped = ShapeView(fill: DockStyle.playhead)
  private let budget = ShapeView(stroke: DockStyle.playhead.withAlphaComponent(0.8))
  private let title = UILabel()
  private let summary = UILabel()
  private let legend = FrameCostLegend()
  private let budgetLabel = UILabel()
  private let separator = ShapeView(fill: DockStyle.separator)
  /// How often the samples have changed since the latest was told in words.
  private var untold = 0

  /// What the budget's number takes at the right, in points.
  private static let budgetWidth: CGFloat = 58
  /// A lower view has no room for the legend, in points.
  private static let legendHeight: CGFloat = 62

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = DockStyle.background
    clipsToBounds = true
    (title.font, title.textColor, title.text) = (DockStyle.heading, DockStyle.text, Self.heading)
    for label in [summary, budgetLabel] { (label.font, label.textColor) = (DockStyle.caption, DockStyle.secondaryText) }
    summary.text = Self.noFrame
    budgetLabel.text = String(format: "%.1f ms", FrameCostBars.budget)
    budget.shape.lineDashPattern = [3, 3]
    for view in [engine, raster, upload, dropped] { bars.addSubview(view) }
    for view in [separator, bars, budget, title, summary, legend, budgetLabel] { addSubview(view) }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = TimelineMeasures.namesWidth(in: bounds.width)
    let textWidth = max(0, left - 18)
    let hasSummary = bounds.height >= 34
    let hasLegend = bounds.height >= Self.legendHeight
    let textHeight: CGFloat = 16 + (hasSummary ? 15 : 0) + (hasLegend ? 17 : 0)
    let top = max(0, ((bounds.height - textHeight) / 2).rounded())
    title.frame = CGRect(x: 12, y: top, width: textWidth, height: min(16, bounds.height))
    summary.frame = CGRect(x: 12, y: top + 16, width: textWidth, height: 15)
    legend.frame = CGRect(x: 12, y: top + 33, width: textWidth, height: 15)
    (summary.isHidden, legend.isHidden) = (!hasSummary, !hasLegend)
    let right = max(left, bounds.width - Self.budgetWidth)
    bars.frame = CGRect(
      x: left + DockStyle.gap, y: 6, width: max(0, right - left - DockStyle.gap), height: max(0, bounds.height - 12))
    let line = CGMutablePath()
    line.addRect(CGRect(x: left - 1, y: 0, width: 1, height: bounds.height))
    line.addRect(CGRect(x: 0, y: 0, width: bounds.width, height: 1))
    separator.path = line
    showSamples()
  }

  /// One path for each part.
  private func showSamples() {
    let shown = FrameCostBars(samples, size: bars.bounds.size)
    engine.path = shown.path(from: { _ in 0 }, to: \.engine) { !$0.isDropped }
    raster.path = shown.path(from: \.engine, to: { $0.engine + $0.raster }) { !$0.isDropped }
    upload.path = shown.path(from: { $0.engine + $0.raster }, to: \.total) { !$0.isDropped }
    dropped.path = shown.path(from: { _ in 0 }, to: \.total, where: \.isDropped)
    showBudget(at: bars.frame.minY + shown.y(of: FrameCostBars.budget))
  }

  /// In words that stay long enough to be read.
  private func tellLatest() {
    untold += 1
    guard untold >= Self.readingTime || summary.text == Self.noFrame else { return }
    untold = 0
    summary.text = samples.last?.text ?? Self.noFrame
  }

  /// In a debug build the bars say nothing of the app.
  private static let heading = BuildConfiguration.isDebug ? "Frame cost, debug build" : "Frame cost"
  private static let noFrame = "No frame yet"
  /// In samples: a quarter of a second of frames.
  private static let readingTime = 15

  private func showBudget(at y: CGFloat) {
    let line = CGMutablePath()
    let middle = y.rounded(.down) + 0.5
    line.addLines(between: [CGPoint(x: bars.frame.minX, y: middle), CGPoint(x: bars.frame.maxX, y: middle)])
    budget.path = line
    let height = min(14, bounds.height)
    budgetLabel.frame = CGRect(
      x: bars.frame.maxX + 6, y: min(max(0, y - height / 2), bounds.height - height).rounded(),
      width: max(0, bounds.width - bars.frame.maxX - 8), height: height)
  }
}
