/// What a screen puts into the navigation bar while it is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// What the bar says in the middle; nil for nothing.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// Shown in place of the title, at its own size.
  open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }
  /// From the left edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// From the right edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// Whether the way back is left out while the screen is on top; false unless set.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
  /// Whether left items stand beside the back button instead of in its place.
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }
  /// What the next screen's back button says; this screen's title without it.
  open var backButtonTitle: String? { didSet { didChange() } }
  /// Its title goes before `backButtonTitle`.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// Whether the title is large where the bar prefers large titles; `automatic` unless set.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }

  /// The search whose bar is below the title; nil for none.
  open var searchController: UISearchController? { didSet { if searchController !== oldValue { didChange() } } }
  /// Whether content that goes up takes the search bar along, before a large title; true unless set.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
  }

  /// The bar's background and how titles are written while the item is on top, in place of what the bar itself says; nil for that. The
  /// item keeps a copy.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet {
      ownAppearance = standardAppearance?.duplicate()
      didChange()
    }
  }

  /// The same while the content's edge is at the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      ownEdgeAppearance = scrollEdgeAppearance?.duplicate()
      didChange()
    }
  }

  /// When the title is large in a bar that prefers large titles.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
    /// Where the title of the screen below is; the lowest screen's is.
    case automatic
    /// In every place.
    case always
    /// In none.
    case never
  }

  private(set) var ownAppearance: UINavigationBarAppearance?
  private(set) var ownEdgeAppearance: UINavigationBarAppearance?
  /// Where the content of the screen is against the bar.
  let scrollEdge = ScrollEdge(\.topEdge)
  /// Whether a search has titles and buttons put away, and whether it has its bar stay whatever the content does.
  var (isSearching, keepsSearchBar) = (false, false)
  /// What a large title takes at rest, in points; 0 for a small one.
  var titleRoom: CGFloat = 0
  /// Called by an item that has changed, to the bar that shows it.
  var onChange: (() -> Void)?

  /// An item of a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  /// The leftmost item on the left; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The rightmost item on the right; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// What a back button to this screen says.
  var titleForBackButton: String {
    let title = backBarButtonItem?.title ?? backButtonTitle ?? title ?? ""
    return title.isEmpty && backBarButtonItem?.title == nil && backButtonTitle == nil ? Self.plainBackTitle : title
  }

  /// For a screen without a title, and where a title is too long.
  static let plainBackTitle = "Back"

  private func didChange() { onChange?() }
}
