import InterludeUI

/// A row of titles of which one is chosen: a segmented control in the dock's colours.
final class ChoiceControl: UIControl, KeyTaker {
  /// The index of the chosen title; nil for none. Setting it calls no closure.
  var choice: Int? { didSet { if choice != oldValue { setNeedsLayout() } } }
  /// Called with the index that a click or a key has chosen.
  var onChoose: (Int) -> Void = { _ in }

  var hasKeys = false { didSet { if hasKeys != oldValue { setNeedsLayout() } } }
  var onTouch: () -> Void = {}

  private let labels: [UILabel]
  private let ring = KeyRing()
  private let thumb = UIView()

  init(_ titles: [String]) {
    labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.textAlignment = .center
      return label
    }
    super.init(frame: .zero)
    backgroundColor = DockStyle.background
    layer.cornerRadius = 6
    thumb.backgroundColor = DockStyle.accent
    thumb.layer.cornerRadius = 5
    thumb.isUserInteractionEnabled = false
    layer.addSublayer(ring)
    ([thumb] + labels).forEach(addSubview)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Chooses a title by its index. An index that is chosen already or out of range has no effect.
  func choose(_ index: Int) {
    guard isEnabled, labels.indices.contains(index), index != choice else { return }
    choice = index
    onChoose(index)
  }

  /// Arrows choose the next title.
  func take(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
    guard let steps = key.steps(modifiers.intersection(.control)) else { return false }
    choose((choice ?? 0) + steps)
    return true
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    onTouch()
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let point = touch?.location(in: self), bounds.contains(point), bounds.width > 0 else { return }
    choose(Int(point.x / bounds.width * CGFloat(labels.count)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(labels.count, 1))
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)
      label.font = index == choice ? DockStyle.heading : UIFont.systemFont(ofSize: 12)
      label.textColor = index == choice ? DockStyle.textOnAccent : isEnabled ? DockStyle.text : DockStyle.secondaryText
    }
    thumb.isHidden = choice == nil
    thumb.frame = CGRect(x: width * CGFloat(choice ?? 0), y: 0, width: width, height: bounds.height)
      .insetBy(dx: min(2, width / 2), dy: min(2, bounds.height / 2))
    thumb.alpha = isEnabled ? 1 : 0.5
    ring.show(around: hasKeys ? bounds : nil)
  }
}
