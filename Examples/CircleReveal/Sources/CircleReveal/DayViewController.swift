import UIKit

/// A bright screen with a round button, out of which night falls.
final class DayViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let button = UIButton(type: .custom)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 1, green: 0.85, blue: 0.45, alpha: 1)
    button.backgroundColor = UIColor(red: 0.13, green: 0.14, blue: 0.32, alpha: 1)
    button.layer.cornerRadius = 32
    button.accessibilityIdentifier = "night"
    button.addAction(UIAction { [weak self] _ in self?.presentNight() }, for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.frame = CGRect(x: view.bounds.width - 104, y: view.bounds.height - 144, width: 64, height: 64)
  }

  private func presentNight() {
    let night = NightViewController()
    night.modalPresentationStyle = .fullScreen
    night.transitioningDelegate = self
    present(night, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(isPresenting: false)
  }

  private func animator(isPresenting: Bool) -> CircleRevealAnimator {
    CircleRevealAnimator(center: button.center, radius: button.bounds.width / 2, isPresenting: isPresenting)
  }
}
