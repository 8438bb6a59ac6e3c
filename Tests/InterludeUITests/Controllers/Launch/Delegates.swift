import Foundation
import InterludeUI
import InterludeUITestSupport

/// An app's delegate, as Xcode's template has it, that writes down what it hears.
class AppDelegate: UIResponder, UIApplicationDelegate {
  let journal: Journal
  var sceneDelegateClass: AnyClass?

  init(_ journal: Journal) { self.journal = journal }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    journal.write("willFinishLaunching \(application.applicationState)")
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    journal.write("didFinishLaunching \(application.applicationState)")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    journal.write(
      "configuration \(connectingSceneSession.configuration.name ?? "") \(application.applicationState)")
    let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = sceneDelegateClass
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) { journal.write("app didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { journal.write("app willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { journal.write("app didEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) { journal.write("app willEnterForeground") }
  func applicationWillTerminate(_ application: UIApplication) { journal.write("app willTerminate") }
}

/// The delegate of an app without scenes: it makes the window.
final class WindowedAppDelegate: AppDelegate {
  var window: UIWindow?

  override func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let result = super.application(application, didFinishLaunchingWithOptions: launchOptions)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = RootController(journal)
    window?.makeKeyAndVisible()
    return result
  }
}

/// A scene's delegate that makes the window, and writes down what it hears.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let journal: Journal
  var window: UIWindow?

  init(_ journal: Journal) { self.journal = journal }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    journal.write("willConnect \(UIApplication.shared.applicationState)")
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = RootController(journal)
    window?.makeKeyAndVisible()
  }

  private func write(_ callback: String) { journal.write("\(callback) \(UIApplication.shared.applicationState)") }

  func sceneDidDisconnect(_ scene: UIScene) { write("didDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { write("didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { write("willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { write("willEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { write("didEnterBackground") }
}

/// A scene's delegate that leaves the window to the storyboard.
final class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
  let journal: Journal
  var window: UIWindow?

  init(_ journal: Journal) { self.journal = journal }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let window, let root = window.rootViewController else { return }
    journal.write("connects to a \(type(of: root)), hidden: \(window.isHidden)")
  }
}

/// The delegate of an app without scenes that begins with a storyboard.
final class StoryboardAppDelegate: UIResponder, UIApplicationDelegate {
  let journal: Journal
  var window: UIWindow?

  init(_ journal: Journal) { self.journal = journal }

  func applicationDidFinishLaunching(_ application: UIApplication) {
    guard let window, let root = window.rootViewController else { return }
    journal.write("launches with a \(type(of: root)), hidden: \(window.isHidden)")
  }
}

final class StoryboardController: UIViewController {}

final class RootController: UIViewController {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    title = "root"
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { journal.write("root will appear") }
  override func viewDidAppear(_ animated: Bool) { journal.write("root did appear") }
}
