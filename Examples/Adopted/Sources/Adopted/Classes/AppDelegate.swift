import UIKit

@UIApplicationMain
class AppDelegate: UIResponder {
    var window: UIWindow?

    func start() -> Bool {
        #if os(iOS)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: DeckViewController())
        window?.makeKeyAndVisible()
        return true
        #else
        return false
        #endif
    }
}
