import InterludeUI
import InterludeUITestSupport

/// A page view controller on probes named "0", "1", …, whose data source and delegate write down what they hear.
final class PageFixture: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let world = World()
  let pages: UIPageViewController
  private(set) lazy var probes = (0..<4).map { world.probe("\($0)") }
  private(set) lazy var finger = Finger(world.stage)
  /// How many dots the data source says.
  var dots = 0
  /// Whether the first page comes after the last.
  var isRound = false

  init(
    orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation, options: options)
    super.init()
    pages.delegate = self
    pages.dataSource = self
  }

  /// Shows the page of an index; what was heard until then is forgotten.
  func show(_ index: Int = 0) {
    pages.setViewControllers([probes[index]], direction: .forward, animated: false)
    world.show(pages)
    world.layOut()
    world.journal.clear()
  }

  func set(_ index: Int, _ direction: UIPageViewController.NavigationDirection = .forward, animated: Bool = true) {
    pages.setViewControllers([probes[index]], direction: direction, animated: animated) { [world] in
      world.journal.write("set \($0)")
    }
  }

  /// A drag to the left by a number of points, from the right edge; it takes 0.2 s.
  func swipe(left way: CGFloat, at time: Double, lifts: Bool = true) {
    let start = CGPoint(x: way > 0 ? 380 : 10, y: 400)
    finger.drag(from: start, to: CGPoint(x: start.x - way, y: 400), at: time, lifts: lifts)
  }

  func advance(to time: Double) {
    world.stage.advance(to: time)
    world.layOut()
  }

  /// The names of the pages that `viewControllers` has.
  var shown: [String] { (pages.viewControllers ?? []).map(name) }
  /// The left and the right edge of a page's view in the window; nil if it is not there.
  func span(_ index: Int) -> ClosedRange<CGFloat>? {
    world.layOut()
    guard let view = probes[index].viewIfLoaded, view.window != nil else { return nil }
    let frame = view.convert(view.bounds, to: nil)
    return frame.minX...frame.maxX
  }

  /// What the delegate and the controllers heard, but for the questions of the data source.
  var heard: [String] { world.journal.entries.filter { !$0.hasPrefix("asked") && !$0.contains("viewDidLoad") } }
  var asked: [String] { world.journal.entries(about: "asked") }

  private func name(_ controller: UIViewController) -> String { (controller as? Probe)?.name ?? "?" }

  // MARK: Data source

  private func neighbour(of controller: UIViewController, _ step: Int) -> UIViewController? {
    world.journal.write("asked \(step > 0 ? "after" : "before") \(name(controller))")
    guard let index = probes.firstIndex(where: { $0 === controller }) else { return nil }
    let other = isRound ? (index + step + probes.count) % probes.count : index + step
    return probes.indices.contains(other) ? probes[other] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    world.journal.write("asked count")
    return dots
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    world.journal.write("asked index")
    return Int(shown.first ?? "") ?? 0
  }

  // MARK: Delegate

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { world.journal.write("will to \(pendingViewControllers.map(name).joined(separator: ","))") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    world.journal.write(
      "did from \(previousViewControllers.map(name).joined(separator: ",")), finished \(finished), completed \(completed)"
    )
  }
}
