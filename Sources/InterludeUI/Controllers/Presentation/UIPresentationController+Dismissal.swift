/// Dismissals that a person asks for, by a gesture or a touch outside.
extension UIPresentationController {
  /// Whether nothing stands in the way: no transition, nothing that it presents.
  var canBeDismissed: Bool {
    presentedViewController.transition == nil && presentedViewController.ownPresentedViewController == nil
      && presentedViewController.ownPresentingViewController?.transition == nil
  }

  /// Whether the controller and the delegate allow it.
  var allowsDismissal: Bool {
    !presentedViewController.isModalNow && original.delegate?.presentationControllerShouldDismiss(original) ?? true
  }

  /// Tells that a person wanted to dismiss what is presented, and may not.
  func attemptWasRefused() { original.delegate?.presentationControllerDidAttemptToDismiss(original) }

  /// Dismisses what is presented because a person asks for it.
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
