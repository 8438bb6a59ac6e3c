import InterludeUI

/// A scene with one button that pushes a screen by an animator that completes without adding it.
final class CarelessViewController: UIViewController, UINavigationControllerDelegate {
  private let button = UIControl(frame: CGRect(x: 100, y: 400, width: 100, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    button.accessibilityIdentifier = "push"
    button.addAction(UIAction { [weak self] _ in self?.push() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func push() {
    navigationController?.delegate = self
    navigationController?.pushViewController(UIViewController(), animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? CarelessAnimator() : nil }
}

private final class CarelessAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(true)
  }
}
