import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// The notifications of windows.
@Suite(.ownWorld) final class WindowNotificationTests {
  private let world = World()
  private let names: [(String, Notification.Name)] = [
    ("visible", UIWindow.didBecomeVisibleNotification), ("hidden", UIWindow.didBecomeHiddenNotification),
    ("key", UIWindow.didBecomeKeyNotification), ("not key", UIWindow.didResignKeyNotification),
  ]

  /// What is posted of a window while something is done.
  private func posted(of window: UIWindow, _ action: () -> Void) -> [String] {
    nonisolated(unsafe) var result: [String] = []
    let tokens = names.map { name, notification in
      NotificationCenter.default.addObserver(forName: notification, object: window, queue: nil) { _ in
        result.append(name)
      }
    }
    action()
    tokens.forEach(NotificationCenter.default.removeObserver)
    return result
  }

  @Test func aWindowTellsThatItShowsAndIsKey() {
    #expect(posted(of: world.window) { world.window.makeKeyAndVisible() } == ["visible", "key"])
    #expect(posted(of: world.window) { world.window.makeKeyAndVisible() } == [])
    let other = UIWindow(frame: world.window.bounds)
    #expect(posted(of: world.window) { other.makeKeyAndVisible() } == ["not key"])
    #expect(posted(of: other) { other.isHidden = true } == ["hidden"])
  }

  @Test func oneThatIsMadeTellsNothing() {
    let window = UIWindow(frame: .zero)
    #expect(posted(of: window) { window.isHidden = true } == [])
  }

  @Test func oneThatLosesItsSceneIsHidden() {
    world.window.makeKeyAndVisible()
    let scene = world.window.windowScene
    #expect(posted(of: world.window) { world.window.windowScene = nil } == ["hidden"])
    #expect(posted(of: world.window) { world.window.windowScene = scene } == ["visible"])
  }
}
