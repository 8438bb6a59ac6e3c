/// What a screen puts into the navigation bar while it is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The text in the middle of the bar; nil for none.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// Shown in place of the title, at its own size.
  open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }
  /// From the left edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// From the right edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// Whether the back button is hidden while the screen is on top; false unless set.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
  /// Whether left items stand beside the back button instead of in its place.
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }
  /// The title of the next screen's back button; this screen's title unless set.
  open var backButtonTitle: String? { didSet { didChange() } }
  /// Its title takes precedence over `backButtonTitle`.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// Whether the title is large where the bar prefers large titles; `automatic` unless set.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }

  /// The search whose bar is below the title; nil for none.
  open var searchController: UISearchController? { didSet { if searchController !== oldValue { didChange() } } }
  /// Whether content that moves up takes the search bar along, before a large title; true unless set.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
  }

  /// The bar's background and the titles' attributes while the item is on top; nil for the bar's own. The item keeps a copy.
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
    /// If the title of the screen below is large. The lowest screen's title is.
    case automatic
    /// In every place.
    case always
    /// In none.
    case never
  }

  private(set) var ownAppearance: UINavigationBarAppearance?
  private(set) var ownEdgeAppearance: UINavigationBarAppearance?
  /// Where the content of the screen is relative to the bar.
  let scrollEdge = ScrollEdge(\.topEdge)
  /// Whether a search hides titles and buttons, and whether it keeps its bar in place whatever the content does.
  var (isSearching, keepsSearchBar) = (false, false)
  /// The height of a large title at rest, in points; 0 for a small one.
  var titleRoom: CGFloat = 0
  /// Called by an item that has changed, to the bar that shows it.
  var onChange: (() -> Void)?

  /// An item without a title.
  public override init() { super.init() }

  /// An item with a title.
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

  /// Whether there is a back button while the screen is on top of another one.
  var allowsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItems?.isEmpty != false || leftItemsSupplementBackButton)
  }

  /// The title of a back button to this screen.
  var titleForBackButton: String {
    let title = backBarButtonItem?.title ?? backButtonTitle ?? title ?? ""
    return title.isEmpty && backBarButtonItem?.title == nil && backButtonTitle == nil ? Self.plainBackTitle : title
  }

  /// The back title for a screen without a title, and in place of one that is too long.
  static let plainBackTitle = "Back"

  private func didChange() { onChange?() }
}
