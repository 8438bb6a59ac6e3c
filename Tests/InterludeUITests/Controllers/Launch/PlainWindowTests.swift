import InterludeUI
import InterludeUITestSupport
import Testing

/// An app that makes its window without a frame.
@Suite final class PlainWindowTests {
  private let world = World()

  @Test func itFillsTheScreenAndItsRootFillsIt() {
    world.stage.asCurrent {
      let window = UIWindow()
      let root = UIViewController()
      window.rootViewController = root

      #expect(window.frame == UIScreen.main.bounds && !window.frame.isEmpty)
      #expect(root.view.frame == window.bounds)
    }
  }
}
