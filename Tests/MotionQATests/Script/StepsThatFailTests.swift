import InterludeUI
import Testing

@testable import MotionQA

/// A recording whose script cannot go on says what came before.
struct StepsThatFailTests {
  /// Completes as it is told.
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
      _ = try RecordedBundle.record("test", script) { PresentingViewController(animator) }
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

    // What is in no window is not animated: its completion comes at once.
    #expect(message.contains("was completed, at 0.100 s. F3: Animator did not add the view of UIViewController"))
  }
}
