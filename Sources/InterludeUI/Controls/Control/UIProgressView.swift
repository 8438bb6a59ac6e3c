/// A bar that fills as something comes to its end.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// 0…1. Setting it shows with the next layout, animated where that is.
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }

  /// The tint colour without one.
  open var progressTintColor: UIColor? {
    didSet {
      noteSetting()
      updateColors()
    }
  }
  /// The colour of what is still empty; a light grey without one.
  open var trackTintColor: UIColor? {
    didSet {
      noteSetting()
      updateColors()
    }
  }

  private var share: Float = 0
  private let fill = UIView()

  /// In points, as on an iPhone.
  private static let height: CGFloat = 4
  /// How long an animated change takes, in seconds. Ours, taken by eye.
  private static let duration = 0.25

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
    addSubview(fill)
    updateColors()
  }

  /// Sets the part that is filled, 0…1; numbers outside are moved inside, one that is not a number is ignored.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    if animated { UIView.performWithoutAnimation(layoutIfNeeded) }
    share = min(max(progress, 0), 1)
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: Self.duration, animations: place)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [self, fill] { view.layer.cornerRadius = bounds.height / 2 }
    place()
  }

  private func place() {
    fill.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(share), height: bounds.height)
  }

  private func updateColors() {
    fill.backgroundColor = progressTintColor ?? tintColor
    shownBackgroundColor = trackTintColor ?? .systemFill
  }
}
