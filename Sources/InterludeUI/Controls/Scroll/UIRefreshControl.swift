/// A wheel above the content, which a finger that pulls the content down sets going to have it loaded anew.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether the wheel turns: since a pull has set it going or the program has, until the program ends it.
  open private(set) var isRefreshing = false

  /// The scroll view whose content is pulled.
  weak var scrollView: UIScrollView?
  /// How much room the content leaves for the wheel, in points.
  private(set) var inset: CGFloat = 0
  /// Whether the pull under way has set the wheel going: one that goes on does not do so twice.
  private var hasFired = false
  private let wheel = UIActivityIndicatorView(style: .medium)

  /// The height of the room for the wheel, in points. UIKit's.
  private static let height: CGFloat = 60
  /// How far the content has to be pulled, in points, and how far for the first spoke. Ours, taken by eye.
  private static let (pull, firstPull): (CGFloat, CGFloat) = (110, 40)
  /// How long the room takes to close, in seconds. Ours, taken by eye.
  private static let duration = 0.3

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    wheel.hidesWhenStopped = false
    wheel.isHidden = false
    wheel.reveal(0)
    addSubview(wheel)
  }

  /// Has the wheel turn and makes room for it. It sends nothing, and the content stays where it is: scroll to show the wheel.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    start()
    setInset(Self.height)
  }

  /// Ends what a pull or the program has begun: the room closes.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    let close = { [self] in
      wheel.alpha = 0
      wheel.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      setInset(0)
    }
    guard window != nil else {
      UIView.performWithoutAnimation(close)
      return rest()
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .overrideInheritedDuration],
      animations: close
    ) { [weak self] _ in
      if self?.isRefreshing == false { self?.rest() }
    }
  }

  private func start() {
    isRefreshing = true
    UIView.performWithoutAnimation { (wheel.alpha, wheel.transform) = (1, .identity) }
    wheel.reveal(nil)
    wheel.startAnimating()
  }

  private func rest() {
    wheel.stopAnimating()
    UIView.performWithoutAnimation { (wheel.alpha, wheel.transform) = (1, .identity) }
    contentDidMove()
  }

  private func setInset(_ inset: CGFloat) {
    guard inset != self.inset else { return }
    self.inset = inset
    scrollView?.refreshInsetDidChange()
    contentDidMove()
  }

  // MARK: Pulling

  /// The content, or what is around it, has moved: more spokes show the farther it is pulled, and far enough the wheel turns.
  func contentDidMove() {
    guard let scrollView else { return }
    place(in: scrollView)
    guard !isRefreshing, wheel.alpha == 1 else { return }
    let pulled = -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
    wheel.reveal(hasFired ? 0 : (pulled - Self.firstPull) / (Self.pull - Self.firstPull))
    guard pulled >= Self.pull, scrollView.isDragging, !hasFired, isEnabled else { return }
    hasFired = true
    start()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The finger that pulls leaves: what it has set going gets its room before the content comes to rest.
  func dragWillEnd() {
    hasFired = false
    if isRefreshing { setInset(Self.height) }
  }

  /// At the top of what shows, behind the content; above the large title of a bar.
  private func place(in scrollView: UIScrollView) {
    let bar = scrollView.topEdge.map { $0.room - $0.collapsed } ?? 0
    let top = scrollView.bounds.minY + scrollView.adjustedContentInset.top - inset - bar
    frame = CGRect(x: 0, y: top, width: scrollView.bounds.width, height: Self.height)
  }

  // MARK: Look

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.bounds.size = wheel.intrinsicContentSize
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  /// The wheel has the control's own tint colour, or else is gray.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = ownTintColor ?? .systemGray
  }
}
