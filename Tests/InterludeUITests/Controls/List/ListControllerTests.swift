import InterludeUI
import InterludeUITestSupport
import Testing

/// The controllers of tables and collections.
@Suite(.ownWorld) final class ListControllerTests {
  private let world = World()
  private lazy var finger = Finger(world.stage)
  private let path = IndexPath(row: 2, section: 0)

  /// Shows a controller with another one pushed on it.
  private func showPushed(on root: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    world.show(navigation)
    world.layOut()
    return navigation
  }

  private func push(on navigation: UINavigationController) {
    navigation.pushViewController(UIViewController(), animated: true)
    world.settle()
  }

  /// Drags from the left edge to a place, and lifts the finger after a rest.
  private func swipe(to x: CGFloat, lifts: Bool = true) {
    let start = world.stage.time
    finger.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: x, y: 600), at: start, duration: 1, lifts: false)
    if lifts { finger.up(x, 600, at: start + 1.5) }
  }

  @Test func aTableControllerIsDataSourceAndDelegateOfItsView() {
    let root = Rows(style: .grouped)
    world.show(root)
    world.layOut()
    #expect(root.view === root.tableView && root.tableView.style == .grouped)
    #expect(root.tableView.dataSource === root && root.tableView.delegate === root)
    #expect(root.tableView.visibleCells.count == 5 && root.tableView.frame == world.window.bounds)
  }

  @Test func aCollectionControllerHasItsCollectionInItsView() {
    let root = Items(collectionViewLayout: UICollectionViewFlowLayout())
    world.show(root)
    world.layOut()
    #expect(root.collectionView.superview === root.view && root.collectionView.frame == world.window.bounds)
    #expect(root.collectionView.dataSource === root && root.collectionView.delegate === root)
    #expect(root.collectionView.visibleCells.count == 5 && root.collectionViewLayout is UICollectionViewFlowLayout)
  }

  @Test func aPopDeselectsTheRow() {
    let root = Rows(style: .plain)
    let navigation = showPushed(on: root)
    root.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    push(on: navigation)
    #expect(root.tableView.indexPathForSelectedRow == path)
    navigation.popViewController(animated: true)
    #expect(root.tableView.indexPathForSelectedRow == nil)
    world.settle()
    #expect(root.tableView.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func whatIsSelectedFadesWithTheFingerAndComesBackWithIt() throws {
    let root = Rows(style: .plain)
    let navigation = showPushed(on: root)
    root.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    let cell = try #require(root.tableView.cellForRow(at: path))
    let ground = UIView(frame: .zero)
    cell.selectedBackgroundView = ground
    world.layOut()
    push(on: navigation)
    swipe(to: 132, lifts: false)
    #expect(root.tableView.indexPathForSelectedRow == nil && !cell.isSelected)
    let faded = try #require(ground.layer.presentation()).opacity
    #expect(faded > 0.3 && faded < 1, "the finger is at a third of the way")
    finger.up(132, 600, at: world.stage.time + 0.5)
    world.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(root.tableView.indexPathForSelectedRow == path && cell.isSelected && ground.alpha == 1)
    navigation.popViewController(animated: false)
    #expect(root.tableView.indexPathForSelectedRow == nil && !cell.isSelected && world.diagnostics.isEmpty)
  }

  @Test func aCancelledPopSelectsTheItemsAgain() {
    let root = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let navigation = showPushed(on: root)
    root.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    push(on: navigation)
    swipe(to: 132)
    world.settle()
    #expect(root.collectionView.indexPathsForSelectedItems == [path])
    #expect(root.collectionView.cellForItem(at: path)?.isSelected == true)
    swipe(to: 300)
    world.settle()
    #expect(navigation.viewControllers == [root] && root.collectionView.indexPathsForSelectedItems == [])
  }

  @Test func aTableControllersRefreshControlIsItsTables() {
    let (root, wheel) = (Rows(style: .plain), UIRefreshControl())
    #expect(root.refreshControl == nil)
    root.refreshControl = wheel
    #expect(
      root.tableView.refreshControl === wheel && root.refreshControl === wheel && wheel.superview === root.tableView)
    root.refreshControl = nil
    #expect(root.tableView.refreshControl == nil && wheel.superview == nil)
  }

  @Test(arguments: [false, true]) func aSubclassMayAnswerAndHearAsAScrollViewsDelegate(isCollection: Bool) {
    let listener: any UIScrollViewDelegate & Listener =
      isCollection
      ? ListenerItems(collectionViewLayout: UICollectionViewFlowLayout()) : ListenerRows(style: .plain)
    let (scroll, view) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), listener.zoomed)
    scroll.delegate = listener
    scroll.addSubview(view)
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 4)
    scroll.setZoomScale(2, animated: true)
    world.window.addSubview(scroll)
    scroll.setZoomScale(3, animated: true)
    world.settle()
    #expect(view.transform.a == 3)
    #expect(listener.scrollViewShouldScrollToTop(scroll) == false)
    listener.scrollViewDidScrollToTop(scroll)
    #expect(listener.heard == ["begins", "zooms", "ends", "begins", "zooms", "ends", "top"])
  }

  @Test func aControllerMayKeepWhatIsSelected() {
    let (rows, items) = (Rows(style: .plain), Items(collectionViewLayout: UICollectionViewFlowLayout()))
    rows.clearsSelectionOnViewWillAppear = false
    items.clearsSelectionOnViewWillAppear = false
    for root in [rows, items] {
      let navigation = showPushed(on: root)
      rows.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      items.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
      push(on: navigation)
      navigation.popViewController(animated: true)
      world.settle()
    }
    #expect(rows.tableView.indexPathForSelectedRow == path && items.collectionView.indexPathsForSelectedItems == [path])
  }
}

private final class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
}

private final class Items: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
}

/// Has a view that is zoomed, and notes what it is told.
private protocol Listener: AnyObject {
  @MainActor var zoomed: UIView { get }
  @MainActor var heard: [String] { get }
}

private final class ListenerRows: UITableViewController, Listener {
  let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  var heard: [String] = []

  override func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { heard.append("begins") }
  override func scrollViewDidZoom(_ scrollView: UIScrollView) { heard.append("zooms") }
  override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    heard.append("ends")
  }
  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { heard.append("top") }
}

private final class ListenerItems: UICollectionViewController, Listener {
  let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  var heard: [String] = []

  override func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { heard.append("begins") }
  override func scrollViewDidZoom(_ scrollView: UIScrollView) { heard.append("zooms") }
  override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    heard.append("ends")
  }
  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { heard.append("top") }
}
