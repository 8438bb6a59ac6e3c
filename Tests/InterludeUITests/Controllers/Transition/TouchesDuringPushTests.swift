import InterludeUI
import InterludeUITestSupport
import Testing

/// While a push runs no screen and no bar hears of a touch: the container takes it, which a hand may catch the motion by.
@Suite(.ownWorld) final class TouchesDuringPushTests {
  private let world = World()
  private let navigation: UINavigationController
  private let middle = CGPoint(x: 195, y: 400)

  init() {
    let (navigation, _) = world.showNavigation("A")
    self.navigation = navigation
  }

  /// Pushes a screen that is one large button, and stops where it is on its way.
  private func pushButton(onTap: @escaping () -> Void) {
    let pushed = world.probe("B")
    let button = UIControl(frame: world.window.bounds)
    button.addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    pushed.view.addSubview(button)
    navigation.pushViewController(pushed, animated: true)
    world.stage.advance(to: world.stage.time + 0.1)
  }

  @Test func aButtonOfTheScreenThatComesIsNotPressed() {
    var taps = 0
    pushButton { taps += 1 }
    let finger = Finger(world.stage)
    finger.tap(300, 400, at: world.stage.time)
    #expect(taps == 0)

    world.settle()
    #expect(navigation.viewControllers.count == 2)
    finger.tap(300, 400, at: world.stage.time + 0.1)
    #expect(taps == 1)
  }

  @Test func aButtonOfTheBarIsNotPressed() throws {
    pushButton {}
    let (view, bar) = (try #require(navigation.view), navigation.navigationBar)
    let place = bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: view)
    let hit = try #require(view.hitTest(place, with: nil))
    #expect(!hit.isDescendant(of: bar))

    world.settle()
    #expect(try #require(view.hitTest(place, with: nil)).isDescendant(of: bar))
  }

  @Test func whatTakesTheTouchTakesNoneOutsideOfItAndNoneWhereTouchesAreOff() throws {
    pushButton {}
    let view = try #require(navigation.view)
    let hit = try #require(view.hitTest(middle, with: nil))
    #expect(hit.isDescendant(of: view) && !navigation.viewControllers.contains { hit.isDescendant(of: $0.view) })
    #expect(view.hitTest(CGPoint(x: 195, y: -10), with: nil) == nil)
    view.isUserInteractionEnabled = false
    #expect(view.hitTest(middle, with: nil) == nil)
  }
}
