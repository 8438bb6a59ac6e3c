/// A thumb on a track, which stands for a number between two others.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// Kept between minimum and maximum. Setting it does not send anything.
  open var value: Float {
    get { position }
    set { setValue(newValue, animated: false) }
  }

  /// The value at the left end; 0 unless set.
  open var minimumValue: Float = 0 { didSet { setValue(position, animated: false) } }
  /// The value at the right end; 1 unless set. Below `minimumValue` it counts as that.
  open var maximumValue: Float = 1 { didSet { setValue(position, animated: false) } }
  /// Whether changes are sent while the thumb moves, or only when it is let go.
  open var isContinuous = true
  /// The track's colour up to the thumb; the tint colour without one.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      noteSetting()
      updateColors()
    }
  }
  /// The track's colour beyond the thumb.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      noteSetting()
      updateColors()
    }
  }
  /// White without one.
  open var thumbTintColor: UIColor? {
    didSet {
      noteSetting()
      updateColors()
    }
  }

  private var position: Float = 0
  private let lowTrack = UIView()
  private let highTrack = UIView()
  private let thumb = UIView()
  /// From the finger to the thumb's centre, in points.
  private var grip: CGFloat = 0

  /// In points, as on an iPhone.
  private static let (height, thumbSize, trackHeight): (CGFloat, CGFloat, CGFloat) = (34, 28, 4)
  /// How far from the thumb a finger still takes it, in points.
  private static let reach: CGFloat = 15
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
    for view in [highTrack, lowTrack, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for track in [highTrack, lowTrack] { track.layer.cornerRadius = Self.trackHeight / 2 }
    thumb.layer.cornerRadius = Self.thumbSize / 2
    thumb.layer.shadowOpacity = 0.2
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    updateColors()
  }

  /// Sets the value, moved between minimum and maximum; one that is not a number is ignored. It does not send anything.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    position = min(max(value, minimumValue), max(minimumValue, maximumValue))
    guard animated, window != nil else { return UIView.performWithoutAnimation(place) }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .overrideInheritedDuration],
      animations: place)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  // MARK: Tracking

  /// Only a touch on the thumb, or near it, moves it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    grip = thumb.center.x - point.x
    return thumb.frame.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard travel > 0 else { return true }
    let share = (touch.location(in: self).x + grip - Self.thumbSize / 2) / travel
    let old = position
    setValue(minimumValue + Float(min(max(share, 0), 1)) * (maximumValue - minimumValue), animated: false)
    if isContinuous, position != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// A drag along the track belongs to the slider, as in UIKit, once the thumb is held.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !isTracking || gestureRecognizer.view === self
  }

  // MARK: Look

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private var travel: CGFloat { max(0, bounds.width - Self.thumbSize) }

  private func place() {
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat((position - minimumValue) / span) : 0
    let x = travel * share + Self.thumbSize / 2
    let y = bounds.midY - Self.trackHeight / 2
    lowTrack.frame = CGRect(x: 0, y: y, width: x, height: Self.trackHeight)
    highTrack.frame = CGRect(x: x, y: y, width: max(0, bounds.width - x), height: Self.trackHeight)
    thumb.frame = CGRect(
      x: x - Self.thumbSize / 2, y: bounds.midY - Self.thumbSize / 2, width: Self.thumbSize, height: Self.thumbSize)
  }

  private func updateColors() {
    lowTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    highTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
  }
}
