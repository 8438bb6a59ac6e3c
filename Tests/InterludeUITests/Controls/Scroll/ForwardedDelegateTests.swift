import InterludeUI
import InterludeUITestSupport
import Testing

/// Delegates that hand on what they do not handle, by `responds(to:)` and `forwardingTarget(for:)`.
@Suite(.ownWorld) final class ForwardedDelegateTests {
  private let world = World()
  private let own = Journal()

  private func makeScrollView() -> UIScrollView {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    world.showProbe().view.addSubview(scrollView)
    return scrollView
  }

  @Test func whatARelayDoesNotImplementReachesItsTarget() {
    let scrollView = makeScrollView()
    let target = ScrollProbe(world.journal)
    let relay = Relay(to: target, own)
    scrollView.delegate = relay
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    world.settle()
    #expect(Set(own.entries) == ["didScroll"])
    #expect(world.journal.entries == ["didEndScrollingAnimation"])
  }

  @Test func whatItsTargetAnswersIsTheAnswer() {
    let scrollView = makeScrollView()
    let target = Zoomed()
    let relay = Relay(to: target, own)
    scrollView.delegate = relay
    scrollView.addSubview(target.view)
    scrollView.maximumZoomScale = 3
    scrollView.zoomScale = 2
    #expect(target.view.transform.a == 2)
  }

  @Test func aRelayThatDoesNotRespondHandsNothingOn() {
    let scrollView = makeScrollView()
    let relay = Relay(to: ScrollProbe(world.journal), own)
    relay.isDeaf = true
    scrollView.delegate = relay
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    world.settle()
    #expect(world.journal.entries == [])
  }

  @Test func aTablesRowsReachTheTargetOfARelayThatKnowsOfScrollingAlone() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    world.showProbe().view.addSubview(table)
    let (source, target) = (Rows(), Heights())
    table.dataSource = source
    let relay = Relay(to: target, own)
    (table as UIScrollView).delegate = relay
    world.layOut()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 70, width: 100, height: 70))
  }

  @Test func anObjectRespondsToWhatItsProtocolHas() {
    let target = ScrollProbe(world.journal)
    let relay = Relay(to: target, own)
    let scrolled = Selector("scrollViewDidScroll:", method: ScrollProbe.scrollViewDidScroll(_:))
    #expect(relay.responds(to: scrolled) && (relay as any UIScrollViewDelegate).responds(to: scrolled))
    relay.isDeaf = true
    #expect(!(relay as any UIScrollViewDelegate).responds(to: scrolled))
  }
}

/// Writes down that the content moves, and hands on the rest.
private final class Relay: InterfaceObject, UIScrollViewDelegate {
  private let target: any UIScrollViewDelegate
  private let journal: Journal
  var isDeaf = false

  init(to target: any UIScrollViewDelegate, _ journal: Journal) {
    (self.target, self.journal) = (target, journal)
    super.init()
  }

  override func responds(to aSelector: Selector!) -> Bool { !isDeaf && target.responds(to: aSelector) }
  override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { journal.write("didScroll") }
}

private final class Zoomed: NSObject, UIScrollViewDelegate {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

private final class Heights: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
}
