import InterludeUI
import InterludeUITestSupport
import Testing

/// A scroll view that zooms: 300 × 400 points at (0, 100), a page of 300 × 400 in it, from a half to four times its size.
@Suite final class ScrollZoomTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()
  lazy var page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  lazy var delegate = ZoomProbe(page, world.journal)
  lazy var scroll: UIScrollView = {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 4)
    scroll.contentSize = page.frame.size
    scroll.addSubview(page)
    scroll.delegate = delegate
    screen.view.addSubview(scroll)
    return scroll
  }()
  var fingers: Fingers { world.fingers }
  private var calls: [String] { world.journal.entries }

  private func advance(by seconds: Double) {
    world.stage.advance(to: world.stage.time + seconds)
    world.layOut()
  }

  /// Where a point of the page shows, in the window.
  private func place(of point: CGPoint) -> CGPoint {
    let (frame, bounds) = (
      (page.layer.presentation() ?? page.layer).frame, (scroll.layer.presentation() ?? scroll.layer).bounds
    )
    return CGPoint(
      x: frame.minX + point.x / 300 * frame.width - bounds.minX,
      y: frame.minY + point.y / 400 * frame.height - bounds.minY + 100)
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

  // MARK: By the program

  @Test func theMiddleStaysInTheMiddle() {
    scroll.zoomScale = 2
    #expect(page.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
    #expect(scroll.contentSize == CGSize(width: 600, height: 800))
    #expect(scroll.contentOffset == CGPoint(x: 150, y: 200))
    scroll.contentOffset = .zero
    scroll.zoomScale = 4
    #expect(
      scroll.contentOffset == CGPoint(x: 150, y: 200), "150 × 200 of the page at twice its size was in the middle")
    #expect(calls == ["didZoom 2.0", "didZoom 4.0"])
  }

  @Test(arguments: [(9.0, 4.0), (0.1, 0.5), (.nan, 1)]) func theLimitsHold(scale: CGFloat, expected: CGFloat) {
    scroll.zoomScale = scale
    #expect(scroll.zoomScale == expected)
  }

  @Test func aRectangleFillsTheView() {
    scroll.zoom(to: CGRect(x: 150, y: 100, width: 75, height: 200), animated: false)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentOffset == CGPoint(x: 225, y: 200))
    scroll.zoom(to: CGRect(x: 290, y: 390, width: 10, height: 10), animated: false)
    #expect(scroll.zoomScale == 4)
    #expect(scroll.contentOffset == CGPoint(x: 900, y: 1200), "as far as the content goes")
  }

  @Test func whatIsNotNamedIsNotZoomed() {
    delegate.page = nil
    scroll.zoomScale = 2
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    fingers.pair(.began, about: CGPoint(x: 150, y: 300), distance: 100, at: 1)
    fingers.pair(.moved, about: CGPoint(x: 150, y: 300), distance: 200, at: 1.1)
    #expect(page.transform == .identity && scroll.zoomScale == 1 && !scroll.isZooming)
    #expect(calls.isEmpty)
  }

  @Test func animatedItTakesThreeTenthsOfASecondAndTheAppsChangesGoAlong() {
    let middle = CGPoint(x: 150, y: 200)
    scroll.setZoomScale(3, animated: true)
    #expect(scroll.zoomScale == 3 && calls == ["willBeginZooming", "didZoom 3.0"])
    for _ in 0..<3 {
      advance(by: 0.09)
      #expect(distance(place(of: middle), CGPoint(x: 150, y: 300)) < 1e-6)
    }
    #expect(page.layer.presentation().map { $0.frame.width < 899 } == true)
    advance(by: 0.04)
    #expect(calls == ["willBeginZooming", "didZoom 3.0", "didEndZooming 3.0"])
  }

  @Test func aNewZoomTakesOverFromTheOneUnderWay() {
    scroll.setZoomScale(3, animated: true)
    advance(by: 0.15)
    let shown = page.layer.presentation()?.frame.width ?? 0
    scroll.setZoomScale(1, animated: true)
    world.layOut()
    #expect(shown > 400 && abs((page.layer.presentation()?.frame.width ?? 0) - shown) < 1e-6)
    world.settle()
    #expect(scroll.zoomScale == 1 && scroll.contentOffset == .zero && scroll.contentSize == page.bounds.size)
    let ends = calls.filter { $0.contains("Zooming") }
    #expect(
      ends == ["willBeginZooming", "didEndZooming \(shown / 300)", "willBeginZooming", "didEndZooming 1.0"])
  }

  // MARK: By hand

  @Test func whatIsBetweenTheFingersStaysThere() {
    scroll.zoomScale = 2
    let start = CGPoint(x: 120, y: 260)
    fingers.pair(.began, about: start, distance: 100, at: 1)
    fingers.pair(.moved, about: start, distance: 110, at: 1.1)
    #expect(scroll.isZooming)
    let bounds = scroll.bounds
    let held = scroll.convert(CGPoint(x: bounds.minX + 120, y: bounds.minY + 160), to: page)
    for (distance, x) in [(130.0, 130.0), (165, 140), (150, 150)] {
      fingers.pair(.moved, about: CGPoint(x: x, y: 270), distance: distance, at: 1.2)
      #expect(abs(scroll.zoomScale - 2 * distance / 110) < 1e-9)
      #expect(self.distance(place(of: held), CGPoint(x: x, y: 270)) < 1e-6)
    }
  }

  @Test func aFingerThatStaysMovesTheContentWithoutAJump() {
    scroll.zoomScale = 2
    fingers.pair(.began, about: CGPoint(x: 150, y: 300), distance: 100, at: 1)
    fingers.pair(.moved, about: CGPoint(x: 165, y: 300), distance: 132, at: 1.1)
    let before = scroll.contentOffset
    fingers.up(1, 99, 300, at: 1.2)
    #expect(!scroll.isZooming && scroll.contentOffset == before)
    fingers.move(2, 231, 280, at: 1.3)
    fingers.move(2, 231, 260, at: 1.4)
    #expect(scroll.contentOffset.x == before.x)
    #expect((20...40).contains(scroll.contentOffset.y - before.y))
    fingers.down(1, 131, 260, at: 1.5)
    fingers.pair(.moved, about: CGPoint(x: 181, y: 260), distance: 50, at: 1.6)
    #expect(scroll.isZooming && scroll.zoomScale < 2, "the second finger is back")
  }

  /// At twice the limit the logarithm of 2 gives way as points do past an edge: 0.55·x / (1 + 0.55·x).
  @Test func pastItsLimitItGivesWayAndGoesBack() {
    scroll.zoomScale = 4
    let place = CGPoint(x: 150, y: 300)
    fingers.pair(.began, about: place, distance: 90, at: 1)
    fingers.pair(.moved, about: place, distance: 100, at: 1.1)
    fingers.pair(.moved, about: place, distance: 200, at: 1.2)
    let pull = 0.55 * log(2.0)
    #expect(abs(scroll.zoomScale - 4 * exp(pull / (1 + pull))) < 1e-9)
    fingers.pair(.ended, about: place, distance: 200, at: 1.3)
    #expect(scroll.isZoomBouncing && !scroll.isZooming)
    world.settle()
    #expect(scroll.zoomScale == 4 && !scroll.isZoomBouncing)
    #expect(calls.filter { $0.contains("Zooming") } == ["willBeginZooming", "didEndZooming 4.0"])
    scroll.bouncesZoom = false
    fingers.pair(.began, about: place, distance: 90, at: 3)
    fingers.pair(.moved, about: place, distance: 200, at: 3.1)
    #expect(scroll.zoomScale == 4)
  }

  @Test func aBounceTakesTheContentFromTheFingerThatStaysAndCanBeCaught() {
    scroll.zoomScale = 4
    fingers.pair(.began, about: CGPoint(x: 150, y: 300), distance: 90, at: 1)
    fingers.pair(.moved, about: CGPoint(x: 150, y: 340), distance: 100, at: 1.1)
    fingers.pair(.moved, about: CGPoint(x: 150, y: 340), distance: 250, at: 1.2)
    #expect(scroll.isDragging && scroll.isZooming)
    fingers.up(1, 25, 340, at: 1.3)
    #expect(!scroll.isDragging && scroll.isZoomBouncing)

    advance(by: 0.1)
    let shown = (page.layer.presentation()?.frame.width ?? 0) / 300
    fingers.down(1, 25, 340, at: world.stage.time)
    #expect(shown > 4.1 && abs(scroll.zoomScale - shown) < 1e-9)
    fingers.pair(.moved, about: CGPoint(x: 150, y: 340), distance: 250.001, at: world.stage.time)
    #expect(abs(scroll.zoomScale - shown) < 0.001)
  }

  @Test func aZoomIsCaughtWhereItShows() {
    scroll.setZoomScale(4, animated: true)
    advance(by: 0.15)
    let place = CGPoint(x: 150, y: 300)
    let shown = page.layer.presentation()?.frame.width ?? 0
    fingers.pair(.began, about: place, distance: 90, at: world.stage.time)
    fingers.pair(.moved, about: place, distance: 100, at: world.stage.time)
    #expect(shown > 400 && shown < 1100)
    let calls = self.calls.filter { $0.contains("Zooming") }
    #expect(calls == ["willBeginZooming", "didEndZooming \(shown / 300)", "willBeginZooming"])
    #expect(abs(page.frame.width - shown) < 1e-6)
    #expect(distance(self.place(of: CGPoint(x: 150, y: 200)), place) < 1e-6)
  }

  @Test func thereIsAPinchWhereThereIsSomethingToZoom() {
    #expect(scroll.pinchGestureRecognizer != nil)
    fingers.pair(.began, about: CGPoint(x: 150, y: 300), distance: 100, at: 1)
    fingers.pair(.moved, about: CGPoint(x: 150, y: 300), distance: 200, at: 1.1)
    scroll.maximumZoomScale = 0.5
    #expect(scroll.pinchGestureRecognizer == nil && !scroll.isZooming)
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (.nan, -1)
    scroll.zoomScale = 3
    #expect(scroll.zoomScale == 1 && scroll.pinchGestureRecognizer == nil)
  }

  @Test func contentThatConstraintsPlaceIsZoomedToo() {
    page.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      page.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      page.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      page.widthAnchor.constraint(equalToConstant: 280), page.heightAnchor.constraint(equalToConstant: 350),
    ])
    world.layOut()
    scroll.zoomScale = 3
    for height: CGFloat in [350, 360] {
      page.constraints.first { $0.firstAttribute == .height }?.constant = height
      world.layOut()
      #expect(page.frame == CGRect(x: 0, y: 0, width: 840, height: 3 * height))
      #expect(scroll.contentSize == page.frame.size)
    }
  }

  /// The usual way to keep a picture in the middle: constraints to the edges, whose constants are half of what it leaves free.
  @Test func gapsThatConstraintsLeaveAreNotZoomed() {
    page.translatesAutoresizingMaskIntoConstraints = false
    let gaps = [
      page.topAnchor.constraint(equalTo: scroll.topAnchor), scroll.bottomAnchor.constraint(equalTo: page.bottomAnchor),
    ]
    NSLayoutConstraint.activate(
      gaps + [
        page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: page.trailingAnchor),
        page.widthAnchor.constraint(equalToConstant: 100), page.heightAnchor.constraint(equalToConstant: 50),
      ])
    world.layOut()
    scroll.zoomScale = 2
    for gap in gaps { gap.constant = 80 }
    world.layOut()

    #expect(page.frame == CGRect(x: 0, y: 80, width: 200, height: 100))
    #expect(scroll.contentSize == CGSize(width: 200, height: 80 + 100 + 80))
  }
}

/// A delegate that names the page, and writes down what it is told of zooming.
final class ZoomProbe: NSObject, UIScrollViewDelegate {
  var page: UIView?
  private let journal: Journal

  init(_ page: UIView, _ journal: Journal) { (self.page, self.journal) = (page, journal) }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { journal.write("willBeginZooming") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { journal.write("didZoom \(scrollView.zoomScale)") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    journal.write("didEndZooming \(scale)")
  }
}
