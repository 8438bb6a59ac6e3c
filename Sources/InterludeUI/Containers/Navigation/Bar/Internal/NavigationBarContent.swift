/// Everything that one item shows in a navigation bar: the back button, the title, the other buttons.
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  private(set) var backButton: BarButton?
  /// The label, or the item's own view.
  private(set) var titleView: UIView
  private var (left, right) = (BarItemViews(), BarItemViews())
  /// Nil while the title is small.
  private(set) var largeTitle: LargeTitleView?
  private var largeAttributes: [NSAttributedString.Key: Any] = [:]
  private let titleLabel = UILabel()
  private var backTitle = ""
  /// The look of a back button whose screen has no item for it.
  private let plainBackItem = UIBarButtonItem()
  private let onBack: () -> Void

  /// In points, as on an iPhone: from the edge to the chevron, from the edge to other buttons, between buttons.
  private static let (backMargin, margin, spacing): (CGFloat, CGFloat, CGFloat) = (8, 16, 16)
  /// From a button to the title, in points.
  private static let titleGap: CGFloat = 8

  /// The content for an item, empty until it is updated.
  init(item: UINavigationItem, onBack: @escaping () -> Void) {
    (self.item, self.onBack) = (item, onBack)
    titleView = titleLabel
    super.init(frame: .zero)
    titleLabel.textAlignment = .center
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Shows the item as it is now. Views that it had before stay in the window, and buttons keep the fingers that are on them.
  ///
  /// - Parameter previous: The item that the back button leads to; nil for none.
  func update(below previous: UINavigationItem?) {
    titleLabel.text = item.title
    largeTitle?.label.text = item.title
    largeTitle?.setNeedsLayout()
    let oldTitleView = titleView
    titleView = item.titleView ?? titleLabel
    if oldTitleView !== titleView, oldTitleView.superview === self { oldTitleView.removeFromSuperview() }
    left.take((item.leftBarButtonItems ?? []).filter { $0.space != .flexible }, in: self)
    right.take((item.rightBarButtonItems ?? []).filter { $0.space != .flexible }, in: self)
    updateBackButton(to: previous)
    let views = [titleView] + left.views + right.views + [backButton].compactMap({ $0 })
    for (index, view) in views.enumerated() { insertSubview(view, at: index) }
    takeInSearchBar()
    setNeedsLayout()
  }

  private func updateBackButton(to previous: UINavigationItem?) {
    guard let previous, item.allowsBackButton else {
      backButton?.removeFromSuperview()
      backButton = nil
      return
    }
    let look = previous.backBarButtonItem ?? plainBackItem
    let button = backButton ?? makeBackButton(lookOf: look)
    backButton = button
    button.showLook(of: look)
    backTitle = previous.titleForBackButton
    button.label.text = backTitle
    button.accessibilityLabel = backTitle
  }

  private func makeBackButton(lookOf item: UIBarButtonItem) -> BarButton {
    let button = BarButton(glyph: .chevron, lookOf: item)
    button.accessibilityIdentifier = "BackButton"
    button.addAction(UIAction { [onBack] _ in onBack() }, for: .touchUpInside)
    return button
  }

  override func arranges(_ subview: UIView) -> Bool { true }

  /// The views of the items at both sides. Content that comes after this one may have taken some over.
  var itemViews: [UIView] { (left.views + right.views).filter { $0.superview === self } }

  /// Sets the fonts and colours of the titles from attributes, or to the system's. The item's own view stays as it is.
  func writeTitles(with attributes: [NSAttributedString.Key: Any], large: [NSAttributedString.Key: Any]) {
    largeAttributes = large
    largeTitle?.writeTitle(with: large)
    titleLabel.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    setNeedsLayout()
  }

  // MARK: Search

  /// Where the item's search bar is; nil without one.
  private(set) var search: SearchPalette?

  /// Takes the item's search bar over from where it was. The search bar does not leave the window on the way.
  private func takeInSearchBar() {
    let bar = item.searchController?.searchBar
    if let search, search.searchBar !== bar {
      search.removeFromSuperview()
      self.search = nil
    }
    guard let bar else { return }
    let palette = search ?? SearchPalette(bar)
    search = palette
    if palette.superview == nil { addSubview(palette) }
    palette.addSubview(bar)
  }

  /// The opacity of a view outside of a transition: 0 for titles and buttons that a search hides.
  func restingAlpha(of view: UIView) -> CGFloat {
    if view === search { return 1 }
    if item.isSearching { return 0 }
    return view === titleView ? titleShare : (view as? BarButton)?.restingAlpha ?? 1
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
    var x = area.maxX - Self.margin
    for part in right.parts {
      let size = fittedSize(of: part)
      place(part.view, CGRect(x: x - size.width, y: 0, width: size.width, height: size.height))
      x -= size.width + Self.spacing
    }
    let rightEdge = right.parts.isEmpty ? area.maxX - Self.margin : x + Self.spacing - Self.titleGap
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
    var x = area.minX + Self.margin
    if let backButton {
      let leftWidth = left.parts.map { fittedSize(of: $0).width + Self.spacing }.reduce(0, +)
      let room = (area.width - min(titleWidth, area.width / 3)) / 2 - Self.backMargin - Self.titleGap - leftWidth
      let size = fitBackTitle(in: max(room, backButton.glyph?.bounds.width ?? 0))
      backButton.frame = CGRect(x: area.minX + Self.backMargin, y: 0, width: size.width, height: bounds.height)
      x = backButton.frame.maxX + (left.parts.isEmpty ? Self.titleGap : Self.spacing)
    }
    for (index, part) in left.parts.enumerated() {
      let size = fittedSize(of: part)
      place(part.view, CGRect(x: x, y: 0, width: size.width, height: size.height))
      x += size.width + (index == left.parts.count - 1 ? Self.titleGap : Self.spacing)
    }
    return x
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

  private func fittedSize(of part: BarItemViews.Part) -> CGSize {
    part.view.map(fittedSize) ?? CGSize(width: part.item.width, height: 0)
  }

  private func fittedSize(of view: UIView) -> CGSize {
    let natural = view.sizeInBar(bounds.size)
    return CGSize(width: min(natural.width, bounds.width), height: view is BarButton ? bounds.height : natural.height)
  }

  /// Places a view in the middle of the bar's height, whatever transform a transition has given it. One that other content has taken over
  /// is not this one's to place.
  private func place(_ view: UIView?, _ frame: CGRect) {
    guard let view, view.superview === self else { return }
    view.layoutFrame = CGRect(
      x: frame.minX, y: (bounds.height - frame.height) / 2, width: frame.width, height: frame.height)
  }
}
