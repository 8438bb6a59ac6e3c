/// One item of a tab bar: the image above the title or, where there is more width than height, beside it.
final class TabButton: UIControl {
  let item: UITabBarItem
  var unselectedColor: UIColor? { didSet { update() } }
  var isSideBySide = false { didSet { if isSideBySide != oldValue { update() } } }

  private let imageView = UIImageView(frame: .zero)
  private let label = UILabel()
  private let badge = TabBadge()

  /// In points, as on an iPhone: from the bar's top to the image's middle, from its top to the title's, from image to
  /// title side by side.
  private static let (imageCenter, labelCenter, gap): (CGFloat, CGFloat, CGFloat) = (19, 41, 7)
  /// The title's size below the image and beside it, in points.
  private static let (stackedSize, sideSize): (CGFloat, CGFloat) = (10, 13)
  /// From the bar's top to the middle of a badge at least, in points.
  private static let badgeTop: CGFloat = 11
  /// The gray of the system's unselected items.
  private static let unselectedColor = UIColor.unselectedTab

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    for view in [imageView, label, badge] { addSubview(view) }
    item.onChange = { [weak self] in self?.update() }
    update()
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if item.takeAppearance(in: self) { update() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private func update() {
    isEnabled = item.isEnabled
    let color: UIColor = isSelected ? tintColor : unselectedColor ?? Self.unselectedColor
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView.image = image?.inBar
    imageView.tintColor = color
    label.text = item.title
    let look = item.titleLook(in: isEnabled ? isSelected ? .selected : .normal : .disabled)
    label.textColor = look.color ?? (isEnabled ? color : color.withAlphaComponent(0.5))
    label.font = look.font ?? .systemFont(ofSize: isSideBySide ? Self.sideSize : Self.stackedSize, weight: .medium)
    badge.show(item.badgeValue, color: item.badgeColor)
    accessibilityLabel = item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = imageView.image?.size ?? .zero
    let title = label.sizeThatFits(bounds.size)
    imageView.bounds.size = image
    if isSideBySide {
      let gap = image.width > 0 && title.width > 0 ? Self.gap : 0
      let titleWidth = min(title.width, max(0, bounds.width - image.width - gap))
      let left = (bounds.width - image.width - gap - titleWidth) / 2
      imageView.center = CGPoint(x: left + image.width / 2, y: bounds.midY)
      label.frame = CGRect(x: left + image.width + gap, y: 0, width: titleWidth, height: bounds.height)
      badge.place(at: CGPoint(x: label.frame.maxX + 2 * Self.gap, y: bounds.midY))
    } else {
      imageView.center = CGPoint(x: bounds.midX, y: title.height > 0 ? Self.imageCenter : bounds.midY)
      let width = min(title.width, bounds.width)
      let y = image.height > 0 ? Self.labelCenter : bounds.midY
      label.frame = CGRect(
        x: (bounds.width - width) / 2, y: y - title.height / 2, width: width, height: title.height)
      let (top, right) = (imageView.center.y - image.height / 2, imageView.center.x + image.width / 2)
      badge.place(at: CGPoint(x: right, y: max(top, Self.badgeTop)))
    }
    let shift = item.titlePositionAdjustment
    label.frame = label.frame.offsetBy(dx: shift.horizontal, dy: shift.vertical)
  }
}
