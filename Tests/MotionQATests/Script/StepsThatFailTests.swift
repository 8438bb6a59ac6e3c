import InterludeUI
import Testing

@testable import MotionQA

/// A recording whose script cannot go on says what came before.
struct StepsThatFailTests {
  /// Presents a screen with a button by an animator that completes as it is told.
  private final class First: UIViewController, UIViewControllerTransitioningDelegate {
    let animator: any UIViewControllerAnimatedTransitioning

    init(_ animator: any UIViewControllerAnimatedTransitioning) {
      self.animator = animator
      super.init(nibName: nil, bundle: nil)
    }

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

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    var adds = true
    /// Nil for an animator that never completes.
    var completes: Bool? = true

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      if adds { context.containerView.addSubview(view) }
      UIView.animate(withDuration: 0.5) {
        view.backgroundColor = .red
      } completion: { [completes] _ in
        if let completes { context.completeTransition(completes) }
      }
    }
  }

  private func message(_ change: (Animator) -> Void) -> String {
    let animator = Animator()
    change(animator)
    let script = InputScript(duration: 2, [.tap("present", at: 0.1), .tap("nowhere", at: 1)])
    do {
      _ = try RecordedBundle.record("test", script) { First(animator) }
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func theTransitionBeforeIsToldWithItsEnd() {
    #expect(message { _ in }.hasSuffix("Before it, present UIViewController was completed, at 0.600 s."))
    #expect(
      message { $0.completes = false }.hasSuffix("Before it, present UIViewController was cancelled, at 0.600 s."))
    #expect(
      message { $0.completes = nil }.contains("Before it, present UIViewController began at 0.100 s, and goes on."))
  }

  @Test func theMistakeBehindItIsTold() {
    let message = message { $0.adds = false }

    #expect(message.contains("was completed, at 0.600 s. F3: Animator did not add the view of UIViewController"))
  }
}
