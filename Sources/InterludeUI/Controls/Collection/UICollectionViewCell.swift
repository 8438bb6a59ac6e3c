/// The view of one item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Holds all that the app puts in the cell; as large as the cell.
  open var contentView: UIView { content }
  private let content = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Whether the item is selected.
  open var isSelected = false { didSet { showState() } }
  /// Whether the item is under a finger.
  open var isHighlighted = false { didSet { showState() } }

  /// Behind the content.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// In front of the background while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? { didSet { replace(oldValue, by: selectedBackgroundView) } }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard new !== old else { return }
    old?.removeFromSuperview()
    for ground in [selectedBackgroundView, backgroundView].compactMap(\.self) { insertSubview(ground, at: 0) }
    showState()
    setNeedsLayout()
  }

  private func showState() {
    let isOn = isSelected || isHighlighted
    selectedBackgroundView?.isHidden = !isOn
  }

  open override func layoutSubviews() {
    for ground in [backgroundView, selectedBackgroundView] { ground?.layoutFrame = bounds }
    super.layoutSubviews()
  }

  /// As large as the constraints in the content view want the cell.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
