extension UISheetPresentationController {
  /// Whether the finger that holds the sheet can begin to dismiss it now.
  var mayLeaveNow: Bool { canBeDismissed && isPermitted }

  /// Whether a finger that holds a sheet on its way may send it away. What the program dismisses, it may in any case.
  func mayLeave(in transit: SheetTransit) -> Bool { !transit.isPresenting || isPermitted }

  /// Begins the dismissal that the finger on the sheet then drives.
  func dismissInteractively() { dismiss(startsInteractively: true) }

  func addTapToDismiss() {
    surroundings.dimmingView.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in
        guard let self, canBeDismissed else { return }
        if isPermitted { dismiss(startsInteractively: false) } else { attemptWasRefused() }
      })
  }

  /// Tells that a person wanted to dismiss the sheet, and may not.
  func attemptWasRefused() { original.delegate?.presentationControllerDidAttemptToDismiss(original) }

  /// Dismisses the sheet because a person asks for it.
  private func dismiss(startsInteractively: Bool) {
    guard let presenting = presentedViewController.ownPresentingViewController else { return }
    let request = TransitionRequest(
      operation: .dismiss, isAnimated: true, isByGesture: true, startsInteractively: startsInteractively)
    PresentationStack.dismiss(from: presenting, request) { [self] in
      guard presentedViewController.activePresentationController == nil else { return }
      original.delegate?.presentationControllerDidDismiss(original)
    }
  }

  /// Whether nothing stands in the way: no transition, nothing that it presents.
  private var canBeDismissed: Bool {
    presentedViewController.transition == nil && presentedViewController.ownPresentedViewController == nil
      && presentedViewController.ownPresentingViewController?.transition == nil
  }

  /// Whether the controller and the delegate allow it; asked once for each finger.
  private var isPermitted: Bool {
    if let permission = dragSession?.permission { return permission }
    let answer =
      !presentedViewController.isModalNow && original.delegate?.presentationControllerShouldDismiss(original) ?? true
    dragSession?.permission = answer
    return answer
  }
}

extension UIViewController {
  /// Whether this controller or one that it shows is modal.
  fileprivate var isModalNow: Bool {
    isModalInPresentation || onShow(children).contains(where: \.isModalNow)
  }
}
