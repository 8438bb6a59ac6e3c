/// The row of scopes of a search bar.
final class SearchScopes: UIView {
  /// What the scopes are called; nil for none.
  var titles: [String]? {
    didSet {
      guard titles != oldValue else { return }
      control.removeAllSegments()
      for (index, title) in (titles ?? []).enumerated() {
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      control.selectedSegmentIndex = selected
    }
  }
  /// The number of the chosen one; kept also while there is none of that number.
  var selected = 0 { didSet { control.selectedSegmentIndex = selected } }
  /// Whether the row is asked for.
  var isWanted = false
  /// Called when a person has chosen another one.
  var onChange: (Int) -> Void = { _ in }

  private let control = UISegmentedControl(items: nil)

  /// In points, from memory: the row's height, and beside the scopes.
  static let height: CGFloat = 44
  private static let margin: CGFloat = 8

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(control)
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        selected = control.selectedSegmentIndex
        onChange(selected)
      }, for: .valueChanged)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// The height that the row takes of its bar.
  var shownHeight: CGFloat { isWanted && titles?.isEmpty == false ? Self.height : 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = control.intrinsicContentSize.height
    control.layoutFrame = CGRect(
      x: Self.margin, y: (Self.height - height) / 2, width: max(0, bounds.width - 2 * Self.margin), height: height)
  }
}
