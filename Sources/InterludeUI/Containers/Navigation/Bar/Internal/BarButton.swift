/// A button of a bar: a sign, an image or a title, or sign and title, in the tint colour.
final class BarButton: UIControl {
  let glyph: BarGlyph?
  let label = UILabel()
  private let imageView = UIImageView(frame: .zero)
  private weak var item: UIBarButtonItem?
  private var pressFade = PressFade()

  /// From sign to title, in points.
  private static let gap: CGFloat = 6
  /// How far beside the button a finger still hits it, in points.
  private static let reach: CGFloat = 8

  /// A button of a sign, which looks as an item says and performs no action of its own.
  init(glyph: BarGlyph.Kind?, lookOf item: UIBarButtonItem) {
    self.glyph = glyph.map(BarGlyph.init)
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 17)
    for view in [self.glyph, imageView, label].compactMap({ $0 }) { addSubview(view) }
    showLook(of: item)
  }

  /// A button that shows an item and performs its action.
  convenience init(item: UIBarButtonItem) {
    self.init(glyph: item.glyph, lookOf: item)
    let action = UIAction { [weak item, unowned self] _ in item?.perform(startingAt: self) }
    addAction(action, for: .touchUpInside)
    show(item)
  }

  /// Shows the item as it is now.
  func show(_ item: UIBarButtonItem) {
    label.text = item.image == nil && item.glyph == nil ? item.title : nil
    showImage(of: item)
    isEnabled = item.isEnabled
    accessibilityLabel = item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    item.button = self
    showLook(of: item)
    setNeedsLayout()
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  private var contentWidth: CGFloat {
    let parts = [glyph?.bounds.width ?? 0, imageView.image?.size.width ?? 0, labelWidth].filter { $0 > 0 }
    return parts.reduce(0, +) + Self.gap * CGFloat(max(0, parts.count - 1))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    return CGSize(width: item.map(\.width).flatMap { $0 > 0 ? $0 : nil } ?? contentWidth, height: size.height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: 0).contains(point)
  }

  private var labelWidth: CGFloat { label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A button with a width of its own centres its content.
    var x = item.map(\.width).map { $0 > 0 ? max(0, (bounds.width - contentWidth) / 2) : 0 } ?? 0
    if let glyph {
      glyph.center = CGPoint(x: x + glyph.bounds.width / 2, y: bounds.midY)
      x += glyph.bounds.width + Self.gap
    }
    let image = imageView.image?.size ?? .zero
    imageView.frame = CGRect(x: x, y: bounds.midY - image.height / 2, width: image.width, height: image.height)
    // The title keeps its transform while a transition moves it.
    let width = min(labelWidth, max(0, bounds.width - x))
    label.layoutFrame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    label.mask?.layoutFrame = titleMaskFrame
  }

  /// Whether the title shows beside the sign alone, so that it does not run through it on its way: as with UIKit's
  /// `backIndicatorTransitionMaskImage`. What moves the title moves the mask against it.
  var clipsTitle: Bool {
    get { label.mask != nil }
    set {
      label.mask = newValue ? UIView(frame: titleMaskFrame) : nil
      label.mask?.backgroundColor = .black
    }
  }

  private var titleMaskFrame: CGRect { label.bounds.insetBy(dx: -Self.gap / 2, dy: 0) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
    let alpha = restingAlpha
    pressFade.show(isPressed: isHighlighted, on: [self]) { self.alpha = alpha }
  }

  /// The opacity outside of a transition: a press makes the button fainter.
  var restingAlpha: CGFloat { isHighlighted ? ButtonAppearance.pressedContentAlpha : 1 }

  override var keptTaps: Int { 1 }

  /// Takes the look of an item: the one that the button shows, or another one.
  func showLook(of item: UIBarButtonItem) {
    self.item = item
    if ownTintColor != item.tintColor { tintColor = item.tintColor }
    updateColors()
  }

  private func showImage(of item: UIBarButtonItem) {
    let isCompact = traitCollection.verticalSizeClass == .compact
    imageView.image = (isCompact ? item.landscapeImagePhone ?? item.image : item.image)?.inBar
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let item, item.landscapeImagePhone != nil else { return }
    showImage(of: item)
    for view in [self, superview] { view?.setNeedsLayout() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let item, item.takeAppearance(in: self) else { return }
    showLook(of: item)
    superview?.setNeedsLayout()
  }

  private func updateColors() {
    let color: UIColor = isEnabled ? tintColor : .tertiaryLabel
    let look = item?.titleLook(in: isEnabled ? isHighlighted ? .highlighted : .normal : .disabled)
    if let item {
      label.font = look?.font ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    }
    label.textColor = look?.color ?? color
    glyph?.tintColor = color
    imageView.tintColor = color
  }
}

extension UIImage {
  /// The image as bars show it: a stencil unless its rendering mode says otherwise, a symbol at large scale.
  var inBar: UIImage {
    let large = preferring(SymbolConfiguration(scale: .large))
    return large.renderingMode == .automatic ? large.withRenderingMode(.alwaysTemplate) : large
  }
}
