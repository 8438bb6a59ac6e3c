/// A switch that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Setting it does not animate, nor does it send anything.
  open var isOn: Bool {
    get { isSwitchedOn }
    set { setOn(newValue, animated: false) }
  }

  /// The track's colour while the switch is on; green without one.
  open var onTintColor: UIColor? {
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

  private var isSwitchedOn = false
  /// The track, with the thumb on it.
  private let face = UIView()
  private let thumb = UIView()
  /// The finger has moved the thumb, so that its leaving is not a tap.
  private var wasDragged = false

  /// In points, as on an iPhone.
  private static let size = CGSize(width: 51, height: 31)
  private static let margin: CGFloat = 2
  /// How much longer the thumb is while it is pressed, in points.
  private static let stretch: CGFloat = 5
  /// How long the thumb is on its way, in seconds. Ours, taken by eye.
  private static let duration = 0.25

  /// A switch has one size, whatever the frame says.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    fixedSize = Self.size
    face.frame = bounds
    face.isUserInteractionEnabled = false
    face.layer.cornerRadius = Self.size.height / 2
    face.clipsToBounds = true
    addSubview(face)
    thumb.layer.cornerRadius = Self.size.height / 2 - Self.margin
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 3
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    face.addSubview(thumb)
    updateColors()
  }

  /// Switches on or off, and slides the thumb there if asked to. It does not send anything.
  open func setOn(_ on: Bool, animated: Bool) {
    isSwitchedOn = on
    show(animated: animated)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var intrinsicContentSize: CGSize { Self.size }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasDragged = false
    return true
  }

  /// The thumb jumps to the side on which the finger is.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let wanted = isSwitchedOn ? x > bounds.width * 0.25 : x > bounds.width * 0.75
    guard wanted != isSwitchedOn else { return true }
    wasDragged = true
    toggle()
    return true
  }

  override func touchUp(inside: Bool) {
    if inside, !wasDragged { toggle() }
    super.touchUp(inside: inside)
  }

  private func toggle() {
    setOn(!isSwitchedOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var keptTaps: Int { 1 }

  /// A drag along the track moves the thumb, also where a scroll view has not let the finger through yet.
  override func keepsFinger(of pan: UIPanGestureRecognizer) -> Bool { pan.isHorizontal(in: self) }

  // MARK: Look

  override func stateDidChange() {
    super.stateDidChange()
    show(animated: true)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    thumb.layoutFrame = thumbFrame
  }

  private func show(animated: Bool) {
    let change = { [self] in
      updateColors()
      thumb.layoutFrame = thumbFrame
    }
    guard animated, window != nil else { return UIView.performWithoutAnimation(change) }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .overrideInheritedDuration],
      animations: change)
  }

  private var thumbFrame: CGRect {
    let height = Self.size.height - 2 * Self.margin
    let width = height + (isHighlighted ? Self.stretch : 0)
    let x = isSwitchedOn ? bounds.width - Self.margin - width : Self.margin
    return CGRect(x: x, y: Self.margin, width: width, height: height)
  }

  private func updateColors() {
    face.backgroundColor = isSwitchedOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    face.alpha = isEnabled ? 1 : 0.5
  }
}
