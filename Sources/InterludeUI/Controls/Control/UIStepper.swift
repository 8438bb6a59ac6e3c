/// A minus and a plus, which make a number smaller and greater.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// Kept between minimum and maximum; one that is not a number is ignored. Setting it does not send anything.
  open var value: Double {
    get { number }
    set {
      guard !newValue.isNaN else { return }
      number = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      updateLook()
    }
  }

  /// The least value; 0 unless set.
  open var minimumValue: Double = 0 { didSet { value = number } }
  /// The greatest value; 100 unless set. Below `minimumValue` it counts as that.
  open var maximumValue: Double = 100 { didSet { value = number } }
  /// By how much a press changes the value; 1 unless set. One that is not above 0 changes nothing.
  open var stepValue: Double = 1
  /// Whether a step beyond an end goes on at the other one; false unless set.
  open var wraps = false { didSet { updateLook() } }
  /// Whether a finger that is held goes on from step to step; true unless set.
  open var autorepeat = true
  /// Whether every step is told of, or only the last one when the finger leaves; true unless set.
  open var isContinuous = true

  private enum Side { case minus, plus }

  private var number: Double = 0
  /// The side that a finger is on.
  private var pressed: Side? { didSet { updateLook() } }
  private var repetition: ScheduledEvent?
  /// The value when the finger came down, and whether it has stepped by being held.
  private var touch = (value: 0.0, hasRepeated: false)
  /// What the control shows.
  private let face = UIView()
  private let press = UIView()
  private let divider = UIView()
  /// Each holds the strokes of its sign: a gray sign fades as a whole, its crossing included.
  private let (minus, plus) = (UIView(), UIView())

  /// In points, as on an iPhone.
  private static let size = CGSize(width: 94, height: 32)
  private static let cornerRadius: CGFloat = 8
  private static let dividerSize = CGSize(width: 1, height: 18)
  /// The strokes of minus and plus, in points.
  private static let stroke = CGSize(width: 14.5, height: 1.8)
  /// Of a sign that steps nowhere: that of `tertiaryLabel`.
  private static let inactiveAlpha: CGFloat = 0.3
  /// Until a finger that is held steps, and from one step to the next, in seconds. Ours.
  private static let (delay, interval) = (0.5, 0.1)

  /// A stepper has one size, whatever the frame says.
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
    face.backgroundColor = .tertiarySystemFill
    face.layer.cornerRadius = Self.cornerRadius
    face.clipsToBounds = true
    addSubview(face)
    press.backgroundColor = .systemFill
    divider.backgroundColor = .separator
    for view in [press, divider, minus, plus] {
      face.addSubview(view)
    }
    for (sign, angle) in [(minus, 0), (plus, 0), (plus, CGFloat.pi / 2)] { addStroke(to: sign, angle: angle) }
    updateLook()
  }

  private func addStroke(to sign: UIView, angle: CGFloat) {
    let stroke = UIView(
      frame: CGRect(
        x: -Self.stroke.width / 2, y: -Self.stroke.height / 2, width: Self.stroke.width, height: Self.stroke.height))
    stroke.backgroundColor = .label
    stroke.layer.cornerRadius = Self.stroke.height / 2
    stroke.transform = CGAffineTransform(rotationAngle: angle)
    sign.addSubview(stroke)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var intrinsicContentSize: CGSize { Self.size }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let side: Side = touch.location(in: self).x < bounds.midX ? .minus : .plus
    guard let next = next(side), next != number else { return false }
    self.touch = (number, false)
    pressed = side
    if autorepeat { repeatStep(after: Self.delay) }
    return true
  }

  /// A finger that has not stepped by being held steps as it leaves.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    repetition?.cancel()
    if isTouchInside, !self.touch.hasRepeated { step() }
    pressed = nil
    if !isContinuous, number != self.touch.value { tell() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    repetition?.cancel()
    pressed = nil
    if !isContinuous, number != self.touch.value { tell() }
  }

  /// A finger that has left the control steps no further until it comes back.
  private func repeatStep(after delay: Double) {
    let clock = stage.clock
    repetition = clock.schedule(at: clock.time + delay) { [weak self] in
      guard let self, self.pressed != nil else { return }
      self.repeatStep(after: Self.interval)
      guard self.isTouchInside else { return }
      self.touch.hasRepeated = true
      self.step()
    }
  }

  private func step() {
    guard let pressed, let next = next(pressed), next != number else { return }
    value = next
    if isContinuous { tell() }
  }

  /// The value after a step; nil where there is none.
  private func next(_ side: Side) -> Double? {
    guard stepValue > 0 else { return nil }
    let next = side == .plus ? number + stepValue : number - stepValue
    if next > maximumValue { return wraps && number >= maximumValue ? minimumValue : maximumValue }
    if next < minimumValue { return wraps && number <= minimumValue ? maximumValue : minimumValue }
    return next
  }

  private func tell() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  override var keptTaps: Int { 1 }

  // MARK: Look

  override func stateDidChange() {
    super.stateDidChange()
    updateLook()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    divider.frame = CGRect(
      x: bounds.midX - Self.dividerSize.width / 2, y: bounds.midY - Self.dividerSize.height / 2,
      width: Self.dividerSize.width, height: Self.dividerSize.height)
    minus.center = CGPoint(x: bounds.width / 4, y: bounds.midY)
    plus.center = CGPoint(x: bounds.width * 3 / 4, y: bounds.midY)
    updateLook()
  }

  /// The side under the finger is darker, and a side that cannot step any more is gray.
  private func updateLook() {
    let isPressed = pressed != nil && isTouchInside
    press.isHidden = !isPressed
    divider.isHidden = isPressed
    let left = pressed == .minus ? 0 : bounds.midX
    press.frame = CGRect(x: left, y: 0, width: bounds.width / 2, height: bounds.height)
    minus.alpha = isEnabled && (wraps || number > minimumValue) ? 1 : Self.inactiveAlpha
    plus.alpha = isEnabled && (wraps || number < maximumValue) ? 1 : Self.inactiveAlpha
  }
}
