import InterludeUI

/// A take along time: a bar for every animation under its transition, ticks for touches and callbacks, a ruler with the
/// range to loop, and the playhead.
///
/// Dragging moves the playhead, a click on a bar selects it, a click on a group's name folds it, two clicks on the ruler show
/// the whole take. The wheel scrolls.
final class TimelineView: UIView {
  /// What is shown; what is in sight changes by what differs.
  var model = TimelineModel() { didSet { if model != oldValue { modelDidChange() } } }
  /// The time that the lab shows, in seconds on the take's clock. Only the playhead moves, unless it leaves the sight.
  var playhead = 0.0 { didSet { if playhead != oldValue { playheadDidMove(from: oldValue) } } }
  /// What is played again and again, in seconds on the take's clock.
  var loop: ClosedRange<Double>? { didSet { if loop != oldValue { placeLoop() } } }
  /// The bars that are selected.
  var selection: Set<Int> = [] { didSet { if selection != oldValue { setNeedsLayout() } } }
  /// How much of a longer take fills the width, in seconds, until a person zooms; nil for all of it.
  var preferredSpan: Double?
  /// Whether the playhead is brought back into sight when it leaves; until then it waits at the edge.
  var followsPlayhead = true
  /// Whether a click adds to the selection, as with Shift: touches carry no modifiers.
  var extendsSelection: () -> Bool = { false }

  /// Called for each move of the playhead by hand, with seconds on the take's clock.
  var onSeek: (Double) -> Void = { _ in }
  /// Called for each move of a handle of the loop.
  var onLoop: (ClosedRange<Double>) -> Void = { _ in }
  /// Called with a clicked bar, and whether it is to be added to the selection.
  var onSelect: (_ id: Int, _ extends: Bool) -> Void = { _, _ in }
  /// Called when the pointer comes to a bar or leaves it.
  var onHover: (Int?) -> Void = { _ in }

  let names = TimelineNames()
  let lanes = TimelineLanes()
  let ruler = TimelineRuler()
  let corner = UILabel()
  let playheadView = PlayheadView()
  let loopView = LoopView()
  let hint = HintView()
  /// Takes the wheel and all touches, in front of what shows.
  let scroller = DockScrollView(fades: false)
  /// What may lie over ruler and lanes.
  private let overlay = UIView()
  private let separators = ShapeView(fill: DockStyle.separator)
  private let emptyLabel = UILabel()

  var lines = TimelineLines(TimelineModel(), folded: [])
  var folded: Set<Int> = []
  var axis = TimeAxis()
  /// What the scale goes by.
  var sight = Sight.usual
  /// Up to when there is to be room for what has just begun, in seconds.
  var roomEnd = 0.0
  var hovered: Int?
  var drag: TimelineDrag?

  /// What the scale goes by: the preferred span, the take's length, or a person's hand.
  enum Sight { case usual, whole, chosen }

  init() {
    super.init(frame: .zero)
    backgroundColor = DockStyle.background
    clipsToBounds = true
    setUpLabels()
    setUpScroller()
    overlay.isUserInteractionEnabled = false
    overlay.clipsToBounds = true
    for view in [loopView, playheadView] { overlay.addSubview(view) }
    for view in [names, lanes, ruler, separators, corner, emptyLabel, overlay, hint, scroller] { addSubview(view) }
    placeLoop()
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  private func setUpLabels() {
    corner.font = DockStyle.caption
    corner.textColor = DockStyle.secondaryText
    emptyLabel.font = DockStyle.body
    emptyLabel.textColor = DockStyle.secondaryText
    emptyLabel.textAlignment = .center
    emptyLabel.text = "Nothing has moved yet"
  }

  private func setUpScroller() {
    scroller.delegate = self
    scroller.panGestureRecognizer.delegate = self
    scroller.delaysContentTouches = false
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.bounces = false
  }

  // MARK: Geometry

  /// Of the column of names, in points.
  var namesWidth: CGFloat { TimelineMeasures.namesWidth(in: bounds.width) }

  /// How far the content is scrolled: by whole points, so that text stays sharp, and whole lines, so that none is cut.
  var offset: CGPoint {
    let line = (scroller.contentOffset.y / TimelineLines.height).rounded()
    return CGPoint(x: scroller.contentOffset.x.rounded(), y: line * TimelineLines.height)
  }

  /// How high the lines are that there is room for, in points.
  var linesHeight: CGFloat {
    max(1, (lanes.frame.height / TimelineLines.height).rounded(.down)) * TimelineLines.height
  }

  /// The part of the lanes' content that is in sight: whole lines.
  var visible: CGRect { CGRect(origin: offset, size: CGSize(width: lanes.frame.width, height: linesHeight)) }

  /// Where a time lies, in points of this view.
  func x(of time: Double) -> CGFloat { namesWidth + axis.x(of: time) - offset.x }

  /// The time at a place of this view, in seconds; also of places before and after the take.
  func time(at x: CGFloat) -> Double { axis.time(at: x - namesWidth + offset.x) }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, top) = (namesWidth, min(TimelineMeasures.rulerHeight, bounds.height))
    let (width, height) = (bounds.width - left, bounds.height - top)
    let firstInSight = axis.time(at: offset.x)
    let isResized = lanes.frame.width > 0 && lanes.frame.width != width
    scroller.frame = bounds
    // The arrows stand at the right, where a take's latest bars leave some air, and below the ruler.
    scroller.edgeInsets = UIEdgeInsets(top: top, left: max(0, bounds.width - Self.arrowRoom), bottom: 0, right: 0)
    corner.frame = CGRect(x: 12, y: 0, width: max(0, left - 18), height: top)
    names.frame.size = CGSize(width: left, height: height)
    names.frame.origin = CGPoint(x: 0, y: top)
    lanes.frame = CGRect(x: left, y: top, width: width, height: height)
    ruler.frame = CGRect(x: left, y: 0, width: width, height: top)
    overlay.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
    emptyLabel.frame = lanes.frame
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: top - 1, width: bounds.width, height: 1))
    path.addRect(CGRect(x: left - 1, y: 0, width: 1, height: bounds.height))
    separators.path = path
    updateContent()
    // Another width has another scale: the offset that showed a time there shows another one here.
    if isResized { scroll(toX: axis.x(of: firstInSight)) }
  }

  /// Fits the scale, then shows what is in sight.
  func updateContent() {
    guard lanes.frame.width > 0, lanes.frame.height > 0 else { return }
    axis.start = model.extent.lowerBound
    let fitting = TimeAxis.fittingScale(for: model.extent, width: lanes.frame.width)
    switch sight {
    case .usual: axis.pointsPerSecond = max(fitting, usualScale)
    case .whole: axis.pointsPerSecond = fitting
    case .chosen: axis.pointsPerSecond = max(axis.pointsPerSecond, fitting)
    }
    updateContentSize()
    showVisible()
  }

  func updateContentSize() {
    let end = max(model.extent.upperBound, playhead, sight == .usual ? roomEnd : 0)
    scroller.contentSize = CGSize(
      width: sight == .whole ? bounds.width : max(bounds.width, namesWidth + axis.x(of: end) + TimeAxis.inset),
      height: bounds.height - linesHeight + lines.height)
  }

  /// Everything that depends on where the content is scrolled to.
  func showVisible() {
    ruler.show(axis: axis, visible: visible, zero: model.zero)
    names.show(lines, in: visible.minY...visible.maxY, selection: selection)
    lanes.show(scene, marks: ruler.marks.map(\.time))
    corner.text = model.summary
    emptyLabel.isHidden = !lines.lines.isEmpty
    placePlayhead()
    placeLoop()
  }

  var scene: LaneScene {
    LaneScene(
      lines: lines, ticks: model.ticks, extent: model.extent, axis: axis, visible: visible, selection: selection,
      hovered: hovered)
  }

  func placePlayhead() {
    playheadView.bounds = CGRect(x: 0, y: 0, width: PlayheadView.width, height: bounds.height)
    let place = x(of: playhead) - namesWidth
    let end = lanes.frame.width - PlayheadView.width / 2
    let waits = place > end
    playheadView.center = CGPoint(x: waits ? end : place, y: bounds.midY)
    playheadView.alpha = waits ? 0.5 : 1
  }

  private func placeLoop() {
    loopView.isHidden = loop == nil
    guard let loop else { return }
    let (left, right) = (x(of: loop.lowerBound) - namesWidth, x(of: loop.upperBound) - namesWidth)
    loopView.frame = CGRect(
      x: left - LoopView.handleWidth, y: 0, width: right - left + 2 * LoopView.handleWidth, height: bounds.height)
  }

  /// In which arrows stand that point to further lines, in points.
  private static let arrowRoom: CGFloat = 40

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touches.first.map(begin) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { touches.first.map(move) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lift() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { drag = nil }

  // MARK: Changes

  private func modelDidChange() {
    lines = TimelineLines(model, folded: folded)
    setNeedsLayout()
  }

  private func playheadDidMove(from old: Double) {
    if playhead > model.extent.upperBound { updateContentSize() }
    placePlayhead()
    follow(from: old)
  }
}
