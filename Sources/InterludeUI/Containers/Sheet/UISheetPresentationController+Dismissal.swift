extension UISheetPresentationController {
  /// Whether the finger that holds the sheet can begin to dismiss it now.
  func mayLeaveNow() -> Bool { canBeDismissed && isPermitted() }

  /// Whether a finger that holds a sheet on its way may send it away. What the program dismisses, it may in any case.
  func mayLeave(in transition: SheetTransition) -> Bool { !transition.isPresenting || isPermitted() }

  /// Begins the dismissal that the finger on the sheet then drives.
  func dismissInteractively() { dismissByPerson(startsInteractively: true) }

  func addTapToDismiss() {
    surroundings.dimmingView.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in
        guard let self, canBeDismissed else { return }
        if isPermitted() { dismissByPerson() } else { attemptWasRefused() }
      })
  }

  /// Asks the controller and the delegate whether they allow it, once for each finger.
  private func isPermitted() -> Bool {
    if let permission = state.drag?.permission { return permission }
    let answer = allowsDismissal
    state.changeDrag { $0.permission = answer }
    return answer
  }
}
