import InterludeUI

/// A screen whose button `present` presents another, named `second`, by an animator of the test's.
final class PresentingViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let animator: any UIViewControllerAnimatedTransitioning

  init(_ animator: any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
    super.init(nibName: nil, bundle: nil)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    button.accessibilityIdentifier = "present"
    button.addAction(UIAction { [weak self] _ in self?.presentSecond() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func presentSecond() {
    let second = UIViewController()
    second.modalPresentationStyle = .custom
    second.transitioningDelegate = self
    second.view.accessibilityIdentifier = "second"
    present(second, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
