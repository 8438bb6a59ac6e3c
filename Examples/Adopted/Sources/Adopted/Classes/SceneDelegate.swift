import UIKit

@objc(ADSceneDelegate)
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        window = UIWindow(windowScene: windowScene)
        let tabs = UITabBarController()
        tabs.viewControllers = [
            FeedViewController(style: .plain), ProfileViewController(), LoginViewController(),
        ]
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) { Log.write("scene active") }

    func sceneWillResignActive(_ scene: UIScene) {
        perform(#selector(SceneDelegate.saveLater), with: nil, afterDelay: 0.5)
    }

    @objc func saveLater() { Log.write("saved") }
}
