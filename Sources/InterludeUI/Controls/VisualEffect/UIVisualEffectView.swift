/// A view that changes how what lies behind it looks. What it shows itself belongs into its `contentView`.
///
/// A change of `effect` inside an animation block animates: the blur grows or goes, and the tint fades. Vibrancy comes and goes
/// at once.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// What is done to what lies behind; nil is nothing.
  open var effect: UIVisualEffect? { didSet { showEffect() } }
  /// In front of the effect; as large as the view.
  public let contentView = UIView()

  private let backdropView = BackdropView()
  private let tintView = UIView()

  /// A view with an effect, of size zero; nil for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    build()
  }

  /// Without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    for view in [backdropView, tintView, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    for view in [backdropView, tintView] { view.isUserInteractionEnabled = false }
    showEffect()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEffect()
  }

  private func showEffect() {
    let look = effect?.look(for: traitCollection.userInterfaceStyle)
    backdropView.show(blur: look?.blur ?? 0, saturation: look?.saturation ?? 1)
    contentView.layer.vibrancy = look?.vibrancy
    // Gone, the tint keeps its colour, so that it fades and does not turn.
    tintView.backgroundColor = look?.tint ?? tintView.backgroundColor?.withAlphaComponent(0)
  }
}

/// The blurred picture behind a visual effect view's tint.
private final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  func show(blur: CGFloat, saturation: CGFloat) {
    guard let layer = layer as? BackdropLayer else { return }
    layer.backdropBlur = blur
    layer.backdropSaturation = saturation
  }
}
