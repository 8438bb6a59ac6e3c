/// Everything that one item shows in a navigation bar: the back button, the title, the other buttons.
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  let backButton: BarButton?
  /// The label, or the item's own view.
  let titleView: UIView
  let leftViews: [UIView]
  let rightViews: [UIView]
  /// Nil while the title is small.
  private(set) var largeTitle: LargeTitleView?
  private var largeAttributes: [NSAttributedString.Key: Any] = [:]
  private let titleLabel = UILabel()
  private let backTitle: String
  /// The look of the back button.
  private let backItem: UIBarButtonItem

  /// In points, as on an iPhone: from the edge to the chevron, from the edge to other buttons, between buttons.
  private static let (backMargin, margin, spacing): (CGFloat, CGFloat, CGFloat) = (8, 16, 16)
  /// From a button to the title, in points.
  private static let titleGap: CGFloat = 8

  init(items: [UINavigationItem], top item: UINavigationItem, onBack: @escaping () -> Void) {
    self.item = item
    let previous = items.count > 1 ? items[items.count - 2] : nil
    let hasLeft = item.leftBarButtonItems?.isEmpty == false
    let showsBack = previous != nil && !item.hidesBackButton && (!hasLeft || item.leftItemsSupplementBackButton)
    backItem = previous?.backBarButtonItem ?? UIBarButtonItem()
    backButton = showsBack ? BarButton(glyph: .chevron, lookOf: backItem) : nil
    backTitle = previous?.titleForBackButton ?? ""
    titleView = item.titleView ?? titleLabel
    leftViews = Self.views(of: item.leftBarButtonItems)
    rightViews = Self.views(of: item.rightBarButtonItems)
    super.init(frame: .zero)
    titleLabel.text = item.title
    titleLabel.textAlignment = .center
    backButton?.label.text = backTitle
    backButton?.accessibilityLabel = backTitle
    backButton?.accessibilityIdentifier = "BackButton"
    backButton?.addAction(UIAction { _ in onBack() }, for: .touchUpInside)
    for view in [titleView] + leftViews + rightViews + [backButton].compactMap({ $0 }) { addSubview(view) }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Sets the fonts and colours of the titles from attributes, or to the system's. The item's own view stays as it is.
  func writeTitles(with attributes: [NSAttributedString.Key: Any], large: [NSAttributedString.Key: Any]) {
    largeAttributes = large
    largeTitle?.writeTitle(with: large)
    titleLabel.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    setNeedsLayout()
  }

  private static func views(of items: [UIBarButtonItem]?) -> [UIView] {
    (items ?? []).filter { !$0.isHidden && $0.space != .flexible }.map { $0.makeView() }
  }

  // MARK: Search

  /// Where the item's search bar is; nil without one.
  private(set) var search: SearchPalette?

  /// Takes the item's search bar over from where it was. The search bar does not leave the window on the way.
  func takeInSearchBar() {
    guard let bar = item.searchController?.searchBar else { return }
    let palette = SearchPalette(bar)
    addSubview(palette)
    search = palette
  }

  /// The opacity of a view outside of a transition: 0 for titles and buttons that a search hides.
  func restingAlpha(of view: UIView) -> CGFloat {
    view === search ? 1 : item.isSearching ? 0 : view === titleView ? titleShare : 1
  }

  // MARK: Large title

  /// The opacity of the title among the buttons, 0…1: it appears as the large one leaves. The item's own view always shows.
  var titleShare: CGFloat {
    let edge = item.scrollEdge
    guard item.titleView == nil, item.titleRoom > 0 else { return 1 }
    return min(max(0, 1 - (edge.room - edge.collapsed) / Self.titleFade), 1)
  }

  /// The last part of the large title's way up, over which the small one appears, in points. By eye.
  private static let titleFade: CGFloat = 12

  /// Whether something of the large title shows.
  var showsLargeTitle: Bool { largeTitle != nil && item.scrollEdge.collapsed < item.scrollEdge.room }

  /// Shows the titles as the content's offset requires.
  func followEdge() {
    if item.titleRoom == 0, !item.isSearching {
      largeTitle?.removeFromSuperview()
      largeTitle = nil
    } else if largeTitle == nil, item.titleRoom > 0 {
      let view = LargeTitleView(title: item.title, edge: item.scrollEdge, margin: Self.margin)
      view.writeTitle(with: largeAttributes)
      addSubview(view)
      largeTitle = view
    }
    for view in subviews { view.alpha = restingAlpha(of: view) }
    largeTitle?.rest()
    largeTitle?.setNeedsLayout()
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    var right = area.maxX - Self.margin
    for view in rightViews {
      let size = fittedSize(of: view)
      place(view, CGRect(x: right - size.width, y: 0, width: size.width, height: size.height))
      right -= size.width + Self.spacing
    }
    let rightEdge = rightViews.isEmpty ? area.maxX - Self.margin : right + Self.spacing - Self.titleGap
    let leftEdge = placeLeft(in: area)
    placeTitle(from: leftEdge, to: rightEdge, in: area)
    largeTitle?.frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: item.shownTitle)
    search?.layoutFrame = CGRect(
      x: 0, y: bounds.maxY + item.shownTitle, width: bounds.width, height: item.shownSearch)
  }

  /// The search bar is below the rest.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || search?.frame.contains(point) == true
  }

  /// Places the back button and the left items; returns where the title may begin.
  private func placeLeft(in area: CGRect) -> CGFloat {
    var left = area.minX + Self.margin
    if let backButton {
      let leftWidth = leftViews.map { fittedSize(of: $0).width + Self.spacing }.reduce(0, +)
      let room = (area.width - min(titleWidth, area.width / 3)) / 2 - Self.backMargin - Self.titleGap - leftWidth
      let size = fitBackTitle(in: max(room, backButton.glyph?.bounds.width ?? 0))
      backButton.frame = CGRect(x: area.minX + Self.backMargin, y: 0, width: size.width, height: bounds.height)
      left = backButton.frame.maxX + (leftViews.isEmpty ? Self.titleGap : Self.spacing)
    }
    for view in leftViews {
      let size = fittedSize(of: view)
      place(view, CGRect(x: left, y: 0, width: size.width, height: size.height))
      left += size.width + (view === leftViews.last ? Self.titleGap : Self.spacing)
    }
    return left
  }

  /// The title of the screen behind if there is room, else "Back", else the chevron alone.
  private func fitBackTitle(in room: CGFloat) -> CGSize {
    guard let backButton else { return .zero }
    for title in [backTitle, UINavigationItem.plainBackTitle, ""] {
      backButton.label.text = title
      let size = backButton.sizeThatFits(bounds.size)
      if size.width <= room || title.isEmpty { return size }
    }
    return .zero
  }

  /// In the middle of the bar, or as near to it as the buttons leave room.
  private func placeTitle(from left: CGFloat, to right: CGFloat, in area: CGRect) {
    let width = min(titleWidth, max(0, right - left))
    let x = max(left, min(area.midX - width / 2, right - width))
    let height = titleView is UILabel ? bounds.height : min(fittedSize(of: titleView).height, bounds.height)
    place(titleView, CGRect(x: x, y: 0, width: width, height: height))
  }

  private var titleWidth: CGFloat { fittedSize(of: titleView).width }

  private func fittedSize(of view: UIView) -> CGSize {
    let natural = view.sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
    return CGSize(width: min(natural.width, bounds.width), height: view is BarButton ? bounds.height : natural.height)
  }

  /// Places a view in the middle of the bar's height, whatever transform a transition has given it.
  private func place(_ view: UIView, _ frame: CGRect) {
    view.layoutFrame = CGRect(
      x: frame.minX, y: (bounds.height - frame.height) / 2, width: frame.width, height: frame.height)
  }
}
