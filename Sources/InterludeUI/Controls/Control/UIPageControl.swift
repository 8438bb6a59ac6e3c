/// A row of dots, one for each page, of which one stands out.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many pages there are; 0 unless set, and never less.
  open var numberOfPages: Int {
    get { count }
    set {
      guard newValue != count else { return }
      count = max(0, newValue)
      page = clamped(page)
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The page whose dot stands out, moved among those there are. Setting it does not send anything.
  open var currentPage: Int {
    get { page }
    set {
      page = clamped(newValue)
      setNeedsLayout()
    }
  }

  /// Whether nothing shows where there is but one page; false unless set.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// The dots' colour; translucent white without one.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      noteSetting()
      setNeedsLayout()
    }
  }
  /// The colour of the dot that stands out; white without one.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      noteSetting()
      setNeedsLayout()
    }
  }
  /// When a ground shows behind the dots; while a finger goes from page to page unless set.
  open var backgroundStyle: BackgroundStyle = .automatic { didSet { setNeedsLayout() } }
  /// Whether a finger that moves along the dots, or rests on them and then moves, goes from page to page; true unless set.
  open var allowsContinuousInteraction = true
  /// What a finger does with the control at the moment.
  open private(set) var interactionState: InteractionState = .none { didSet { setNeedsLayout() } }

  private var count = 0
  private var page = 0
  private let platter = UIView()
  private var dots: [UIView] = []
  /// Where the finger came down, in the control's coordinates, and the page of that moment.
  private var start = (x: CGFloat(0), page: 0)

  /// In points: the control's height, from one dot's middle to the next, beside the row, a dot's diameter. From memory.
  private static let (height, pitch, margin, dotSize): (CGFloat, CGFloat, CGFloat, CGFloat) = (26, 18.5, 30, 8)
  /// How far a finger moves until it goes from page to page, in points; as far as a pan's.
  private static let slop: CGFloat = 10
  /// How large the last dot is, as a share, where there are pages beyond it. Ours, taken by eye.
  private static let edgeScale: CGFloat = 0.5

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    platter.isUserInteractionEnabled = false
    platter.backgroundColor = .secondarySystemFill
    addSubview(platter)
  }

  private func clamped(_ page: Int) -> Int { min(max(page, 0), max(count - 1, 0)) }

  // MARK: Size

  /// The size that a number of pages needs, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: pageCount > 0 ? 2 * Self.margin + CGFloat(pageCount) * Self.pitch : 0, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: count) }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: count) }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = (touch.start(in: self).x, page)
    return true
  }

  /// Once it has moved, the finger goes on by a page for each dot that it passes.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = touch.location(in: self).x - start.x
    if allowsContinuousInteraction, abs(way) >= Self.slop { interactionState = .continuous }
    if interactionState == .continuous { turn(to: start.page + Int((way / Self.pitch).rounded())) }
    return true
  }

  /// A tap on the right half goes to the next page, one on the left half to the one before.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    defer { interactionState = .none }
    guard interactionState == .none, isTouchInside, let x = touch?.location(in: self).x else { return }
    interactionState = .discrete
    turn(to: x < bounds.midX ? page - 1 : page + 1)
  }

  open override func cancelTracking(with event: UIEvent?) { interactionState = .none }

  private func turn(to newPage: Int) {
    guard clamped(newPage) != page else { return }
    currentPage = newPage
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var keptTaps: Int { 1 }

  /// A drag along the dots turns pages, also where a scroll view has not let the finger through yet.
  override func keepsFinger(of pan: UIPanGestureRecognizer) -> Bool {
    allowsContinuousInteraction && (isTracking || pan.isHorizontal(in: self))
  }

  // MARK: Look

  open override func layoutSubviews() {
    super.layoutSubviews()
    UIView.performWithoutAnimation(place)
  }

  /// Shows a dot for each page or, where there is no room for all, for those around the current one.
  private func place() {
    let room = Int(max(0, min(bounds.width / Self.pitch, CGFloat(count))))
    let shown = hidesForSinglePage && count == 1 ? 0 : room
    while dots.count < shown { addDot() }
    while dots.count > shown { dots.removeLast().removeFromSuperview() }
    let first = min(max(page - shown / 2, 0), count - shown)
    let left = bounds.midX - CGFloat(shown) * Self.pitch / 2
    for (index, dot) in dots.enumerated() {
      let isCurrent = first + index == page
      let continues = index == 0 && first > 0 || index == shown - 1 && first + shown < count
      let size = Self.dotSize * (continues && !isCurrent ? Self.edgeScale : 1)
      dot.bounds.size = CGSize(width: size, height: size)
      dot.layer.cornerRadius = size / 2
      dot.center = CGPoint(x: left + (CGFloat(index) + 0.5) * Self.pitch, y: bounds.midY)
      dot.backgroundColor =
        isCurrent ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? .white.withAlphaComponent(0.3)
    }
    placePlatter(around: shown)
  }

  private func placePlatter(around shown: Int) {
    let width = min(bounds.width, size(forNumberOfPages: shown).width)
    platter.frame = CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - Self.height / 2, width: width, height: Self.height)
    platter.layer.cornerRadius = Self.height / 2
    let isWanted =
      switch backgroundStyle {
      case .automatic: interactionState == .continuous
      case .prominent: true
      case .minimal: false
      }
    platter.isHidden = !isWanted || shown == 0
  }

  private func addDot() {
    let dot = UIView()
    dot.isUserInteractionEnabled = false
    dots.append(dot)
    addSubview(dot)
  }
}

extension UIPageControl {
  /// When a ground shows behind the dots. The raw values are UIKit's.
  public nonisolated enum BackgroundStyle: Int, Sendable {
    /// While a finger goes from page to page.
    case automatic
    /// At all times.
    case prominent
    /// At no time.
    case minimal
  }

  /// What a finger does with a page control. The raw values are UIKit's.
  public nonisolated enum InteractionState: Int, Sendable {
    /// Nothing that changes the page.
    case none
    /// A tap goes to the next page, or the one before.
    case discrete
    /// The finger goes from page to page.
    case continuous
  }
}
