/// Shows what a list content configuration says: what rows, headers and footers have for their content, and good anywhere else.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView, WrappingContent {
  private var shown: UIListContentConfiguration
  private var labels: (text: UILabel?, secondaryText: UILabel?)
  private var imageView: UIImageView?
  var wrappingWidth: CGFloat = 0
  var wrapsContent: Bool { true }

  /// A view of size zero.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    show()
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    show()
  }

  /// What the view shows, a `UIListContentConfiguration`; nothing happens to one of another type.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != shown else { return }
      shown = new
      show()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  // MARK: Parts

  private func show() {
    show(shown.text, shown.attributedText, shown.textProperties, in: \.text)
    show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: \.secondaryText)
    guard let image = shown.image else {
      imageView?.image = nil
      return
    }
    let view = imageView ?? UIImageView(frame: .zero)
    if imageView == nil {
      imageView = view
      view.contentMode = .scaleAspectFit
      addSubview(view)
    }
    let properties = shown.imageProperties
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.image = image
    view.layer.cornerRadius = properties.cornerRadius
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = properties.cornerRadius > 0
    showTint()
  }

  private func show(
    _ text: String?, _ styled: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
    in place: WritableKeyPath<(text: UILabel?, secondaryText: UILabel?), UILabel?>
  ) {
    guard text != nil || styled != nil else {
      labels[keyPath: place]?.text = nil
      return
    }
    let label = labels[keyPath: place] ?? UILabel(frame: .zero)
    if label.superview == nil {
      labels[keyPath: place] = label
      addSubview(label)
    }
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = properties.resolvedColor()
    label.textAlignment = properties.alignment == .center ? .center : .natural
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if label.numberOfLines != properties.numberOfLines { label.numberOfLines = properties.numberOfLines }
    if let styled { label.write(styled) } else { label.text = text.map(properties.transform.applied) }
  }

  private func showTint() {
    let color = shown.imageProperties.resolvedTintColor(for: tintColor)
    if imageView?.tintColor != color { imageView?.tintColor = color }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  // MARK: Layout

  /// The configuration's margins, or the superview's along the axes that preserve them, where those are wider.
  private var margins: UIEdgeInsets {
    let own = shown.directionalLayoutMargins.edgeInsets
    let around = superviewMargins(atLeast: own)
    let axes = shown.axesPreservingSuperviewLayoutMargins
    let (across, down) = (axes.contains(.horizontal) ? around : own, axes.contains(.vertical) ? around : own)
    return UIEdgeInsets(top: down.top, left: across.left, bottom: down.bottom, right: across.right)
  }

  private var imageSizes: (shown: CGSize, room: CGSize)? {
    guard let image = shown.image else { return nil }
    let drawn = image.preferring(shown.imageProperties.preferredSymbolConfiguration)
    let size = shown.imageProperties.shownSize(of: drawn.size)
    return (size, shown.imageProperties.room(for: size, isSymbol: image.isSymbolImage))
  }

  /// Where text begins, in points from the left.
  var textStart: CGFloat { ListContentLayout.textStart(shown, margins: margins, imageRoom: imageSizes?.room) }

  private func layout(width: CGFloat) -> ListContentLayout {
    let image = imageSizes
    return ListContentLayout(
      shown, margins: margins, imageSize: image?.shown ?? .zero, imageRoom: image?.room, width: width
    ) { [labels] part, width in
      guard let label = part == .text ? labels.text : labels.secondaryText, label.text?.isEmpty == false else {
        return .zero
      }
      let room = CGSize(width: width, height: .infinity)
      return label.textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: label.numberOfLines)
        .size
    }
  }

  open override func layoutSubviews() {
    var layout = layout(width: bounds.width)
    layout.place(in: bounds.height, margins: margins)
    imageView?.layoutFrame = layout.image
    labels.text?.layoutFrame = layout.text
    labels.secondaryText?.layoutFrame = layout.secondaryText
    super.layoutSubviews()
  }

  /// As high as the content is within the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    layout(width: size.width > 0 ? size.width : .infinity).size
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: wrappingWidth, height: .infinity))
  }

  /// As high as the content is within the target's width, where that is required, or else within its own.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWide = horizontalFittingPriority.rawValue >= UILayoutPriority.defaultHigh.rawValue
    let size = sizeThatFits(CGSize(width: isWide ? targetSize.width : 0, height: .infinity))
    return CGSize(width: isWide ? targetSize.width : size.width, height: size.height)
  }
}
