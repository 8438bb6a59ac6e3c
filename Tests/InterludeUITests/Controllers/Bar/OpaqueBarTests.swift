import InterludeUI
import InterludeUITestSupport
import Testing

/// A navigation bar that is not translucent, on a screen of 390 × 844 points of which a status bar covers 50: the bar ends at 94.
@Suite(.ownWorld) @MainActor struct OpaqueBarTests {
  private let world = World()
  private let navigation = UINavigationController(nibName: nil, bundle: nil)
  private var bar: UINavigationBar { navigation.navigationBar }
  private let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
  private let below = CGRect(x: 0, y: 94, width: 390, height: 750)

  init() {
    world.stage.textRenderer = FixedWidthRenderer()
    world.stage.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    bar.isTranslucent = false
  }

  private func show(_ screens: UIViewController...) {
    navigation.setViewControllers(screens, animated: false)
    world.show(navigation)
    world.layOut()
  }

  private func extended() -> UIViewController {
    let screen = UIViewController()
    screen.extendedLayoutIncludesOpaqueBars = true
    return screen
  }

  // MARK: Places

  @Test func aBarIsTranslucentUnlessSet() {
    #expect(UINavigationBar(frame: .zero).isTranslucent && !UIViewController().extendedLayoutIncludesOpaqueBars)
  }

  @Test func aScreenBeginsBelowTheBar() {
    let screen = UIViewController()
    show(screen)
    #expect(screen.view.frame == below)
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
  }

  @Test func aScreenThatIncludesOpaqueBarsReachesUpUnderIt() {
    let screen = extended()
    show(screen)
    #expect(screen.view.frame == whole && screen.view.safeAreaInsets.top == 94)
    screen.extendedLayoutIncludesOpaqueBars = false
    world.layOut()
    #expect(screen.view.frame == below && screen.view.safeAreaInsets.top == 0)
  }

  @Test func aScreenFollowsABarThatBecomesTranslucent() {
    let screen = UIViewController()
    show(screen)
    bar.isTranslucent = true
    world.layOut()
    #expect(screen.view.frame == whole && screen.view.safeAreaInsets.top == 94)
    bar.isTranslucent = false
    world.layOut()
    #expect(screen.view.frame == below && screen.view.safeAreaInsets.top == 0)
  }

  @Test func withoutTheBarAScreenIsAllOfIt() {
    let screen = UIViewController()
    show(screen)
    navigation.setNavigationBarHidden(true, animated: true)
    world.stage.advance(to: world.stage.time + 0.1)
    #expect((1..<93).contains(screen.view.layer.presentation()?.frame.minY ?? 0))
    world.settle()
    #expect(screen.view.frame == whole && screen.view.safeAreaInsets.top == 50)
    navigation.setNavigationBarHidden(false, animated: false)
    #expect(screen.view.frame == below)
  }

  @Test func inAWindowThatTurnsAScreenStaysBelowTheBar() {
    let screen = UIViewController()
    show(screen)
    let turn = InputEvent.Kind.resize(CGSize(width: 844, height: 390), scale: 2)
    world.stage.send(InputEvent(time: world.stage.time, kind: turn))
    world.layOut()
    #expect(screen.view.frame == CGRect(x: 0, y: 94, width: 844, height: 296))
  }

  // MARK: Transitions

  @Test(arguments: [false, true]) func screensArePushedAndPoppedWhereTheyBelong(isExtended: Bool) {
    let (lower, upper) = (UIViewController(), isExtended ? extended() : UIViewController())
    show(lower)
    navigation.pushViewController(upper, animated: true)
    world.stage.advance(to: world.stage.time + 0.2)
    let top: CGFloat = isExtended ? 0 : 94
    #expect(upper.view.layer.presentation()?.frame.minY == top && upper.view.frame.height == 844 - top)
    #expect(lower.view.layer.presentation()?.frame.minY == 94 && lower.view.frame.height == 750)
    world.settle()
    #expect(upper.view.frame == (isExtended ? whole : below))
    navigation.popViewController(animated: true)
    world.stage.advance(to: world.stage.time + 0.2)
    #expect(lower.view.layer.presentation()?.frame.minY == 94 && lower.view.frame.height == 750)
    world.settle()
    #expect(lower.view.frame == below)
    #expect(world.diagnostics.isEmpty)
  }

  private final class Hiding: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
  }

  @Test func aScreenThatHidesTheBarComesAsAllOfTheScreen() {
    let (lower, upper) = (UIViewController(), Hiding())
    show(lower)
    navigation.pushViewController(upper, animated: true)
    world.stage.advance(to: world.stage.time + 0.2)
    #expect(upper.view.frame.size == whole.size && lower.view.layer.presentation()?.frame.minY == 94)
    world.settle()
    #expect(upper.view.frame == whole)
  }

  @Test func aSwipeThatIsTakenBackLeavesTheScreenBelowTheBar() {
    let (lower, upper) = (UIViewController(), UIViewController())
    show(lower, upper)
    Finger(world.stage).drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), at: 1, duration: 1)
    world.settle()
    #expect(navigation.topViewController === upper && upper.view.frame == below)
  }

  // MARK: Background

  /// What is at the very back of the bar.
  private var floor: UIView? { bar.subviews.first }

  @Test func theBarHidesWhatIsBehindItWhereverTheContentIs() {
    let (screen, scroll) = LargeTitleFixture.list("Herbs")
    show(screen)
    for offset in [0, 300] as [CGFloat] {
      scroll.contentOffset.y = offset
      world.layOut()
      #expect(floor?.backgroundColor == .systemBackground && floor?.isHidden == false && floor?.frame == bar.bounds)
      #expect(bar.subviews.allSatisfy { !($0 is UIVisualEffectView) || $0.alpha == 0 })
    }
    bar.isTranslucent = true
    #expect(floor?.isHidden == true)
  }

  @Test func anAppearanceForTheEdgeGivesWayAsContentGoesAway() {
    let (screen, scroll) = LargeTitleFixture.list("Herbs")
    let (standard, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    (standard.backgroundColor, edge.backgroundColor) = (.red, .blue)
    (bar.standardAppearance, bar.scrollEdgeAppearance) = (standard, edge)
    show(screen)
    var ground: UIColor? { bar.subviews.dropFirst().first?.backgroundColor }
    #expect(ground == .blue)
    scroll.contentOffset.y = 300
    world.layOut()
    #expect(ground == .red)
  }
}
