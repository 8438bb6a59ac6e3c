/// A dismissal that a person asks for.
struct SheetDismissal {
  /// What the finger drives it by; nil for a tap.
  let interaction: UIPercentDrivenInteractiveTransition?
}

extension UISheetPresentationController {
  /// Whether the finger that holds the sheet can begin to dismiss it now.
  var mayLeaveNow: Bool { canBeDismissed && isPermitted }

  /// Whether a finger that holds a sheet on its way may send it away. What the program dismisses, it may in any case.
  func mayLeave(in transit: SheetTransit) -> Bool { !transit.isPresenting || isPermitted }

  func dismissInteractively() { dismiss(SheetDismissal(interaction: UIPercentDrivenInteractiveTransition())) }

  func addTapToDismiss() {
    surroundings.dimmingView.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in
        guard let self, canBeDismissed else { return }
        if isPermitted { dismiss(SheetDismissal(interaction: nil)) } else { attemptWasRefused() }
      })
  }

  /// Tells that a person wanted to dismiss the sheet, and may not.
  func attemptWasRefused() { original.delegate?.presentationControllerDidAttemptToDismiss(original) }

  private func dismiss(_ dismissal: SheetDismissal) {
    guard let presenting = presentedViewController.ownPresentingViewController else { return }
    askedDismissal = dismissal
    PresentationStack.dismiss(from: presenting, animated: true) { [self] in
      guard presentedViewController.activePresentationController == nil else { return }
      original.delegate?.presentationControllerDidDismiss(original)
    }
    askedDismissal = nil
  }

  /// Whether nothing stands in the way: no transition, nothing that it presents.
  private var canBeDismissed: Bool {
    presentedViewController.transition == nil && presentedViewController.ownPresentedViewController == nil
      && presentedViewController.ownPresentingViewController?.transition == nil
  }

  /// Whether the controller and the delegate allow it; asked once for each finger.
  private var isPermitted: Bool {
    if let permission = hold?.permission { return permission }
    let answer =
      !presentedViewController.isModalNow && original.delegate?.presentationControllerShouldDismiss(original) ?? true
    hold?.permission = answer
    return answer
  }
}

extension UIViewController {
  /// Whether this controller or one that it shows is modal.
  fileprivate var isModalNow: Bool {
    isModalInPresentation || onShow(children).contains(where: \.isModalNow)
  }
}
