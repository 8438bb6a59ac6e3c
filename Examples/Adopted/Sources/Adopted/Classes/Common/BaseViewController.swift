import UIKit

class BaseViewController: UIViewController {
    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        applyTheme()
        NotificationCenter.default.addObserver(
            self, selector: #selector(themeChanged(_:)), name: .themeDidChange, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(signedOut), name: Notification.Name("SignedOut"), object: nil)
    }

    @objc func themeChanged(_ notification: Notification) {
        Log.write("theme \(notification.userInfo?["name"] as? String ?? "?")")
        applyTheme()
    }

    @objc fileprivate func signedOut() { Log.write("\(type(of: self)) signed out") }
}

extension BaseViewController {
    @objc func applyTheme() {
        view.tintColor = Theme.tint
    }

    @objc class func make() -> BaseViewController { BaseViewController() }
}

extension Notification.Name {
    static let themeDidChange = Notification.Name("ThemeDidChange")
}
