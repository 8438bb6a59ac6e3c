/// A wheel of eight spokes that turns while something goes on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the wheel is. The raw values are UIKit's.
  public nonisolated enum Style: Int, Sendable {
    /// 20 points wide.
    case medium = 100
    /// 37 points wide.
    case large = 101
    /// 37 points wide, and white unless it is given a colour.
    @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.large")
    case whiteLarge = 0
    /// 20 points wide, and white unless it is given a colour.
    @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.medium")
    case white = 1
    /// 20 points wide, and grey unless it is given a colour.
    @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.medium")
    case gray = 2
  }

  /// How large the wheel is.
  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      paint()
    }
  }

  /// Of the spoke in front; those behind it fade. The style's own, unless set.
  open var color: UIColor! {
    get { ownColor ?? styleColor }
    set {
      ownColor = newValue
      noteSetting()
      paint()
    }
  }
  private var ownColor: UIColor?
  // Two of the styles are deprecated, and known here by their raw values.
  private var styleColor: UIColor { [0, 1].contains(style.rawValue) ? .white : .systemGray }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  /// Whether the wheel shows only while it turns; true by default.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// How much of the wheel shows while it is not whole, 0…1: its spokes, one after the other.
  private var revealed: CGFloat?
  private let wheel = CALayer()
  private let spokes = (0..<count).map { _ in CALayer() }

  private static let count = 8
  /// Seconds for a turn. Ours, taken by eye.
  private static let period = 0.8
  private static let turning = "turning"
  /// Of the spokes of a wheel that is not whole. Ours, taken by eye.
  private static let revealedOpacity: Float = 0.6

  /// A wheel of a size, at rest and hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setUp()
    frame.size = intrinsicContentSize
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    spokes.forEach(wheel.addSublayer)
    layer.addSublayer(wheel)
    paint()
    isHidden = true
  }

  /// Lets the wheel turn, and shows it; nothing happens while it turns.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
    turn()
  }

  /// Stops the wheel, and hides it if `hidesWhenStopped`.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    turn()
  }

  /// Nothing turns outside of a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    turn()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (length, thickness) = (side * 0.26, side * 0.1)
    wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
    for (index, spoke) in spokes.enumerated() {
      spoke.bounds = CGRect(x: 0, y: 0, width: thickness, height: length)
      spoke.cornerRadius = thickness / 2
      // Its anchor is the wheel's middle, so that turning it puts it at its place on the rim.
      spoke.anchorPoint = CGPoint(x: 0.5, y: side / 2 / length)
      spoke.position = CGPoint(x: side / 2, y: side / 2)
      spoke.transform = CATransform3DMakeRotation(Self.angle(index), 0, 0, 1)
    }
  }

  private var side: CGFloat { [0, 101].contains(style.rawValue) ? 37 : 20 }

  private static func angle(_ step: Int) -> CGFloat { 2 * .pi * CGFloat(step) / CGFloat(count) }

  /// Shows a part of the wheel, 0…1, spoke by spoke; nil for all of it, as it turns.
  func reveal(_ share: CGFloat?) {
    guard share != revealed else { return }
    revealed = share
    paint()
  }

  /// The last spoke is the one in front.
  private func paint() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let count = revealed.map { Int(CGFloat(Self.count) * min(max($0, 0), 1)) }
    for (index, spoke) in spokes.enumerated() {
      spoke.backgroundColor = color.cgColor
      let opacity = 0.2 + 0.8 * Float(index) / Float(Self.count - 1)
      spoke.opacity = count.map { index < $0 ? Self.revealedOpacity : 0 } ?? opacity
    }
    CATransaction.commit()
  }

  /// The wheel goes from spoke to spoke, without being seen in between.
  private func turn() {
    wheel.removeAnimation(forKey: Self.turning)
    guard isAnimating, window != nil else { return }
    let turning = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turning.values = (0..<Self.count).map(Self.angle)
    turning.calculationMode = .discrete
    turning.duration = Self.period
    turning.repeatCount = .infinity
    wheel.add(turning, forKey: Self.turning)
  }
}
