import InterludeUI
import InterludeUITestSupport
import Testing

/// Which touches are a control's own, whatever recognisers and scroll views are around it.
@Suite final class ControlTouchTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()
  var finger: Finger { screen.finger }

  /// A control at (100, 100), in a view or on the screen, that writes down its changes.
  private func show<Control: UIControl>(_ control: Control, in parent: UIView? = nil, width: CGFloat? = nil) -> Control
  {
    let size = control.intrinsicContentSize
    control.frame = CGRect(x: 100, y: 100, width: width ?? size.width, height: size.height)
    (parent ?? screen.view).addSubview(control)
    control.addAction(UIAction { [world] _ in world.journal.write("changed") }, for: .valueChanged)
    world.layOut()
    return control
  }

  private func tapRecognizer(taps: Int = 1, fingers: Int = 1) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, fingers)
    return world.write("tap", tap, on: screen.view)
  }

  private enum Kind: CaseIterable {
    case toggle, stepper, segments, pages

    func make() -> UIControl {
      switch self {
      case .toggle: return UISwitch()
      case .stepper: return UIStepper()
      case .segments: return UISegmentedControl(items: ["A", "B"])
      case .pages:
        let pages = UIPageControl()
        pages.numberOfPages = 3
        return pages
      }
    }
  }

  @Test(arguments: Kind.allCases) private func aTapOnAControlIsItsOwn(kind: Kind) {
    let control = show(kind.make())
    _ = tapRecognizer()
    finger.tap(control.frame.maxX - 8, control.center.y, at: 1)
    #expect(world.journal.entries == ["changed"])
  }

  @Test(arguments: Kind.allCases) private func twoTapsInARowAreOfWhatIsAroundIt(kind: Kind) {
    let control = show(kind.make())
    _ = tapRecognizer(taps: 2)
    for time in [1, 1.15] { finger.tap(control.frame.maxX - 8, control.center.y, at: time) }
    #expect(world.journal.entries.contains("tap ended"))
  }

  @Test(arguments: Kind.allCases) private func aTapOnAControlThatIsDisabledIsOfWhatIsAroundIt(kind: Kind) {
    let control = show(kind.make())
    control.isEnabled = false
    _ = tapRecognizer()
    finger.tap(control.frame.maxX - 8, control.center.y, at: 1)
    #expect(world.journal.entries == ["tap ended"])
  }

  @Test func aSwitchsThumbIsDraggedAlongItsTrackAndAPanAcrossItIsNotItsOwn() {
    let toggle = show(UISwitch())
    _ = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    finger.drag(from: CGPoint(x: 110, y: 115), to: CGPoint(x: 145, y: 115), at: 1)
    #expect(toggle.isOn && world.journal.entries == ["changed"])
    finger.drag(from: CGPoint(x: 140, y: 115), to: CGPoint(x: 140, y: 300), at: 3)
    #expect(toggle.isOn && world.journal.entries.contains("pan began"))
  }

  /// Content of 2000 points that scrolls sideways, and holds touches back for a moment.
  private func scrollView() -> UIScrollView {
    let scrollView = UIScrollView(frame: screen.view.bounds)
    scrollView.contentSize = CGSize(width: 2000, height: 300)
    screen.view.addSubview(scrollView)
    return scrollView
  }

  @Test func aQuickPullAtASlidersThumbIsNotAScrollViews() {
    let scrollView = scrollView()
    let slider = show(UISlider(), in: scrollView, width: 228)
    finger.drag(from: CGPoint(x: 114, y: 117), to: CGPoint(x: 164, y: 117), at: 1, duration: 0.1)
    world.settle()
    #expect(scrollView.contentOffset == .zero && abs(slider.value - 0.25) < 1e-6)
    // Beside the thumb, and across the track, the content moves.
    finger.drag(from: CGPoint(x: 300, y: 117), to: CGPoint(x: 200, y: 117), at: 20, duration: 0.1)
    world.settle()
    #expect(scrollView.contentOffset.x > 0)
  }

  @Test func aQuickDragAlongDotsIsNotAScrollViews() {
    let (scrollView, pages) = (scrollView(), UIPageControl())
    pages.numberOfPages = 5
    _ = show(pages, in: scrollView)
    finger.drag(from: CGPoint(x: 140, y: 113), to: CGPoint(x: 180, y: 113), at: 1, duration: 0.1)
    world.settle()
    #expect(scrollView.contentOffset == .zero && pages.currentPage == 2)
  }
}
