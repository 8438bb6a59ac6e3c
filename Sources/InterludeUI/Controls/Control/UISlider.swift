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
  /// The track's colour up to the thumb; the tint colour without one. Setting it takes the track's images there away, and setting one
  /// of these takes it away: the latest counts.
  open var minimumTrackTintColor: UIColor? {
    get { lowTrackLook.color }
    set {
      noteSetting()
      lowTrackLook = SliderLook(color: newValue)
    }
  }
  /// The track's colour beyond the thumb; a grey without one. As to images see `minimumTrackTintColor`.
  open var maximumTrackTintColor: UIColor? {
    get { highTrackLook.color }
    set {
      noteSetting()
      highTrackLook = SliderLook(color: newValue)
    }
  }
  /// White without one. As to images see `minimumTrackTintColor`.
  open var thumbTintColor: UIColor? {
    get { thumbLook.color }
    set {
      noteSetting()
      thumbLook = SliderLook(color: newValue)
    }
  }
  /// What stands at the left end, beside the track; nil, unless set, for nothing.
  open var minimumValueImage: UIImage? { didSet { valueImageDidChange(lowImageView, minimumValueImage) } }
  /// What stands at the right end, beside the track; nil, unless set, for nothing.
  open var maximumValueImage: UIImage? { didSet { valueImageDidChange(highImageView, maximumValueImage) } }

  var lowTrackLook = SliderLook() { didSet { updateLook() } }
  var highTrackLook = SliderLook() { didSet { updateLook() } }
  var thumbLook = SliderLook() { didSet { updateLook() } }

  private var position: Float = 0
  /// What the control shows.
  private let face = UIView()
  private let lowTrack = UIImageView()
  private let highTrack = UIImageView()
  private let thumb = UIImageView()
  private let lowImageView = UIImageView()
  private let highImageView = UIImageView()
  /// From the finger to the thumb's centre, in points.
  private var grip: CGFloat = 0

  /// In points, as on an iPhone.
  private static let (height, thumbSize, trackHeight): (CGFloat, CGFloat, CGFloat) = (34, 28, 4)
  /// Between the track and an image beside it, in points. Ours, taken by eye.
  private static let gap: CGFloat = 8
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
    face.isUserInteractionEnabled = false
    addSubview(face)
    for view in [highTrack, lowTrack, thumb] { face.addSubview(view) }
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    updateLook()
  }

  private func valueImageDidChange(_ view: UIImageView, _ image: UIImage?) {
    view.image = image
    if image == nil { view.removeFromSuperview() } else if view.superview !== face { face.insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  /// Sets the value, moved between minimum and maximum; one that is not a number is ignored. It does not send anything.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    position = min(max(value, minimumValue), max(minimumValue, maximumValue))
    guard animated, window != nil else { return UIView.performWithoutAnimation(place) }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: place)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  // MARK: Tracking

  /// Only a touch on the thumb, or near it, moves it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.start(in: self)
    grip = thumb.center.x - point.x
    return takesThumb(at: point)
  }

  private func takesThumb(at point: CGPoint) -> Bool {
    thumb.frame.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let travel = track.width - thumb.bounds.width
    guard travel > 0 else { return true }
    let share = (touch.location(in: self).x + grip - track.minX - thumb.bounds.width / 2) / travel
    let old = position
    setValue(minimumValue + Float(min(max(share, 0), 1)) * (maximumValue - minimumValue), animated: false)
    if isContinuous, position != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// A drag belongs to the slider, as in UIKit, once the thumb is held, and one along the track as soon as it starts on the thumb: a scroll
  /// view may not have let the finger through yet.
  override func keepsFinger(of pan: UIPanGestureRecognizer) -> Bool {
    isTracking || pan.isHorizontal(in: self) && pan.start(in: self).map(takesThumb) ?? false
  }

  // MARK: Places

  /// Where the image at the left end is, as large as it is; without one, without a size.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where the image at the right end is, as large as it is; without one, without a size.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where the track is: between the images at the ends, as high as its own images are.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (low, high) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
    let left = low.width > 0 ? low.maxX + Self.gap : bounds.minX
    let right = high.width > 0 ? high.minX - Self.gap : bounds.maxX
    let height = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }.max()
    return CGRect(
      x: left, y: bounds.midY - (height ?? Self.trackHeight) / 2, width: max(0, right - left),
      height: height ?? Self.trackHeight)
  }

  /// Where the thumb is for a value, on a track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSize, height: Self.thumbSize)
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    return CGRect(
      x: rect.minX + max(0, rect.width - size.width) * share, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  // MARK: Look

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  override func stateDidChange() {
    super.stateDidChange()
    face.alpha = isEnabled ? 1 : 0.5
    updateLook()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = bounds
    place()
  }

  private func place() {
    let track = trackRect(forBounds: bounds)
    let place = thumbRect(forBounds: bounds, trackRect: track, value: position)
    let x = min(max(place.midX, track.minX), track.maxX)
    lowTrack.frame = CGRect(x: track.minX, y: track.minY, width: x - track.minX, height: track.height)
    highTrack.frame = CGRect(x: x, y: track.minY, width: track.maxX - x, height: track.height)
    thumb.frame = place
    if minimumValueImage != nil { lowImageView.frame = minimumValueImageRect(forBounds: bounds) }
    if maximumValueImage != nil { highImageView.frame = maximumValueImageRect(forBounds: bounds) }
  }

  private func updateLook() {
    show(lowTrackLook, in: lowTrack, plain: tintColor, radius: Self.trackHeight / 2)
    show(highTrackLook, in: highTrack, plain: .systemFill, radius: Self.trackHeight / 2)
    show(thumbLook, in: thumb, plain: .white, radius: Self.thumbSize / 2)
    thumb.layer.shadowOpacity = thumb.image == nil ? 0.2 : 0
    setNeedsLayout()
  }

  /// An image for the state of now, or else a round bar in a colour.
  private func show(_ look: SliderLook, in view: UIImageView, plain: UIColor, radius: CGFloat) {
    view.image = look.image(in: state)
    view.backgroundColor = view.image == nil ? look.color ?? plain : nil
    view.layer.cornerRadius = view.image == nil ? radius : 0
  }
}
