/// The bubble: the presented controller's view in a rounded rectangle, and the arrow, which casts a shadow with it.
final class PopoverView: UIView {
  private let content: () -> UIView?
  private let outline = CAShapeLayer()
  private let card = UIView()

  /// The shadow's opacity and its blur in points. Ours, by eye.
  private static let (shadowOpacity, shadowRadius) = (Float(0.2), CGFloat(24))

  /// - Parameter content: The presented controller's view, taken in when the bubble enters its container.
  init(content: @escaping () -> UIView?) {
    self.content = content
    super.init(frame: .zero)
    layer.addSublayer(outline)
    layer.shadowOpacity = Self.shadowOpacity
    layer.shadowRadius = Self.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: 4)
    card.clipsToBounds = true
    card.layer.cornerRadius = PopoverShape.cornerRadius
    addSubview(card)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var shape = PopoverShape(size: .zero, direction: .unknown, tip: 0) {
    didSet { if shape != oldValue { setNeedsLayout() } }
  }

  /// The colour of the arrow, and of what the content leaves clear.
  var ground: UIColor = .systemBackground { didSet { setNeedsLayout() } }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let view = content() else { return }
    if superview != nil {
      card.layoutFrame = shape.content
      card.insertSubview(view, at: 0)
      view.layoutFrame = card.bounds
    } else if view.superview === card {
      view.removeFromSuperview()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = shape.path
    (outline.path, layer.shadowPath) = (path, path)
    outline.fillColor = ground.resolvedColor(with: content()?.traitCollection ?? traitCollection).cgColor
    card.layoutFrame = shape.content
    if let view = content(), view.superview === card { view.layoutFrame = card.bounds }
  }
}

/// All that is beside a popover: a touch there dismisses it, unless it is on a view that takes touches all the same.
final class PopoverOutsideView: UIView {
  var passthroughViews: [UIView] = []

  init(onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    addGestureRecognizer(UITapGestureRecognizer { _ in onTap() })
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let isPassedThrough = passthroughViews.contains { view in
      view.window === window && view.point(inside: view.convert(point, from: self), with: event)
    }
    return isPassedThrough ? nil : super.hitTest(point, with: event)
  }
}
