import InterludeUI

/// Bars and ticks along time. Only visible ones have views. The bounds' origin is the content's offset.
final class TimelineLanes: UIView {
  private let grid = ShapeView(fill: DockStyle.separator.withAlphaComponent(0.45))
  private let headings = ShapeView(fill: DockStyle.card.withAlphaComponent(0.6))
  private let barGround = UIView()
  private let linkLines = ShapeView(stroke: DockStyle.text.withAlphaComponent(0.75), lineWidth: 1.25)
  private let linkDots = ShapeView(fill: DockStyle.text)
  /// Behind the lines of ticks, in front of what is scrolled below them.
  private let tickGround = UIView()
  private let ticks: [(line: TimelineLines.Line, view: TickLine)]
  private var bars = ReusePool<LaneBars.Key, BarView>()
  private let widths = TextWidths(font: DockStyle.caption)

  init() {
    ticks = [.touches, .callbacks, .mistakes].map { [widths] in ($0, TickLine(widths: widths)) }
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    for view in [headings, grid, barGround, linkLines, linkDots, tickGround] + ticks.map(\.view) { addSubview(view) }
    tickGround.backgroundColor = DockStyle.background
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// The view of a bar; nil while it is out of sight.
  func view(ofBar id: Int) -> BarView? { bars[.bar(id)] }

  /// The bars, and the summaries of groups, that have views.
  var barViews: [BarView] { bars.shown }

  /// The ticks at a place of a line's content, in points; nil for none.
  func cluster(in line: TimelineLines.Line, at x: CGFloat) -> TickCluster? {
    ticks.first { $0.line == line && !$0.view.isHidden }?.view.cluster(at: x)
  }

  /// Shows a part of the content.
  ///
  /// - Parameter marks: The times of the ruler's marks.
  func show(_ scene: LaneScene, marks: [Double]) {
    bounds = CGRect(origin: scene.visible.origin, size: bounds.size)
    showGrid(scene, marks: marks)
    let contents = LaneBars(scene, widths: widths)
    bars.show(contents.keys, in: barGround) { BarView() }
    for key in contents.keys {
      if let content = contents.contents[key] { bars[key]?.show(content) }
    }
    (linkLines.path, linkDots.path) = LaneLinks.paths(of: scene)
    showTicks(scene)
  }

  private func showGrid(_ scene: LaneScene, marks: [Double]) {
    let path = CGMutablePath()
    for mark in marks {
      path.addRect(
        CGRect(x: scene.axis.x(of: mark).rounded(), y: scene.visible.minY, width: 1, height: scene.visible.height))
    }
    grid.path = path
    let stripes = CGMutablePath()
    for index in scene.visibleLines {
      guard case .heading = scene.lines.lines[index] else { continue }
      stripes.addRect(
        CGRect(
          x: scene.visible.minX, y: scene.top(of: index), width: scene.visible.width,
          height: TimelineLines.height))
    }
    headings.path = stripes
  }

  private func showTicks(_ scene: LaneScene) {
    let (visible, top) = (scene.visible, scene.visible.minY)
    tickGround.isHidden = top == 0
    tickGround.frame = CGRect(x: visible.minX, y: top, width: visible.width, height: scene.lines.marksHeight)
    for (line, view) in ticks {
      guard let index = scene.lines.lines.firstIndex(of: line) else {
        view.isHidden = true
        continue
      }
      view.isHidden = false
      view.frame = CGRect(
        x: 0, y: top + scene.lines.top(of: index), width: visible.maxX, height: TimelineLines.height)
      view.show(
        scene.ticks.filter(line.shows), axis: scene.axis, from: scene.visible.minX,
        to: scene.visible.maxX, end: scene.extent.upperBound)
    }
  }
}
