import InterludeUI
import InterludeUITestSupport
import Testing

/// A screen with a list, 390 × 844, whose navigation bar has a large title and a search bar: 44 points, 52 and 52.
@Suite(.ownWorld) final class SearchControllerTests: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
  private let world = World()
  private let results = UIViewController()
  private let search: UISearchController
  private let screen = UIViewController()
  private let list = UIScrollView()
  private let navigation: UINavigationController
  private let finger: Finger
  private var bar: UINavigationBar { navigation.navigationBar }

  override init() {
    world.stage.textRenderer = FixedWidthRenderer()
    search = UISearchController(searchResultsController: results)
    navigation = UINavigationController(rootViewController: screen)
    finger = Finger(world.stage)
    super.init()
    search.searchBar.autocapitalizationType = .none
    search.delegate = self
    search.searchResultsUpdater = self
    screen.title = "Herbs"
    screen.navigationItem.searchController = search
    list.frame = screen.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 390, height: 3000)
    screen.view.addSubview(list)
    bar.prefersLargeTitles = true
    world.show(navigation)
    world.settle()
    world.journal.clear()
  }

  func willPresentSearchController(_ searchController: UISearchController) { world.journal.write("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) { world.journal.write("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { world.journal.write("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { world.journal.write("didDismiss") }
  func updateSearchResults(for searchController: UISearchController) {
    world.journal.write("“\(searchController.searchBar.text ?? "")”")
  }

  /// Where the field is in the window.
  private var field: CGRect {
    let field = search.searchBar.searchTextField
    return field.convert(field.bounds, to: nil)
  }
  private func scroll(to y: CGFloat) {
    list.contentOffset.y = y - list.adjustedContentInset.top - (148 - bar.frame.height)
    world.layOut()
  }
  private func begin() {
    finger.tap(field.midX, field.midY, at: world.stage.time + 1)
    world.settle()
  }

  private var scopes: UISegmentedControl? {
    search.searchBar.subviews.flatMap { [$0] + $0.subviews }.compactMap { $0 as? UISegmentedControl }.first
  }

  @Test func scopesComeAndGoWithTheSearchAndUpdateTheResults() throws {
    search.searchBar.scopeButtonTitles = ["All", "Fresh"]
    world.layOut()
    #expect(bar.frame.height == 148)
    begin()
    #expect(search.searchBar.showsScopeBar && bar.frame.height == 96)
    world.journal.clear()
    let control = try #require(scopes)
    let place = control.convert(control.bounds, to: nil)
    #expect(place.minY > field.maxY && place.maxY < bar.frame.maxY)
    finger.tap(place.maxX - 20, place.midY, at: world.stage.time + 1)
    #expect(search.searchBar.selectedScopeButtonIndex == 1 && world.journal.entries == ["“”"])
    search.isActive = false
    world.settle()
    #expect(!search.searchBar.showsScopeBar && bar.frame.height == 148)
  }

  @Test func scopesOfTheAppsOwnAreThereAtRest() {
    search.automaticallyShowsScopeBar = false
    search.searchBar.scopeButtonTitles = ["All", "Fresh"]
    search.searchBar.showsScopeBar = true
    world.layOut()
    #expect(bar.frame.height == 192)
    begin()
    search.isActive = false
    world.settle()
    #expect(search.searchBar.showsScopeBar && bar.frame.height == 192)
  }

  @Test func theSearchBarIsBelowTheTitleAndGoesBeforeIt() {
    #expect(bar.frame.height == 148 && field == CGRect(x: 16, y: 97, width: 358, height: 36))
    #expect(list.contentOffset.y == -148)
    list.contentOffset.y = -148 + 52
    world.layOut()
    #expect(bar.frame.height == 96)
    list.contentOffset.y = 0
    world.layOut()
    #expect(bar.frame.height == 44)
    // A finger leaves it whole or gone, and the title as well.
    list.contentOffset.y = -148
    world.layOut()
    finger.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 455), at: world.stage.time + 1, duration: 1)
    world.settle()
    #expect(bar.frame.height == 96 && list.contentOffset.y == -96)
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    world.layOut()
    list.contentOffset.y = 200
    world.layOut()
    #expect(bar.frame.height == 96 && field.minY == 45)
  }

  @Test func aTapOnTheFieldPresentsTheSearchOverItsScreen() {
    begin()
    #expect(search.isActive && search.presentingViewController === screen)
    #expect(world.journal.entries == ["willPresent", "“”", "didPresent"] && search.searchBar.isFirstResponder)
    // Titles and buttons have made room, and “Cancel” has come: six letters of 8.5 points and 16.
    #expect(bar.frame.height == 52 && field == CGRect(x: 16, y: 1, width: 358 - 67, height: 36))
    #expect(list.adjustedContentInset.top == 52 && list.contentOffset.y == -52)
  }

  @Test func whatIsTypedIsToldAndShowsTheResults() {
    begin()
    world.stage.send(InputEvent(time: world.stage.time + 0.1, kind: .key(.character("a"))))
    world.layOut()
    #expect(world.journal.entries.last == "“a”" && results.viewIfLoaded?.isDescendant(of: search.view) == true)
    #expect(results.parent === search && results.view.safeAreaInsets.top == 52)
    search.searchBar.text = nil
    world.stage.send(InputEvent(time: world.stage.time + 0.1, kind: .key(.character("b"))))
    world.stage.send(InputEvent(time: world.stage.time + 0.1, kind: .key(.delete)))
    #expect(results.parent == nil && results.view.superview == nil)
  }

  @Test func cancelEndsTheSearchAndTakesTheTextAlong() {
    begin()
    world.stage.send(InputEvent(time: world.stage.time + 0.1, kind: .key(.character("a"))))
    world.journal.clear()
    finger.tap(360, 19, at: world.stage.time + 1)
    #expect(!search.isActive)
    world.stage.advance(to: world.stage.time + 0.1)
    let height = bar.layer.presentation()?.bounds.height ?? 0
    #expect(height > 52 && height < 148)
    world.settle()
    #expect(world.journal.entries == ["willDismiss", "“”", "didDismiss"])
    #expect(search.presentingViewController == nil && search.searchBar.text == "" && !search.searchBar.isFirstResponder)
    #expect(bar.frame.height == 148 && field == CGRect(x: 16, y: 97, width: 358, height: 36))
    #expect(list.contentOffset.y == -148)
  }

  @Test func aTapOnTheDimEndsTheSearchAndWithoutItTheListTakesTouches() {
    search.isActive = true
    world.settle()
    #expect(search.isActive && !search.searchBar.isFirstResponder)
    finger.tap(195, 300, at: world.stage.time + 1)
    world.settle()
    #expect(!search.isActive)
    search.obscuresBackgroundDuringPresentation = false
    search.hidesNavigationBarDuringPresentation = false
    search.isActive = true
    world.settle()
    #expect(bar.frame.height == 148)
    finger.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 400), at: world.stage.time + 1, duration: 1)
    #expect(list.contentOffset.y > -148 && search.isActive)
  }

  @Test func aPushTakesTheSearchBarAlongAndAPopBringsItBack() {
    navigation.pushViewController(UIViewController(), animated: true)
    world.settle()
    #expect(bar.frame.height == 96 && search.searchBar.window == nil)
    navigation.popViewController(animated: true)
    world.settle()
    #expect(bar.frame.height == 148 && field == CGRect(x: 16, y: 97, width: 358, height: 36))
  }

  @Test func aSearchThatIsInNoBarIsReported() {
    UISearchController(searchResultsController: nil).isActive = true
    #expect(world.diagnostics.map(\.code) == [.E2])
  }

  @Test func resultsThatTheAppShowsItselfShowWithoutAText() {
    begin()
    #expect(!search.showsSearchResultsController && results.parent == nil)
    search.showsSearchResultsController = true
    #expect(!search.automaticallyShowsSearchResultsController && results.parent === search)
    #expect(results.viewIfLoaded?.window === world.window)
    search.showsSearchResultsController = false
    #expect(results.parent == nil && results.viewIfLoaded?.window == nil)
  }
}
