import BubbleTransition
import InterludeLab
import MotionQA
import UIKit

/// A round button grows into a screen; a tap or a drag downwards shrinks it again.
@main enum Main {
  static func main() {
    Interlude.run(scenes: [
      Scene(
        name: "bubble-transition", title: "Bubble", summary: "A screen grows out of a button, a drag takes it back",
        script: InputScript(
          duration: 3.5,
          [
            .tap("grow", at: 0.1), .tap("shrink", at: 0.9), .tap("grow", at: 1.6),
            .drag("bubble-screen", by: CGVector(dx: 0, dy: 420), duration: 0.4, at: 2.3),
          ])
      ) { StartViewController() }
    ])
  }
}

final class StartViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let button = UIButton(type: .custom)
  private let transition = BubbleTransition()
  private let interaction = BubbleInteractiveTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    button.backgroundColor = .systemTeal
    button.layer.cornerRadius = 30
    button.accessibilityIdentifier = "grow"
    button.addAction(UIAction { [weak self] _ in self?.presentBubble() }, for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.frame = CGRect(x: view.bounds.midX - 30, y: view.bounds.height - 140, width: 60, height: 60)
  }

  private func presentBubble() {
    let bubble = BubbleViewController()
    bubble.transitioningDelegate = self
    bubble.modalPresentationStyle = .custom
    bubble.modalPresentationCapturesStatusBarAppearance = true
    interaction.attach(to: bubble)
    present(bubble, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator(.present)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    animator(.dismiss)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }

  private func animator(_ mode: BubbleTransition.BubbleTransitionMode) -> BubbleTransition {
    transition.transitionMode = mode
    transition.startingPoint = button.center
    transition.bubbleColor = .systemTeal
    return transition
  }
}

final class BubbleViewController: UIViewController {
  private let button = UIButton(type: .custom)

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    view.accessibilityIdentifier = "bubble-screen"
    button.backgroundColor = .white
    button.layer.cornerRadius = 30
    button.accessibilityIdentifier = "shrink"
    button.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.frame = CGRect(x: view.bounds.midX - 30, y: view.bounds.height - 140, width: 60, height: 60)
  }
}
