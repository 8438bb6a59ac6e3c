import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// An app that is begun by its delegates, as Apple's “Responding to the launch of your app” and “Managing your app's life cycle” have
/// it.
@Suite final class LaunchTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844))
  private var diagnostics: [String] = []
  private let journal = Journal()

  private func launch(_ manifest: AppManifest) {
    Stage.current = stage
    stage.onDiagnostic = { [self] in diagnostics.append($0.identifier) }
    stage.launch(manifest)
  }

  @Test func anAppWithASceneIsToldInUIKitsOrder() {
    let journal = journal
    launch(AppManifest(delegate: AppDelegate(journal), sceneDelegate: SceneDelegate(journal)))

    #expect(
      journal.entries == [
        "willFinishLaunching inactive", "didFinishLaunching inactive", "configuration Default Configuration inactive",
        "willConnect inactive", "root will appear", "root did appear", "willEnterForeground inactive",
        "didBecomeActive active",
      ])
    #expect(stage.asCurrent { UIApplication.shared.keyWindow?.rootViewController?.title } == "root")
    #expect(diagnostics.isEmpty)
  }

  @Test func anAppWithoutScenesIsToldItself() {
    let journal = journal
    launch(AppManifest(delegate: WindowedAppDelegate(journal)))

    #expect(
      journal.entries == [
        "willFinishLaunching inactive", "didFinishLaunching inactive", "root will appear", "root did appear",
        "app didBecomeActive",
      ])
    journal.clear()
    stage.enterBackground()
    #expect(stage.asCurrent { UIApplication.shared.applicationState } == .background)
    stage.enterForeground()
    stage.terminate()
    #expect(
      journal.entries == [
        "app willResignActive", "app didEnterBackground", "app willEnterForeground", "app didBecomeActive",
        "app willResignActive", "app didEnterBackground", "app willTerminate",
      ])
  }

  @Test func aSceneHearsOfTheBackgroundAndTheAppOfItsEndAlone() {
    let journal = journal
    launch(AppManifest(delegate: AppDelegate(journal), sceneDelegate: SceneDelegate(journal)))
    journal.clear()
    stage.enterBackground()
    stage.terminate()

    #expect(
      journal.entries == [
        "willResignActive inactive", "didEnterBackground background", "didDisconnect background", "app willTerminate",
      ])
    #expect(stage.asCurrent { UIApplication.shared.delegate } == nil)
    #expect(stage.asCurrent { UIApplication.shared.openSessions }.isEmpty)
  }

  @Test func notificationsOfBothArePosted() {
    let journal = journal
    let names = [
      UIApplication.didFinishLaunchingNotification, UIScene.willConnectNotification,
      UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification, UIScene.willDeactivateNotification,
      UIApplication.willResignActiveNotification, UIScene.didEnterBackgroundNotification,
      UIApplication.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
      UIApplication.willTerminateNotification,
    ]
    let (application, scene) = stage.asCurrent {
      (UIApplication.shared, UIApplication.shared.connectedScenes.first)
    }
    let tokens = names.map { name in
      let sender: AnyObject? = name.rawValue.hasPrefix("UIScene") ? scene : application
      return NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) { notification in
        let name = notification.name.rawValue
        MainActor.assumeIsolated { journal.write("posted \(name)") }
      }
    }
    launch(AppManifest(delegate: AppDelegate(journal), sceneDelegate: SceneDelegate(journal)))
    stage.terminate()

    #expect(journal.entries(about: "posted") == names.map { "posted \($0.rawValue)" })
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  @Test func aStoryboardsWindowIsThereBeforeTheSceneConnects() {
    let journal = journal
    UIStoryboard.define("Launch") { $0.scene("First", StoryboardController.self, isInitial: true) }
    launch(
      AppManifest(delegate: AppDelegate(journal), sceneDelegate: StoryboardSceneDelegate(journal), storyboard: "Launch")
    )

    #expect(journal.entries(about: "connects") == ["connects to a StoryboardController, hidden: true"])
    let window = stage.asCurrent { UIApplication.shared.keyWindow }
    #expect(window?.rootViewController is StoryboardController)
    #expect(window?.isHidden == false)
  }

  @Test func aStoryboardsWindowIsThereBeforeAnAppWithoutScenesLaunches() {
    let journal = journal
    UIStoryboard.define("Launch") { $0.scene("First", StoryboardController.self, isInitial: true) }
    launch(AppManifest(delegate: StoryboardAppDelegate(journal), storyboard: "Launch"))

    #expect(journal.entries == ["launches with a StoryboardController, hidden: true"])
    #expect(stage.asCurrent { UIApplication.shared.keyWindow?.rootViewController } is StoryboardController)
  }

  @Test func theDelegateEndsTheResponderChain() throws {
    let journal = journal
    launch(AppManifest(delegate: AppDelegate(journal), sceneDelegate: SceneDelegate(journal)))
    let view = try #require(stage.asCurrent { UIApplication.shared.keyWindow?.rootViewController?.view })

    let chain = sequence(first: view as UIResponder, next: \.next).map { "\(type(of: $0))" }
    #expect(chain == ["UIView", "RootController", "UIWindow", "UIWindowScene", "UIApplication", "AppDelegate"])
  }

  @Test func aClassThatTheManifestDoesNotMakeIsReported() {
    let journal = journal
    let delegate = { () -> AppDelegate in
      let delegate = AppDelegate(journal)
      delegate.sceneDelegateClass = StoryboardSceneDelegate.self
      return delegate
    }
    launch(AppManifest(delegate: delegate(), sceneDelegate: SceneDelegate(journal)))

    #expect(diagnostics == ["S4"])
  }

  @Test func anEmptyScreenIsReported() {
    launch(AppManifest(delegate: AppDelegate(Journal()), sceneDelegate: StoryboardSceneDelegate(Journal())))

    #expect(diagnostics == ["S5"])
  }

  @Test func aStageThatEndsLetsGoOfItsApp() {
    weak var root: UIViewController?
    weak var delegate: (any UIApplicationDelegate)?
    do {
      let stage = Stage(size: CGSize(width: 390, height: 844))
      Stage.current = stage
      let journal = Journal()
      stage.launch(AppManifest(delegate: AppDelegate(journal), sceneDelegate: SceneDelegate(journal)))
      root = UIApplication.shared.keyWindow?.rootViewController
      delegate = UIApplication.shared.delegate
      #expect(root != nil && delegate != nil)
      Stage.current = self.stage
    }
    #expect(root == nil && delegate == nil)
  }

  @Test func observersSeeTheCallbacks() {
    let journal = journal
    let recorder = LifecycleRecorder()
    stage.observers.append(recorder)
    launch(AppManifest(delegate: AppDelegate(journal), sceneDelegate: SceneDelegate(journal)))

    let callbacks = recorder.events.map(\.callback).filter { $0.hasPrefix("application") || $0.hasPrefix("scene") }
    #expect(
      callbacks == [
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
        "application(_:configurationForConnecting:options:)", "scene(_:willConnectTo:options:)",
        "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)",
      ])
  }
}
