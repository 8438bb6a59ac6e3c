import InterludeUI
import InterludeUITestSupport
import Testing

/// Where the swipe back does not begin: as in UIKit, where there is no back button to press.
@Suite final class InteractivePopRefusalTests {
  lazy var world = World()
  lazy var finger = Finger(world.stage)
  private let (lower, upper) = (UIViewController(), UIViewController())
  private lazy var navigation: UINavigationController = {
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    navigation.setViewControllers([lower, upper], animated: false)
    world.show(navigation)
    world.layOut()
    return navigation
  }()

  /// Swipes from the edge and tells whether that has popped.
  private func swipePops() -> Bool {
    finger.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300), at: 1, duration: 0.3)
    world.settle()
    return navigation.topViewController === lower
  }

  private let item = UIBarButtonItem(title: "Menu", primaryAction: nil)

  @Test func aHiddenBackButtonRefusesIt() {
    _ = navigation
    upper.navigationItem.hidesBackButton = true
    #expect(!swipePops())
  }

  @Test(arguments: [false, true]) func anItemInItsPlaceRefusesItAndOneBesideItDoesNot(isBeside: Bool) {
    _ = navigation
    upper.navigationItem.leftBarButtonItem = item
    upper.navigationItem.leftItemsSupplementBackButton = isBeside
    #expect(swipePops() == isBeside)
  }

  @Test func aHiddenBarRefusesIt() {
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(!swipePops())
  }

  /// The well-known way round it.
  @Test func aBarThatIsHiddenAsAViewDoesNot() {
    navigation.navigationBar.isHidden = true
    #expect(swipePops())
  }

  private final class Permission: NSObject, UIGestureRecognizerDelegate {}

  @Test func anAppsOwnDelegateMayAllowIt() {
    let permission = Permission()
    navigation.interactivePopGestureRecognizer?.delegate = permission
    navigation.setNavigationBarHidden(true, animated: false)
    upper.navigationItem.hidesBackButton = true
    #expect(swipePops())
  }
}
