import UIKit

/// A dark screen with a moon; a tap on the moon makes it day again.
final class NightViewController: UIViewController {
  private let moon = UIButton(type: .custom)

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.13, green: 0.14, blue: 0.32, alpha: 1)
    view.accessibilityIdentifier = "night-screen"
    moon.backgroundColor = UIColor(red: 0.98, green: 0.96, blue: 0.88, alpha: 1)
    moon.layer.cornerRadius = 60
    moon.accessibilityIdentifier = "moon"
    moon.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(moon)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    moon.frame = CGRect(x: view.bounds.midX - 60, y: 160, width: 120, height: 120)
  }
}
