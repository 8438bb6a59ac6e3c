import Foundation
import InterludeUI
import Testing

/// What an app asks of its application, its device and its windows.
@Suite final class ApplicationTests {
  lazy var world = World()

  @Test func touchesThatComeDownWhileTheyAreIgnoredDoNothing() {
    let screen = world.showEmpty()
    _ = world.touchProbe("view", screen.view.bounds, in: screen.view)
    _ = world
    let app = UIApplication.shared
    app.beginIgnoringInteractionEvents()
    app.beginIgnoringInteractionEvents()
    screen.finger.tap(50, 50, at: 1)
    app.endIgnoringInteractionEvents()
    screen.finger.tap(50, 50, at: 2)
    #expect(app.isIgnoringInteractionEvents && world.journal.entries.isEmpty)
    app.endIgnoringInteractionEvents()
    app.endIgnoringInteractionEvents()
    screen.finger.tap(50, 50, at: 3)
    #expect(world.journal.entries == ["view began", "view ended"])
  }

  @Test func theSharedApplicationIsFoundByItsName() {
    _ = world
    let name = NSSelectorFromString("sharedApplication")
    #expect(UIApplication.responds(to: name))
    #expect(UIApplication.perform(name).takeUnretainedValue() === UIApplication.shared)
    #expect(!UIApplication.responds(to: NSSelectorFromString("other")) && UIApplication.perform("other") == nil)
  }

  @Test func aTurnIsToldOfBeforeTheWindowsFollow() {
    world.show(UIViewController())
    let window = world.window
    var heard: [String] = []
    let names = [
      UIDevice.orientationDidChangeNotification, UIApplication.willChangeStatusBarFrameNotification,
      UIApplication.didChangeStatusBarFrameNotification,
    ]
    let tokens = names.enumerated().map { index, name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { heard.append("\(index) \(Int(window.bounds.width))") }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    let size = world.stage.size
    world.stage.send(InputEvent(time: 1, kind: .resize(CGSize(width: size.height, height: size.width), scale: 2)))
    #expect(heard.first == "0 \(Int(size.width))")
    #expect(heard.filter { $0.hasPrefix("0") }.count == 1)
    // A change that is no turn is no news.
    heard = []
    world.stage.send(InputEvent(time: 2, kind: .resize(CGSize(width: size.height + 10, height: size.width), scale: 2)))
    #expect(!heard.contains { $0.hasPrefix("0") })
  }

  @Test func aWindowWithoutItsSceneIsOffTheScreen() {
    _ = world
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    guard let scene else { return #expect(Bool(false)) }
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    #expect(window.windowScene === scene && scene.windows.contains(window))
    window.windowScene = nil
    #expect(window.windowScene == nil && !scene.windows.contains(window))
    window.windowScene = scene
    #expect(scene.windows.contains(window))
  }

  @Test func theKeyWindowIsToldAndSoIsTheOneBefore() {
    final class Window: UIWindow {
      var calls: [String] = []
      override func becomeKey() { calls.append("become") }
      override func resignKey() { calls.append("resign") }
    }
    _ = world
    let (first, second) = (Window(frame: UIScreen.main.bounds), Window(frame: UIScreen.main.bounds))
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    #expect(first.calls == ["become", "resign"] && second.calls == ["become"])
    #expect(second.isKeyWindow && !first.isKeyWindow)
    first.makeKey()
    #expect(first.calls.last == "become" && UIApplication.shared.keyWindow === first)
  }

  @Test func levelsAndPrioritiesAreMovedByNumbers() {
    #expect(UIWindow.Level.alert + 1 > .alert && (UIWindow.Level.statusBar - 1).rawValue == 999)
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    var weight = UILayoutPriority.defaultLow
    weight += 2
    #expect(weight.rawValue == 252)
  }

  @Test func theAppDecidesOnTheStatusBarWhereTheControllersDoNot() {
    _ = world
    let app = UIApplication.shared
    world.show(UIViewController())
    app.statusBarStyle = .lightContent
    #expect(app.statusBarStyle == .default)
    var manifest = AppManifest(delegate: Delegate())
    manifest.isStatusBarControllerBased = false
    world.stage.launch(manifest)
    #expect(app.statusBarStyle == .lightContent)
    app.setStatusBarStyle(.darkContent, animated: true)
    #expect(app.statusBarStyle == .darkContent)
  }

  private final class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
}
