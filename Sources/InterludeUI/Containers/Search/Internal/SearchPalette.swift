/// What of a navigation bar has the search bar of an item: the field gets lower as the content goes up, and fades.
final class SearchPalette: UIView {
  let searchBar: UISearchBar

  /// In points, from memory: the height at rest, what is above and below the field then, and beside the search bar.
  private static let height: CGFloat = 52
  private static let (top, bottom, side): (CGFloat, CGFloat, CGFloat) = (1, 15, 8)
  /// The field's height at which nothing of it shows any more. By eye.
  private static let goneHeight: CGFloat = 12

  /// The height of the part that has a bar, in points.
  static func height(of searchBar: UISearchBar) -> CGFloat { height + searchBar.scopes.shownHeight }

  /// A place for a search bar, which is still to be added.
  init(_ searchBar: UISearchBar) {
    self.searchBar = searchBar
    super.init(frame: .zero)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard searchBar.superview === self else { return }
    let scopes = searchBar.scopes.shownHeight
    let height = min(UISearchTextField.height, max(0, bounds.height - Self.top - Self.bottom - scopes))
    searchBar.layoutFrame = CGRect(
      x: Self.side, y: Self.top, width: max(0, bounds.width - 2 * Self.side), height: height + scopes)
    searchBar.alpha = max(0, (height - Self.goneHeight) / (UISearchTextField.height - Self.goneHeight))
  }
}
