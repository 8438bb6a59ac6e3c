/// A text field for what is looked for: a magnifying glass before the text, and a button that clears it, on a grey with round corners.
///
/// Where its content goes from right to left the two change sides, and text begins at the right.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// In points, as on an iPhone, from memory: the field's height and its corners, from the edge to the glass, from there to the text,
  /// and from the text to the edge where nothing is between them.
  static let height: CGFloat = 36
  private static let (cornerRadius, glassMargin, gap, margin): (CGFloat, CGFloat, CGFloat, CGFloat) = (10, 6, 6, 7)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    shownBackgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.cornerRadius
    returnKeyType = .search
    clearButtonMode = .always
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.settingDefaults { glass.tintColor = .secondaryLabel }
    leftView = glass
    leftViewMode = .always
  }

  override var placeholderColor: UIColor { .secondaryLabel }
  override var shownAlignment: NSTextAlignment { textAlignment == .natural && isRightToLeft ? .right : textAlignment }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  // MARK: Where things are

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    turned(super.leftViewRect(forBounds: bounds).offsetBy(dx: Self.glassMargin, dy: 0), in: bounds)
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    turned(super.rightViewRect(forBounds: bounds).offsetBy(dx: -Self.glassMargin, dy: 0), in: bounds)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    turned(super.clearButtonRect(forBounds: bounds), in: bounds)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect { roomForSearch(in: bounds) }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { roomForSearch(in: bounds) }

  private func roomForSearch(in bounds: CGRect) -> CGRect {
    let glass = showsLeftView ? Self.glassMargin + (leftView?.bounds.width ?? 0) + Self.gap : Self.margin
    let end =
      showsRightView
      ? Self.glassMargin + (rightView?.bounds.width ?? 0)
      : showsClearButton ? bounds.maxX - super.clearButtonRect(forBounds: bounds).minX : Self.margin
    let room = CGRect(
      x: bounds.minX + glass, y: bounds.minY, width: max(0, bounds.width - glass - end), height: bounds.height)
    return turned(room, in: bounds)
  }

  /// A place as it is, or mirrored.
  private func turned(_ place: CGRect, in bounds: CGRect) -> CGRect {
    isRightToLeft ? place.offsetBy(dx: bounds.minX + bounds.maxX - place.minX - place.maxX, dy: 0) : place
  }
}
