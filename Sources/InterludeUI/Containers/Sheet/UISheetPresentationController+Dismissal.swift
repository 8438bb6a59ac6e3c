extension UISheetPresentationController {
  /// Whether the finger that holds the sheet can begin to dismiss it now.
  var mayLeaveNow: Bool { canBeDismissed && isPermitted }

  /// Whether a finger that holds a sheet on its way may send it away. What the program dismisses, it may in any case.
  func mayLeave(in sheetTransition: SheetTransition) -> Bool { !sheetTransition.isPresenting || isPermitted }

  /// Begins the dismissal that the finger on the sheet then drives.
  func dismissInteractively() { dismissByPerson(startsInteractively: true) }

  func addTapToDismiss() {
    surroundings.dimmingView.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in
        guard let self, canBeDismissed else { return }
        if isPermitted { dismissByPerson() } else { attemptWasRefused() }
      })
  }

  /// Whether the controller and the delegate allow it; asked once for each finger.
  private var isPermitted: Bool {
    if let permission = dragSession?.permission { return permission }
    let answer = allowsDismissal
    dragSession?.permission = answer
    return answer
  }
}
