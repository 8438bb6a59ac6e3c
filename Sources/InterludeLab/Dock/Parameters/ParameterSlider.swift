import InterludeUI

/// A slider for a mouse: small, in round steps, and a click beside the thumb moves it there.
final class ParameterSlider: UIControl, KeyTaker {
  /// The range. Changing it leaves the value as it is.
  var scale = SliderScale(0...1, stepsPerUnit: 100) { didSet { setNeedsLayout() } }
  /// Setting it calls no closure.
  var value = 0.0 { didSet { if value != oldValue { setNeedsLayout() } } }
  /// Called with each round value that a drag, a click or a key comes to.
  var onChange: (Double) -> Void = { _ in }

  /// The value in the source, if it differs: a tick on the track.
  var sourceValue: Double? { didSet { if sourceValue != oldValue { setNeedsLayout() } } }
  var hasKeys = false { didSet { if hasKeys != oldValue { setNeedsLayout() } } }
  var onTouch: () -> Void = {}
  /// Called to restore the source's value.
  var onRestore: () -> Void = {}

  private let track = UIView()
  private let tick = UIView()
  private let ring = KeyRing()
  private let filled = UIView()
  private let thumb = UIView()
  /// From the pointer to the thumb's middle, in points.
  private var grip: CGFloat = 0

  private static let (thumbSize, trackHeight): (CGFloat, CGFloat) = (15, 4)
  private static let tickSize = CGSize(width: 2, height: 14)

  init() {
    super.init(frame: .zero)
    track.backgroundColor = DockStyle.separator
    filled.backgroundColor = DockStyle.accent
    thumb.backgroundColor = DockStyle.thumb
    thumb.layer.cornerRadius = Self.thumbSize / 2
    for view in [track, filled] { view.layer.cornerRadius = Self.trackHeight / 2 }
    tick.backgroundColor = DockStyle.secondaryText
    tick.layer.cornerRadius = Self.tickSize.width / 2
    layer.addSublayer(ring)
    for view in [track, filled, tick, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Changes the value by steps, such as for a key.
  func nudge(by steps: Int) {
    guard isEnabled else { return }
    change(to: scale.rounded(scale.stepped(value, by: steps)))
  }

  /// Arrows change it by steps, and the delete keys restore the source's value.
  func take(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
    if let steps = key.steps(modifiers) {
      nudge(by: steps)
      return true
    }
    guard key == .delete || key == .forwardDelete else { return false }
    onRestore()
    return true
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    onTouch()
    let x = touch.location(in: self).x
    let isOnThumb = abs(x - thumb.center.x) <= Self.thumbSize
    grip = isOnThumb ? thumb.center.x - x : 0
    if !isOnThumb { move(to: x) }
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    move(to: touch.location(in: self).x)
    return true
  }

  private func move(to x: CGFloat) {
    guard travel > 0 else { return }
    let share = Double((x + grip - Self.thumbSize / 2) / travel)
    let span = scale.range.upperBound - scale.range.lowerBound
    change(to: scale.rounded(scale.range.lowerBound + share * span))
  }

  private func change(to new: Double) {
    guard new != value else { return }
    value = new
    onChange(new)
  }

  private var travel: CGFloat { max(0, bounds.width - Self.thumbSize) }

  /// The thumb's middle, in points of this view.
  var thumbCenter: CGPoint { place(of: value) }

  /// The middle of the source's tick, in points of this view; nil where there is none.
  var tickCenter: CGPoint? { sourceValue.map(place) }

  private func place(of value: Double) -> CGPoint {
    let span = scale.range.upperBound - scale.range.lowerBound
    let share = span > 0 ? min(max((value - scale.range.lowerBound) / span, 0), 1) : 0
    return CGPoint(x: Self.thumbSize / 2 + travel * CGFloat(share), y: bounds.midY)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (middle, half) = (thumbCenter, Self.trackHeight / 2)
    UIView.performWithoutAnimation {
      track.frame = CGRect(x: 0, y: middle.y - half, width: bounds.width, height: Self.trackHeight)
      filled.frame = CGRect(x: 0, y: middle.y - half, width: middle.x, height: Self.trackHeight)
      thumb.frame = CGRect(
        x: middle.x - Self.thumbSize / 2, y: middle.y - Self.thumbSize / 2, width: Self.thumbSize,
        height: Self.thumbSize)
      tick.isHidden = tickCenter == nil
      if let tickCenter {
        tick.frame = CGRect(
          x: tickCenter.x - Self.tickSize.width / 2, y: tickCenter.y - Self.tickSize.height / 2,
          width: Self.tickSize.width, height: Self.tickSize.height)
      }
      ring.show(around: hasKeys ? bounds.insetBy(dx: -4, dy: 2) : nil)
      let isHeld = isTracking || hasKeys
      thumb.layer.borderWidth = isHeld ? 3 : 1
      thumb.layer.borderColor = (isHeld ? DockStyle.accent : DockStyle.ghost).cgColor
      alpha = isEnabled ? 1 : 0.4
    }
  }
}
