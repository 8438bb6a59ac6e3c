/// Shows what a background configuration says.
final class ConfiguredBackground: UIView {
  var configuration: UIBackgroundConfiguration { didSet { if configuration != oldValue { show() } } }

  /// All that is inside of the background's edges.
  private let shape = UIView(frame: .zero)
  private var effect: UIVisualEffectView?
  private var image: UIImageView?
  private var custom: UIView?
  private var stroke: UIView?

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    shape.clipsToBounds = true
    shape.layer.cornerCurve = .continuous
    addSubview(shape)
    show()
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  private func show() {
    shape.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    if configuration.visualEffect != nil, effect == nil { effect = added(UIVisualEffectView(effect: nil), to: shape) }
    effect?.effect = configuration.visualEffect
    if configuration.image != nil, image == nil { image = added(UIImageView(frame: .zero), to: shape) }
    image?.image = configuration.image
    image?.contentMode = configuration.imageContentMode
    if custom !== configuration.customView {
      if custom?.superview === shape { custom?.removeFromSuperview() }
      custom = configuration.customView.map { added($0, to: shape) }
    }
    showStroke()
    setNeedsLayout()
  }

  private func showStroke() {
    guard configuration.strokeWidth > 0 || stroke != nil else { return }
    let stroke = stroke ?? added(UIView(frame: .zero), to: self)
    self.stroke = stroke
    stroke.layer.cornerCurve = .continuous
    stroke.layer.borderWidth = max(0, configuration.strokeWidth)
    let color = configuration.resolvedStrokeColor(for: tintColor)
    stroke.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  private func added<View: UIView>(_ view: View, to parent: UIView) -> View {
    UIView.performWithoutAnimation {
      view.frame = parent.bounds
      parent.addSubview(view)
    }
    return view
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showStroke()
  }

  override func layoutSubviews() {
    var box = bounds.inset(by: insets)
    box.size = CGSize(width: max(0, box.width), height: max(0, box.height))
    shape.layoutFrame = box
    for view in [effect, image, custom] { view?.layoutFrame = shape.bounds }
    let radius = max(0, min(configuration.cornerRadius, min(box.width, box.height) / 2))
    shape.layer.cornerRadius = radius
    guard let stroke else { return }
    stroke.layoutFrame = box.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    stroke.layer.cornerRadius = radius > 0 ? max(0, radius + configuration.strokeOutset) : 0
  }

  private var insets: UIEdgeInsets {
    var insets = configuration.backgroundInsets
    let (edges, margins) = (
      configuration.edgesAddingLayoutMarginsToBackgroundInsets, superview?.directionalLayoutMargins ?? .zero
    )
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return insets.edgeInsets
  }
}
