/// A search that a screen's navigation bar has a bar for: begun, it is presented over the screen, and shows what is found.
///
/// It belongs to the screen whose navigation item has it.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The controller that shows what is found; nil where the screen below does.
  open private(set) var searchResultsController: UIViewController?
  /// The bar, which the navigation bar shows.
  open var searchBar: UISearchBar { bar }
  private let bar = UISearchBar(frame: .zero)

  /// Finds what is looked for.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Hears of beginning and end.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether what is behind is dimmed while the results do not show, so that a tap there ends the search; true unless set.
  open var obscuresBackgroundDuringPresentation = true { didSet { showParts() } }
  /// Whether titles and buttons of the navigation bar make room while the search is presented; true unless set.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether “Cancel” comes and goes with the search; true unless set.
  open var automaticallyShowsCancelButton = true

  /// Whether the bar's scopes come and go with the search; true unless set.
  open var automaticallyShowsScopeBar = true

  /// Whether the results show. Setting it has `automaticallyShowsSearchResultsController` be false.
  open var showsSearchResultsController: Bool {
    get { showsResults }
    set {
      automaticallyShowsSearchResultsController = false
      showsResults = newValue
    }
  }
  /// Whether the results show as soon as there is a text; true unless set.
  open var automaticallyShowsSearchResultsController = true { didSet { showResultsForText() } }
  private var showsResults = false { didSet { if showsResults != oldValue { showParts() } } }

  /// The screen whose navigation item has the search.
  weak var screen: UIViewController?
  private lazy var searchView = SearchView { [weak self] in self?.isActive = false }

  /// A search whose results another controller shows; nil for the screen that is searched.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// A search without a controller for its results. There are no nib files here: name and bundle do not count.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    modalPresentationStyle = .custom
    modalTransitionStyle = .crossDissolve
    transitioningDelegate = self
    bar.onBegin = { [weak self] in
      self?.isActive = true
      self?.tellUpdater()
    }
    bar.onChange = { [weak self] in
      self?.showResultsForText()
      self?.tellUpdater()
    }
    bar.onScopeBarChange = { [weak self] in self?.screen?.navigationController?.navigationView.searchDidChange() }
    bar.onScopeChange = { [weak self] in self?.tellUpdater() }
    bar.onCancel = { [weak self] in self?.isActive = false }
  }

  // MARK: Presentation

  /// Whether the search is presented. Setting it presents it over its screen, or dismisses it, in an animation; a search in no navigation
  /// item that is on show cannot be presented, which is reported (E2).
  open var isActive: Bool {
    get { presentingViewController != nil && !isBeingDismissed }
    set {
      guard newValue != isActive else { return }
      guard newValue else { return dismiss(animated: true) }
      if let delegate { delegate.presentSearchController(self) } else { presentByItself() }
    }
  }

  /// Presents the search over its screen.
  func presentByItself() {
    guard !isActive else { return }
    guard let screen else {
      return stage.report(
        .misuse(
          .E2, "\(type(of: self)) was made active, which is in no navigation item on show.",
          remedy: "Set navigationItem.searchController of a screen in a navigation controller.", types: [type(of: self)]
        ))
    }
    screen.present(self, animated: true)
  }

  /// What the presentation does to the bar: titles and buttons go and come back, “Cancel” with them.
  func takeBar(_ isSearching: Bool) {
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(isSearching, animated: false) }
    if automaticallyShowsScopeBar { bar.scopes.isWanted = isSearching }
    bar.setNeedsLayout()
    screen?.navigationItem.isSearching = isSearching && hidesNavigationBarDuringPresentation
    screen?.navigationItem.keepsSearchBar = isSearching
    guard let navigation = screen?.navigationController?.navigationView else { return bar.layoutIfNeeded() }
    navigation.searchDidChange()
  }

  /// Ends editing, and forgets what was looked for.
  func forgetText() {
    bar.resignFirstResponder()
    guard bar.text?.isEmpty == false else { return }
    bar.text = nil
    showResultsForText()
    tellUpdater()
  }

  private func tellUpdater() { searchResultsUpdater?.updateSearchResults(for: self) }

  // MARK: View

  open override func loadView() { view = searchView }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showParts()
  }

  private func showResultsForText() {
    if automaticallyShowsSearchResultsController { showsResults = bar.text?.isEmpty == false }
  }

  private func showParts() {
    guard isViewLoaded else { return }
    let results = showsResults ? searchResultsController : nil
    searchView.isDimmed = obscuresBackgroundDuringPresentation && results == nil
    if let results {
      guard results.parent !== self else { return }
      addChild(results)
      searchView.show(results.view)
      results.didMove(toParent: self)
    } else if let shown = searchResultsController, shown.parent === self {
      shown.willMove(toParent: nil)
      searchView.show(nil)
      shown.removeFromParent()
    }
  }
}

extension UISearchController: UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    SearchPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
