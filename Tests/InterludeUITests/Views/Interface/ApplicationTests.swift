import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// What an app asks of its application, its device and its windows.
@Suite final class ApplicationTests {
  lazy var world = World()

  @Test func touchesThatComeDownWhileTheyAreIgnoredDoNothing() {
    let screen = world.showEmpty()
    _ = world.touchProbe("view", screen.view.bounds, in: screen.view)
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
    #expect(UIApplication.perform(name)?.takeUnretainedValue() === UIApplication.shared)
    #expect(!UIApplication.responds(to: NSSelectorFromString("other")) && UIApplication.perform("other") == nil)
  }

  @Test func aTurnIsToldOfBeforeTheWindowsFollow() {
    world.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
    world.show(UIViewController())
    let window = world.window
    var heard: [String] = []
    let names = [
      UIDevice.orientationDidChangeNotification, UIApplication.willChangeStatusBarFrameNotification,
      UIApplication.didChangeStatusBarFrameNotification,
    ]
    let words = ["turn", "will change", "did change"]
    let tokens = zip(names, words).map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let frame = (note.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue)?.cgRectValue.width
        MainActor.assumeIsolated { heard.append("\(word) in \(window.bounds.width), bar \(frame ?? 0)") }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    world.stage.send(InputEvent(time: 1, kind: .resize(CGSize(width: 844, height: 390), scale: 2)))
    #expect(
      heard == ["turn in 390.0, bar 0.0", "will change in 390.0, bar 844.0", "did change in 844.0, bar 390.0"])
    // A change that is no turn is no news of the device's.
    heard = []
    world.stage.send(InputEvent(time: 2, kind: .resize(CGSize(width: 854, height: 390), scale: 2)))
    #expect(heard == ["will change in 844.0, bar 854.0", "did change in 854.0, bar 844.0"])
    // Nor are turns of one that nobody wants to be told of.
    heard = []
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    world.stage.send(InputEvent(time: 3, kind: .resize(CGSize(width: 390, height: 854), scale: 2)))
    #expect(!heard.contains { $0.hasPrefix("turn") })
  }

  @Test func aWindowWithoutItsSceneIsOffTheScreen() throws {
    _ = world
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
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

  @Test func theAbsoluteTimeIsTheStagesDate() {
    world.stage.advance(to: 0.25)
    let before = CFAbsoluteTimeGetCurrent()
    #expect(before == world.stage.startDate.timeIntervalSinceReferenceDate + 0.25)
    world.stage.advance(to: 1.5)
    #expect(CFAbsoluteTimeGetCurrent() == before + 1.25)
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
    world.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
    #expect(!app.isStatusBarHidden)
    var durations: [TimeInterval] = []
    world.stage.onStatusBarUpdate = { durations.append(UIView.inheritedAnimationDuration) }
    app.setStatusBarHidden(true, with: .slide)
    #expect(app.isStatusBarHidden && app.statusBarFrame == .zero)
    app.setStatusBarHidden(false, with: .none)
    #expect(!app.isStatusBarHidden && durations == [0.35, 0])
  }

  private final class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
}
