import InterludeUI
import Testing

@testable import Adopted

/// The app as its delegates begin it, and toys that move by themselves.
@Suite(.serialized) struct AppTests {
  @Test func theAppBeginsByItsDelegate() {
    let screen = Screen { UIViewController() }
    screen.window.isHidden = true
    _ = screen.log
    screen.stage.launch(AppManifest(delegate: AppDelegate()))
    #expect(screen.log == ["appeared", "app active"])
    #expect(UIApplication.shared.keyWindow?.rootViewController is UINavigationController)
    screen.tap(160, 380)
    #expect(screen.log == ["CardView tapped", "delegate tapped"])
    screen.stage.enterBackground()
    #expect(screen.log == ["app paused"])
  }

  @Test func theAppBeginsByItsScenesDelegate() {
    let screen = Screen { UIViewController() }
    screen.window.isHidden = true
    _ = screen.log
    screen.stage.launch(AppManifest(delegate: AppDelegate(), sceneDelegate: SceneDelegate()))
    // The app's delegate has made a window, too.
    #expect(screen.log == ["appeared", "scene active"])
    let tabs = UIApplication.shared.keyWindow?.rootViewController as? UITabBarController
    #expect(tabs?.viewControllers?.count == 3)
    tabs?.selectedIndex = 1
    screen.pass(1)
    _ = screen.log
    screen.tap(195, 170)
    #expect(screen.log == ["pulse"])
    screen.stage.enterBackground()
    screen.pass(0.6)
    #expect(screen.log == ["app paused", "saved"])
  }

  @Test func aCardFallsIsDraggedAndSnapsBack() {
    let toy = DropMenuViewController()
    let screen = Screen { toy }
    screen.pass(2)
    #expect(screen.log.first == "hit middle")
    #expect(abs(toy.card.frame.maxY - 500) < 1)
    screen.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 260, y: 600))
    screen.pass(2.5)
    #expect(screen.log.last == "settled at 195 200")
  }

  @Test func aStopwatchRunsUntilItIsTapped() {
    let watch = Stopwatch(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let screen = Screen {
      let controller = UIViewController()
      controller.view.addSubview(watch)
      return controller
    }
    screen.tap(150, 150)
    screen.pass(1)
    screen.tap(150, 150)
    #expect(screen.log == ["stopped"])
  }
}
