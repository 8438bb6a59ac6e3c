/// Dismissals by a gesture or a touch outside.
extension UIPresentationController {
  /// Whether a dismissal can start: no transition runs, and the presented controller presents nothing.
  var canBeDismissed: Bool {
    presentedViewController.transition == nil && presentedViewController.ownPresentedViewController == nil
      && presentedViewController.ownPresentingViewController?.transition == nil
  }

  /// Whether the controller and the delegate allow it.
  var allowsDismissal: Bool {
    !presentedViewController.isModalNow && original.delegate?.presentationControllerShouldDismiss(original) ?? true
  }

  /// Tells the delegate of a gesture whose dismissal was refused.
  func attemptWasRefused() { original.delegate?.presentationControllerDidAttemptToDismiss(original) }

  /// Dismisses the presented controller for a gesture.
  func dismissByPerson(startsInteractively: Bool = false) {
    guard let presenting = presentedViewController.ownPresentingViewController else { return }
    let request = TransitionRequest(
      operation: .dismiss, isAnimated: true, isByGesture: true, startsInteractively: startsInteractively,
      usesSystemAnimator: startsInteractively)
    PresentationStack.dismiss(from: presenting, request) { [self] in
      guard presentedViewController.activePresentationController == nil else { return }
      original.delegate?.presentationControllerDidDismiss(original)
    }
  }
}

extension UIViewController {
  /// Whether this controller or one that it shows is modal.
  fileprivate var isModalNow: Bool {
    isModalInPresentation || onShow(children).contains(where: \.isModalNow)
  }
}
