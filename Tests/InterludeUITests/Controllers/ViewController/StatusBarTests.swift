import InterludeUI
import InterludeUITestSupport
import Testing

@Suite final class StatusBarTests {
  private final class Bare: UIViewController {
    var hides = false
    override var prefersStatusBarHidden: Bool { hides }
    override var prefersHomeIndicatorAutoHidden: Bool { hides }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  }

  private lazy var world = World()
  private lazy var bare = Bare()

  private func show() throws -> UIStatusBarManager {
    world.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    world.show(UINavigationController(rootViewController: bare))
    return try #require(world.window.windowScene?.statusBarManager)
  }

  @Test func itsFrameIsTheDevicesUntilTheControllerOnTopHidesIt() throws {
    let manager = try show()
    let frame = CGRect(x: 0, y: 0, width: 390, height: 47)
    #expect(manager.statusBarFrame == frame)
    #expect(UIApplication.shared.statusBarFrame == frame)

    bare.hides = true

    #expect(manager.isStatusBarHidden && manager.isHomeIndicatorHidden)
    #expect(UIApplication.shared.statusBarFrame == .zero)
    #expect(manager.updateAnimation == .slide)
    #expect(world.window.safeAreaInsets.top == 47)
  }

  @Test func aScreenOnItsSideHasNone() throws {
    let manager = try show()
    #expect(!manager.isStatusBarHidden)

    world.stage.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)

    #expect(manager.isStatusBarHidden && manager.statusBarFrame == .zero)
  }

  @Test func anAppThatSaysItChangedIsHeardInsideItsAnimationBlock() throws {
    _ = try show()
    var durations: [TimeInterval] = []
    world.stage.onStatusBarUpdate = { durations.append(UIView.inheritedAnimationDuration) }

    UIView.animate(withDuration: 0.3) { [bare] in bare.setNeedsStatusBarAppearanceUpdate() }
    bare.setNeedsUpdateOfHomeIndicatorAutoHidden()

    #expect(durations == [0.3, 0])
  }

  @Test func theSceneKnowsItsWindowsAndHowTheScreenStands() throws {
    _ = try show()
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)

    #expect(scene.windows == [world.window] && scene.keyWindow === world.window)
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.interfaceOrientation == .portrait)
    world.stage.send(InputEvent(time: 0, kind: .resize(CGSize(width: 844, height: 390), scale: 2)))
    #expect(scene.interfaceOrientation.isLandscape)
  }
}
