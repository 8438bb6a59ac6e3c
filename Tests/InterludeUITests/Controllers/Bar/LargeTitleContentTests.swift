import InterludeUI
import Testing

/// Whose content a large title goes by, and what shows at the content's edge.
@Suite final class LargeTitleContentTests {
  lazy var fixture = LargeTitleFixture()
  private let (whole, least) = (LargeTitleFixture.whole, LargeTitleFixture.least)

  private func screen(with views: UIView...) -> UIViewController {
    let screen = UIViewController()
    for view in views {
      view.frame = screen.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      (view as? UIScrollView)?.contentSize = CGSize(width: 390, height: 3000)
      screen.view.addSubview(view)
    }
    return screen
  }

  @Test func theRootViewsFirstSubviewCountsAndNoOtherUnlessItIsSet() {
    let scroll = UIScrollView()
    let first = screen(with: scroll, UIView())
    fixture.show(first)
    #expect(first.contentScrollView(for: .top) === scroll)
    scroll.contentOffset.y = 0
    fixture.world.layOut()
    #expect(fixture.bar.frame.height == least)

    let other = UIScrollView()
    let second = screen(with: UIView(), other)
    fixture.show(second)
    #expect(second.contentScrollView(for: .top) == nil)
    other.contentOffset.y = 0
    fixture.world.layOut()
    #expect(fixture.bar.frame.height == whole)
    second.setContentScrollView(other, for: .top)
    fixture.world.layOut()
    other.contentOffset.y = 10
    fixture.world.layOut()
    #expect(second.contentScrollView(for: .top) === other && fixture.bar.frame.height == least)
  }

  @Test func contentThatBeginsBelowTheBarDoesNotMoveIt() {
    let scroll = UIScrollView()
    let screen = UIViewController()
    screen.view.addSubview(scroll)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    let safe = screen.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: safe.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
    ])
    scroll.contentSize = CGSize(width: 390, height: 3000)
    fixture.show(screen)
    scroll.contentOffset.y = 300
    fixture.world.layOut()
    #expect(fixture.bar.frame.height == whole && scroll.frame.minY == whole && scroll.contentOffset.y == 300)
  }

  @Test func aRowThatIsScrolledToTheTopStandsUnderTheLeastBar() {
    let table = UITableViewController(style: .plain)
    let source = ThirtyRows()
    table.tableView.dataSource = source
    fixture.show(table)
    table.tableView.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
    fixture.world.layOut()
    let row = table.tableView.rectForRow(at: IndexPath(row: 10, section: 0))
    #expect(table.tableView.convert(row, to: nil).minY == least && fixture.bar.frame.height == least)
    table.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    fixture.world.layOut()
    #expect(fixture.bar.frame.height == whole)
  }

  @Test func aRefreshControlTurnsAboveTheTitle() throws {
    let (screen, scroll) = LargeTitleFixture.list("Herbs")
    let control = UIRefreshControl()
    scroll.refreshControl = control
    fixture.show(screen)
    let rest = try #require(fixture.largeTitle("Herbs"))
    fixture.finger.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 700), at: 1, duration: 1)
    fixture.world.settle()
    #expect(control.isRefreshing && scroll.contentOffset.y == -whole - 60)
    #expect(control.convert(control.bounds, to: nil).minY == least)
    #expect(fixture.largeTitle("Herbs")?.midY == rest.midY + 60)
    control.endRefreshing()
    fixture.world.settle()
    #expect(scroll.contentOffset.y == -whole && fixture.bar.frame.height == whole)
    scroll.contentOffset.y = -whole + 20
    fixture.world.layOut()
    #expect(fixture.bar.frame.height == whole - 20)
  }

  @Test func atTheContentsEdgeTheBarHasNoBackground() throws {
    let (screen, scroll) = LargeTitleFixture.list("Herbs")
    let red = UINavigationBarAppearance()
    red.backgroundColor = .red
    fixture.bar.standardAppearance = red
    fixture.show(screen)
    #expect(fixture.ground == nil)
    scroll.contentOffset.y = -least
    #expect(fixture.ground == nil)
    scroll.contentOffset.y = -least + 4
    let half = try #require(fixture.ground?.cgColor)
    #expect(half == UIColor.red.withAlphaComponent(0.5).cgColor)
    scroll.contentOffset.y = 0
    #expect(fixture.ground == .red)
  }

  @Test func anEdgeAppearanceShowsAtTheContentsEdgeInAnyBar() {
    let (screen, scroll) = LargeTitleFixture.list("Herbs")
    let blue = UINavigationBarAppearance()
    blue.backgroundColor = .blue
    blue.titleTextAttributes = [.foregroundColor: UIColor.white]
    fixture.bar.prefersLargeTitles = false
    let red = UINavigationBarAppearance()
    red.backgroundColor = .red
    fixture.bar.standardAppearance = red
    fixture.bar.scrollEdgeAppearance = blue
    fixture.show(screen)
    #expect(fixture.ground == .blue && fixture.smallTitle("Herbs")?.textColor == .white)
    scroll.contentOffset.y = 0
    #expect(fixture.ground == .red)
    #expect(fixture.smallTitle("Herbs")?.textColor == .label)
    fixture.bar.scrollEdgeAppearance = nil
    scroll.contentOffset.y = -least
    #expect(fixture.ground == nil)
  }

  @Test func largeTitlesAreWrittenAsTheBarSays() {
    fixture.show(LargeTitleFixture.list("Herbs").screen)
    fixture.bar.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
    #expect(fixture.labels("Herbs").map(\.textColor) == [.green])
    let appearance = UINavigationBarAppearance()
    appearance.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    fixture.bar.standardAppearance = appearance
    #expect(fixture.labels("Herbs").map(\.font) == [.systemFont(ofSize: 30)])
  }
}

/// Thirty rows.
private final class ThirtyRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
