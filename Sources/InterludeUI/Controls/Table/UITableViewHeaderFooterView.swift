/// A view above or below the rows of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// What the view is called where it is used again; nil if it is not.
  open internal(set) var reuseIdentifier: String?

  /// Holds all that the app puts in the view.
  open var contentView: UIView { content }
  private let content = UIView(frame: .zero)

  /// A view of size zero.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  /// A view without an identifier.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// What a table makes of a class that is registered.
  public required convenience init(dequeuedFor reuseIdentifier: String) { self.init(reuseIdentifier: reuseIdentifier) }

  /// Called before the view is used again.
  open func prepareForReuse() {}

  /// The section's title.
  open var textLabel: UILabel? {
    if let label { return label }
    let label = UILabel(frame: .zero)
    label.settingDefaults {
      label.font = .systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
    }
    content.addSubview(label)
    self.label = label
    return label
  }
  private var label: UILabel?
  /// Whether the title stands at the bottom, as above rows, or at the top, as below them.
  var titleIsAtBottom = true

  /// Behind the content, as large as the view.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// In points, as on an iPhone.
  static let titlePadding: CGFloat = 7

  open override func layoutSubviews() {
    let box = bounds
    content.layoutFrame = box
    backgroundView?.layoutFrame = box
    if let label {
      let room = CGSize(width: max(0, box.width - 2 * CellLabels.margin), height: box.height)
      let height = label.sizeThatFits(room).height
      label.layoutFrame = CGRect(
        x: CellLabels.margin, y: titleIsAtBottom ? box.height - height - Self.titlePadding : Self.titlePadding,
        width: room.width, height: height)
    }
    super.layoutSubviews()
  }

  /// As high as the constraints in the content view want it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
