import InterludeUI

/// A bar for each frame, below its time in the timeline: engine, raster and upload, against the budget of a frame; dropped frames are red.
final class FrameCostView: UIView {
  private var samples: [FrameCost] = []
  /// The timeline's axis, how far its content is scrolled, and where its playhead is on it, both in points.
  private var sight = Sight()

  struct Sight: Equatable {
    var axis = TimeAxis()
    var offset: CGFloat = 0
    var playhead: CGFloat = 0
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
  private let playhead = UIView()
  private let separator = ShapeView(fill: DockStyle.separator)
  /// How often the samples have changed since the latest was told in words.
  private var untold = 0

  /// Of the budget's number at the right end of the bars, in points.
  private static let budgetSize = CGSize(width: 46, height: 14)
  /// A lower view has no room for the legend, in points.
  private static let legendHeight: CGFloat = 62

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = DockStyle.background
    clipsToBounds = true
    accessibilityHint =
      "What each frame took, below its time: engine is layout and animation, raster the pixels, upload their way to the screen. "
      + "Red frames came too late for a screen of 60 Hz."
    (title.font, title.textColor, title.text) = (DockStyle.heading, DockStyle.text, Self.heading)
    for label in [summary, budgetLabel] { (label.font, label.textColor) = (DockStyle.caption, DockStyle.secondaryText) }
    summary.text = Self.noFrame
    budgetLabel.text = String(format: "%.1f ms", FrameCostBars.budget)
    budget.shape.lineDashPattern = [3, 3]
    budgetLabel.backgroundColor = DockStyle.background.withAlphaComponent(0.85)
    budgetLabel.textAlignment = .right
    playhead.backgroundColor = DockStyle.playhead
    bars.clipsToBounds = true
    for view in [engine, raster, upload, dropped, budget, playhead, budgetLabel] { bars.addSubview(view) }
    for view in [separator, bars, title, summary, legend] { addSubview(view) }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Shows samples, in the order in which they were drawn, where the timeline has their times.
  func show(_ samples: [FrameCost], in sight: Sight) {
    let isNew = samples != self.samples
    guard isNew || sight != self.sight else { return }
    (self.samples, self.sight) = (samples, sight)
    showSamples()
    if isNew { tellLatest() }
  }

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
    bars.frame = CGRect(x: left, y: 1, width: max(0, bounds.width - left), height: max(0, bounds.height - 7))
    let line = CGMutablePath()
    line.addRect(CGRect(x: left - 1, y: 0, width: 1, height: bounds.height))
    line.addRect(CGRect(x: 0, y: 0, width: bounds.width, height: 1))
    separator.path = line
    showSamples()
  }

  /// One path for each part.
  private func showSamples() {
    let shown = FrameCostBars(samples, axis: sight.axis, offset: sight.offset, size: bars.bounds.size)
    engine.path = shown.path(from: { _ in 0 }, to: \.engine) { !$0.isDropped }
    raster.path = shown.path(from: \.engine, to: { $0.engine + $0.raster }) { !$0.isDropped }
    upload.path = shown.path(from: { $0.engine + $0.raster }, to: \.total) { !$0.isDropped }
    dropped.path = shown.path(from: { _ in 0 }, to: \.total, where: \.isDropped)
    showBudget(at: shown.y(of: FrameCostBars.budget))
    playhead.frame = CGRect(x: sight.playhead - 1, y: 0, width: 2, height: bars.bounds.height)
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
    let area = bars.bounds.size
    line.addLines(between: [CGPoint(x: 0, y: middle), CGPoint(x: area.width, y: middle)])
    budget.path = line
    let size = Self.budgetSize
    // Above the line or, at the top, below it.
    let top = middle - size.height >= 0 ? middle - size.height - 0.5 : middle + 0.5
    budgetLabel.frame = CGRect(
      x: max(0, area.width - size.width - 4), y: top, width: min(size.width, area.width), height: size.height)
  }
}
