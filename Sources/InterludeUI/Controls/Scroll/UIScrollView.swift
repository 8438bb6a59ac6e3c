/// A window onto content that is larger than itself. The content offset is the origin of its bounds.
///
/// Whatever moves the content by itself (the glide after a flick, the bounce at an edge, a page's turn, an animated change of
/// offset) is a `ScrollMotion`: a function of the time since it began. The stage asks for the offset of now whenever time has
/// moved, before it lays out, draws or delivers touches; so the offset at a time is the same at any frame rate, and what is
/// touched is what is seen. The motion's end is an event of its own, at its exact time.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The object that is told of scrolling.
  ///
  /// A table and a collection have a delegate of a more special kind by the same name, which is found first there.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// In points.
  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      setNeedsRangeCheck()
      layer.noteChange()
    }
  }

  /// The content's point that is at the view's top left. Setting it stops whatever moves the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Room around the content, in points.
  open var contentInset: UIEdgeInsets = .zero { didSet { if contentInset != oldValue { updateAdjustedInset() } } }
  /// When the safe area becomes part of the content's insets; `automatic` unless set.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { updateAdjustedInset() }
  }

  /// The content inset and what of the safe area counts as one.
  open private(set) var adjustedContentInset: UIEdgeInsets = .zero

  /// Called when `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  /// The wheel that a finger sets going by pulling the content down; nil for none.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      oldValue?.scrollView = nil
      refreshControl?.scrollView = self
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      updateAdjustedInset()
      refreshControl?.contentDidMove()
    }
  }

  override var asScrollingView: (any ScrollingView)? { self }

  // MARK: Behaviour

  /// Whether fingers and the wheel move the content; true unless set.
  open var isScrollEnabled = true
  /// Whether the content gives way past its edges and comes back; true unless set.
  open var bounces = true
  /// Whether content that is lower than the view can be dragged up and down all the same.
  open var alwaysBounceVertical = false { didSet { updateAdjustedInset() } }
  /// Whether content that is narrower than the view can be dragged sideways all the same.
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedInset() } }
  /// Whether the content rests at whole multiples of the view's size only.
  open var isPagingEnabled = false
  /// Whether a drag that begins up and down, or sideways, stays so; false unless set. One that begins in between does not.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar scrolls up to the top, which it does if this is the only scroll view on the screen of which that is
  /// true; true unless set.
  open var scrollsToTop = true
  /// How fast a glide comes to rest.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether a touch waits, before it comes to the content, to see whether it becomes a drag.
  open var delaysContentTouches = true
  /// Whether a drag may take a touch away from the content.
  open var canCancelContentTouches = true
  /// Whether a bar shows, while the content moves, where it is sideways; true unless set.
  open var showsHorizontalScrollIndicator = true
  /// Whether a bar shows, while the content moves, where it is up and down; true unless set.
  open var showsVerticalScrollIndicator = true
  /// How far from the edges the bar is that shows where the content is sideways, in points, beyond what the safe area takes.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicators.place() } }
  /// How far from the edges the bar is that shows where the content is up and down, in points, beyond what the safe area takes.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicators.place() } }
  /// Whether the bars stay within the safe area; true unless set.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.place() } }
  /// The colour of the bars.
  open var indicatorStyle: IndicatorStyle = .default

  /// Whether a drag takes the keyboard away; `none` unless set.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Whether a finger that drags beyond the left or right end of the content scrolls the nearest scroll view around this one that can go
  /// that way; true unless set.
  open var transfersHorizontalScrollingToParent = true
  /// The same at the top and the bottom end.
  open var transfersVerticalScrollingToParent = true

  // MARK: Zooming

  /// The smallest scale of the view that the delegate names for zooming, above 0; 1 unless set.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// The largest scale; 1 unless set. There is a pinch as long as it is larger than the smallest.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// Whether a pinch takes the content past its limits, from where it goes back; true unless set.
  open var bouncesZoom = true
  /// The scale of the view that the delegate names; 1 where there is none. Setting it, within the limits, keeps the content's
  /// point in the middle where it is.
  open var zoomScale: CGFloat {
    get { zoomedView?.transform.horizontalScale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms around the middle; animated, it takes 0.3 s along ease-in-ease-out.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, around: nil, animated: animated)
  }

  /// Zooms so that a rectangle of the zoomed view, in its own coordinates, fills the scroll view as far as the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(
      to: min(bounds.width / rect.width, bounds.height / rect.height), around: CGPoint(x: rect.midX, y: rect.midY),
      animated: animated)
  }

  /// Two fingers zoom the content.
  open var isZooming: Bool { zoom != nil }
  /// The content goes back to the limit that a pinch has taken it past.
  open internal(set) var isZoomBouncing = false

  /// The recogniser that zooms the content; nil where the limits leave nothing to zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pinch else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return zoomedView != nil
  }

  // MARK: State

  /// A finger is down, though it may not drag yet.
  open internal(set) var isTracking = false
  /// A finger moves the content.
  open var isDragging: Bool { drag != nil }
  /// The content goes on after the finger has left.
  open internal(set) var isDecelerating = false

  /// The recogniser that drags the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  private(set) lazy var pan = ScrollPanGestureRecognizer(scrollView: self)
  private(set) lazy var touchDelay = TouchDelayGestureRecognizer(scrollView: self)
  private(set) lazy var indicators = ScrollIndicators(scrollView: self)
  /// Whether a view is one of the bars that tell where in its content the scroll view is.
  package func isScrollIndicator(_ view: UIView) -> Bool { indicators.contains(view) }
  /// The bar over the top edge that follows the content.
  weak var topEdge: ScrollEdge?
  /// The bars over the bottom edge that follow it.
  weak var toolbarEdge: ScrollEdge?
  weak var tabBarEdge: ScrollEdge?
  var pinch: ScrollPinchGestureRecognizer?
  var drag: ScrollDrag?
  /// A finger that is down, and has not moved yet, has stopped content that was on its way.
  var isStoppedByFinger = false
  var zoom: ScrollZoom?
  /// What changes the scale by itself.
  var zoomAnimator: UIViewPropertyAnimator?
  var motion: RunningScrollMotion?
  private var checkedSize = CGSize.zero
  private var needsRangeCheck = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(pan)
  }

  // MARK: Scrolling

  /// Moves the content; animated, it takes 0.3 s along ease-in-ease-out. Nothing is animated, nor the delegate told, where the content is
  /// there already.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
    stopMotion()
    drag?.rebase(to: contentOffset)
    guard animated else { return moveContent(to: contentOffset) }
    guard contentOffset != self.contentOffset else { return }
    let curve = TimedCurve(CubicBezier.easeInEaseOut, duration: Self.scrollDuration)
    start(
      x: .along(curve, from: self.contentOffset.x, to: contentOffset.x),
      y: .along(curve, from: self.contentOffset.y, to: contentOffset.y), kind: .animation)
  }

  /// How long an animated change of offset takes, in seconds.
  static let scrollDuration = 0.3

  /// Scrolls as little as shows a rectangle of the content, or as much of it as fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low >= from, high <= to { return 0 }
      return abs(low - from) < abs(high - to) || high - low > to - from ? low - from : high - to
    }
    let wanted = CGPoint(
      x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY))
    let target = offsetRange.clamp(wanted)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Shows the bars for a moment, if there is content beyond what shows. For when a scroll view has come to be seen.
  open func flashScrollIndicators() { indicators.flash() }

  /// Asked before a drag takes a touch from a view of the content; a control keeps its touch.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Where a flick is to end, before the delegate is asked; the velocity is in points per millisecond.
  func settledTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// A finger begins to move the content; called before the delegate hears of it.
  func dragBegins() {}

  /// The content has moved, whatever moves it.
  func contentMoves() {}

  /// Nothing moves the content any longer; called before the delegate hears of it.
  func contentRests() {}

  /// The mouse's wheel has moved the content.
  func mouseWheelMovesContent() {}

  // MARK: View

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let oldOrigin = super.bounds.origin
      super.bounds = newValue
      guard newValue.origin != oldOrigin else { return }
      setNeedsLayout()
      contentMoves()
    }
  }

  /// What leaves its window glides no farther.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, motion?.kind == .deceleration { stopMotion() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeZoomedView()
    updateAdjustedInset()
    checkRange()
    tellBottomEdges()
    refreshControl?.contentDidMove()
    indicators.place()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  /// Content that moves by itself takes touches only to stop.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isDecelerating, acceptsTouches, self.point(inside: point, with: event) else {
      return super.hitTest(point, with: event)
    }
    return self
  }

  // MARK: Insets and range

  func updateAdjustedInset(keepsEdge: Bool = true) {
    let new = contentInset + safeAreaPart + UIEdgeInsets(top: refreshControl?.inset ?? 0, left: 0, bottom: 0, right: 0)
    let old = adjustedContentInset
    guard new != old else { return }
    // Content that lies at the edge stays at the edge.
    let isAtStart = (x: contentOffset.x == -old.left, y: contentOffset.y == -old.top)
    adjustedContentInset = new
    var offset = contentOffset
    if isAtStart.x { offset.x = -new.left }
    if isAtStart.y { offset.y = -new.top }
    if keepsEdge, offset != contentOffset, drag == nil, motion == nil { moveContent(to: offset) }
    setNeedsRangeCheck()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    tellTopEdge()
  }

  /// There is more or less room for the refresh control. Content at the edge makes no room by moving, but closes what there was.
  func refreshInsetDidChange() {
    let offset = contentOffset
    updateAdjustedInset(keepsEdge: false)
    guard drag == nil, motion == nil else { return }
    moveContent(to: CGPoint(x: offset.x, y: max(offset.y, -adjustedContentInset.top)))
  }

  /// What of the safe area counts as an inset.
  var safeAreaPart: UIEdgeInsets {
    let safe = safeAreaInsets
    var (sides, ends) = (canScroll(.horizontal), canScroll(.vertical))
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: (sides, ends) = (true, true)
    case .automatic: ends = ends || isAdjustedByController
    case .scrollableAxes: break
    }
    return UIEdgeInsets(
      top: ends ? safe.top : 0, left: sides ? safe.left : 0, bottom: ends ? safe.bottom : 0,
      right: sides ? safe.right : 0)
  }

  /// Whether the controller whose view this is, or is right inside of, is in a navigation controller, and has nothing against it.
  private var isAdjustedByController: Bool {
    (owner ?? superview?.owner)?.adjustsScrollViewInsets ?? false
  }

  private func setNeedsRangeCheck() {
    needsRangeCheck = true
    setNeedsLayout()
  }

  /// Content that rests past its range, because one of them has changed, goes back into it.
  private func checkRange() {
    guard needsRangeCheck || bounds.size != checkedSize else { return }
    needsRangeCheck = false
    checkedSize = bounds.size
    guard drag == nil, zoom == nil, motion == nil else { return }
    let offset = offsetRange.clamp(contentOffset)
    if offset != contentOffset { moveContent(to: offset) }
  }

  /// Sets the offset and tells of it.
  func moveContent(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    bounds.origin = offset
    tellTopEdge()
    tellBottomEdges()
    refreshControl?.contentDidMove()
    indicators.place()
    delegate?.scrollViewDidScroll(self)
  }
}
