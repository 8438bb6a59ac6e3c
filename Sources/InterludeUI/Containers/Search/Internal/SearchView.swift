/// A search's own view: below the bar a dim that ends the search by a tap, or the results; or nothing that takes touches.
final class SearchView: UIView {
  private let dim = UIControl()
  private var results: UIView?

  /// How dark the dim is: as behind a sheet.
  private static let darkness: CGFloat = 0.2

  init(onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    dim.backgroundColor = UIColor(white: 0, alpha: Self.darkness)
    dim.accessibilityIdentifier = "SearchDim"
    dim.addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    addSubview(dim)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  var isDimmed = false { didSet { dim.isHidden = !isDimmed } }

  /// Shows results in front of everything; nil for none.
  func show(_ view: UIView?) {
    results?.removeFromSuperview()
    results = view
    guard let view else { return }
    view.layoutFrame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dim.frame = bounds.inset(by: UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: 0, right: 0))
  }

  /// What shows through takes the touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
