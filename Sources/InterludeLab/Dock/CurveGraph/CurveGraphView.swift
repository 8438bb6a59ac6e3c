import InterludeUI
import MotionQA

/// Values and velocities over time, with a cursor: the panel of values above that of velocities, on one time axis.
///
/// A drag moves the cursor, two fingers pan, a pinch zooms, and a double click shows everything again.
final class CurveGraphView: UIControl {
  /// The content. Another time range shows everything again; otherwise the visible range stays.
  var graph = CurveGraph() {
    didSet {
      guard graph != oldValue else { return }
      if graph.timeRange != viewport.full { viewport = GraphViewport(graph.timeRange) }
      legend.show(graph)
      setNeedsDrawing()
    }
  }
  /// The time of the cursor, in seconds; nil for none. A change redraws no line.
  var cursorTime: Double? { didSet { if cursorTime != oldValue { placeCursor() } } }
  /// Called with the time in seconds to which a drag or a click has moved the cursor.
  var onScrub: (Double) -> Void = { _ in }
  /// Called with the text to put on the clipboard.
  var onCopy: (CopiedThing) -> Void = { _ in }
  /// Whether a drag that begins pans instead of moving the cursor, as with Shift: touches carry no modifiers.
  var dragPans: () -> Bool = { false }
  /// The visible part of the time.
  private(set) var viewport = GraphViewport(0...1)
  /// How often lines have been drawn, for tests.
  private(set) var drawingCount = 0

  private let legend = GraphLegendView()
  private let copyButtons = [DockTextButton("CSV"), DockTextButton("SVG")]
  private let panels = [GraphPanelView(), GraphPanelView()]
  private let cursor = GraphCursorView()
  private let timeLabels = GraphTimeLabels()
  private var timeScale = PlotScale(0...1, tickCount: 8)
  private var drawnSize = CGSize.zero
  private var isDrawn = false
  private var lastDragX: CGFloat = 0
  private var isPanningDrag = false

  private static let quantities: [CurveGraph.Quantity] = [.value, .velocity]
  /// Below the panels, for times, in points.
  private static let footer: CGFloat = 20
  /// The share of the values' panel in the height of both.
  private static let valueShare: CGFloat = 0.62

  init() {
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    for view in [legend] + panels + [timeLabels, cursor] + copyButtons { addSubview(view) }
    for (button, thing) in zip(copyButtons, [CopiedThing.csv, .svg]) {
      button.accessibilityHint = "\(thing.title), for the clipboard"
      button.onPress = { [weak self] in self?.onCopy(thing) }
    }
    addGestures()
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Keys go to the playhead; a press in the middle would move it.
  override var canBecomeFocused: Bool { false }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    isPanningDrag = dragPans()
    lastDragX = x
    if touch.tapCount == 2 { resetZoom() }
    if !isPanningDrag { scrub(to: x) }
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if isPanningDrag { pan(by: x - lastDragX) } else { scrub(to: x) }
    lastDragX = x
    return true
  }

  private func scrub(to x: CGFloat) {
    let time = min(max(time(at: x), viewport.shown.lowerBound), viewport.shown.upperBound)
    guard time != cursorTime else { return }
    cursorTime = time
    onScrub(time)
  }

  /// The time at a place from left to right, in points of this view.
  func time(at x: CGFloat) -> Double {
    guard let frame = plotFrame, frame.width > 0 else { return viewport.shown.lowerBound }
    return viewport.shown.lowerBound + Double((x - frame.minX) / frame.width) * viewport.length
  }

  // MARK: Drawing

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isDrawn || drawnSize != bounds.size else { return }
    (isDrawn, drawnSize) = (true, bounds.size)
    UIView.performWithoutAnimation(draw)
  }

  /// Changes which part of the time is in sight.
  func changeViewport(_ change: (inout GraphViewport) -> Void) {
    change(&viewport)
    setNeedsDrawing()
  }

  private func setNeedsDrawing() {
    isDrawn = false
    setNeedsLayout()
  }

  private func draw() {
    guard bounds.width > 2 * GraphPanelView.gutter, bounds.height > 60 else { return }
    drawingCount += 1
    let legendWidth = placeCopyButtons()
    legend.frame = CGRect(x: 0, y: 0, width: legendWidth, height: legend.height(forWidth: legendWidth))
    cursor.frame = bounds
    let contents = Self.quantities.map(graph.panel)
    timeScale = PlotScale(viewport.shown, tickCount: max(2, Int((bounds.width - GraphPanelView.gutter) / 64)))
    for (index, frame) in panelFrames(contents.map { $0 != nil }).enumerated() {
      panels[index].isHidden = contents[index] == nil
      guard let content = contents[index] else { continue }
      panels[index].frame = frame
      panels[index].draw(content, viewport: viewport, time: timeScale)
    }
    timeLabels.frame = CGRect(x: 0, y: bounds.height - Self.footer, width: bounds.width, height: Self.footer)
    timeLabels.show(timeScale, along: plotFrame)
    placeCursor()
  }

  /// Places the buttons at the top right. Returns the width that they leave, in points.
  private func placeCopyButtons() -> CGFloat {
    var right = bounds.width
    for button in copyButtons.reversed() {
      let width = button.sizeThatFits(.zero).width - 8
      button.frame = CGRect(x: right - width, y: 0, width: width, height: GraphLegendView.rowHeight)
      right -= width + 4
    }
    return max(0, right - 4)
  }

  private func panelFrames(_ shown: [Bool]) -> [CGRect] {
    let top = legend.frame.maxY + (legend.frame.height > 0 ? 4 : 0)
    let room = max(0, bounds.height - top - Self.footer)
    let gap: CGFloat = shown == [true, true] ? 6 : 0
    let first = shown == [true, true] ? ((room - gap) * Self.valueShare).rounded() : shown[0] ? room : 0
    return [
      CGRect(x: 0, y: top, width: bounds.width, height: first),
      CGRect(x: 0, y: top + first + gap, width: bounds.width, height: room - first - gap),
    ]
  }

  /// Where the lines of the panels are from left to right, in points; nil before the first drawing.
  var plotFrame: CGRect? { visiblePanels.first.map { $0.convert($0.plotFrame, to: self) } }

  private var visiblePanels: [GraphPanelView] { panels.filter { !$0.isHidden && $0.scale != nil } }

  // MARK: Cursor

  private func placeCursor() {
    guard let frame = plotFrame, let cursorTime, viewport.shown.contains(cursorTime) else {
      cursor.isHidden = true
      timeLabels.hide(under: .null)
      return
    }
    cursor.isHidden = false
    let readings = graph.lines.compactMap { reading(of: $0, at: cursorTime) }
    UIView.performWithoutAnimation {
      cursor.show(
        x: frame.minX + frame.width * timeScale.fraction(of: cursorTime), from: frame.minY,
        to: bounds.height - Self.footer,
        behind: visiblePanels.flatMap { panel in
          ([panel.titleFrame] + panel.wordFrames).map { panel.convert($0, to: self) }
        }, time: GraphText.exactSeconds(cursorTime), readings: readings)
      timeLabels.hide(under: convert(cursor.timeFrame, to: timeLabels))
    }
  }

  private func reading(of line: CurveGraph.Line, at time: Double) -> GraphCursorView.Reading? {
    let panel = panels[line.quantity == .value ? 0 : 1]
    guard let number = line.number(at: time),
      let point = panel.point(time: time, ordinate: graph.ordinate(of: number, on: line), on: timeScale)
    else { return nil }
    return GraphCursorView.Reading(
      point: panel.convert(point, to: self), color: line.color.uiColor,
      text: GraphText.number(graph.ordinate(of: number, on: line), unit: graph.axisUnit(of: line)),
      plot: panel.convert(panel.plotFrame, to: self),
      strip: panel.convert(panel.numberStrip, to: self))
  }
}
