/// The pan that moves a sheet. It is on the container, which takes all touches during a transition, and ignores touches beside the
/// sheet.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var sheet: UISheetPresentationController?
  private var lastTranslation: CGFloat = 0

  init(sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(target: nil, action: nil)
    delegate = self
    addHandler { $0.stateChanged() }
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let view = sheet?.sheetView, view.superview != nil else { return false }
    let shown = view.layer.presentation() ?? view.layer
    return shown.frame.contains(touch.location(in: view.superview))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    sheet?.fingerCameDown()
  }

  override func reset() {
    super.reset()
    sheet?.fingerLeft()
  }

  override func attempt(for displacement: CGVector) -> Attempt {
    abs(displacement.dy) >= abs(displacement.dx) ? .begin : .fail
  }

  private func stateChanged() {
    let translation = translation(in: nil).y
    switch state {
    case .began:
      lastTranslation = 0
      sheet?.beginDrag()
      move(to: translation)
    case .changed: move(to: translation)
    case .ended:
      move(to: translation)
      sheet?.release(velocity: velocity(in: nil).y)
    case .cancelled, .failed: sheet?.release(velocity: 0)
    case .possible: break
    }
  }

  private func move(to translation: CGFloat) {
    sheet?.drag(by: translation - lastTranslation)
    lastTranslation = translation
  }
}
