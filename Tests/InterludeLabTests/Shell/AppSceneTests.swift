import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// A scene that is an app, with delegates and windows of its own.
struct AppSceneTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    static var heard: [String] = []

    func applicationWillTerminate(_ application: UIApplication) { Self.heard.append("terminate") }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = SlideViewController()
      window?.makeKeyAndVisible()
    }
  }

  private let test: TestLab

  init() throws {
    let app = Scene(
      name: "app", title: "App", summary: "An app slides",
      script: InputScript(duration: 1, [.tap("slide", at: 0.25)]),
      content: .app(AppManifest(delegate: AppDelegate(), sceneDelegate: SceneDelegate())))
    test = try TestLab(with: [app])
  }

  private func makeShell(opening scene: String? = nil) throws -> Shell {
    test.lab.makeShell(opening: try scene.map(test.lab.scene(named:)), size: WindowSize.standard, scale: 1)
  }

  @Test func anAppsWindowTakesTheHomeScreensPlace() throws {
    let shell = try makeShell()
    shell.open(try test.lab.scene(named: "app"), animated: true)

    #expect(shell.scene?.name == "app")
    #expect(shell.window.isHidden)
    shell.stage.asCurrent {
      #expect(UIApplication.shared.windows.first?.rootViewController is SlideViewController)
      #expect(UIApplication.shared.keyWindow?.rootViewController is SlideViewController)
    }
  }

  @Test func backDismissesWhatTheAppPresentsThenEndsTheApp() throws {
    let shell = try makeShell(opening: "app")
    AppDelegate.heard = []
    try ScriptPlayer(InputScript(duration: 10, [.tap("present", at: 0)]), on: shell, leadIn: 0).advance(to: 10)
    let root = try #require(shell.frontWindow.rootViewController)
    #expect(root.presentedViewController != nil)

    shell.goBack()
    shell.advance(to: 20)
    #expect(root.presentedViewController == nil)
    #expect(shell.scene?.name == "app")

    shell.goBack()
    #expect(shell.scene == nil)
    #expect(!shell.window.isHidden && root.view.window?.isHidden ?? true)
    #expect(AppDelegate.heard == ["terminate"])

    shell.open(try test.lab.scene(named: "app"), animated: true)
    #expect(shell.frontWindow.rootViewController !== root)
    #expect(shell.stage.diagnostics.isEmpty)
  }

  @Test func anAppIsRecordedLikeAScreen() throws {
    let app = try test.lab.record(try test.lab.scene(named: "app"), RecordingFormat(fps: 60, size: WindowSize.standard))
    let screen = try test.lab.record(
      try test.lab.scene(named: "slide"), RecordingFormat(fps: 60, size: WindowSize.standard))

    let moves = [app, screen].map { bundle in
      bundle.trace.views.compactMap { view in view.moving.first { $0.property == .centerX }?.values }
    }
    #expect(!moves[0].isEmpty)
    #expect(moves[0] == moves[1])
  }
}
