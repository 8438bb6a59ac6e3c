import InterludeUI

/// A take along time: a bar for every animation under its transition, ticks for touches and callbacks, a ruler with the
/// range to loop, and the playhead.
///
/// Dragging moves the playhead, a click on a bar selects it, a click on a group's name folds it, two clicks on the ruler show
/// the whole take. The wheel scrolls.
final class TimelineView: UIView {
  /// The content. Setting it updates only the views that differ.
  var model = TimelineModel() { didSet { if model != oldValue { modelDidChange() } } }
  /// The time that the lab shows, in seconds on the take's clock. A change moves only the playhead, unless that leaves the visible part.
  var playhead = 0.0 { didSet { if playhead != oldValue { playheadDidMove(from: oldValue) } } }
  /// The range that is looped, in seconds on the take's clock.
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
  let scroller = DockScrollView(.content)
  /// The layer for views that may lie over ruler and lanes.
  private let overlay = UIView()
  private let separators = ShapeView(fill: DockStyle.separator)
  let emptyLabel = UILabel()

  var lines = TimelineLines(TimelineModel(), folded: [])
  var folded: Set<Int> = []
  var axis = TimeAxis()
  /// What determines the scale.
  var sight = Sight.usual
  /// The end of the room for what has just begun, in seconds.
  var roomEnd = 0.0
  var hovered: Int?
  var drag: TimelineDrag?

  /// What determines the scale: the preferred span, the take's length, or a person's zoom.
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

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, top) = (namesWidth, min(TimelineMeasures.rulerHeight, bounds.height))
    let (width, height) = (bounds.width - left, bounds.height - top)
    let (scale, firstInSight) = (axis.pointsPerSecond, axis.time(at: offset.x))
    scroller.frame = bounds
    // The arrows are at the right, where the take's latest bars leave some room, and below the ruler.
    scroller.edgeInsets = UIEdgeInsets(top: top, left: max(0, bounds.width - Self.arrowRoom), bottom: 0, right: 0)
    corner.frame = CGRect(x: 12, y: 0, width: max(0, left - 18), height: top)
    names.frame.size = CGSize(width: left, height: height)
    names.frame.origin = CGPoint(x: 0, y: top)
    lanes.frame = CGRect(x: left, y: top, width: width, height: height)
    ruler.frame = CGRect(x: left, y: 0, width: width, height: top)
    overlay.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
    emptyLabel.frame = lanes.frame
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: bounds.width, height: 1))
    path.addRect(CGRect(x: 0, y: top - 1, width: bounds.width, height: 1))
    path.addRect(CGRect(x: left - 1, y: 0, width: 1, height: bounds.height))
    separators.path = path
    updateContent()
    // Another width and a take that grows change the scale, and with it the offset at which a time shows.
    if axis.pointsPerSecond != scale, offset.x > 0 { scroll(toX: axis.x(of: firstInSight)) }
  }

  /// The width of the room for the arrows that point to further lines, in points.
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
