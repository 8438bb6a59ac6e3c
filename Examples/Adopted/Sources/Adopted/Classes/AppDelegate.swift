import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        #if os(iOS)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: DeckViewController())
        window?.makeKeyAndVisible()
        #endif
        NotificationCenter.default.addObserver(
            self, selector: #selector(paused), name: UIApplication.didEnterBackgroundNotification, object: nil)
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Log.write("app active") }

    @objc private func paused() { Log.write("app paused") }

    /// What screens send to nobody ends here.
    @IBAction func showHelp(_ sender: Any?) { Log.write("help") }
}
