import InterludeUI
import Testing

@testable import Adopted

/// A list whose cells have buttons, a header that is told of its scrolling, and a sheet with a delegate each.
@Suite(.serialized) struct FeedTests {
  private let feed = FeedViewController(style: .plain)

  private func show() -> Screen {
    let screen = Screen { UINavigationController(rootViewController: feed) }
    _ = screen.log
    return screen
  }

  /// A place in a row, in the window.
  private func place(_ x: CGFloat, inRow row: Int) -> CGPoint {
    let rect = feed.tableView.rectForRow(at: IndexPath(row: row, section: 0))
    return feed.tableView.convert(CGPoint(x: x, y: rect.midY), to: nil)
  }

  @Test func aCellsButtonReachesTheListAndChangesTheCell() {
    let screen = show()
    let button = place(330, inRow: 1)
    screen.tap(button.x, button.y)
    screen.tap(button.x, button.y)
    #expect(screen.log == ["liked Post 2: 1", "liked Post 2: 2"])
    let cell = feed.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? PostCell
    #expect(cell?.likeButton.title(for: .normal) == "♥ 2")
    #expect(Post.likeKeys == ["likes", "isRead"])
  }

  @Test func aRowIsRead() {
    let screen = show()
    let row = place(100, inRow: 0)
    screen.tap(row.x, row.y)
    #expect(screen.log == ["read Post 1"])
    #expect(feed.posts[0].isRead)
  }

  @Test func theHeaderHearsOfTheScrolling() {
    let screen = show()
    #expect(!feed.header.isCollapsed)
    screen.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 300))
    #expect(screen.log == ["header collapsed"])
    screen.pass(3)
    screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 800))
    screen.pass(3)
    #expect(screen.log == ["header opened"])
    #expect(feed.header.layer.sublayers?.first?.frame == feed.header.bounds)
  }

  private func showFilter() -> Screen {
    let screen = show()
    // Without fonts the button's title takes no room; a finger hits it beside it all the same.
    screen.tap(374, 22)
    screen.pass(0.5)
    #expect(feed.presentedViewController is FilterViewController)
    _ = screen.log
    return screen
  }

  @Test func theSheetsButtonsReachTheFeed() {
    let screen = showFilter()
    screen.tap(95, 706)
    #expect(screen.log == ["nothing to clear"])
    screen.tap(95, 646)
    screen.pass(0.5)
    #expect(screen.log == ["filter Newest", "sheet closed"])
    #expect(feed.presentedViewController == nil)
  }

  @Test func aTouchOutsideClosesTheSheet() {
    let screen = showFilter()
    screen.tap(195, 200)
    screen.pass(0.5)
    #expect(screen.log == ["sheet closed"])
  }

  @Test func theSheetIsDraggedAway() {
    let screen = showFilter()
    screen.drag(from: CGPoint(x: 300, y: 640), to: CGPoint(x: 300, y: 700))
    screen.pass(0.5)
    #expect(screen.log == ["sheet comes back"])
    screen.drag(from: CGPoint(x: 300, y: 640), to: CGPoint(x: 300, y: 800))
    screen.pass(0.5)
    #expect(screen.log == ["sheet finishes", "sheet closed"])
  }
}
