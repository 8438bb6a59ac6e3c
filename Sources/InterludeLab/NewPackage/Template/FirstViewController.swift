import UIKit

/// A white screen with a round button, which presents the other screen.
final class FirstViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let button = UIButton(type: .custom)

  override func viewDidLoad() {
    super.viewDidLoad()
    // Without text, whose measures are the font's, the scene has the same golden wherever it is recorded.
    navigationItem.titleView = UIView()
    navigationItem.hidesBackButton = true
    view.backgroundColor = .white
    button.backgroundColor = .systemTeal
    button.layer.cornerRadius = 40
    button.accessibilityIdentifier = "present"
    button.addAction(UIAction { [weak self] _ in self?.presentSecond() }, for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.frame = CGRect(x: view.bounds.midX - 40, y: view.bounds.midY - 40, width: 80, height: 80)
  }

  private func presentSecond() {
    let second = SecondViewController()
    second.modalPresentationStyle = .custom
    second.transitioningDelegate = self
    present(second, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    PopAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    PopAnimator(isPresenting: false)
  }
}
