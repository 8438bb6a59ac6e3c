import UIKit

/// The screen that pops up; a tap on its round button dismisses it.
final class SecondViewController: UIViewController {
  private let button = UIButton(type: .custom)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    view.layer.cornerRadius = 40
    view.accessibilityIdentifier = "second"
    button.backgroundColor = .white
    button.layer.cornerRadius = 40
    button.accessibilityIdentifier = "dismiss"
    button.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.frame = CGRect(x: view.bounds.midX - 40, y: view.bounds.midY - 40, width: 80, height: 80)
  }
}
