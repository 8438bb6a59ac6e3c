import Foundation
import Gallery
import InterludeUI
import MotionCurves
import Testing

struct FadePushTests {
  private let world = SceneWorld { FadePushViewController() }

  private func top() throws -> UIViewController { try #require(world.navigation.topViewController) }

  @Test(arguments: [0.0, 0.1, 0.2, 0.3])
  func fadesInAndOut(elapsed: Double) throws {
    let progress = CubicBezier.easeInEaseOut.value(at: elapsed / 0.4)
    let scene = try top()
    try world.tap("push-fade", at: 1)
    let pushed = try top()
    #expect(pushed !== scene)
    world.show(at: 1 + elapsed)
    expect(pushed.view.shownAlpha, progress)
    #expect(pushed.view.shownFrame == CGRect(x: 0, y: 0, width: 390, height: 844))
    world.show(at: 3)
    world.navigate { _ = $0.popViewController(animated: true) }
    world.show(at: 3 + elapsed)
    expect(scene.view.shownAlpha, progress)
    world.show(at: 3.4)
    #expect(scene.view.shownAlpha == 1)
    #expect(pushed.view.superview == nil)
  }

  @Test func slidesWhereTheDelegateHasNoAnimator() throws {
    try world.tap("push-slide", at: 1)
    let pushed = try top()
    #expect(pushed.view.shownFrame.minX == 390)
    world.show(at: 1.25)
    expect(pushed.view.shownFrame.minX, 390 * (1 - Spring(mass: 3, stiffness: 1000, damping: 500).value(at: 0.25)))
    #expect(pushed.view.shownAlpha == 1)
    world.show(at: 2)
    #expect(pushed.view.shownFrame.minX == 0)
  }

  @Test func pushesAtOnceWithoutAnimation() throws {
    try world.tap("push-plain", at: 1)
    let pushed = try top()
    #expect(pushed.view.shownFrame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(pushed.view.shownAlpha == 1)
    #expect(pushed.title == "Level 1")
  }

  @Test func goesDeeperAndComesBackTheWayItWent() throws {
    try world.tap("push-fade", at: 1)
    world.show(at: 2)
    try world.tap("push-slide", at: 3)
    world.show(at: 4)
    #expect(world.navigation.viewControllers.count == 4)
    let second = try top()
    world.navigate { _ = $0.popViewController(animated: true) }
    world.show(at: 4.25)
    #expect(second.view.shownFrame.minX > 0)
    world.show(at: 5)
    let first = try top()
    world.navigate { _ = $0.popViewController(animated: true) }
    world.show(at: 5.2)
    #expect(first.view.shownFrame.minX == 0)
    try expect(top().view.shownAlpha, CubicBezier.easeInEaseOut.value(at: 0.5))
  }

  @Test func givesTheNavigationControllerItsDelegateBack() {
    let delegate = pushSceneUnderAnotherDelegate()
    #expect(world.navigation.delegate !== delegate)
    world.navigate { _ = $0.popViewController(animated: true) }
    world.show(at: 3)
    #expect(world.navigation.delegate === delegate)
  }

  @Test func givesTheDelegateBackWhenSeveralScreensLeaveAtOnce() throws {
    let delegate = pushSceneUnderAnotherDelegate()
    try world.tap("push-slide", at: 3)
    world.show(at: 4)
    #expect(world.navigation.viewControllers.count == 3)
    world.navigate { _ = $0.popToRootViewController(animated: true) }
    world.show(at: 5)
    #expect(world.navigation.delegate === delegate)
  }

  @Test func thePageShowsWhatTheContextNamesWhileTheFadeRuns() throws {
    try world.tap("push-fade", at: 1)
    world.show(at: 1.2)
    let panel = try #require(world.view("context") as? UILabel)
    #expect(
      (panel.text ?? "").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == [
        "from: FadePushViewController, “Fade push”", "initial frame (0, 0, 390, 844)", "final frame (0, 0, 0, 0)",
        "to: PushedViewController, “Level 1”", "initial frame (0, 0, 0, 0)", "final frame (0, 0, 390, 844)",
      ])
  }

  /// Ends at 2 s, with the scene on a navigation controller that had a delegate before.
  private func pushSceneUnderAnotherDelegate() -> PassiveDelegate {
    let delegate = PassiveDelegate()
    world.navigate { _ = $0.popViewController(animated: false) }
    world.navigation.delegate = delegate
    world.navigate { $0.pushViewController(FadePushViewController(), animated: true) }
    world.show(at: 2)
    return delegate
  }
}

private final class PassiveDelegate: NSObject, UINavigationControllerDelegate {}
